import { useSyncExternalStore } from 'react'

/** A value outside the components, which any component may follow. */
interface Store<Value> {
  read: () => Value
  /** Tells the followers, unless the value is the same. */
  write: (value: Value) => void
  /** Answers a function that stops following. */
  follow: (listener: () => void) => () => void
  /** The value as a hook. */
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
