/**
 * One run at a time: what is asked for meanwhile is answered by the next run, so that everybody gets what stood
 * after they asked, and no older answer comes after a newer one.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  function begin(): Promise<void> {
    current = run().finally(() => (current = undefined))
    return current
  }

  return () => {
    if (!current) return begin()
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return begin()
      })
    return next
  }
}
