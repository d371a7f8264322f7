import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router-dom'
import { Logo } from '#pwa/ui/logo.tsx'
import styles from './pay-shell.module.css'
import { words } from './words.tsx'

export function PayHeader() {
  return (
    <header className={styles['header']}>
      <div className={styles['inner']}>
        <Link to="/" reloadDocument className={styles['home']} aria-label={words.frame.home}>
          <Logo />
        </Link>
        <p className={styles['safe']}>
          <Lock /> {words.frame.secure}
        </p>
      </div>
    </header>
  )
}
