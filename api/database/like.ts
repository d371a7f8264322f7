/** Returns the `like` pattern for texts that start with this text. */
export function startingWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Returns the `like` pattern for texts that end with this text. PostgreSQL reads them by `reverse`. */
export function endingWith(text: string): string {
  return startingWith(Array.from(text).toReversed().join(''))
}
