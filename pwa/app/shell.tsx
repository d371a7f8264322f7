import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ProofGate } from '#pwa/session/proof-gate.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { useFirstPicture } from '#pwa/ui/first-picture.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { ShellNotices } from './shell-notices.tsx'
import { Header } from './header.tsx'
import { RouteBoundary } from '#pwa/ui/route-boundary.tsx'
import { useIsScreenLoading } from './screen.tsx'
import styles from './shell.module.css'
import { useScrollPlace } from './use-scroll-place.ts'
import { words } from './words.tsx'

const LATER = { isOptional: true, isDeferred: true }
const QuietNotices = lazyPart(async () => (await import('./quiet-notices.tsx')).QuietNotices, LATER)
const Background = lazyPart(async () => (await import('./background.tsx')).Background, LATER)
const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer, LATER)

/** The frame around every screen. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  useScrollPlace()
  useFirstPicture()
  const isLeaving = useIsScreenLoading()

  return (
    <>
      <a className={styles['skip']} href="#main">
        {words.skip}
      </a>
      <Header />
      {isLeaving && <div className={styles['leaving']} />}
      <ShellNotices>
        <QuietNotices />
      </ShellNotices>
      <ProofGate />
      <Background />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <RouteBoundary>
          <Suspense fallback={<CenteredSpinner />}>
            <Outlet />
          </Suspense>
        </RouteBoundary>
      </main>
      <Footer />
    </>
  )
}

/**
 * Moves the focus to a new screen. The next Tab key then starts there, and screen readers read the screen.
 */
function useFocusOnArrival(main: { readonly current: HTMLElement | null }) {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
