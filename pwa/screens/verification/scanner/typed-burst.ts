import { checkForm } from '#contracts/verification/authenticate.ts'

/** Nobody types so much so fast. Such input comes from a scanner that works as a keyboard. */
export const KEY_GAP_MS = 150
export const BURST_KEYS_MIN = 100
/** Without an Enter, a scan has ended after this time without a key. */
export const BURST_PAUSE_MS = 300
/** A busy machine or a wireless scanner may send a code in pieces, each within this time of the last. */
export const PIECES_WITHIN_MS = 3000
/** No person types so many keys at this pace. */
const SCANNER_GAP_MS = 50
const SCANNER_KEYS_MIN = 12

export interface Burst {
  text: string
  lastAt: number
  /** The number of keys at a scanner's pace. */
  quickKeys: number
}

export interface TypedKey {
  key: string
  code: string
  shiftKey: boolean
}

export const NO_BURST: Burst = { text: '', lastAt: 0, quickKeys: 0 }

/**
 * The burst after one more key. A late key begins a new burst, except within an incomplete code. Shift and
 * similar keys do not count.
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

/** Typed by a scanner and not a complete code yet: the rest follows. */
export function isPiece({ text, quickKeys }: Burst): boolean {
  return quickKeys >= SCANNER_KEYS_MIN && quickKeys * 2 > text.length && checkForm(text) !== null
}

export function isScan({ text }: Burst): boolean {
  return text.length >= BURST_KEYS_MIN
}

/**
 * Scanners press the keys of one country's keyboard, whatever this computer's layout is. Digits are
 * recognised by the position of their key, because some layouts have other characters there without Shift.
 */
function characterOf({ key, code, shiftKey }: TypedKey): string | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  return Array.from(key).length === 1 ? key : null
}
