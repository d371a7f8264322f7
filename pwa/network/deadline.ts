/**
 * Starts a deadline for one request. The deadline aborts when the time is over, or when `given` aborts. We
 * do not use `AbortSignal.any`, because some of our browsers do not have it.
 */
export function startDeadline(milliseconds: number, given?: AbortSignal) {
  const controller = new AbortController()
  const { signal } = controller
  // Handles the rejection even when nobody waits for the promise.
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
    /** Ignores a result after the deadline. The work itself may still be running. */
    keep: <Result>(work: PromiseLike<Result>): Promise<Result> => Promise.race([isOver, work]),
    extend,
    hasPassed: () => signal.aborted && given?.aborted !== true,
    end: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', follow)
    },
  }
}
