import { diagnose, diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { fieldAround } from '../parse/parse-entry.ts'
import type { CheckResult, ContentFile } from './check-file.ts'
import { picturesOf } from './content-file.ts'

/** Placeholders of a project without a real company. */
const PLACEHOLDER =
  /Örnek (?:Dijital|Mahallesi|Caddesi|Sokağı|Vergi Dairesi)|(?<![\d ])0{4} ?0{4}[0 ]*0(?!\d)|ornek@[\w.-]+|\+?90[ ]?212[ ]?000[ ]?00[ ]?00|[\w.+-]+@example\.(?:com|org|net)|(?:https?:\/\/)?(?:www\.)?example\.(?:com|org|net)|https:\/\/(?:www\.)?(?:linkedin|instagram)\.com\/(?:company\/|in\/)?(?:example|ornek)\b/giu

/** All diagnostics that prevent a release: also placeholders and unused pictures. */
export function findReleaseDiagnostics(result: CheckResult): RawDiagnostic[] {
  return sortDiagnostics([...result.diagnostics, ...findPlaceholders(result.files), ...findUnusedImages(result)])
}

/**
 * Places marked for the owner or the lawyer, notes to oneself, and texts of the guide (content/DOSYALAR.md) to be replaced.
 * Only capitals where small letters could be a part of an address.
 */
const LEFTOVER =
  /\[DOLDURUN:[^\]\n]*\]|(?<![\p{L}\d_./-])(?:TODO|FIXME|XXX+|Ad Soyad|[Ll]orem [Ii]psum(?: dolor sit amet)?|Buraya sayfanın uzun yazısını yazın|Bir ara başlık|Yazının devamı|Bu hizmetin kime yaradığını iki üç cümleyle anlatın|Müşterinin eline geçecek (?:ilk|ikinci) şey|Gerekmediği durumu açıkça yazın)(?![\p{L}\d_-])/gu

function findPlaceholders(files: readonly ContentFile[]): RawDiagnostic[] {
  return files.flatMap(({ source, entry }) =>
    [...source.text.matchAll(PLACEHOLDER), ...source.text.matchAll(LEFTOVER)].map((match) => {
      const range = { start: match.index, end: match.index + match[0].length }
      const params = { value: match[0], isMarked: match[0].startsWith('[') }
      return diagnose(source, range, 'placeholder', params, entry && fieldAround(entry, match.index))
    }),
  )
}

/** An unused picture is a problem before a release only. */
function findUnusedImages(result: CheckResult): RawDiagnostic[] {
  return unusedImages(result).map((path) =>
    diagnoseFile(path, 'unused-image', { name: path.slice(path.lastIndexOf('/') + 1) }),
  )
}

/** @returns Paths of pictures that no entry shows; none while a file is unreadable, which may show any of them. */
export function unusedImages({ files, images }: Pick<CheckResult, 'files' | 'images'>): string[] {
  const used = new Set<string>()
  for (const { entry, references } of files) {
    if (entry?.value === undefined) return []
    for (const path of picturesOf({ entry, references })) used.add(path.normalize('NFC'))
  }
  return [...images.keys()].filter((path) => !used.has(path))
}
