import { checkForm } from '#contracts/verification/authenticate.ts'

/** Nobody types that much that fast: what does is a scanner that works as a keyboard. */
export const KEY_GAP_MS = 150
export const BURST_KEYS_MIN = 100
/** A scanner that sends no Enter has ended when this much time passes without a key. */
export const BURST_PAUSE_MS = 300
/** A busy machine, or a scanner without a wire, sends one code in pieces: the next follows within this. */
export const PIECES_WITHIN_MS = 3000
/** No person keeps this pace for that many keys. */
const SCANNER_GAP_MS = 50
const SCANNER_KEYS_MIN = 12

export interface Burst {
  text: string
  lastAt: number
  /** Keys that came at the pace of a scanner. */
  quickKeys: number
}

export interface TypedKey {
  key: string
  code: string
  shiftKey: boolean
}

export const NO_BURST: Burst = { text: '', lastAt: 0, quickKeys: 0 }

/**
 * The burst after one more key. A key that comes late begins a new one, but not within a code that is not
 * whole yet; Shift and its like count not.
 */
export function addKey(burst: Burst, typed: TypedKey, at: number): Burst {
  const character = characterOf(typed)
  if (character === null) return burst
  const gap = at - burst.lastAt
  const isLate = gap > KEY_GAP_MS && !(gap <= PIECES_WITHIN_MS && isPiece(burst))
  const { text, quickKeys } = isLate ? NO_BURST : burst
  const isQuick = text !== '' && gap <= SCANNER_GAP_MS
  return { text: text + character, lastAt: at, quickKeys: quickKeys + (isQuick ? 1 : 0) }
}

/** Typed by a scanner, and not yet a code: the rest is on its way. */
export function isPiece({ text, quickKeys }: Burst): boolean {
  return quickKeys >= SCANNER_KEYS_MIN && quickKeys * 2 > text.length && checkForm(text) !== null
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
