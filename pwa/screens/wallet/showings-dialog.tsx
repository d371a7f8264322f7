import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { NOTES_MAX, useNotesState } from '#pwa/device/presentation/code-notes.ts'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { saveAgain } from '#pwa/device/storage/save.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { ShowingEntry } from './showing-entry.tsx'
import styles from './showings.module.css'
import { useShowings } from './use-showings.ts'

interface ShowingsDialogProps {
  owner: string
  credentials: readonly HeldCredential[]
  onClose: () => void
}

/** Lists the showings with their times and checks. */
export function ShowingsDialog({ owner, credentials, onClose }: ShowingsDialogProps) {
  const { showings, askedAt, error, notesError, isFetching, retry, showEarlier, isCutOff } =
    useShowings(owner)
  const names = new Map(
    credentials.map(({ credentialId, credentialType: type }) => [
      credentialId,
      `${type} ${CREDENTIAL_TYPE_NAMES[type]}`,
    ]),
  )

  return (
    <Dialog
      isOpen
      isToRead
      title="What you have shown"
      description="Each time that you made a code, and what came of it."
      onClose={onClose}
    >
      <ReloadNotice />
      <NotesNotice error={notesError} />
      {error && (
        <Notice
          tone="warn"
          isAlert
          actions={
            <Button size="small" isBusy={isFetching} onClick={retry}>
              Try again
            </Button>
          }
        >
          {error instanceof NetworkError ? 'No connection.' : sentenceFor(error)}{' '}
          {askedAt === null
            ? 'What came of your codes is not known on this device yet.'
            : `What came of your codes is as of ${formatInstant(askedAt)}.`}
        </Notice>
      )}
      {showings === undefined && isFetching && (
        <CenteredSpinner label="Loading what you have shown…" />
      )}
      {showings?.length === 0 && (
        <EmptyState title="Nothing yet" level={3}>
          A code that you make with Show QR is noted here, and so is each check of it.
        </EmptyState>
      )}
      {showings && showings.length > 0 && (
        <ol className={styles['list']} aria-label="What you have shown">
          {showings.map((showing) => (
            <ShowingEntry
              key={showing.key}
              showing={showing}
              name={names.get(showing.credentialId) ?? 'Credential'}
              askedAt={askedAt}
              isAsking={isFetching}
            />
          ))}
        </ol>
      )}
      {showEarlier && (
        <Button isBusy={isFetching} onClick={showEarlier}>
          Show earlier
        </Button>
      )}
      {isCutOff && (
        <p className={styles['hint']}>
          Earlier checks are in the download of your data, on your profile.
        </p>
      )}
      <p className={styles['hint']}>
        A check that somebody makes without a connection is told here later, or never. A code of
        another device appears once it was checked. This device remembers its last {NOTES_MAX}{' '}
        codes; checks are kept for two years.
      </p>
    </Dialog>
  )
}

/** Reports notes that this device could not write or read. */
function NotesNotice({ error }: { error: Error | null }) {
  const state = useNotesState()
  if (state === 'refused') {
    const again = (
      <Button size="small" onClick={() => void saveAgain()}>
        Try again
      </Button>
    )
    return (
      <Notice tone="warn" actions={again}>
        This device could not note your last code. Free some space, then try again.
      </Notice>
    )
  }
  return (
    error && <Notice tone="warn">The codes that were made on this device could not be read.</Notice>
  )
}
