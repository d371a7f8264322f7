import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { words } from './words.ts'
import { PageMeta } from '#pwa/screens/storefront/page-meta.tsx'

const loadSections = () => import('#pwa/screens/storefront/sections/home-sections.tsx')
const HomeSections = lazyPart(async () => (await loadSections()).HomeSections)

const WAIT_AT_MOST_MS = 1500

/**
 * True when the sections were already shown on this visit. They then appear immediately, so that
 * Back leads to the same page.
 */
let wereShown = false

export function HomePage() {
  const areSectionsDue = useSectionsDue()

  return (
    <>
      <PageMeta title={words.page.title} description={words.page.description} path="/" />
      <Hero />
      <div className={styles['below']}>{areSectionsDue && <HomeSections />}</div>
    </>
  )
}

/**
 * Returns true when the sections below the first screen must be rendered. The sections wait for the
 * first paint, except when the address names one of them.
 */
function useSectionsDue(): boolean {
  const { hash } = useLocation()
  const [isDue, setIsDue] = useState(wereShown)
  useEffect(() => {
    const show = () => {
      wereShown = true
      startTransition(() => setIsDue(true))
    }
    // Safari has no idle callback, so there the sections follow immediately.
    const canWait = hash === '' && 'requestIdleCallback' in window
    if (canWait) requestIdleCallback(show, { timeout: WAIT_AT_MOST_MS })
    else setTimeout(show)
  }, [hash])
  return isDue
}
