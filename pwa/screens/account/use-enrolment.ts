import { useMutation } from '@tanstack/react-query'
import { enrolByLink, enrolmentChallenge } from '#contracts/enrolment.ts'
import { call } from '#pwa/network/http.ts'
import { makePasskey } from '#pwa/session/passkeys.ts'

/** Nothing is made on the device before the server has found link and password right. */
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
