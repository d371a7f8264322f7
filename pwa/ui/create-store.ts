import { useSyncExternalStore } from 'react'

/** A value that belongs to no component. Every component can listen to its changes. */
interface Store<Value> {
  read: () => Value
  /** Sets the value and calls the listeners. Calls no listener when the value is the same. */
  write: (value: Value) => void
  /** Adds a listener. Returns a function that removes it. */
  follow: (listener: () => void) => () => void
  /** A hook that returns the value. */
  use: () => Value
}

export function createStore<Value>(initial: Value): Store<Value> {
  return createLateStore(() => initial)
}

/** Creates a store that computes its first value only when the value is needed. */
export function createLateStore<Value>(readFirst: () => Value): Store<Value> {
  let kept: { value: Value } | undefined
  const listeners = new Set<() => void>()
  const read = () => (kept ??= { value: readFirst() }).value
  const follow = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read,
    follow,
    write: (value) => {
      if (Object.is(value, read())) return
      kept = { value }
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(follow, read, read),
  }
}
