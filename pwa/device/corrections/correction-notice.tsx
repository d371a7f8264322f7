import { Link } from 'react-router-dom'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { useOwner } from '#pwa/session/use-owner.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from './correction-notice.module.css'
import { useUnseenCorrections } from './use-unseen-corrections.ts'
import { words } from './words.ts'

/**
 * Says once what the guide said wrong about the reader's class and nationality. Disappears for good when the reader
 * opens or closes it.
 */
export function CorrectionNotice() {
  const owner = useOwner()
  return owner === null ? null : <Unseen owner={owner} />
}

function Unseen({ owner }: { owner: string }) {
  const { unseen, keepSeen } = useUnseenCorrections(owner)
  if (unseen.length === 0) return null
  return (
    <Notice
      title={words.title}
      actions={
        <Button size="small" variant="quiet" onClick={() => keepSeen(unseen)}>
          {words.gotIt}
        </Button>
      }
    >
      <ul className={styles['list']}>
        {unseen.map((correction) => (
          <li key={correction.id}>
            {/* The page has all of them, so opening one shows the others too. */}
            <Link to={`/corrections#${correction.id}`} onClick={() => keepSeen(unseen)}>
              <ItemTitle item={correction} />
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
