import { expect, test } from 'vitest'
import { splitFirstSentence } from '@/content/locale.ts'

test.each([
  ['Fareyi bırakın. Tab’la ilerleyin.', 'Fareyi bırakın.', 'Tab’la ilerleyin.'],
  ['Kapandı mı? Açın! Yazın.', 'Kapandı mı?', 'Açın! Yazın.'],
  ['“Kaça?” diye sorun. Söyleriz.', '“Kaça?” diye sorun.', 'Söyleriz.'],
  ['Yazı “Neden yavaş?” sorusuyla başlar.', 'Yazı “Neden yavaş?” sorusuyla başlar.', ''],
  ['Kime “Harcamayın.” “Bekleyin” de deriz.', 'Kime “Harcamayın.”', '“Bekleyin” de deriz.'],
  ['%400’e çıkarın: Kesilmez. 320 px de yeter.', '%400’e çıkarın: Kesilmez.', '320 px de yeter.'],
  ['Örnek Cad. No: 1 adresindeyiz. Gelin.', 'Örnek Cad. No: 1 adresindeyiz.', 'Gelin.'],
  [
    'Dr. Ada 10. Maddeyi, T.C. Kimlik numarasını bilir. Sorun.',
    'Dr. Ada 10. Maddeyi, T.C. Kimlik numarasını bilir.',
    'Sorun.',
  ],
  ['En çok 1.250,5 kB iner (hepsi). Ölçün.', 'En çok 1.250,5 kB iner (hepsi).', 'Ölçün.'],
  ['Tek cümle', 'Tek cümle', ''],
])('%s', (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual([first, rest])
})
