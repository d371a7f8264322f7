const DIGIT = /\p{Nd}/u

function isDigit(point: number): boolean {
  return DIGIT.test(String.fromCodePoint(point))
}

/**
 * Returns the value of a digit in any script. Unicode lists the ten digits of a script from zero to
 * nine. Some of these lists follow each other directly. The value is therefore the number of digits
 * directly before this digit, modulo 10.
 */
function toPlain(digit: string): string {
  const composed = digit.normalize('NFKC')
  if (/^[0-9]$/.test(composed)) return composed
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(point - value - 1)) value += 1
  return String(value % 10)
}

/** Turns the digits of every script into 0 to 9. Does not change other characters. */
export function foldDigits(typed: string): string {
  return typed.replaceAll(/\p{Nd}/gu, toPlain)
}

/** Returns the digits of a copied number, without separators and invisible characters. */
export function bareDigits(typed: string): string {
  return foldDigits(typed).replaceAll(/[\p{Z}\p{Cf}\p{Cc}\p{Pd}]/gu, '')
}
