import { fold } from '../../../src/content/locale.ts'

/** Generic words for an image, possibly numbered. */
const ANY_PICTURE = /^(?:bir )?(?:resim|gorsel|fotograf|foto|image|img|picture|photo)[ _-]?\d*\.?$/

/** A file name, as cameras and phones give it. */
const FILE_NAME = /^[\p{L}\d_-]+\.(?:webp|png|jpe?g|avif|gif|svg|heic)$|^(?:img|dsc|dscn|pxl)[ _-]?\d{3,}$/u

/** Whether an alt text says nothing: "resim", or a file name. */
export function isPoorAlt(alt: string): boolean {
  const written = fold(alt.trim())
  return ANY_PICTURE.test(written) || FILE_NAME.test(written)
}
