import { useIsServerReached } from '#pwa/network/connection.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { AccountData } from './account-data.tsx'
import { DevicePanel } from './device-panel.tsx'
import { EmailNotices } from './email-notices.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { SessionPanel } from './session-panel.tsx'
import { useRequestReset } from './use-account-links.ts'

export function ProfilePage() {
  const user = useUser()
  const isOffline = !useIsServerReached()
  if (user.isGuest) return <GuestProfile email={user.email} />

  return (
    <Page width="reading">
      <PageHeading title="Profile">{user.email}</PageHeading>
      {isOffline && (
        <Notice tone="warn" title="Changes need a connection">
          You see what this device has kept. Your account can be changed once you are connected
          again.
        </Notice>
      )}
      <EmailNotices user={user} isOffline={isOffline} />
      <ProfileDetails user={user} isOffline={isOffline} />
      <ProfileActions user={user} />
      <PasswordPanel user={user} isOffline={isOffline} />
      <SessionPanel owner={user.id} isOffline={isOffline} />
      <DevicePanel owner={user.id} isOffline={isOffline} />
      <AccountData isOffline={isOffline} />
    </Page>
  )
}

/** Whoever paid with only an email has no password yet: the mailed link makes it an account. */
function GuestProfile({ email }: { email: string }) {
  const resend = useRequestReset()
  return (
    <Page width="narrow">
      <title>Profile · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="Set a password first"
        actions={
          <Button
            variant="primary"
            isBusy={resend.isPending}
            onClick={() => {
              resend.mutate(email)
            }}
          >
            Send the link again
          </Button>
        }
      >
        {resend.isSuccess && <p>Once your purchase is complete, the link is on its way.</p>}
        You started with an email only. The link that we send to {email} after your purchase sets
        your password and opens your profile.
      </EmptyState>
    </Page>
  )
}
