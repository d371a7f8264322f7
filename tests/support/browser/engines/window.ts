/** One window of one engine: as little as every engine can do, so that a page is driven in one way. */
export interface EngineWindow {
  /** Name and number, as the engine itself says. */
  version: string
  go(url: string): Promise<void>
  reload(): Promise<void>
  /** What an expression in the page comes to, awaited; it must be of JSON. */
  run(expression: string): Promise<unknown>
  /** A real press of the main button at this place of the window. */
  pressAt(x: number, y: number): Promise<void>
  /** Real keys, to what has the focus; `KEYS` has those that are no letters. */
  type(text: string): Promise<void>
  /** Gives a file to the input that an expression finds. */
  attach(expression: string, path: string): Promise<void>
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>
  /** Its inside, in pixels of CSS. */
  resize(width: number, height: number): Promise<void>
  /** The page as a PDF on A4. */
  print(): Promise<Buffer>
  /** What pages threw, rejected or wrote to `console.error` and `console.warn` so far. */
  readComplaints(): string[]
  /** Ends the process of the engine's storage under the page, as phones do; where the engine has one. */
  loseStorage?: () => Promise<void>
  /** Ends the engine and removes its profile. */
  close(): Promise<void>
}

export type Engine = 'webkit' | 'firefox' | 'chromium'

/** As WebDriver writes keys. */
export const KEYS = { escape: '\uE00C', enter: '\uE007', tab: '\uE004', delete: '\uE017' }

/** A press and keys as WebDriver, classic and BiDi, has them. */
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
