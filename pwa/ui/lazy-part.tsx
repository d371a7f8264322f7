import { createElement, Suspense, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { settleWithin } from './settle-within.ts'
import { useIsDue } from './use-is-due.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

interface Options {
  /** Shown until the part has loaded. */
  fallback?: ReactNode
  /** A part that cannot load stays out until the page reloads. The rest of the screen works. */
  isOptional?: boolean
  /** Loads after the first render: a verdict or a code that somebody waits for comes first. */
  isDeferred?: boolean
}

const DEFERRED_MS = 1000
/** A part that has not arrived by then counts as failed, because an engine may never answer. */
export const ARRIVES_WITHIN_MS = 30_000

const failed = new Set<() => void>()

/** A part of the screen with its code in a chunk of its own. */
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
 * A component that loads its code at its first render, or earlier by `ask`. If the code cannot load, it
 * renders `otherwise`, or throws without one.
 */
export function loadOnce<Props extends object>(
  load: Load<Props>,
  otherwise?: ComponentType<Props>,
) {
  let loading: Promise<ComponentType<Props>> | undefined

  /** Answers every render with the same promise; with a new one each time React would suspend for ever. */
  function ask(): Promise<ComponentType<Props>> {
    if (loading) return loading
    const inTime = settleWithin(ARRIVES_WITHIN_MS, load())
    const asked = otherwise ? inTime.catch(() => otherwise) : inTime
    loading = asked
    asked.then(
      // React marks settled promises in the same way, so a loaded component renders at once.
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

/** Failed parts load again at the next visit. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

function Nothing() {
  return null
}
