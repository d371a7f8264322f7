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
import { words as walletWords } from '#pwa/screens/wallet/words.tsx'
import { words } from './words.ts'
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
      walletWords.visaClass.titles[type],
    ]),
  )

  return (
    <Dialog isOpen isToRead title={words.title} description={words.description} onClose={onClose}>
      <ReloadNotice />
      <NotesNotice error={notesError} />
      {error && (
        <Notice
          tone="warn"
          isAlert
          actions={
            <Button size="small" isBusy={isFetching} onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {describeFailure(error, askedAt)}
        </Notice>
      )}
      {showings === undefined && isFetching && <CenteredSpinner label={words.loading} />}
      {showings?.length === 0 && (
        <EmptyState title={words.empty.title} level={3}>
          {words.empty.text}
        </EmptyState>
      )}
      {showings && showings.length > 0 && (
        <ol className={styles['list']} aria-label={words.title}>
          {showings.map((showing) => (
            <ShowingEntry
              key={showing.key}
              showing={showing}
              name={names.get(showing.credentialId) ?? words.credential}
              askedAt={askedAt}
              isAsking={isFetching}
            />
          ))}
        </ol>
      )}
      {showEarlier && (
        <Button isBusy={isFetching} onClick={showEarlier}>
          {words.showEarlier}
        </Button>
      )}
      {isCutOff && <p className={styles['hint']}>{words.cutOff}</p>}
      <p className={styles['hint']}>{words.hint(NOTES_MAX)}</p>
    </Dialog>
  )
}

function describeFailure(error: Error, askedAt: number | null): string {
  const reason = error instanceof NetworkError ? words.noConnection : sentenceFor(error)
  return askedAt === null ? words.notKnownYet(reason) : words.asOf(reason, formatInstant(askedAt))
}

/** Reports notes that this device could not write or read. */
function NotesNotice({ error }: { error: Error | null }) {
  const state = useNotesState()
  if (state === 'refused') {
    const again = (
      <Button size="small" onClick={() => void saveAgain()}>
        {words.retry}
      </Button>
    )
    return (
      <Notice tone="warn" actions={again}>
        {words.notNoted}
      </Notice>
    )
  }
  return error && <Notice tone="warn">{words.notRead}</Notice>
}
