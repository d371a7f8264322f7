import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { createStore } from '#pwa/ui/create-store.ts'
import { loadOnce } from '#pwa/ui/lazy-part.tsx'

type Load = () => Promise<ComponentType>

/** What a route of a screen carries beside its element. */
export interface Screen {
  load: () => Promise<unknown>
  /** Brings what the screen shows first, when it is the one that the app starts with. */
  warmUp?: WarmUp
}

type WarmUp = (client: QueryClient) => Promise<void>

const isLoading = createStore(false)
let underway = 0

/** A screen whose code is a chunk of its own, loaded when it is first visited. */
export function screen(path: string, load: Load, warmUp?: WarmUp): RouteObject {
  const { ask, Component } = loadOnce(() => count(load()))
  return {
    path,
    element: <Component />,
    handle: { load: ask, ...(warmUp && { warmUp }) } satisfies Screen,
  }
}

/** Whether the code of a screen is on its way, while the one before it still shows. */
export const useIsScreenLoading = isLoading.use

function count<Result>(work: Promise<Result>): Promise<Result> {
  change(1)
  return work.finally(() => {
    change(-1)
  })
}

function change(by: number) {
  underway += by
  // A render may have begun the loading, and nothing may be told in the middle of one.
  queueMicrotask(() => {
    isLoading.write(underway > 0)
  })
}
