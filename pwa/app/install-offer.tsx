import Download from 'lucide-react/icons/download'
import { Button } from '#pwa/ui/button.tsx'
import styles from './install-offer.module.css'
import {
  askToInstall,
  dismissInstall,
  useInstallWay,
  useIsInstallDismissed,
} from './install-state.ts'

/** Offers to install the app. A user who closes the offer never sees it again. */
export function InstallOffer() {
  const way = useInstallWay()
  const isDismissed = useIsInstallDismissed()
  if (way === 'none' || isDismissed) return null
  return (
    <div className={styles['offer']}>
      <InstallWords />
      <Button variant="quiet" size="small" onClick={dismissInstall}>
        No, thanks
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
  if (way === 'explain') {
    return (
      <p>
        To install the app, tap Share in your browser and choose “Add to Home Screen”. What you keep
        here in the browser is removed once you have used the browser on seven days without coming
        back; in the app it stays. The app starts empty: sign in there, and open your wallet once
        with a connection.
      </p>
    )
  }
  if (way === 'none') return null
  return (
    <Button size="small" icon={<Download />} onClick={() => void askToInstall()}>
      Install the app
    </Button>
  )
}
