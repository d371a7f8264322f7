import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * A part of the screen that not everybody is shown, and whose code is a chunk of its own. One that
 * cannot be loaded is missing until the next visit, and the rest stays; `fallback` holds its place.
 */
export function apart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch((): typeof Nothing => Nothing) }))

  return function Apart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}
