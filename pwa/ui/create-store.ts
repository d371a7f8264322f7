import { useSyncExternalStore } from 'react'

/** A value outside of the components, which any of them may follow. */
export interface Store<Value> {
  read: () => Value
  /** Tells its followers, unless it is the same value. */
  write: (value: Value) => void
  /** Answers how to stop. */
  follow: (listener: () => void) => () => void
  /** As a hook. */
  use: () => Value
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  const read = () => current
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read,
    follow,
    write: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(follow, read, read),
  }
}
