import { useState } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { RECOVERY_CODES } from '#contracts/accounts/enrolment.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { canUsePasskeys } from '#pwa/session/passkeys.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { useRecoveryCodes } from '#pwa/session/recovery-codes.ts'
import { useMakeRecoveryCodes } from '#pwa/screens/account/use-enrolment.ts'
import styles from './profile-page.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { words } from './words.ts'

/** Offers recovery codes to an administrator, for the case that all passkeys are lost. */
export function RecoveryPanel({ user, isOffline }: { user: CurrentUser; isOffline: boolean }) {
  return user.isAdmin && canUsePasskeys() ? <Codes owner={user.id} isOffline={isOffline} /> : null
}

function Codes({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { data, error } = useRecoveryCodes(owner)
  const make = useMakeRecoveryCodes(owner)
  const [isAsked, setIsAsked] = useState(false)
  const left = data?.left ?? 0

  return (
    <Panel title={words.recovery.title}>
      <p className={styles['hint']}>{words.recovery.hint}</p>
      <p>{error ? sentenceFor(error) : data && words.recovery.left(left, RECOVERY_CODES)}</p>
      <div>
        <Button
          disabled={isOffline}
          isBusy={make.isPending}
          onClick={() => {
            if (left > 0) setIsAsked(true)
            else make.mutate()
          }}
        >
          {words.recovery.make}
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={words.recovery.question.title}
          question={words.recovery.question.text}
          confirmLabel={words.recovery.make}
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false)
            make.mutate()
          }}
        />
      )}
      {make.data && <RecoveryCodes codes={make.data.codes} onClose={make.reset} />}
    </Panel>
  )
}
