import { z } from 'zod'
import { group, line } from './fields.ts'

/** Digits in groups or in a row. */
function digits(
  form: RegExp,
  help: { title: string; description: string; examples: string[] },
  length: { tr: string; en: string },
) {
  return z
    .string()
    .max(40)
    .regex(form)
    .meta({
      ...help,
      expected: `${length.tr} rakam, arada boşluk olabilir`,
      expectedEnglish: `${length.en} digits, spaces allowed`,
    })
}

/** Company data required by law; all fields but the name only where they apply. */
export const companySchema = group(
  'Şirket bilgileri',
  'Sitede bulunması gereken tanıtıcı bilgiler: İletişim sayfasında hepsi, alt bölümde unvan görünür.',
  {
    legalName: line(120, {
      title: 'Ticaret unvanı',
      description: 'Sicilde yazıldığı gibi; şahıs işletmesinde ad ve soyad.',
      examples: ['Örnek Dijital Limited Şirketi'],
    }),
    responsible: line(80, {
      title: 'Sorumlu kişi',
      description: 'Siteden sorumlu kişinin adı ve soyadı.',
      examples: ['Ad Soyad'],
    }).optional(),
    taxOffice: line(60, {
      title: 'Vergi dairesi',
      description: 'Bağlı olduğunuz vergi dairesinin adı.',
      examples: ['Örnek Vergi Dairesi'],
    }).optional(),
    taxNumber: digits(
      /^(?:\d *){10,11}$/,
      {
        title: 'Vergi numarası',
        description: 'Vergi kimlik numarası ya da şahıs işletmesinde T.C. kimlik numarası.',
        examples: ['0000000000'],
      },
      { tr: '10 ya da 11', en: '10 or 11' },
    ).optional(),
    registry: line(80, {
      title: 'Ticaret sicili',
      description: 'Sicil müdürlüğü ve sicil numarası.',
      examples: ['İstanbul Ticaret Sicili 000000'],
    }).optional(),
    mersis: digits(
      /^(?:\d *){16}$/,
      {
        title: 'MERSİS numarası',
        description: 'Merkezi Sicil Kayıt Sistemi numarası.',
        examples: ['0000 0000 0000 0000'],
      },
      { tr: '16', en: '16' },
    ).optional(),
    kep: line(120, {
      title: 'KEP adresi',
      description: 'Kayıtlı elektronik posta adresi.',
      examples: ['ornek@hs01.kep.tr'],
    }).optional(),
  },
)
