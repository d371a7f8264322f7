import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useResendConfirmation } from '#pwa/screens/account/use-account-links.ts'
import { useDropPendingEmail, usePendingEmail } from './use-profile.ts'
import { words } from './words.ts'

interface EmailNoticesProps {
  user: CurrentUser
  isOffline: boolean
}

/** Asks the user to confirm the account's address, and a new address that is not confirmed yet. */
export function EmailNotices({ user, isOffline }: EmailNoticesProps) {
  const { data: pending } = usePendingEmail(user.id)
  return (
    <>
      {!user.emailConfirmed && <Unconfirmed email={user.email} isOffline={isOffline} />}
      {typeof pending === 'string' && (
        <Pending user={user} pending={pending} isOffline={isOffline} />
      )}
    </>
  )
}

function Unconfirmed({ email, isOffline }: { email: string; isOffline: boolean }) {
  const resend = useResendConfirmation()
  return (
    <Notice
      title={words.emails.unconfirmed.title}
      actions={
        <Button
          size="small"
          disabled={isOffline}
          isBusy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {words.emails.unconfirmed.sendAgain}
        </Button>
      }
    >
      {words.emails.unconfirmed.text(isolateAddress(email))}
    </Notice>
  )
}

function Pending({ user, pending, isOffline }: EmailNoticesProps & { pending: string }) {
  const drop = useDropPendingEmail(user.id)
  return (
    <Notice
      title={words.emails.pending.title}
      actions={
        <Button
          size="small"
          disabled={isOffline}
          isBusy={drop.isPending}
          onClick={() => drop.mutate()}
        >
          {words.emails.pending.keep}
        </Button>
      }
    >
      {words.emails.pending.text(isolateAddress(pending), isolateAddress(user.email))}
    </Notice>
  )
}
