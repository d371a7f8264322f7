import { Link, useLocation } from 'react-router-dom'
import { useSupport } from '#pwa/device/content/use-support.ts'
import { SUPPORT_HOURS } from '#pwa/screens/storefront/claims/claims.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { Logo } from '#pwa/ui/logo.tsx'
import { Waves } from '#pwa/ui/paper/guilloche.tsx'
import { useSeen } from '#pwa/ui/use-seen.ts'
import { APP_VERSION } from '#pwa/device/worker/version.ts'
import { words as contentWords } from '#pwa/device/content/words.tsx'
import { language } from '#pwa/language/language.ts'
import { words } from './words.tsx'
import styles from './footer.module.css'
import { InstallOffer } from './install-offer.tsx'
import { isWorkplace, SECTIONS, visaTools, type Place } from './places.tsx'

const FURTHER_PLACES: readonly Place[] = [
  { to: '/corrections', label: words.footer.corrections },
  { to: '/privacy', label: words.footer.legal.privacy },
  { to: '/terms', label: words.footer.legal.terms },
  { to: '/refund', label: words.footer.legal.refunds },
]

/**
 * The footer of every screen. Asks the server for the support address and the issuer only when the footer is
 * near the visible area, because most visits do not need them.
 */
export function Footer() {
  const { element, isSeen } = useSeen<HTMLElement>()
  const { email, issuer } = useSupport(isSeen) ?? {}
  const { user } = useKnownSession()
  const { pathname } = useLocation()
  // On these pages the header has the user's own links, so the footer shows the sections of the home page.
  const shopPlaces = user && isWorkplace(pathname) ? SECTIONS : []
  return (
    <footer ref={element} className={styles['footer']}>
      <Waves seed="Visa Success Guide" className={styles['waves']} />
      <div className={styles['inner']}>
        <div className={styles['about']}>
          <Logo />
          <p>
            {email === undefined
              ? words.footer.support(SUPPORT_HOURS)
              : words.footer.supportAt(
                  SUPPORT_HOURS,
                  <a href={`mailto:${email}`}>{isolateAddress(email)}</a>,
                )}
          </p>
          <InstallOffer />
        </div>
        <nav aria-label={words.footer.links}>
          <ul className={styles['links']}>
            {[...shopPlaces, ...visaTools(null), ...FURTHER_PLACES].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['small']}>
          <p className={styles['issuer']}>
            {issuer !== undefined && words.footer.issuer(isolate(issuer))}
          </p>
          <p>{words.footer.noGovernment}</p>
          {language !== 'en' && <p>{contentWords.reader.englishCounts}</p>}
          <p>{words.footer.version(APP_VERSION)}</p>
        </div>
      </div>
    </footer>
  )
}
