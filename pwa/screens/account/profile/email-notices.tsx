import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useResendConfirmation } from '#pwa/screens/account/use-account-links.ts'
import { useDropPendingEmail, usePendingEmail } from './use-profile.ts'

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
      title="Your email address is not confirmed yet"
      actions={
        <Button
          size="small"
          disabled={isOffline}
          isBusy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          Send the mail again
        </Button>
      }
    >
      Open the link that we sent to {isolateAddress(email)}.
    </Notice>
  )
}

function Pending({ user, pending, isOffline }: EmailNoticesProps & { pending: string }) {
  const drop = useDropPendingEmail(user.id)
  return (
    <Notice
      title="Your new address waits for you"
      actions={
        <Button
          size="small"
          disabled={isOffline}
          isBusy={drop.isPending}
          onClick={() => drop.mutate()}
        >
          Keep the old address
        </Button>
      }
    >
      Open the link that we sent to {isolateAddress(pending)}, in this browser. Until then{' '}
      {isolateAddress(user.email)} stands.
    </Notice>
  )
}
