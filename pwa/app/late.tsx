import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

/** A verdict or a code that somebody waits for goes first. */
const SHOWN_AFTER_MS = 1000

/** A part of the screen that loads after the first picture and fills its place then. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = apart(load)

  return function Late(props: Props) {
    const isShown = useIsShown()
    return isShown && <Part {...props} />
  }
}

/**
 * A part of the screen that not everybody is shown, and whose code is a chunk of its own. One that
 * cannot be loaded is missing until the next visit, and the rest stays.
 */
export function apart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch((): typeof Nothing => Nothing) }))

  return function Apart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}

function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsShown, SHOWN_AFTER_MS, true)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return isShown
}
