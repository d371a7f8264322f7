/**
 * One run at a time. A call during a run is answered by the next run, so that every caller gets the state
 * after its call, and no older answer follows a newer one.
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
