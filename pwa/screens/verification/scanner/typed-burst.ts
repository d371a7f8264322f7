import { checkForm } from '#contracts/verification/authenticate.ts'

/**
 * A text of at least `BURST_KEYS_MIN` keys with gaps of at most `KEY_GAP_MS` comes from a scanner that works
 * as a keyboard. No person types so much at this speed.
 */
export const KEY_GAP_MS = 150
export const BURST_KEYS_MIN = 100
/** Without an Enter key, a scan ends when no key has come for this time. */
export const BURST_PAUSE_MS = 300
/**
 * A busy machine or a wireless scanner may send a code in several pieces. Each piece comes within this time
 * after the piece before it.
 */
export const PIECES_WITHIN_MS = 3000
/**
 * At least `SCANNER_KEYS_MIN` keys with gaps of at most `SCANNER_GAP_MS` come from a scanner. No person types
 * so fast.
 */
const SCANNER_GAP_MS = 50
const SCANNER_KEYS_MIN = 12

export interface Burst {
  text: string
  lastAt: number
  /** The number of keys that came at the speed of a scanner. */
  quickKeys: number
}

export interface TypedKey {
  key: string
  code: string
  shiftKey: boolean
}

export const NO_BURST: Burst = { text: '', lastAt: 0, quickKeys: 0 }

/**
 * Returns the burst after one more key. A late key starts a new burst, except in the middle of a code. Shift
 * and similar keys are ignored.
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

/** Checks whether a scanner typed the text and the code is not complete yet. Then the rest will follow. */
export function isPiece({ text, quickKeys }: Burst): boolean {
  return quickKeys >= SCANNER_KEYS_MIN && quickKeys * 2 > text.length && checkForm(text) !== null
}

export function isScan({ text }: Burst): boolean {
  return text.length >= BURST_KEYS_MIN
}

/**
 * Returns the character of a key. A scanner sends the keys of one country's keyboard, whatever layout this
 * computer has. Digits are recognised by the position of their key, because in some layouts these keys have
 * other characters.
 */
function characterOf({ key, code, shiftKey }: TypedKey): string | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  return Array.from(key).length === 1 ? key : null
}
