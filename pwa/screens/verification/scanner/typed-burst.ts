import { checkForm } from '#contracts/verification/authenticate.ts'

/**
 * The greatest gap between two keys of one scan. `BURST_KEYS_MIN` keys without a greater gap come
 * from a scanner that works as a keyboard, because no person types so much at this speed.
 */
export const KEY_GAP_MS = 150
export const BURST_KEYS_MIN = 100
/** The pause after which a scan counts as ended, when the scanner sends no Enter key. */
export const BURST_PAUSE_MS = 300
/**
 * The greatest gap between two pieces of one code. A wireless scanner or a busy machine may send a
 * code in several pieces.
 */
export const PIECES_WITHIN_MS = 3000
/**
 * `SCANNER_KEYS_MIN` keys with gaps of at most `SCANNER_GAP_MS` come from a scanner, because no
 * person types so fast.
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
 * Returns the burst with one more key. A late key starts a new burst, unless it may be a later
 * piece of the same code. Shift and similar keys are ignored.
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

/**
 * Returns true when a scanner has typed the text, and the code is not complete yet. The rest of the
 * code will follow.
 */
export function isPiece({ text, quickKeys }: Burst): boolean {
  return quickKeys >= SCANNER_KEYS_MIN && quickKeys * 2 > text.length && checkForm(text) !== null
}

export function isScan({ text }: Burst): boolean {
  return text.length >= BURST_KEYS_MIN
}

/**
 * Returns the character of a key. A scanner sends the keys of one country's keyboard, whatever the
 * layout of this computer. In some layouts, the digit keys have other characters. Therefore digits
 * are recognised by the position of their key.
 */
function characterOf({ key, code, shiftKey }: TypedKey): string | null {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1]
  if (digit !== undefined && !shiftKey) return digit
  return Array.from(key).length === 1 ? key : null
}
