const [LEFT_TO_RIGHT, POP] = ['\u2066', '\u2069']
const COPIED = /\u2066([^\u2066-\u2069]*)\u2069/g
const ISOLATED = /\u2068([^\u2066-\u2069]*)\u2069/g

/**
 * Isolates a value that the reader may copy: a number, an address or a link. Such a value has its isolate in
 * HTML only. In plain text the isolate is two invisible characters. A person would copy them with the value,
 * and nothing would find or open the value then.
 */
export function isolateCopied(value: string): string {
  return LEFT_TO_RIGHT + value + POP
}

/** Removes the isolates around values that the reader may copy. */
export function toPlainText(text: string): string {
  return text.replace(COPIED, '$1')
}

/** Replaces the isolates in escaped text by elements, which nobody copies. */
export function toElements(html: string): string {
  return html.replace(COPIED, '<bdi dir="ltr">$1</bdi>').replace(ISOLATED, '<bdi>$1</bdi>')
}
