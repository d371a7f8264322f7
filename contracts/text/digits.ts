const DIGIT = /\p{Nd}/u

function isDigit(point: number): boolean {
  return DIGIT.test(String.fromCodePoint(point))
}

/** Unicode has the digits of each script in a row from zero to nine. Some rows follow each other. */
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

/** Reads a copied number. Removes separators and invisible characters. */
export function bareDigits(typed: string): string {
  return foldDigits(typed).replaceAll(/[\p{Z}\p{Cf}\p{Cc}\p{Pd}]/gu, '')
}
