/** The error for bytes or text that our format does not allow. The message names the fault. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}
