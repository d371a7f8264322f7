/**
 * Returns a function that does the work for each key only once, and remembers the result. After a failure,
 * the next caller tries again.
 */
export function rememberEach<Value>() {
  const started = new Map<string, Promise<Value>>()
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const known = started.get(key)
    if (known) return known
    const next = work()
    started.set(key, next)
    next.catch(() => started.delete(key))
    return next
  }
}
