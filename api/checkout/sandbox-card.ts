import { because } from '#contracts/reason.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type {
  AnswerSandboxChallenge,
  ConfirmSandboxPayment,
  ReverseSandboxPayment,
  SandboxPayment,
} from '#contracts/checkout/checkout.ts'
import { receiveEvent } from './receive-event.ts'
import type { Sandbox } from './sandbox-payments.ts'
import { SandboxRow } from './sandbox-row.ts'

const PROCESSING_MS = 4_000

type Change = Parameters<typeof SandboxRow.move>[3]

const DECLINED = 'Your card was declined.'
const UNFUNDED = 'Your card has insufficient funds.'
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** The effect of each test card, by the card number without spaces. */
const EFFECTS = new Map<string, (now: Date) => Change>([
  ['4242424242424242', () => ({ status: 'succeeded', error: null })],
  ['4000002500003155', () => ({ status: 'requires_action', error: null })],
  ['4000000000000002', () => ({ status: 'requires_payment_method', error: DECLINED })],
  ['4000000000009995', () => ({ status: 'requires_payment_method', error: UNFUNDED })],
  [
    '4000000000000077',
    (now) => ({
      status: 'processing',
      error: null,
      settlesAt: new Date(now.getTime() + PROCESSING_MS),
    }),
  ],
  [
    '4000000000000259',
    () => ({ status: 'succeeded', error: null, disputeStatus: 'needs_response' }),
  ],
])

/** Pays with a card. The sandbox's form calls this function. A real form would use the provider's script. */
export async function confirmCard(
  services: Services,
  sandbox: Sandbox,
  { clientSecret, cardNumber }: ConfirmSandboxPayment,
): Promise<SandboxPayment> {
  const effect = EFFECTS.get(cardNumber)
  if (!effect) {
    throw new ApiError('INVALID_INPUT', { reason: because('CARD_NOT_LISTED'), input: 'cardNumber' })
  }
  const open = ['requires_payment_method', 'requires_action'] as const
  return move(services, sandbox, clientSecret, [...open], effect(services.clock.now()))
}

/** Stores the buyer's decision on the bank's confirmation page: approve or decline. */
export async function answerChallenge(
  services: Services,
  sandbox: Sandbox,
  { clientSecret, approve }: AnswerSandboxChallenge,
): Promise<SandboxPayment> {
  const change: Change = approve
    ? { status: 'succeeded', error: null }
    : { status: 'requires_payment_method', error: NOT_AUTHENTICATED }
  return move(services, sandbox, clientSecret, ['requires_action'], change)
}

/**
 * Refunds a paid payment, or decides its dispute. For a real payment, the provider's dashboard or a bank does
 * this.
 */
export async function reversePayment(
  services: Services,
  sandbox: Sandbox,
  reversal: ReverseSandboxPayment,
): Promise<SandboxPayment> {
  const row = await SandboxRow.reverse(services.database, reversal)
  if (!row) throw new ApiError('NOT_FOUND')
  const type = reversal.becomes === 'refunded' ? 'charge.refunded' : 'charge.dispute.closed'
  await receiveEvent(services, sandbox.sign(type, row))
  return { status: row.status, error: row.error }
}

async function move(
  services: Services,
  sandbox: Sandbox,
  clientSecret: string,
  from: SandboxRow['status'][],
  change: Change,
): Promise<SandboxPayment> {
  const { database } = services
  const moved = await SandboxRow.move(database, { clientSecret }, from, change)
  const row = moved ?? (await SandboxRow.withSecret(database, clientSecret))
  if (!row) throw new ApiError('NOT_FOUND')
  if (moved) await report(services, sandbox, moved)
  return { status: row.status, error: row.error }
}

async function report(services: Services, sandbox: Sandbox, row: SandboxRow): Promise<void> {
  const type = {
    succeeded: 'payment_intent.succeeded',
    processing: 'payment_intent.processing',
    requires_payment_method: 'payment_intent.payment_failed',
    requires_action: 'payment_intent.requires_action',
    canceled: 'payment_intent.canceled',
  }[row.status]
  await receiveEvent(services, sandbox.sign(type, row))
  if (row.disputeStatus !== null) {
    await receiveEvent(services, sandbox.sign('charge.dispute.created', row))
  }
}
