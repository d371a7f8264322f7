import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CHECKOUT_TOASTS } from '#contracts/checkout.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import type { Outcome } from './outcome.ts'

const PAYING = ['payment']

function tellFailure(description: string) {
  showToast({ ...CHECKOUT_TOASTS.paymentFailed, description, variant: 'destructive' })
}

/** One try to pay at a time, however often the button is pressed, and where each outcome leads. */
export function usePayment(confirm: () => Promise<Outcome>, onCancelled: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const paying = useMutation({
    mutationKey: PAYING,
    mutationFn: confirm,
    onSuccess: async (outcome) => {
      if (outcome.status === 'failed') {
        tellFailure(outcome.message)
        if (outcome.isCancelled) onCancelled()
        return
      }
      if (outcome.status === 'succeeded') showToast(CHECKOUT_TOASTS.paymentSucceeded)
      await navigate(`/success?payment_intent_status=${outcome.status}`, { replace: true })
    },
    onError: (error) => {
      tellFailure(sentenceFor(error))
    },
  })

  return {
    isPaying: paying.isPending,
    pay: () => {
      if (client.isMutating({ mutationKey: PAYING }) === 0) paying.mutate()
    },
  }
}
