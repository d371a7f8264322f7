import { isTokenText } from '#contracts/presentation/digits.ts'
import { parseJson } from '#contracts/parse-json.ts'

/** The longest text, in UTF-16 units, in which the product searches for a code. */
export const QR_DATA_MAX = 4096

/** Returns whether the product searches for a code in a text of this length. */
export function isSearchable(text: string): boolean {
  return text.length <= QR_DATA_MAX
}

type TokenInput =
  | { isFound: true; token: string }
  | { isFound: false; reason: 'empty' | 'too long' | 'no token in it' }

/** The JSON fields that can contain a code. */
const JSON_FIELDS = ['token', 'qrData', 'verificationUrl'] as const

/**
 * The least number of digits in a code. A port or a date in a damaged text has fewer digits.
 * Therefore it never counts as a code.
 */
const CODE_DIGITS_MIN = 300

/**
 * Finds the token in the input of a scanner, a camera or a person. The input can be only digits, a
 * verification link, or JSON that contains the digits or the link. A scanner with the keyboard
 * layout of another country changes the punctuation of a link, but not the digits. This function
 * therefore searches for the longest row of digits.
 */
export function readTokenInput(input: string): TokenInput {
  if (!isSearchable(input)) return { isFound: false, reason: 'too long' }
  const text = input.replaceAll(/[\s\p{Cf}]+/gu, '')
  if (text === '') return { isFound: false, reason: 'empty' }
  const token = findToken(text) ?? findInJson(input)
  return token === undefined
    ? { isFound: false, reason: 'no token in it' }
    : { isFound: true, token }
}

/** Returns whether a camera or a picture shows one of our codes. The code can be damaged. */
export function isOwnCode(text: string): boolean {
  const found = readTokenInput(text)
  return found.isFound && found.token.length >= CODE_DIGITS_MIN
}

function findToken(text: string): string | undefined {
  if (isTokenText(text)) return text
  const inLink = /[?&]token=([0-9]+)(?:[&#]|$)/.exec(text)?.[1]
  if (inLink !== undefined && isTokenText(inLink)) return inLink
  if (text.startsWith('{') || text.startsWith('"')) return undefined
  const longest = (text.match(/[0-9]+/g) ?? []).reduce(longer, '')
  return longest.length >= CODE_DIGITS_MIN && isTokenText(longest) ? longest : undefined
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one
}

function findInJson(input: string): string | undefined {
  const value = parseJson(input)
  if (typeof value === 'string') return findToken(value)
  if (typeof value !== 'object' || value === null) return undefined
  return JSON_FIELDS.map((field) => (value as Record<string, unknown>)[field])
    .filter((held) => typeof held === 'string')
    .map(findToken)
    .find((token) => token !== undefined)
}
