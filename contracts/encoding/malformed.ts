/** Bytes or text outside our format. The message names the fault. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}
