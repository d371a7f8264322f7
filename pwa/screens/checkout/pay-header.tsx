import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router-dom'
import { Logo } from '#pwa/ui/logo.tsx'
import styles from './pay-shell.module.css'

export function PayHeader() {
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link
          to="/"
          reloadDocument
          className={styles['home']}
          aria-label="Visa Success Guide, home"
        >
          <Logo />
        </Link>
        <p className={styles['safe']}>
          <Lock /> Secure
        </p>
      </div>
    </header>
  )
}
