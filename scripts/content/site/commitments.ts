import type { Language } from '../diagnostics/language.ts'
import type { ContentFile } from './check-file.ts'

/** Commitments in texts, and the question to the owner before they are published. */
const COMMITMENTS: readonly { words: RegExp; ask: Record<Language, string> }[] = [
  {
    words: /(?:\d+|bir|iki|üç|beş|yedi|on|otuz) (?:iş )?(?:saat|gün|hafta)(?:(?:ü|ı)? içinde|ünde yanıt| sonra)/giu,
    ask: { tr: 'Bu süreye her zaman uyabilir misiniz?', en: 'Can you always keep to this time?' },
  },
  {
    words: /ücretsiz\p{L}*/giu,
    ask: { tr: 'Bunu gerçekten ücretsiz mi veriyorsunuz?', en: 'Is this really free of charge?' },
  },
  {
    words: /(?<!\p{L})KDV\p{L}*|garanti\p{L}*/giu,
    ask: { tr: 'Fiyatı böyle mi veriyorsunuz?', en: 'Is this how you quote prices?' },
  },
  {
    words:
      /(?:sizin adınıza|işletmenizin (?:adına|üzerine)|işletmenin adına) ?(?:açıl|açar|alın|kayded)?\p{L}*|\p{L}+ sizde kalır|size devred\p{L}+|kaynak kod[^.;]{0,40}(?:sizin\p{L}*|alır\p{L}*|dâhil)|tasarım dosyaları dâhil|kullanım hak[^.;]{0,30} size geç\p{L}+/giu,
    ask: {
      tr: 'Hesapları ve dosyaları böyle mi devrediyorsunuz?',
      en: 'Is this how you hand over accounts and files?',
    },
  },
  {
    words:
      /kısa bir kılavuz|gerçek telefonlarda|geri yükleme deneme\p{L}*|(?:düzenli|yazan sıklıkta) yede\p{L}*|yenileme (?:tarih|gün)\p{L}+|deneme adres\p{L}+|haber ver\p{L}+|listede topla\p{L}+|yeni sitenizi de oraya kur\p{L}+|onlara biz anlat\p{L}+|yenilerine yönlendir\p{L}+|lisanslarını listel\p{L}+|madde madde biz çıkar\p{L}+|ekran okuyucu\p{L}*|sözle anlat\p{L}+/giu,
    ask: { tr: 'Bunu her işte yapıyor musunuz?', en: 'Do you do this in every project?' },
  },
  {
    words: /(?:fiyatını|ücretini) (?:işe )?başlamadan söyle\p{L}+|önermeyiz|bakım anlaşması şart değil/giu,
    ask: { tr: 'Fiyatı ve öneriyi böyle mi veriyorsunuz?', en: 'Is this how you give prices and advice?' },
  },
  {
    words: /turu yapar|olacağı teklifte|(?<!\p{L})sözleşmede/giu,
    ask: { tr: 'Teklifiniz ve sözleşmeniz bunu yazıyor mu?', en: 'Do your offer and your contract say so?' },
  },
  {
    words: /(?<!\p{L})sunucu, güvenli bağlantı/giu,
    ask: {
      tr: 'Sunucuyu kendiniz işletiyorsanız BTK yer sağlayıcı belgeniz var mı?',
      en: 'If you run servers yourself: do you have the licence of a hosting provider?',
    },
  },
  {
    words: /6698 sayılı|reklam için kullanm\p{L}+/giu,
    ask: { tr: 'Hukukçunuz bu metni onayladı mı?', en: 'Has your lawyer approved this text?' },
  },
]

const TITLE: Record<Language, string> = {
  tr: 'Onaylanacak sözler. Sorun sayılmaz; yayından önce marka sahibi her birini tutabileceğini söylemeli:',
  en: 'Commitments to confirm. No problems; before a release the owner has to say that each of them will be kept:',
}

/**
 * Lists the commitments in texts by question, with file and line.
 *
 * @param folder Name of the content folder in reports.
 * @returns Undefined without commitments.
 */
export function listCommitments(
  files: readonly Pick<ContentFile, 'source'>[],
  folder: string,
  language: Language,
): string | undefined {
  const blocks = COMMITMENTS.flatMap(({ words, ask }) => {
    const places = files.flatMap(({ source }) =>
      [...source.text.matchAll(words)].map(({ index, 0: promise }) => {
        const { line } = source.positionAt(index)
        return `    ${folder === '' ? '' : `${folder}/`}${source.path}:${line}  “${promise}”`
      }),
    )
    return places.length > 0 ? [`  ${ask[language]}\n${[...new Set(places)].join('\n')}`] : []
  })
  return blocks.length > 0 ? [TITLE[language], ...blocks].join('\n') : undefined
}
