/** Throws when the document does not contain the text. */
export function replaceFound(
  html: string,
  pattern: RegExp | string,
  by: (found: string) => string,
): string {
  if (html.search(pattern) < 0) throw new Error(`The document has no ${String(pattern)}.`)
  return html.replace(pattern, by)
}
