import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { NOTES_MAX, useNotesState } from '#pwa/device/presentation/code-notes.ts'
import { ReloadNotice } from '#pwa/device/storage/reload-notice.tsx'
import { saveAgain } from '#pwa/device/storage/save.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { words } from '#pwa/screens/wallet/words.tsx'
import { ShowingEntry } from './showing-entry.tsx'
import styles from './showings.module.css'
import { useShowings } from './use-showings.ts'

interface ShowingsDialogProps {
  owner: string
  credentials: readonly HeldCredential[]
  onClose: () => void
}

export function ShowingsDialog({ owner, credentials, onClose }: ShowingsDialogProps) {
  const { showings, askedAt, error, notesError, isFetching, retry, showEarlier, isCutOff } =
    useShowings(owner)
  const names = new Map(
    credentials.map(({ credentialId, credentialType: type }) => [
      credentialId,
      words.visaClass.titles[type],
    ]),
  )

  return (
    <Dialog
      isOpen
      isToRead
      title={words.showingsDialog.title}
      description={words.showingsDialog.description}
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
              {words.showingsDialog.retry}
            </Button>
          }
        >
          {describeFailure(error, askedAt)}
        </Notice>
      )}
      {showings === undefined && isFetching && (
        <CenteredSpinner label={words.showingsDialog.loading} />
      )}
      {showings?.length === 0 && (
        <EmptyState title={words.showingsDialog.empty.title} level={3}>
          {words.showingsDialog.empty.text}
        </EmptyState>
      )}
      {showings && showings.length > 0 && (
        <ol className={styles['list']} aria-label={words.showingsDialog.title}>
          {showings.map((showing) => (
            <ShowingEntry
              key={showing.key}
              showing={showing}
              name={names.get(showing.credentialId) ?? words.showingsDialog.credential}
              askedAt={askedAt}
              isAsking={isFetching}
            />
          ))}
        </ol>
      )}
      {showEarlier && (
        <Button isBusy={isFetching} onClick={showEarlier}>
          {words.showingsDialog.showEarlier}
        </Button>
      )}
      {isCutOff && <p className={styles['hint']}>{words.showingsDialog.cutOff}</p>}
      <p className={styles['hint']}>{words.showingsDialog.hint(NOTES_MAX)}</p>
    </Dialog>
  )
}

function describeFailure(error: Error, askedAt: number | null): string {
  const reason =
    error instanceof NetworkError ? words.showingsDialog.noConnection : sentenceFor(error)
  return askedAt === null
    ? words.showingsDialog.notKnownYet(reason)
    : words.showingsDialog.asOf(reason, formatInstant(askedAt))
}

/** Reports notes that this device could not write or read. */
function NotesNotice({ error }: { error: Error | null }) {
  const state = useNotesState()
  if (state === 'refused') {
    const again = (
      <Button size="small" onClick={() => void saveAgain()}>
        {words.showingsDialog.retry}
      </Button>
    )
    return (
      <Notice tone="warn" actions={again}>
        {words.showingsDialog.notNoted}
      </Notice>
    )
  }
  return error && <Notice tone="warn">{words.showingsDialog.notRead}</Notice>
}
