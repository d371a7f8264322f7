import { createElement, Suspense, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { settleWithin } from './settle-within.ts'
import { useIsDue } from './use-is-due.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface Options {
  /** Holds its place until it is there. */
  fallback?: ReactNode
  /** A part that cannot be loaded is left out until the page reloads, and the rest of the screen stays. */
  isOptional?: boolean
  /** Loads after the first rendering: a verdict or a code that somebody waits for goes first. */
  isDeferred?: boolean
}

const DEFERRED_MS = 1000
/** What has not arrived by then counts as what cannot be loaded: an engine may never answer at all. */
export const ARRIVES_WITHIN_MS = 30_000

const failed = new Set<() => void>()

/** A part of the screen whose code is a chunk of its own. */
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
 * A component that asks for its code when it is first rendered, or before, by `ask`; what cannot be
 * loaded is `otherwise`, and without one throws.
 */
export function loadOnce<Props extends object>(
  load: Load<Props>,
  otherwise?: ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | undefined

  /** One promise for every render that asks, or React would ask for ever. */
  function ask(): Promise<ComponentType<Props>> {
    if (loading) return loading
    const inTime = settleWithin(ARRIVES_WITHIN_MS, load())
    const asked = otherwise ? inTime.catch(() => otherwise) : inTime
    loading = asked
    asked.then(
      // As React itself marks what it has waited for: what is there already renders at once.
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

/** What could not be loaded is asked for again at the next visit. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

function Nothing() {
  return null
}
