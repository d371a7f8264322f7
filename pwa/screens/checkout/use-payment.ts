import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { sentenceFor } from '#pwa/network/errors.ts'
import type { Outcome } from './outcome.ts'

export interface AfterFailure {
  /** The reason why the payment before this one failed. Null for a first payment. */
  lastFailure: string | null
  /** Is called when the payment itself was cancelled. The next attempt needs another payment. */
  onCancelled: (message: string) => void
}

const PAYING = ['payment']

/** Returns true while a payment is running. The email address must not change during a payment. */
export function useIsPaying(): boolean {
  return useIsMutating({ mutationKey: PAYING }) > 0
}

/**
 * Runs one attempt to pay at a time, even if the button is pressed again. Then opens the page with
 * the result.
 */
export function usePayment(
  confirm: () => Promise<Outcome>,
  { lastFailure, onCancelled }: AfterFailure,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const paying = useMutation({
    mutationKey: PAYING,
    mutationFn: confirm,
    onSuccess: async (outcome) => {
      if (outcome.status === 'failed') {
        if (outcome.isCancelled) onCancelled(outcome.message)
        return
      }
      await navigate(`/success?payment_intent_status=${outcome.status}`, { replace: true })
    },
  })

  return {
    isPaying: paying.isPending,
    /** The reason why the last attempt failed. Null when a new attempt begins. */
    failure: paying.isIdle ? lastFailure : failureOf(paying),
    pay: () => {
      if (client.isMutating({ mutationKey: PAYING }) === 0) paying.mutate()
    },
  }
}

function failureOf({ data, error }: { data?: Outcome | undefined; error: Error | null }) {
  if (error) return sentenceFor(error)
  return data?.status === 'failed' ? data.message : null
}
