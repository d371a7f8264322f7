/**
 * Returns a function whose runs never overlap. A call during a run waits for the next run. The caller
 * therefore gets a state that was read after the call. An older state never replaces a newer state.
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
