import { useState } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { RECOVERY_CODES } from '#contracts/accounts/enrolment.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { canUsePasskeys } from '#pwa/session/passkeys.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { useRecoveryCodes } from '#pwa/session/recovery-codes.ts'
import { useMakeRecoveryCodes } from '#pwa/screens/account/use-enrolment.ts'
import styles from './profile-page.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

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
    <Panel title="Recovery codes">
      <p className={styles['hint']}>
        If you lose every passkey, one of these codes and your password let you add a new one. Keep
        them on paper, where your devices are not.
      </p>
      <p>
        {error ? sentenceFor(error) : data && `${String(left)} of ${String(RECOVERY_CODES)} left`}
      </p>
      <div>
        <Button
          disabled={isOffline}
          isBusy={make.isPending}
          onClick={() => {
            if (left > 0) setIsAsked(true)
            else make.mutate()
          }}
        >
          Make new codes
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          isOpen
          title="Make new recovery codes?"
          question="Those that you have now count no more."
          confirmLabel="Make new codes"
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
