/** Waits for `work`, and rejects when it is not settled in time. The work itself goes on. */
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
