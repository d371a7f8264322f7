import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Share2 from 'lucide-react/icons/share-2'
import { useDeferredValue, useEffect, useState } from 'react'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
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
import { usePageHidden } from '#pwa/ui/use-page-hidden.ts'
import { Countdown, secondsUntil } from '#pwa/ui/countdown.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { useWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { words } from './words.tsx'
import { toPng } from './draw-qr.ts'
import styles from './code-dialog.module.css'
import { useCode, validFor, type CodeState, type DrawnCode } from './use-code.ts'
import { WholeScreen } from './whole-screen.tsx'

const WARNING_SECONDS = 60

const SHOWN_ID_LENGTH = 8

export { drawCode } from './use-code.ts'

interface CodeDialogProps {
  owner: string
  credential: HeldCredential
  /** The first code, if the app has started to make it before the dialog opened. */
  begun?: Promise<DrawnCode> | undefined
  onClose: () => void
}

export function CodeDialog({ owner, credential, begun, onClose }: CodeDialogProps) {
  const { credentialId, credentialType, holderName } = credential
  const { state, make, expire } = useCode(owner, credentialId, begun)
  const { code } = state
  // Somebody is waiting for the code, so the pattern appears after it.
  const hasPattern = useDeferredValue(code !== null, false)
  useWakeLock(code !== null)
  useEffect(() => markBusy('showing a QR'), [])
  const title = words.visaClass.titles[credentialType]

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
              {words.codeDialog.share}
            </Button>
            <Button icon={<RefreshCw />} onClick={make}>
              {words.codeDialog.refresh}
            </Button>
            <IconButton
              label={words.codeDialog.download}
              variant="secondary"
              icon={<Download />}
              onClick={() => void download(credentialId, code)}
            />
          </>
        ) : (
          <Button variant="primary" isBusy={state.status === 'making'} onClick={make}>
            {state.status === 'expired' ? words.codeDialog.refresh : words.codeDialog.generate}
          </Button>
        )}
      </div>
      {code && <Origin code={code} />}
      <ReloadNotice />
      <NotNoted />
      <p className={styles['hint']}>{words.codeDialog.hint}</p>
      <div className={styles['pattern']} data-class={credentialType}>
        {hasPattern && <Guilloche seed={credentialId} />}
        <p>{words.codeDialog.pattern}</p>
      </div>
    </Dialog>
  )
}

async function download(credentialId: string, { drawing }: DrawnCode) {
  await savePicture(credentialId, await toPng(drawing))
}

/**
 * Shows the code. Hides it while the page is hidden, because the list of open apps shows a picture
 * of the page.
 */
function Picture({ state }: { state: CodeState }) {
  const { status, code } = state
  const isHidden = usePageHidden()
  const [isLarge, setIsLarge] = useState(false)
  if (code && isHidden)
    return <div className={styles['blank']}>{words.codeDialog.picture.isHidden}</div>
  if (code) {
    return (
      <>
        <button
          type="button"
          className={styles['enlarge']}
          aria-label={words.codeDialog.picture.enlarge}
          onClick={() => setIsLarge(true)}
        >
          <QrPicture drawing={code.drawing} label={words.codeDialog.picture.label} />
        </button>
        {isLarge && <WholeScreen drawing={code.drawing} onClose={() => setIsLarge(false)} />}
      </>
    )
  }
  return (
    <div className={styles['blank']} role="status">
      {status === 'making' && <Spinner />}
      {status === 'expired' && words.codeDialog.picture.hasExpired}
      {status === 'failed' &&
        (state.obstacle
          ? words.passes.obstacles[state.obstacle]
          : words.codeDialog.picture.hasFailed)}
    </div>
  )
}

/**
 * Says that this device could not store the note of the code. The code is valid, but it is missing
 * in the list of showings.
 */
function NotNoted() {
  return useNotesState() === 'refused' && <Notice tone="warn">{words.codeDialog.notNoted}</Notice>
}

function Origin({ code }: { code: DrawnCode }) {
  if (code.isTimeUnsure) {
    return (
      <Notice tone="warn" title={words.codeDialog.origin.timeUnsure} isAlert>
        {words.codeDialog.origin.whyTimeUnsure}
      </Notice>
    )
  }
  return (
    <Notice tone={code.isMadeHere ? 'ok' : 'note'} title={words.codeDialog.origin.title} isAlert>
      {code.isMadeHere
        ? words.codeDialog.origin.madeHere(validFor(code))
        : words.codeDialog.origin.madeByServer(validFor(code))}
    </Notice>
  )
}

/** Keeps the screen on while a code is shown, in browsers that support and allow it. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let isOver = false
    let sentinel: WakeLockSentinel | null = null
    // The browser releases the lock each time the page is hidden, so the page takes the lock again
    // when it is visible.
    const acquire = async () => {
      if (document.hidden || sentinel?.released === false) return
      const acquired = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await acquired?.release()
      else sentinel = acquired
    }
    const handleChange = () => void acquire()
    handleChange()
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', handleChange)
      void sentinel?.release()
    }
  }, [isWanted])
}

/**
 * Shows the remaining validity of a code, as a bar and a countdown. The last minute has a warning
 * colour.
 */
function CodeLife({ code, onEnd }: { code: DrawnCode; onEnd: () => void }) {
  const { autoRefreshQR } = useWalletSettings()
  const left = secondsUntil(code.endsAt, useNow())
  const whole = (code.endsAt - code.madeAt) / 1000
  return (
    <div className={styles['life']}>
      <ProgressBar
        label={words.codeDialog.life.label}
        value={left / whole}
        tone={left <= WARNING_SECONDS ? 'warn' : 'ok'}
      />
      <p className={styles['clock']}>
        <span>
          {words.codeDialog.life.validFor(<Countdown until={code.endsAt} onEnd={onEnd} />)}
        </span>
        <span>
          {autoRefreshQR ? words.codeDialog.life.thenNew : words.codeDialog.life.thenGone}
        </span>
      </p>
    </div>
  )
}
