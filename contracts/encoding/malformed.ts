/** Bytes or text that are not in our format; the message says in which way. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}
