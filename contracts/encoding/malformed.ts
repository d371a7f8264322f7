/** The error for bytes or a text that our formats do not allow. The message names the fault. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}
