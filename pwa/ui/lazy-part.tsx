import { createElement, Suspense, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createStore } from './create-store.ts'
import { settleWithin } from './settle-within.ts'
import { useIsDue } from './use-is-due.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface Options {
  /** The content that is shown until the code of the part is loaded. */
  fallback?: ReactNode
  /**
   * True when the screen works without the part. After a failure to load it, the app then tries
   * again later.
   */
  isOptional?: boolean
  /**
   * True when the part loads one second after the first render. A waiting person needs the verdict
   * or the QR code first.
   */
  isDeferred?: boolean
}

const DEFERRED_MS = 1000
/**
 * The time after which a part counts as failed. Some engines never report that a part could not be
 * loaded.
 */
export const ARRIVES_WITHIN_MS = 30_000
export const TRY_AGAIN_AFTER_MS = 10_000

const failures = new Set<() => void>()

/** Returns a component for a part of a screen. The code of the component is in a separate chunk. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback, isOptional = false, isDeferred = false }: Options = {},
): ComponentType<Props> {
  const failedTries = createStore(0)
  const { Component, forget } = loadOnce(load, isOptional ? leaveOut : undefined)

  /**
   * Renders nothing, and tries again later. The network may be away only for a moment, and a
   * document can stay open for days.
   */
  function leaveOut() {
    setTimeout(() => {
      forget()
      failedTries.write(failedTries.read() + 1)
    }, TRY_AGAIN_AFTER_MS)
    return Nothing
  }

  return function LazyPart(props: Props) {
    const isDue = useIsDue(isDeferred ? DEFERRED_MS : 0)
    const tries = failedTries.use()
    return (
      isDue && (
        <Suspense fallback={tries === 0 && fallback}>
          <Component key={tries} {...props} />
        </Suspense>
      )
    )
  }
}

/**
 * Returns a component that loads its code at its first render, or earlier by a call of `ask`. After
 * a failure, the component renders the result of `leaveOut`. Without `leaveOut`, it throws.
 */
export function loadOnce<Props extends object>(
  load: Load<Props>,
  leaveOut?: () => ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | undefined

  /**
   * Returns the same promise for every render. With a new promise at each render, React would wait
   * for ever.
   */
  function ask(): Promise<ComponentType<Props>> {
    if (loading) return loading
    const inTime = settleWithin(ARRIVES_WITHIN_MS, load())
    const asked = leaveOut ? inTime.catch(leaveOut) : inTime
    loading = asked
    asked.then(
      // React reads these two fields of a promise. A component that is loaded can then render
      // immediately.
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => {
        failures.add(forget)
      },
    )
    return asked
  }

  function forget() {
    loading = undefined
  }

  function Component(props: Props) {
    return createElement(use(ask()), props)
  }
  return { ask, Component, forget }
}

/** Forgets failed loads, so that the next render loads the code again. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

function Nothing() {
  return null
}
