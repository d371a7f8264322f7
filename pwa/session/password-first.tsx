import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { authPageFor } from './next-page.ts'
import { useRequestReset } from './use-request-reset.ts'

interface PasswordFirstProps {
  guest: CurrentUser
  /** The page that the guest wanted. */
  page: string
  /** The level of the heading. */
  level?: 1 | 2
}

/** Replaces a page that needs an account. A guest came through the checkout and has no password yet. */
export function PasswordFirst({ guest, page, level = 2 }: PasswordFirstProps) {
  const request = useRequestReset()
  if (!guest.hasPremiumAccess) {
    return (
      <EmptyState
        level={level}
        title="Set a password first"
        actions={
          <ButtonLink variant="primary" to={`${authPageFor(page)}&tab=signup`}>
            Sign Up
          </ButtonLink>
        }
      >
        You have given an email only. Sign up with {isolateAddress(guest.email)} and a password to
        open this.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={level}
      title="Set a password first"
      actions={
        <Button
          variant="primary"
          isBusy={request.isPending}
          onClick={() => request.mutate(guest.email)}
        >
          Send the link again
        </Button>
      }
    >
      You bought with an email only. The link that we mailed to {isolateAddress(guest.email)} sets
      your password and opens this.
      <p role="status">{request.isSuccess && 'The link is on its way. It works for 10 minutes.'}</p>
    </EmptyState>
  )
}
