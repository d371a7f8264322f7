/** Counts as a person does: a letter with its marks is one. Undefined without `Intl.Segmenter`. */
export function countCharacters(text: string): number | undefined {
  if (!('Segmenter' in Intl)) return undefined
  return Array.from(new Intl.Segmenter('en').segment(text)).length
}

/** Never fewer than a person counts. */
export function countWithoutMarks(text: string): number {
  return Array.from(text.replaceAll(/\p{M}/gu, '')).length
}
