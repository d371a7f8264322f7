import { useCallback, useSyncExternalStore } from 'react'

/**
 * The query for narrow screens. On a narrow screen, tables become cards and menus become sheets.
 */
export const NARROW = '(max-width: 47.99rem)'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
