import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ScreenPath } from '#contracts/screen-paths.ts'
import { createStore } from '#pwa/ui/create-store.ts'
import { loadOnce } from '#pwa/ui/lazy-part.tsx'

type Load = () => Promise<ComponentType>

/** The data that a screen's route has in `handle`. */
export interface Screen {
  load: () => Promise<unknown>
  /** Loads the first data of the screen when the app starts with this screen. */
  prepare?: Prepare
}

type Prepare = (client: QueryClient) => Promise<void>

const isLoading = createStore(false)
let underway = 0

/** Makes the route of a screen. `SCREEN_PATHS` has its path, because the server must know it too. */
export function screen(path: ScreenPath, load: Load, prepare?: Prepare): RouteObject {
  return screenAt(path, load, prepare)
}

/** Makes a route whose code is a separate chunk. The code loads at the first visit. */
export function screenAt(path: string, load: Load, prepare?: Prepare): RouteObject {
  const { ask, Component } = loadOnce(() => count(load()))
  return {
    path,
    element: <Component />,
    handle: { load: ask, ...(prepare && { prepare }) } satisfies Screen,
  }
}

/** Returns true while the code of the next screen is loading and the old screen is still visible. */
export const useIsScreenLoading = isLoading.use

function count<Result>(work: Promise<Result>): Promise<Result> {
  change(1)
  return work.finally(() => {
    change(-1)
  })
}

function change(by: number) {
  underway += by
  // A render may have started the loading. React allows no change of a store during a render, so
  // the change waits.
  queueMicrotask(() => {
    isLoading.write(underway > 0)
  })
}
