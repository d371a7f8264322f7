import { createElement, Suspense, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { settleWithin } from './settle-within.ts'
import { useIsDue } from './use-is-due.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface Options {
  /** Is shown until the part is loaded. */
  fallback?: ReactNode
  /**
   * True when the screen works without the part. When it cannot be loaded, it is missing until the page
   * reloads.
   */
  isOptional?: boolean
  /** True when the part loads after the first render. A verdict or code for a waiting person comes first. */
  isDeferred?: boolean
}

const DEFERRED_MS = 1000
/** A part that is not loaded within this time has failed, because some engines never report a failure. */
export const ARRIVES_WITHIN_MS = 30_000

const failed = new Set<() => void>()

/** A part of the screen whose code is a separate chunk. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback, isOptional = false, isDeferred = false }: Options = {},
): ComponentType<Props> {
  const { Component } = loadOnce(load, isOptional ? Nothing : undefined)

  return function LazyPart(props: Props) {
    const isDue = useIsDue(isDeferred ? DEFERRED_MS : 0)
    return (
      isDue && (
        <Suspense fallback={fallback}>
          <Component {...props} />
        </Suspense>
      )
    )
  }
}

/**
 * Returns a component that loads its code at its first render, or earlier by `ask`. If the code cannot be
 * loaded, it renders `otherwise`. Without `otherwise` it throws.
 */
export function loadOnce<Props extends object>(
  load: Load<Props>,
  otherwise?: ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | undefined

  /** Returns the same promise for every render. With a new promise each time, React would wait for ever. */
  function ask(): Promise<ComponentType<Props>> {
    if (loading) return loading
    const inTime = settleWithin(ARRIVES_WITHIN_MS, load())
    const asked = otherwise ? inTime.catch(() => otherwise) : inTime
    loading = asked
    asked.then(
      // React marks settled promises in the same way. So a loaded component renders at once.
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => {
        failed.add(() => (loading = undefined))
      },
    )
    return asked
  }

  function Component(props: Props) {
    return createElement(use(ask()), props)
  }
  return { ask, Component }
}

/** Makes failed parts load again at the next visit. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

function Nothing() {
  return null
}
