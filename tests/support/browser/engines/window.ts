/**
 * One window of one engine. It has only the functions that every engine supports, so that a test
 * drives every engine in the same way.
 */
export interface EngineWindow {
  /** The engine's own name and version. */
  version: string
  go(url: string): Promise<void>
  reload(): Promise<void>
  /** The awaited value of an expression in the page. It must be a JSON value. */
  run(expression: string): Promise<unknown>
  /** A real press of the main button at this point of the window. */
  pressAt(x: number, y: number): Promise<void>
  /** Real key presses, sent to the focused element. `KEYS` has the keys that are not letters. */
  type(text: string): Promise<void>
  /** Gives a file to the input that the expression finds. */
  attach(expression: string, path: string): Promise<void>
  /** A PNG of the window's content. */
  picture(): Promise<Buffer>
  /** Sets the size of the window's inside, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** The page as a PDF on A4. */
  print(): Promise<Buffer>
  /**
   * The errors that pages have thrown or rejected, and their messages to `console.error` and
   * `console.warn`, so far.
   */
  readComplaints(): string[]
  /**
   * Ends the process of the engine's storage while the page is open, as phones do. Absent if the
   * engine has no such process.
   */
  loseStorage?: () => Promise<void>
  /** Ends the engine and removes its profile. */
  close(): Promise<void>
}

export type Engine = 'webkit' | 'firefox' | 'chromium'

/** The codes of keys in WebDriver. */
export const KEYS = { escape: '\uE00C', enter: '\uE007', tab: '\uE004', delete: '\uE017' }

/** The actions of a press, as WebDriver Classic and BiDi define them. */
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
