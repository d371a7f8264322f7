/**
 * One window of one engine. It has only functions that every engine supports. A test can therefore
 * control every engine in the same way.
 * Decision: `docs/decisions/34-engines-driven-by-own-code.md`.
 */
export interface EngineWindow {
  /** The name and version of the engine. */
  version: string
  go(url: string): Promise<void>
  reload(): Promise<void>
  /**
   * Runs an expression in the page, and awaits its value. Returns the value, which must be a JSON
   * value.
   */
  run(expression: string): Promise<unknown>
  /**
   * Presses the main button of the mouse at this point of the window. The press is a real event.
   */
  pressAt(x: number, y: number): Promise<void>
  /** Presses keys in the focused element. `KEYS` has the keys that are not letters. */
  type(text: string): Promise<void>
  /** Finds an input by the expression, and gives this file to the input. */
  attach(expression: string, path: string): Promise<void>
  /** Returns a PNG of the window's content. */
  picture(): Promise<Buffer>
  /** Sets the size of the inside of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Returns the page as a PDF on A4. */
  print(): Promise<Buffer>
  /**
   * Returns the errors that pages have thrown or rejected so far. Also returns their messages to
   * `console.error` and `console.warn`.
   */
  readComplaints(): string[]
  /**
   * Ends the engine's storage process while the page is open. Phones do the same. An engine without
   * such a process does not have this function.
   */
  loseStorage?: () => Promise<void>
  /** Ends the engine, and removes its profile. */
  close(): Promise<void>
}

export type Engine = 'webkit' | 'firefox' | 'chromium'

/** The codes of keys in WebDriver. */
export const KEYS = { escape: '\uE00C', enter: '\uE007', tab: '\uE004', delete: '\uE017' }

/** Returns the actions of a press in the format of WebDriver Classic and BiDi. */
export function pressActions(x: number, y: number) {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

export function keyActions(text: string) {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
