import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Share2 from 'lucide-react/icons/share-2'
import { useDeferredValue, useEffect, useState } from 'react'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { Name } from '#pwa/ui/name.tsx'
import { useNotesState } from '#pwa/device/presentation/code-notes.ts'
import { savePicture, shareLink } from '#pwa/device/presentation/hand-out-code.ts'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Guilloche } from '#pwa/ui/paper/guilloche.tsx'
import { QrPicture } from '#pwa/ui/qr-picture.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { toPng } from './draw-qr.ts'
import styles from './code-dialog.module.css'
import { CodeLife } from './code-life.tsx'
import { useCode, validFor, type CodeState, type DrawnCode } from './use-code.ts'
import { usePageHidden } from './use-page-hidden.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WholeScreen } from './whole-screen.tsx'

const SHOWN_ID_LENGTH = 8

export { drawCode } from './use-code.ts'

interface CodeDialogProps {
  owner: string
  credential: HeldCredential
  /** The first code, if the app started to make it before the dialog opened. */
  begun?: Promise<DrawnCode> | undefined
  onClose: () => void
}

export function CodeDialog({ owner, credential, begun, onClose }: CodeDialogProps) {
  const { credentialId, credentialType, holderName } = credential
  const { state, make, expire } = useCode(owner, credentialId, begun)
  const { code } = state
  // The pattern appears after the code, because somebody waits for the code.
  const hasPattern = useDeferredValue(code !== null, false)
  useWakeLock(code !== null)
  useEffect(() => markBusy('showing a QR'), [])
  const title = `${credentialType} ${CREDENTIAL_TYPE_NAMES[credentialType]}`

  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      description={
        <>
          <Name>{holderName}</Name> ·{' '}
          <bdi translate="no">…{credentialId.slice(-SHOWN_ID_LENGTH)}</bdi>
        </>
      }
      onClose={onClose}
    >
      <div className={styles['sheet']}>
        <Picture state={state} />
      </div>
      {code && <CodeLife key={code.url} code={code} onEnd={expire} />}
      <div className={styles['buttons']}>
        {code ? (
          <>
            <Button
              variant="primary"
              icon={<Share2 />}
              onClick={() => void shareLink(title, code.url)}
            >
              Share
            </Button>
            <Button icon={<RefreshCw />} onClick={make}>
              Refresh
            </Button>
            <IconButton
              label="Download"
              variant="secondary"
              icon={<Download />}
              onClick={() => void download(credentialId, code)}
            />
          </>
        ) : (
          <Button variant="primary" isBusy={state.status === 'making'} onClick={make}>
            {state.status === 'expired' ? 'Refresh' : 'Generate'}
          </Button>
        )}
      </div>
      {code && <Origin code={code} />}
      <ReloadNotice />
      <NotNoted />
      <p className={styles['hint']}>
        Hold the phone level, 15 to 25 cm from the scanner, with the screen bright. Press the code
        to fill the screen with it. The verifier sees your initials, the class, the dates and the
        number of the credential, never your passport number.
      </p>
      <div className={styles['pattern']} data-class={credentialType}>
        {hasPattern && <Guilloche seed={credentialId} />}
        <p>The verifier sees this same pattern.</p>
      </div>
    </Dialog>
  )
}

async function download(credentialId: string, { drawing }: DrawnCode) {
  await savePicture(credentialId, await toPng(drawing))
}

/** Hides the code when the page is hidden, so that the list of open apps does not show the code. */
function Picture({ state: { status, code } }: { state: CodeState }) {
  const isHidden = usePageHidden()
  const [isLarge, setIsLarge] = useState(false)
  if (code && isHidden) return <div className={styles['blank']}>Hidden</div>
  if (code) {
    return (
      <>
        <button
          type="button"
          className={styles['enlarge']}
          aria-label="Fill the screen with the QR code"
          onClick={() => setIsLarge(true)}
        >
          <QrPicture drawing={code.drawing} label="QR code" />
        </button>
        {isLarge && <WholeScreen drawing={code.drawing} onClose={() => setIsLarge(false)} />}
      </>
    )
  }
  return (
    <div className={styles['blank']} role="status">
      {status === 'making' && <Spinner />}
      {status === 'expired' && 'QR Code Expired - Refresh to generate new'}
      {status === 'failed' && 'There is no code. Generate one to try again.'}
    </div>
  )
}

/**
 * Says that this device could not store the note of the code. The code is valid, but the list of showings
 * does not have it.
 */
function NotNoted() {
  return (
    useNotesState() === 'refused' && (
      <Notice tone="warn">This device could not note that you made this code.</Notice>
    )
  )
}

function Origin({ code }: { code: DrawnCode }) {
  if (code.isTimeUnsure) {
    return (
      <Notice tone="warn" title="This code may be refused" isAlert>
        This phone is not sure of the time, and a verifier may find the code late or early. Go
        online once, then refresh it.
      </Notice>
    )
  }
  return (
    <Notice tone={code.isMadeHere ? 'ok' : 'note'} title="QR Code Generated" isAlert>
      {validFor(code)}.{' '}
      {code.isMadeHere
        ? 'This code was made on your phone and works without a connection.'
        : 'The server made this code. A new one needs a connection.'}
    </Notice>
  )
}
