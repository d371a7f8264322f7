/** Waits for `work`. Rejects when the time is over, but does not stop the work itself. */
export async function settleWithin<Result>(
  milliseconds: number,
  work: PromiseLike<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('It has not settled in time.', 'TimeoutError'))
    }, milliseconds)
  })
  try {
    return await Promise.race([work, isLate])
  } finally {
    clearTimeout(timer)
  }
}
