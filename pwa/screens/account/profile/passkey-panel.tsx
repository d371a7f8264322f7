import { useState } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { PASSKEYS_MAX, type Passkey } from '#contracts/accounts/passkeys.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { canUsePasskeys } from '#pwa/session/passkeys.ts'
import { usePasskeys } from '#pwa/session/use-passkeys.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { RenamePasskey } from './rename-dialog.tsx'
import { useAddPasskey, useRemovePasskey } from './use-passkey-changes.ts'

/** Lists the account's passkeys, which are on phones, computers or security keys. Offers to add one. */
export function PasskeyPanel({ user, isOffline }: { user: CurrentUser; isOffline: boolean }) {
  const { data: passkeys = [], error } = usePasskeys(user.id)
  const add = useAddPasskey(user)
  if (!canUsePasskeys()) return null

  return (
    <Panel title="Passkeys">
      <p className={styles['hint']}>
        A passkey signs you in by your fingerprint, your face or the PIN of your device. Nobody can
        guess it, and no other page can ask for it.
      </p>
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      <PasskeyList owner={user.id} passkeys={passkeys} isOffline={isOffline} />
      <div>
        <Button
          disabled={isOffline || passkeys.length >= PASSKEYS_MAX}
          isBusy={add.isPending}
          onClick={() => add.mutate()}
        >
          Add a passkey
        </Button>
      </div>
    </Panel>
  )
}

interface PasskeyListProps {
  owner: string
  passkeys: readonly Passkey[]
  isOffline: boolean
}

function PasskeyList({ owner, passkeys, isOffline }: PasskeyListProps) {
  const remove = useRemovePasskey(owner)
  const [asked, setAsked] = useState<Passkey | null>(null)
  const [renamed, setRenamed] = useState<Passkey | null>(null)

  return (
    <>
      <ul className={styles['list']}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <PasskeyLines passkey={passkey} />
            <div className={styles['rowActions']}>
              <Button
                size="small"
                variant="quiet"
                disabled={isOffline}
                aria-label={`Rename passkey ${isolate(passkey.name)}`}
                onClick={() => setRenamed(passkey)}
              >
                Rename
              </Button>
              <Button
                size="small"
                disabled={isOffline}
                isBusy={remove.isPending && remove.variables === passkey.passkeyId}
                aria-label={`Remove passkey ${isolate(passkey.name)}`}
                onClick={() => setAsked(passkey)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {renamed && (
        <RenamePasskey owner={owner} passkey={renamed} onClose={() => setRenamed(null)} />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title="Remove this passkey?"
          question={`${isolate(asked.name)} signs nobody in any more. Your device may go on offering it until you remove it there too.`}
          confirmLabel="Remove passkey"
          onClose={() => setAsked(null)}
          onConfirm={() => {
            remove.mutate(asked.passkeyId)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

function PasskeyLines({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey
  return (
    <p>
      <strong>{isolate(name)}</strong>
      <span className={styles['hint']}>Since {formatInstant(createdAt)}</span>
      <span className={styles['hint']}>
        {lastUsedAt === null ? 'Not used yet' : `Last used ${formatInstant(lastUsedAt)}`}
      </span>
      {!isBackedUp && <span className={styles['hint']}>On that device only: it goes with it.</span>}
    </p>
  )
}
