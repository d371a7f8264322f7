import { useEffect, useState, type ComponentType } from 'react'
import { apart } from '#pwa/ui/apart.tsx'

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
