/** Also with marks; no sign that only changes the letter before or after it. */
export const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}*/u

export const INITIALS_BYTES_MAX = 16
const INITIAL_BYTES_MAX = INITIALS_BYTES_MAX / 2

/**
 * The initials that a code shows in place of the name: the first letter of the first word and of the
 * last, in upper case; one letter when the name is one word. Empty when no word has a letter.
 */
export function initialsOf(holderName: string): string {
  const initials = holderName
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => LETTER.exec(word)?.[0] ?? [])
    .map(toUpperCase)
    .map(cutMarks)
  const first = initials.at(0) ?? ''
  return initials.length > 1 ? first + (initials.at(-1) ?? '') : first
}

/** One letter stays one: a sharp s keeps its form rather than become two letters. */
function toUpperCase(letter: string): string {
  const upper = letter.toUpperCase()
  return Array.from(upper).length > Array.from(letter).length ? letter : upper
}

/** Every byte is paid for in the code: of many marks the first ones stay. */
function cutMarks(letter: string): string {
  const kept = Array.from(letter)
  while (new TextEncoder().encode(kept.join('')).length > INITIAL_BYTES_MAX) kept.pop()
  return kept.join('')
}
