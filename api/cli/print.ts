/** Control, format and unassigned characters, and the ends of lines and paragraphs. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/**
 * Returns the text of a foreign file for a terminal. Shows each character that a terminal would obey or hide,
 * because such a character could make a person read other values than the command uses.
 */
export function showControls(text: string): string {
  return text.replaceAll(HIDDEN, (character) => {
    const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
    return `<U+${point.padStart(4, '0')}>`
  })
}

/**
 * Prints one line for a person. The line may contain values of a foreign file or of the database, so its control
 * characters are shown.
 */
export function print(line: string): void {
  console.log(showControls(line))
}
