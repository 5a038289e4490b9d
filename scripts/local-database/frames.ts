/** The longest text frame either side sends, in UTF-16 code units. Longer messages go in parts. */
const MAX_FRAME_CHARACTERS = 16_384

/** The client splits nothing that is longer than a stored string may be; anything bigger is no client of ours. */
const MAX_PARTS = 2_000

/** @returns The text frames of one message: itself, or the number of parts followed by the parts. */
export function toFrames(message: string): string[] {
  if (message.length <= MAX_FRAME_CHARACTERS) return [message]
  const parts: string[] = []
  for (let start = 0; start < message.length; start += MAX_FRAME_CHARACTERS) {
    parts.push(message.slice(start, start + MAX_FRAME_CHARACTERS))
  }
  return [String(parts.length), ...parts]
}

/** Puts the parts of long messages back together. */
export class FrameReader {
  #missing = 0
  #parts: string[] = []

  /**
   * @returns The message that this frame completes, `undefined` when it completes none.
   * @throws RangeError when more parts are announced than any message has.
   */
  read(frame: string): string | undefined {
    if (this.#missing > 0) {
      this.#parts.push(frame)
      this.#missing -= 1
      if (this.#missing > 0) return undefined
      const message = this.#parts.join('')
      this.#parts = []
      return message
    }
    // A number announces parts; "0" announces none and only keeps the connection alive.
    if (!/^\d{1,6}$/.test(frame)) return frame
    this.#missing = Number(frame)
    if (this.#missing > MAX_PARTS) throw new RangeError(`a message of ${this.#missing} parts`)
    return undefined
  }
}
