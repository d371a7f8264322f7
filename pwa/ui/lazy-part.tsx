import { createElement, Suspense, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { settleWithin } from './settle-within.ts'
import { useIsDue } from './use-is-due.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface Options {
  /** The content that is shown until the code of the part is loaded. */
  fallback?: ReactNode
  /**
   * True when the screen works without the part. A part that cannot be loaded is then missing until
   * the page reloads.
   */
  isOptional?: boolean
  /**
   * True when the part loads one second after the first render, because the person who waits needs
   * the verdict or the QR code first.
   */
  isDeferred?: boolean
}

const DEFERRED_MS = 1000
/**
 * The time after which a part counts as failed. Some engines never report that a part could not be
 * loaded.
 */
export const ARRIVES_WITHIN_MS = 30_000

const failed = new Set<() => void>()

/** Returns a component for a part of a screen. The code of the component is in a separate chunk. */
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
 * Returns a component that loads its code at its first render, or earlier when somebody calls
 * `ask`. If the code cannot be loaded, the component renders `otherwise`. Without `otherwise`, it
 * throws.
 */
export function loadOnce<Props extends object>(
  load: Load<Props>,
  otherwise?: ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | undefined

  /**
   * Returns the same promise for every render, because React would wait for ever for a promise that
   * is new each time.
   */
  function ask(): Promise<ComponentType<Props>> {
    if (loading) return loading
    const inTime = settleWithin(ARRIVES_WITHIN_MS, load())
    const asked = otherwise ? inTime.catch(() => otherwise) : inTime
    loading = asked
    asked.then(
      // React reads `status` and `value` of a promise. With them, a loaded component renders
      // immediately.
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

/** Forgets failed loads, so that the next render loads the code again. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

function Nothing() {
  return null
}
