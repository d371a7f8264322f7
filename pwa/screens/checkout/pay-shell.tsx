import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { RouteBoundary } from '#pwa/ui/route-boundary.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { PayHeader } from './pay-header.tsx'
import styles from './pay-shell.module.css'
import { words } from './words.tsx'

const { frame } = words

const LEGAL_PLACES = [
  { to: '/privacy', label: frame.privacy },
  { to: '/terms', label: frame.terms },
  { to: '/refund', label: frame.refund },
]

/**
 * The frame of the two documents that may load the payment provider's script. A link to another
 * page must load a new document, because other documents have a stricter content security policy.
 */
export function PayShell() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <PayHeader />
      <main ref={main} tabIndex={-1} className={styles['main']}>
        <RouteBoundary>
          <Outlet />
        </RouteBoundary>
      </main>
      <footer className={styles['footer']}>
        <nav aria-label={frame.footer}>
          <ul className={styles['links']}>
            {LEGAL_PLACES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} reloadDocument>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>{frame.notAFirm}</p>
      </footer>
      <Toasts />
    </>
  )
}
