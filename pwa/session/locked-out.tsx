import { useMutation } from '@tanstack/react-query'
import { requestUnlock } from '#contracts/accounts/account-links.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'

interface LockedOutProps {
  /** The refusal of the log-in. */
  error: unknown
  username: string
}

/** Lets the owner log in when other people have used up the account's log-in tries. */
export function LockedOut({ error, username }: LockedOutProps) {
  const request = useMutation({
    mutationFn: () => call(requestUnlock, { body: { username } }),
  })
  if (!(error instanceof HttpError) || error.problem?.error !== 'LOGIN_LOCKED') return null
  if (request.isSuccess) {
    return (
      <Notice tone="ok" title={words.signIn.lockedOut.mailed.title} isAlert>
        {words.signIn.lockedOut.mailed.text}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title={words.signIn.lockedOut.title}
      isAlert
      actions={
        <Button size="small" isBusy={request.isPending} onClick={() => request.mutate()}>
          {words.signIn.lockedOut.mail}
        </Button>
      }
    >
      {request.isError ? sentenceFor(request.error) : words.signIn.lockedOut.text}
    </Notice>
  )
}
