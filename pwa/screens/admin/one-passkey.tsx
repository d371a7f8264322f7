import { useState } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import { usePasskeys } from '#pwa/session/use-passkeys.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { useRecoveryCodes } from '#pwa/session/recovery-codes.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { tabTexts } from '#pwa/ui/browser-storage.ts'
import { Notice } from '#pwa/ui/notice.tsx'

const PUT_AWAY_KEY = 'onePasskey'

/**
 * Warns an owner who has only one passkey and no recovery code. Such an owner could not log in
 * after the loss of the passkey. The user can close the warning, but a new tab warns again.
 */
export function OnePasskey() {
  const user = useUser()
  const { data: passkeys = [] } = usePasskeys(user.id)
  const isAlone = hasRight(user, 'own') && passkeys.length === 1
  const { data: recovery } = useRecoveryCodes(user.id, isAlone)
  const [isPutAway, setIsPutAway] = useState(tabTexts.get(PUT_AWAY_KEY) === user.id)
  if (!isAlone || recovery?.left !== 0 || isPutAway) return null
  return (
    <Notice
      tone="warn"
      title="You have one passkey only"
      actions={
        <>
          <ButtonLink size="small" to="/profile">
            Add another one
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              tabTexts.set(PUT_AWAY_KEY, user.id)
              setIsPutAway(true)
            }}
          >
            Later
          </Button>
        </>
      }
    >
      Without it and without recovery codes, only another owner can let you in again.
    </Notice>
  )
}
