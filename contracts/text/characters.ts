/**
 * Counts characters as a person does: a letter with its combining marks is one character. Returns
 * undefined when the browser has no `Intl.Segmenter`.
 */
export function countCharacters(text: string): number | undefined {
  if (!('Segmenter' in Intl)) return undefined
  return Array.from(new Intl.Segmenter('en').segment(text)).length
}

/**
 * Counts code points without combining marks. The result is at least the number that a person would
 * count.
 */
export function countWithoutMarks(text: string): number {
  return Array.from(text.replaceAll(/\p{M}/gu, '')).length
}
