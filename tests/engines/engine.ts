/** The keys the journeys press, by the names of the DOM. */
export type Key = 'Tab' | 'Enter' | 'Escape'

/** What WebDriver calls these keys. */
const KEY_CODES: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
}

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/** One tab of a real browser. Every method waits until the browser has done it. */
export interface Engine {
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Size of the page in CSS pixels, as near as the window system allows. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page. It is sent as text, so it can use nothing but its arguments, which are JSON. */
  evaluate<Arguments extends Json[], Result>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>
  /** Presses the pointer at a place of the view, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  /** Errors and warnings on the console so far; `undefined` where the engine cannot tell. */
  complaints(): string[] | undefined
  close(): Promise<void>
}

/** WebDriver actions of a press with the pointer, in CSS pixels of the viewport. */
export function pointerPress(x: number, y: number): object {
  return {
    type: 'pointer',
    id: 'pointer',
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

/** WebDriver actions of a key press. */
export function keyPress(key: Key): object {
  const value = KEY_CODES[key]
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  }
}

/** The text of a function that runs in the page. `tsx` names inner functions through a helper the page does not have. */
export function pageScript(script: (...values: never[]) => unknown): string {
  return `const __name = (value) => value; return (${script}).apply(undefined, values)`
}
