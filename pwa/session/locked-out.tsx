import { useMutation } from '@tanstack/react-query'
import { requestUnlock } from '#contracts/accounts/account-links.ts'
import { call, HttpError, sentenceFor } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'

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
      <Notice tone="ok" title="Look into your mail" isAlert>
        If there is such an account, a link is on its way to its address. Open it in this browser.
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title="Too many wrong passwords"
      isAlert
      actions={
        <Button size="small" isBusy={request.isPending} onClick={() => request.mutate()}>
          Mail me a link
        </Button>
      }
    >
      {request.isError
        ? sentenceFor(request.error)
        : 'Somebody tried too many for this account. You can wait an hour, or let us mail you a link that lets this browser try.'}
    </Notice>
  )
}
