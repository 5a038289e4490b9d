/** Words for any picture at all, alone or numbered. */
const ANY_PICTURE = /^(?:bir )?(?:resim|görsel|gorsel|fotoğraf|fotograf|foto|image|img|picture|photo)[ _-]?\d*\.?$/

/** What cameras, phones and folders call a picture. */
const FILE_NAME = /^[\p{L}\d_-]+\.(?:webp|png|jpe?g|avif|gif|svg|heic)$|^(?:img|dsc|dscn|pxl)[ _-]?\d{3,}$/u

/** Whether a picture's description says nothing about it: "resim", or the name of its file. */
export function isPoorAlt(alt: string): boolean {
  const written = alt.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i')
  return ANY_PICTURE.test(written) || FILE_NAME.test(written)
}
