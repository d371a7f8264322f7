import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { Email } from '#contracts/accounts/registration.ts'
import { body, Day, endpoint } from '#contracts/endpoint.ts'
import { bareDigits } from '#contracts/text/digits.ts'

export const Price = z.object({ cents: z.int(), currency: z.string() })
export type Price = z.infer<typeof Price>

/**
 * The only product: one purchase that gives premium access. The server, the screens and the mails
 * all use this price. A paid order keeps its price. An open order gets the present price at the
 * next `createPaymentIntent`.
 */
export const PRICE = {
  productType: 'visa_guide',
  productName: 'US visa interview success guide',
  cents: 1999,
  currency: 'usd',
} as const

/** The text for a person who has paid for an address that already had access. */
export const PAID_TWICE =
  'This address had access already. You need not do anything: we give this payment back, and mail you about it.'

/** The server deletes a guest without an order after this number of days. */
export const GUEST_KEPT_DAYS = 30

/**
 * The day of the last check of the warnings, from `readGuideSale`. With it, the buyer confirms that they know
 * this day. The server asks for it while the state of the sale is `confirm`.
 */
const KnownCheck = z.optional(Day)

const CreateGuestUser = body({ email: Email, knownCheck: KnownCheck })
type CreateGuestUser = z.infer<typeof CreateGuestUser>

/**
 * The buyer of an order. The call opens a guest session for an address with or without an account.
 * A signed-in user with this address keeps the present session. `userId` is null when the address
 * already has access and the caller has not proved to own the address. In this case the owner of
 * the address gets a mail.
 */
export const GuestUser = z.object({
  userId: z.nullable(z.uuid()),
  email: z.string(),
  hasPremiumAccess: z.boolean(),
})
export type GuestUser = z.infer<typeof GuestUser>

/**
 * Fails with `CHECK_NOT_CONFIRMED` or `GUIDE_NOT_SOLD` for a buyer without access, by the rules of
 * `saleStateOn`.
 */
export const createGuestUser = endpoint({
  method: 'POST',
  path: '/api/create-guest-user',
  body: CreateGuestUser,
  answer: GuestUser,
})

/**
 * The account that pays. Both fields must be equal to the fields of the session's account. The
 * server refuses another account with `ACCESS_DENIED`.
 */
export const CreatePaymentIntent = body({
  userEmail: Email,
  userId: z.uuid(),
  knownCheck: KnownCheck,
})
export type CreatePaymentIntent = z.infer<typeof CreatePaymentIntent>

/**
 * The payment for the page. Its amount is the price in this response, even if the page has shown
 * another price before. Without a publishable key, the payment sandbox replaces the provider.
 */
export const PaymentIntent = z.extend(Price, {
  clientSecret: z.string(),
  publishableKey: z.nullable(z.string()),
})
export type PaymentIntent = z.infer<typeof PaymentIntent>

/**
 * Returns the payment intent of the open order. A repeated call is safe, because an open order has
 * only one payment intent. When the price has changed, a new intent replaces the old intent. The
 * server cancels the old intent unless it is paid or processing. Fails like `createGuestUser` when
 * the checks of the guide are too old. An intent from before stays payable.
 */
export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  body: CreatePaymentIntent,
  answer: PaymentIntent,
})

/**
 * `none`: nobody has tried to pay. `failed`: the last try was declined, or the order was cancelled.
 */
const ORDER_STATES = ['none', 'processing', 'completed', 'failed'] as const
export const OrderState = z.enum(ORDER_STATES)
export type OrderState = z.infer<typeof OrderState>

/**
 * The state of the session's order. While the order is open, the server asks the provider at most
 * once in five seconds and sixty times in an hour. Between these requests, the server returns the
 * last state that it got from the provider.
 */
export const CurrentOrder = z.object({
  state: OrderState,
  /** The provider's message about the last try, for the person who pays. */
  message: z.nullable(z.string()),
})
export type CurrentOrder = z.infer<typeof CurrentOrder>

export const currentOrder = endpoint({
  method: 'GET',
  path: '/api/orders/current',
  answer: CurrentOrder,
})

/**
 * The call by which the provider reports events. The server reads the raw bytes of the body,
 * because the provider's signature covers them.
 */
export const STRIPE_WEBHOOK = { method: 'POST', path: '/api/stripe/webhook' } as const

export const SANDBOX_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'Succeeds' },
  { number: '4000 0025 0000 3155', effect: 'Asks for a 3-D Secure confirmation' },
  { number: '4000 0000 0000 0002', effect: 'Is declined' },
  { number: '4000 0000 0000 9995', effect: 'Has insufficient funds' },
  { number: '4000 0000 0000 0077', effect: 'Stays processing for a few seconds, then succeeds' },
  { number: '4000 0000 0000 0259', effect: 'Succeeds, then the payment is disputed' },
] as const

const ClientSecret = z.string().check(z.minLength(1), z.maxLength(200))
const CARD_NUMBER_MAX = 19

export const ConfirmSandboxPayment = body({
  clientSecret: ClientSecret,
  /** Accepts any spaces between the digits. The sandbox accepts only test cards. */
  cardNumber: z
    .string()
    .check(
      z.overwrite(bareDigits),
      z.minLength(1, inputReason('CARD_NUMBER_MISSING')),
      z.maxLength(CARD_NUMBER_MAX),
    ),
})
export type ConfirmSandboxPayment = z.infer<typeof ConfirmSandboxPayment>

export const AnswerSandboxChallenge = body({ clientSecret: ClientSecret, approve: z.boolean() })
export type AnswerSandboxChallenge = z.infer<typeof AnswerSandboxChallenge>

/** The result of a confirmation: a status, or an error message for the person who pays. */
export const SandboxPayment = z.object({
  status: z.enum([
    'requires_payment_method',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  error: z.nullable(z.string()),
})
export type SandboxPayment = z.infer<typeof SandboxPayment>

/** The later changes of a paid payment: a full refund, or an outcome of its dispute. */
const SANDBOX_REVERSALS = ['refunded', 'won', 'lost', 'warning_closed'] as const

export const ReverseSandboxPayment = body({
  clientSecret: ClientSecret,
  becomes: z.enum(SANDBOX_REVERSALS),
})
export type ReverseSandboxPayment = z.infer<typeof ReverseSandboxPayment>

/** The three calls below exist only in the sandbox. */
export const confirmSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/payments/confirm',
  body: ConfirmSandboxPayment,
  answer: SandboxPayment,
})

export const answerSandboxChallenge = endpoint({
  method: 'POST',
  path: '/api/sandbox/payments/challenge',
  body: AnswerSandboxChallenge,
  answer: SandboxPayment,
})

/**
 * Refunds a payment, or decides its dispute. For real payments, the provider's dashboard or the
 * bank does this.
 */
export const reverseSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/payments/reverse',
  body: ReverseSandboxPayment,
  answer: SandboxPayment,
})
