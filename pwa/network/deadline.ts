/**
 * For one request alone: it aborts when the time is over, or with `given`. `AbortSignal.any` is missing in
 * browsers that we serve.
 */
export function startDeadline(milliseconds: number, given?: AbortSignal) {
  const controller = new AbortController()
  const { signal } = controller
  // Nobody may be waiting when it passes.
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
    })
  })
  isOver.catch(() => undefined)
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    controller.abort(given?.reason)
  }
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
    /** What comes after it counts no more, also where it cannot be called off. */
    keep: <Result>(work: PromiseLike<Result>): Promise<Result> => Promise.race([isOver, work]),
    extend,
    hasPassed: () => signal.aborted && given?.aborted !== true,
    end: () => {
      clearTimeout(timer)
      given?.removeEventListener('abort', follow)
    },
  }
}
