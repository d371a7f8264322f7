import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { createStore } from '#pwa/ui/create-store.ts'
import { loadOnce } from '#pwa/ui/lazy-part.tsx'

type Load = () => Promise<ComponentType>

/** The handle of a screen's route. */
export interface Screen {
  load: () => Promise<unknown>
  /** Loads the first data of the screen when the app starts with this screen. */
  warmUp?: WarmUp
}

type WarmUp = (client: QueryClient) => Promise<void>

const isLoading = createStore(false)
let underway = 0

/** A screen whose code is a chunk of its own and loads at the first visit. */
export function screen(path: string, load: Load, warmUp?: WarmUp): RouteObject {
  const { ask, Component } = loadOnce(() => count(load()))
  return {
    path,
    element: <Component />,
    handle: { load: ask, ...(warmUp && { warmUp }) } satisfies Screen,
  }
}

/** Whether the code of the next screen is loading while the former screen still shows. */
export const useIsScreenLoading = isLoading.use

function count<Result>(work: Promise<Result>): Promise<Result> {
  change(1)
  return work.finally(() => {
    change(-1)
  })
}

function change(by: number) {
  underway += by
  // A render may have started the loading, and React allows no store change during a render.
  queueMicrotask(() => {
    isLoading.write(underway > 0)
  })
}
