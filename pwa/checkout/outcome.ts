import type { SandboxPayment } from '#contracts/checkout.ts'
import type { StripeAnswer } from './stripe-script.ts'

/** How a try to pay ended, as far as this browser was told. */
export type Outcome =
  { status: 'succeeded' } | { status: 'processing' } | { status: 'failed'; message: string }

const UNFINISHED = 'The payment was not completed. Nothing was charged; you can try again.'

export function toOutcome(status: string | undefined, error: string | undefined): Outcome {
  if (error !== undefined) return { status: 'failed', message: error }
  if (status === 'succeeded' || status === 'processing') return { status }
  return { status: 'failed', message: UNFINISHED }
}

export function readStripeAnswer({ error, paymentIntent }: StripeAnswer): Outcome {
  return toOutcome(paymentIntent?.status, error ? (error.message ?? UNFINISHED) : undefined)
}

export function readSandboxAnswer({ status, error }: SandboxPayment): Outcome {
  return toOutcome(status, error ?? undefined)
}
