import { useEffect, useLayoutEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { parseJson } from '#contracts/parse-json.ts'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { tabTexts } from '#pwa/ui/browser-storage.ts'

const STORED_KEY = 'scrollPlaces'
/** The key that the router gives to a history entry when no link of the app has made the entry. */
const UNNAMED = 'default'
const Places = z.array(z.tuple([z.string(), z.number()]))

/**
 * Restores the scroll position. A new page starts at its top, or at the section in its address. Back and a
 * reload return to the position that the page had before.
 */
export function useScrollPlace(): void {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const lastPath = useRef('')

  useEffect(followScrolling, [])
  useLayoutEffect(() => {
    const isNewPage = lastPath.current !== pathname
    const isOpened = lastPath.current === '' && typeOfLoad() === 'navigate'
    lastPath.current = pathname
    const left = isBack && !isOpened ? places().get(nameOfEntry()) : undefined
    const isPartAsked = hash !== '' && (!isBack || key === UNNAMED)
    if (left !== undefined && !isPartAsked) scrollTo(0, left)
    else if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (isNewPage) scrollTo(0, 0)
  }, [pathname, hash, key, isBack])
}

let kept: Map<string, number> | undefined

/**
 * Returns the stored positions. The first screen does not wait for them: they are read at the first
 * scrolling or the first return to a page.
 */
function places(): Map<string, number> {
  kept ??= readPlaces()
  return kept
}

function followScrolling() {
  const note = () => places().set(nameOfEntry(), scrollY)
  const keep = () => {
    tabTexts.set(STORED_KEY, JSON.stringify([...places()]))
  }
  history.scrollRestoration = 'manual'
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', keep)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', keep)
  }
}

function typeOfLoad(): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  return load && 'type' in load ? String(load.type) : undefined
}

/**
 * Returns the key of the history entry. An entry without a key has its address as the name. The
 * query is left out of the address, because it can contain a secret.
 */
function nameOfEntry(): string {
  const { key } = (history.state ?? {}) as { key?: string }
  return key ?? location.pathname + location.hash
}

function readPlaces(): Map<string, number> {
  const stored = tabTexts.get(STORED_KEY)
  return new Map(Places.safeParse(parseJson(stored ?? '')).data)
}
