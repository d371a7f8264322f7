import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  enrolByLink,
  enrolmentChallenge,
  makeRecoveryCodes,
  recover,
  type Recovery,
} from '#contracts/accounts/enrolment.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { call } from '#pwa/network/http.ts'
import { makePasskey } from '#pwa/session/passkeys.ts'
import { recoveryQuery } from '#pwa/session/recovery-codes.ts'

/**
 * Registers a passkey by a mailed link. The device makes the passkey only after the server has accepted the
 * link and the password.
 */
export function useEnrolByLink(token: string) {
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      const shown = { token, currentPassword }
      const { username, ...challenge } = await call(enrolmentChallenge, { body: shown })
      const passkey = await makePasskey(username, Promise.resolve(challenge))
      await call(enrolByLink, { body: { ...shown, passkey } })
    },
  })
}

export function useRecover() {
  return useMutation({ mutationFn: (body: Recovery) => call(recover, { body }) })
}

/**
 * The codes stay on the screen until the user closes them, because nobody can read them again
 * later.
 */
export function useMakeRecoveryCodes(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(makeRecoveryCodes),
    gcTime: 0,
    onError: reportFailure,
    onSettled: () => client.invalidateQueries(recoveryQuery(owner)),
  })
}
