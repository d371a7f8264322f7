import { useState } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { PASSKEYS_MAX, type Passkey } from '#contracts/accounts/passkeys.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { canUsePasskeys } from '#pwa/session/passkeys.ts'
import { usePasskeys } from '#pwa/session/use-passkeys.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { RenamePasskey } from './rename-dialog.tsx'
import { useAddPasskey, useRemovePasskey } from './use-passkey-changes.ts'
import { words } from './words.ts'

/** Lists the account's passkeys, which are on phones, computers or security keys. Offers to add one. */
export function PasskeyPanel({ user, isOffline }: { user: CurrentUser; isOffline: boolean }) {
  const { data: passkeys = [], error } = usePasskeys(user.id)
  const add = useAddPasskey(user)
  if (!canUsePasskeys()) return null

  return (
    <Panel title={words.passkeys.title}>
      <p className={styles['hint']}>{words.passkeys.hint}</p>
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      <PasskeyList owner={user.id} passkeys={passkeys} isOffline={isOffline} />
      <div>
        <Button
          disabled={isOffline || passkeys.length >= PASSKEYS_MAX}
          isBusy={add.isPending}
          onClick={() => add.mutate()}
        >
          {words.passkeys.add}
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
                aria-label={words.passkeys.renameOne(isolate(passkey.name))}
                onClick={() => setRenamed(passkey)}
              >
                {words.rename}
              </Button>
              <Button
                size="small"
                disabled={isOffline}
                isBusy={remove.isPending && remove.variables === passkey.passkeyId}
                aria-label={words.passkeys.removeOne(isolate(passkey.name))}
                onClick={() => setAsked(passkey)}
              >
                {words.passkeys.remove}
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
          title={words.passkeys.removal.title}
          question={words.passkeys.removal.question(isolate(asked.name))}
          confirmLabel={words.passkeys.removal.confirm}
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
      <span className={styles['hint']}>{words.since(formatInstant(createdAt))}</span>
      <span className={styles['hint']}>
        {lastUsedAt === null
          ? words.passkeys.unused
          : words.passkeys.lastUsed(formatInstant(lastUsedAt))}
      </span>
      {!isBackedUp && <span className={styles['hint']}>{words.passkeys.notCopied}</span>}
    </p>
  )
}
