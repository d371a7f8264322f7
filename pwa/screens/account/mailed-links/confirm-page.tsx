import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { homeOf } from '#pwa/session/next-page.ts'
import { sessionQuery, useSession } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { LoginForm } from '#pwa/screens/account/login-form.tsx'
import {
  isExpired,
  isWholeToken,
  useClaim,
  useConfirmEmail,
} from '#pwa/screens/account/use-account-links.ts'
import { ExpiredLink, IncompleteLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'
import { words } from './words.ts'

export function ConfirmPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Confirm key={token} token={token} /> : <IncompleteLink />
}

/** The user must be signed in, so a person who has only the link cannot change the address. */
export function ChangeAddressPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Confirm key={token} token={token} isMove /> : <IncompleteLink />
}

function Confirm({ token, isMove = false }: { token: string; isMove?: boolean }) {
  const { user } = useSession()
  const claim = useClaim()
  // A person can also set a new password by this link. This uses up the link, so it cannot confirm
  // the address afterwards.
  const isEnabled = claim.isIdle || claim.isError
  const confirmation = useConfirmEmail(token, { userId: user?.id, isEnabled })
  const { data: confirmed, error, isFetching, refetch } = confirmation

  if (claim.isSuccess) return <Confirmed user={claim.data} />
  if (isExpired(claim.error)) return <ExpiredLink token={token} />
  if (isFetching) return <CenteredSpinner label={words.confirm.pending} />
  if (confirmed) return <Confirmed user={confirmed} />
  if (isExpired(error)) return <ExpiredLink token={token} />
  if (error instanceof HttpError && error.problem?.error === 'SIGN_IN_REQUIRED') {
    return isMove ? <SignInToMove /> : <SignInFirst token={token} claim={claim} />
  }
  return (
    <MessagePage
      title={words.confirm.failed}
      actions={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}
    >
      {sentenceFor(error)}
    </MessagePage>
  )
}

function Confirmed({ user }: { user: CurrentUser }) {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries(sessionQuery)
  }, [client])
  const { tab, title, text, action } = words.confirm.done
  return (
    <MessagePage
      tab={tab}
      title={title}
      actions={
        <ButtonLink variant="primary" to={homeOf(user)}>
          {action}
        </ButtonLink>
      }
    >
      {text(isolateAddress(user.email))}
    </MessagePage>
  )
}

/**
 * Asks whether the account belongs to the owner of the address, because another person may have
 * registered it.
 */
function SignInFirst({ token, claim }: { token: string; claim: ReturnType<typeof useClaim> }) {
  const { title, lede, otherwise, setPassword } = words.confirm.signInFirst
  return (
    <Page width="narrow">
      <PageHeading title={title}>{lede}</PageHeading>
      <LoginForm />
      <Panel title={words.confirm.notYours}>
        <p>{otherwise}</p>
        <NewPasswordForm
          action={setPassword}
          isBusy={claim.isPending}
          error={claim.error}
          onSubmit={(password) => claim.mutate({ token, password })}
        />
      </Panel>
    </Page>
  )
}

function SignInToMove() {
  const { title, lede, otherwise } = words.confirm.signInToMove
  return (
    <Page width="narrow">
      <PageHeading title={title}>{lede}</PageHeading>
      <LoginForm />
      <Panel title={words.confirm.notYours}>
        <p>{otherwise}</p>
      </Panel>
    </Page>
  )
}
