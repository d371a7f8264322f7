/**
 * Starts a deadline for one request. The returned signal aborts at the deadline, or when `given`
 * aborts. `AbortSignal.any` is not used, because some supported browsers do not have it.
 */
export function startDeadline(milliseconds: number, given?: AbortSignal) {
  const controller = new AbortController()
  const { signal } = controller
  // Nobody may be waiting for this promise. Without a handler, the browser would then report its
  // rejection as an error.
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  isOver.catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => controller.abort(given?.reason)
  const extend = (afterMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      controller.abort(new DOMException('No answer came in time.', 'TimeoutError'))
    }, afterMs)
  }
  extend(milliseconds)
  if (given?.aborted) follow()
  given?.addEventListener('abort', follow)
  return {
    signal,
    /**
     * Returns the result of the work, or rejects at the deadline. The deadline does not stop the
     * work itself.
     */
    keep: <Result>(work: PromiseLike<Result>): Promise<Result> => Promise.race([isOver, work]),
    extend,
    hasPassed: () => signal.aborted && given?.aborted !== true,
    end: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', follow)
    },
  }
}
