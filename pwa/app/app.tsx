import type { QueryClient } from '@tanstack/react-query'
import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom'
import { routes } from './routes.tsx'
import type { Screen } from './screen.tsx'

/**
 * The app uses the declarative router: no screen has a loader or an action, and the data router costs 18 kB of
 * gzipped script before the first screen. `RouteBoundary` and `useScrollPlace` replace its functions.
 * A navigation is a transition, so for a short time `location` is already ahead of `useLocation()`.
 */
export function App() {
  return (
    <BrowserRouter>
      <Routes />
    </BrowserRouter>
  )
}

function Routes() {
  return useRoutes(routes)
}

/**
 * Loads the code and the first data of the screen at this address, so that the first render shows the whole
 * screen. If something cannot be loaded, the screen itself reports it.
 */
export async function loadScreen(pathname: string, client: QueryClient): Promise<void> {
  const screens = matchRoutes(routes, pathname)?.map(({ route }) => route.handle as unknown) ?? []
  await Promise.allSettled(
    screens.filter(isScreen).map(({ load, prepare }) => Promise.all([load(), prepare?.(client)])),
  )
}

function isScreen(handle: unknown): handle is Screen {
  return handle !== undefined
}
