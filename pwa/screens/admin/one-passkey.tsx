import { hasRight } from '#contracts/accounts/rights.ts'
import { usePasskeys } from '#pwa/session/use-passkeys.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

/** As long as an owner would be locked out by the loss of one thing. */
export function OnePasskey() {
  const user = useUser()
  const { data: passkeys = [] } = usePasskeys(user.id)
  if (!hasRight(user, 'own') || passkeys.length !== 1) return null
  return (
    <Notice
      tone="warn"
      title="You have one passkey only"
      actions={
        <ButtonLink size="small" to="/profile">
          Add another one
        </ButtonLink>
      }
    >
      If its device is lost or breaks, you cannot sign in here until another owner helps you.
    </Notice>
  )
}
