import { useMutation } from '@tanstack/react-query'
import { requestReset } from '#contracts/accounts/account-links.ts'
import { call, sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

/** Mails a link that sets a password, if the address has an account or a purchase. */
export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(requestReset, { body: { email } }),
    onError: (error) => {
      showToast({ title: 'Error', description: sentenceFor(error), variant: 'destructive' })
    },
  })
}
