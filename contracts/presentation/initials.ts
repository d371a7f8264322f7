const LETTER = /\p{L}\p{M}*/u

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
  const first = initials.at(0) ?? ''
  return initials.length > 1 ? first + (initials.at(-1) ?? '') : first
}

/** One letter stays one: a sharp s keeps its form rather than become two letters. */
function toUpperCase(letter: string): string {
  const upper = letter.toUpperCase()
  return Array.from(upper).length > Array.from(letter).length ? letter : upper
}
