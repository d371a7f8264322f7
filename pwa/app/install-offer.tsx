import Download from 'lucide-react/icons/download'
import { Button } from '#pwa/ui/button.tsx'
import { words } from './words.tsx'
import styles from './install-offer.module.css'
import {
  askToInstall,
  dismissInstall,
  useInstallWay,
  useIsInstallDismissed,
} from './install-state.ts'

/** A user who closes the offer never sees it again. */
export function InstallOffer() {
  const way = useInstallWay()
  const isDismissed = useIsInstallDismissed()
  if (way === 'none' || isDismissed) return null
  return (
    <div className={styles['offer']}>
      <InstallWords />
      <Button variant="quiet" size="small" onClick={dismissInstall}>
        {words.footer.install.refuse}
      </Button>
    </div>
  )
}

/**
 * Shows the install button, or instructions in a browser without an install dialog. Shows nothing if the app
 * cannot be installed.
 */
function InstallWords() {
  const way = useInstallWay()
  if (way === 'explain') return <p>{words.footer.install.byHand}</p>
  if (way === 'none') return null
  return (
    <Button size="small" icon={<Download />} onClick={() => void askToInstall()}>
      {words.footer.install.button}
    </Button>
  )
}
