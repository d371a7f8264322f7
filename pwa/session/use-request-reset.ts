import { useMutation } from '@tanstack/react-query'
import { requestReset } from '#contracts/accounts/account-links.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { call } from '#pwa/network/http.ts'

/** Mails a link that sets a password, if the address has an account or a purchase. */
export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(requestReset, { body: { email } }),
    onError: reportFailure,
  })
}
