import { Link } from 'react-router-dom'
import { SUPPORT_HOURS } from '#pwa/storefront/claims.ts'
import { Waves } from '#pwa/ui/guilloche.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { InstallOffer } from '#pwa/updates/install-offer.tsx'
import { APP_VERSION } from '#pwa/updates/version.ts'
import styles from './footer.module.css'
import { LEGAL_PLACES, visaTools } from './places.tsx'

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <Waves seed="Visa Success Guide" className={styles['waves']} />
      <div className={styles['inner']}>
        <div className={styles['about']}>
          <Logo />
          <p>{SUPPORT_HOURS} email support</p>
          <InstallOffer />
        </div>
        <nav aria-label="Footer">
          <ul className={styles['links']}>
            {[...visaTools(null), ...LEGAL_PLACES].map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['small']}>
          <p className={styles['issuer']}>Credentials on this site are issued by {location.host}</p>
          <p>
            They are not US government documents. Visa Success Guide is not a law firm and not the
            government, and nothing here is legal advice.
          </p>
          <p>Version {APP_VERSION}</p>
        </div>
      </div>
    </footer>
  )
}
