import type { SandboxPayment } from '#contracts/checkout/checkout.ts'
import type { StripeAnswer } from './stripe-script.ts'
import { words } from './words.tsx'

/** The result of an attempt to pay, as far as this browser knows. */
export type Outcome =
  | { status: 'succeeded' }
  | { status: 'processing' }
  /** `isCancelled`: the payment itself was cancelled, so the next attempt needs a new payment. */
  | { status: 'failed'; message: string; isCancelled?: true }

const UNFINISHED = words.payment.unfinished

function toOutcome(status: string | undefined, error: string | undefined): Outcome {
  if (status === 'canceled') return { status: 'failed', message: UNFINISHED, isCancelled: true }
  if (error !== undefined) return { status: 'failed', message: error }
  if (status === 'succeeded' || status === 'processing') return { status }
  return { status: 'failed', message: UNFINISHED }
}

export function readStripeAnswer({ error, paymentIntent }: StripeAnswer): Outcome {
  const { status } = paymentIntent ?? error?.payment_intent ?? {}
  return toOutcome(status, error ? (error.message ?? UNFINISHED) : undefined)
}

export function readSandboxAnswer({ status, error }: SandboxPayment): Outcome {
  return toOutcome(status, error ?? undefined)
}
