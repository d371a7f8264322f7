const DIGIT = /\p{Nd}/u

function isDigit(point: number): boolean {
  return DIGIT.test(String.fromCodePoint(point))
}

/** The digits of every script stand in rows from zero to nine, some of which touch. */
function toPlain(digit: string): string {
  const composed = digit.normalize('NFKC')
  if (/^[0-9]$/.test(composed)) return composed
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(point - value - 1)) value += 1
  return String(value % 10)
}

/** The digits of any keyboard as 0 to 9; what else was typed stays. */
export function foldDigits(typed: string): string {
  return typed.replaceAll(/\p{Nd}/gu, toPlain)
}

/** Of a number that is copied: without what groups it, and what nobody sees. */
export function bareDigits(typed: string): string {
  return foldDigits(typed).replaceAll(/[\p{Z}\p{Cf}\p{Cc}\p{Pd}]/gu, '')
}
