import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  claimAccount,
  confirmEmail,
  renewLink,
  resendConfirmation,
  undoChange,
  unlockBrowser,
  UseLink,
  type UseLinkWithPassword,
} from '#contracts/accounts/account-links.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { HttpError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { useLetIn } from '#pwa/session/let-in.ts'
import { startSession } from '#pwa/session/change-session.ts'
import { arrive } from '#pwa/session/use-login.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

export function isExpired(error: unknown): boolean {
  return error instanceof HttpError && error.problem?.error === 'LINK_EXPIRED'
}

/**
 * Checks whether the secret of a link is complete, because a mail program may cut off its end. Does
 * not check whether the link has expired.
 */
export function isWholeToken(token: string | null): token is string {
  return UseLink.safeParse({ token }).success
}

/** Confirms an address as soon as the page opens. Tries again when a user signs in on this page. */
export function useConfirmEmail(
  token: string,
  { userId, isEnabled }: { userId: string | undefined; isEnabled: boolean },
) {
  return useQuery({
    queryKey: ['confirm', token, userId],
    queryFn: () => call(confirmEmail, { body: { token } }),
    enabled: isEnabled,
    gcTime: 0,
  })
}

/** Sets the password of the link's account. The response signs this browser in. */
export function useClaim() {
  const client = useQueryClient()
  const letIn = useLetIn()
  return useMutation({
    mutationFn: async (body: UseLinkWithPassword) => {
      return arrive(
        await letIn((signal) => call(claimAccount, { body, signal }), words.links.mayBeSet),
      )
    },
    onSuccess: (user) => {
      startSession(client, user)
      const { title, description } = words.links.passwordSet
      showToast({ title, description: description(isolate(user.username)) })
    },
  })
}

export function useUnlockBrowser() {
  return useMutation({
    mutationFn: (token: string) => call(unlockBrowser, { body: { token } }),
  })
}

export function useUndoChange() {
  return useMutation({
    mutationFn: (token: string) => call(undoChange, { body: { token } }),
  })
}

export function useRenewLink() {
  return useMutation({
    mutationFn: (token: string) => call(renewLink, { body: { token } }),
    onError: reportFailure,
  })
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call(resendConfirmation),
    onSuccess: () => {
      showToast(words.links.mailSent)
    },
    onError: reportFailure,
  })
}
