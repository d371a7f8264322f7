/** Nobody types that much that fast: what does is a scanner that works as a keyboard. */
export const KEY_GAP_MS = 150
export const BURST_KEYS_MIN = 100
/** A scanner that sends no Enter has ended when this much time passes without a key. */
export const BURST_PAUSE_MS = 300

export interface Burst {
  text: string
  lastAt: number
}

export interface TypedKey {
  key: string
  code: string
  shiftKey: boolean
}

export const NO_BURST: Burst = { text: '', lastAt: 0 }

/** The burst after one more key. A key that comes late begins a new one; Shift and its like count not. */
export function addKey(burst: Burst, typed: TypedKey, at: number): Burst {
  const character = characterOf(typed)
  if (character === null) return burst
  const isLate = at - burst.lastAt > KEY_GAP_MS
  return { text: (isLate ? '' : burst.text) + character, lastAt: at }
}

export function isScan({ text }: Burst): boolean {
  return text.length >= BURST_KEYS_MIN
}

/**
 * Scanners press the keys of one country's keyboard whatever the layout of this computer. Digits
 * are told by their place on it, since some layouts have other signs there without Shift.
 */
function characterOf({ key, code, shiftKey }: TypedKey): string | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  return Array.from(key).length === 1 ? key : null
}
