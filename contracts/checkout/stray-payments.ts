import * as z from 'zod/mini'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { REFUND_REASON_MAX } from './purchases.ts'

/** `unknown`: no order of ours. `mismatch`: an order of ours, but not what it asked for, or not from its buyer. */
export const STRAY_FAULTS = ['unknown', 'mismatch'] as const

/** `accepted` as a purchase; `returned` by a refund or a lost dispute; `dismissed` where it concerns us no more. */
export const STRAY_STATES = ['open', 'accepted', 'returned', 'dismissed'] as const

/** Money that arrived and fits no order: an owner says what becomes of it. */
export const StrayPayment = z.object({
  id: z.uuid(),
  stripePaymentIntentId: z.string(),
  fault: z.enum(STRAY_FAULTS),
  cents: z.int(),
  currency: z.string(),
  state: z.enum(STRAY_STATES),
  /** Asked of the provider, which has not answered yet: nothing else can be decided meanwhile. */
  refundAskedCents: z.int(),
  foundAt: Instant,
  decidedAt: z.nullable(Instant),
  /** What a mismatch should have been, and whose order it is. */
  order: z.nullable(z.object({ email: z.string(), cents: z.int(), currency: z.string() })),
})
export type StrayPayment = z.infer<typeof StrayPayment>

export const StrayQuery = z.extend(Page, { state: z.optional(z.enum(STRAY_STATES)) })
export type StrayQuery = z.infer<typeof StrayQuery>

/** Those found last first. */
export const listStrayPayments = endpoint({
  method: 'GET',
  path: '/api/admin/stray-payments',
  query: StrayQuery,
  answer: z.array(StrayPayment),
})

/** For the record of what administrators do. */
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Say why.'), z.maxLength(REFUND_REASON_MAX))

export const DecideStray = body({ reason: Reason })
export type DecideStray = z.infer<typeof DecideStray>

export const AcceptStray = body({ userId: z.uuid('Choose a user.'), reason: Reason })
export type AcceptStray = z.infer<typeof AcceptStray>

/*
 * Each of the three is refused with `PAYMENT_DECIDED` once something else was decided, in the console or
 * at the provider, which is asked first how the payment stands; so all but the last need it to answer.
 */

/** Makes it a purchase of this user, at what was paid. Refused with `ALREADY_PREMIUM` for one who has paid. */
export const acceptStrayPayment = endpoint({
  method: 'POST',
  path: '/api/admin/stray-payments/:strayId/accept',
  body: AcceptStray,
  answer: StrayPayment,
})

/** Gives all that is left of it back. While the provider is away the refund waits in `refundAskedCents`. */
export const returnStrayPayment = endpoint({
  method: 'POST',
  path: '/api/admin/stray-payments/:strayId/return',
  body: DecideStray,
  answer: StrayPayment,
})

/** Takes it off the list; the money stays where it is. */
export const dismissStrayPayment = endpoint({
  method: 'POST',
  path: '/api/admin/stray-payments/:strayId/dismiss',
  body: DecideStray,
  answer: StrayPayment,
})
