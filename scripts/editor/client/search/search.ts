import { fold } from '../../../../src/content/locale.ts'

/** Fewer digits are no telephone number. */
const MIN_DIGITS = 4

/**
 * A search in texts and in the labels of their fields. Telephone numbers are found however they are written: `0532` in
 * `+90 532`.
 */
export function searchFor(query: string) {
  const wanted = fold(query.normalize('NFC'))
  const digits = numberOf(query)
  const positionIn = (text: string) => fold(text.normalize('NFC')).indexOf(wanted)
  return {
    positionIn,
    matches: (text: string, place: string) =>
      positionIn(text) !== -1 ||
      positionIn(lastLabel(place)) !== -1 ||
      (digits.length >= MIN_DIGITS && /^[\d\s()+-]+$/.test(query) && text.replace(/\D/g, '').includes(digits)),
  }
}

/** The digits of a number without the code of the country. */
function numberOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^(?:0+|90)/, '')
}

function lastLabel(place: string): string {
  return place.slice(place.lastIndexOf('›') + 1)
}
