import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { authPageFor } from './next-page.ts'
import { words } from './words.tsx'
import { useRequestReset } from './use-request-reset.ts'

interface PasswordFirstProps {
  guest: CurrentUser
  /** The page that the guest wanted. */
  page: string
  /** The level of the heading. */
  level?: 1 | 2
}

/**
 * Replaces a page that needs an account. A guest has bought something without an account, and has
 * no password yet.
 */
export function PasswordFirst({ guest, page, level = 2 }: PasswordFirstProps) {
  const request = useRequestReset()
  if (!guest.hasPremiumAccess) {
    return (
      <EmptyState
        level={level}
        title={words.passwordFirst.title}
        actions={
          <ButtonLink variant="primary" to={`${authPageFor(page)}&tab=signup`}>
            {words.passwordFirst.visitor.signUp}
          </ButtonLink>
        }
      >
        {words.passwordFirst.visitor.text(isolateAddress(guest.email))}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={level}
      title={words.passwordFirst.title}
      actions={
        <Button
          variant="primary"
          isBusy={request.isPending}
          onClick={() => request.mutate(guest.email)}
        >
          {words.passwordFirst.buyer.send}
        </Button>
      }
    >
      {words.passwordFirst.buyer.text(isolateAddress(guest.email))}
      <p role="status">{request.isSuccess && words.passwordFirst.buyer.sent}</p>
    </EmptyState>
  )
}
