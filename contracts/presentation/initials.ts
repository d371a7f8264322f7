/**
 * A letter with its combining marks. Modifier letters do not match, because they only change
 * another letter.
 */
export const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]\p{M}*/u

export const INITIALS_BYTES_MAX = 16
const INITIAL_BYTES_MAX = INITIALS_BYTES_MAX / 2

/**
 * Returns the initials that a code shows in place of the name: the first letters of the first and
 * the last word, in upper case. A name of one word has one initial. For a name without letters, the
 * result is an empty text.
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

/**
 * Turns a letter into upper case. A letter that would become two letters, such as ß, stays as it
 * is.
 */
function toUpperCase(letter: string): string {
  const upper = letter.toUpperCase()
  return Array.from(upper).length > Array.from(letter).length ? letter : upper
}

/**
 * Removes the last combining marks of a letter with many bytes, because every byte makes the code
 * larger.
 */
function cutMarks(letter: string): string {
  const kept = Array.from(letter)
  while (new TextEncoder().encode(kept.join('')).length > INITIAL_BYTES_MAX) kept.pop()
  return kept.join('')
}
