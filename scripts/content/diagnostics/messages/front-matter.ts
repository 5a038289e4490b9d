import { quote } from '../../text/printable.ts'
import { message } from './message.ts'

/** Problems of the front matter fences. */
export const frontMatterMessages = {
  /** Without `fields` only the opening fence is missing. */
  'missing-front-matter': message<{ fields: string | undefined }>({
    tr: ({ fields }) =>
      fields === undefined
        ? {
            problem: 'Alanların üstündeki --- satırı yok.',
            expected: 'dosyanın ilk satırında yalnızca ---, alanlar onun altında.',
            fix: 'dosyanın en başına --- satırı ekleyin; başka bir şeyi değiştirmeyin.',
          }
        : {
            problem: 'Dosyanın başında alanlar bölümü yok.',
            expected: `ilk satırda ---, altında alanlar (${fields}), sonra yine ---.`,
            fix: 'dosyanın en başına bu bölümü ekleyin; aynı klasördeki başka bir dosyadan örnek alın.',
          },
    en: ({ fields }) =>
      fields === undefined
        ? {
            problem: 'The --- line above the fields is missing.',
            expected: 'nothing but --- in the first line of the file, the fields below it.',
            fix: 'add a line --- at the very top; change nothing else.',
          }
        : {
            problem: 'There is no block of fields at the top of the file.',
            expected: `--- in the first line, the fields below it (${fields}), then --- again.`,
            fix: 'add this block at the very top; take another file of the same folder as a model.',
          },
  }),
  'front-matter-not-first': message<{ line: number }>({
    tr: ({ line }) => ({
      problem: `Alanlar bölümü dosyanın başında değil, ${line}. satırda başlıyor.`,
      expected: 'ilk satırda yalnızca ---.',
      fix: 'bu satırdan önce gelenleri silin ya da alanların altına taşıyın.',
    }),
    en: ({ line }) => ({
      problem: `The block of fields does not begin at the top of the file but in line ${line}.`,
      expected: 'nothing but --- in the first line.',
      fix: 'delete what comes before this line, or move it below the fields.',
    }),
  }),
  'unclosed-front-matter': message<Record<never, never>>({
    tr: () => ({
      problem: 'Alanlar bölümü kapanmıyor.',
      expected: 'alanlardan sonra, kendi satırında ---.',
      fix: 'son alanın altına --- satırı ekleyin.',
    }),
    en: () => ({
      problem: 'The block of fields is never closed.',
      expected: '--- in a line of its own after the fields.',
      fix: 'add a line --- below the last field.',
    }),
  }),
  'wrong-fence': message<{ found: string }>({
    tr: ({ found }) => ({
      problem: `Alanlar bölümünün sınırı ${quote(found)} olarak yazılmış.`,
      expected: 'kendi satırında tam üç tire: ---',
      fix: 'bu satıra yalnızca --- yazın.',
    }),
    en: ({ found }) => ({
      problem: `The border of the block of fields is written as ${quote(found)}.`,
      expected: 'exactly three hyphens in a line of their own: ---',
      fix: 'write nothing but --- in this line.',
    }),
  }),
  'wrong-language': message<{ language: string }>({
    tr: ({ language }) => ({
      problem: `İlk satırda --- işaretinden sonra ${quote(language)} yazıyor.`,
      expected: 'ilk satırda yalnızca ---; alanlar "ad: değer" biçiminde.',
      fix: `ilk satırdan ${quote(language)} yazısını silin.`,
    }),
    en: ({ language }) => ({
      problem: `The block of fields asks for another language: ${quote(language)}`,
      expected: 'nothing but --- in the first line; fields as "name: value". No program ever runs here.',
      fix: `delete ${quote(language)} from the first line.`,
    }),
  }),
}
