import type { Knex } from 'knex'
import { Model, raw } from 'objection'
import type { ReverseSandboxPayment } from '#contracts/checkout/checkout.ts'

/** A payment as the sandbox keeps it, in place of the provider. */
export class SandboxRow extends Model {
  static override tableName = 'sandbox_payments'
  declare id: string
  declare clientSecret: string
  declare idempotencyKey: string
  declare orderId: string
  declare userId: string
  declare customerId: string
  declare amount: number
  declare currency: string
  declare status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  declare error: string | null
  declare refundedCents: number
  declare refundIds: string[]
  declare disputeStatus: 'needs_response' | 'won' | 'lost' | 'warning_closed' | null
  /** When a payment in processing succeeds. */
  declare settlesAt: Date | null
  declare createdAt: Date

  /** The first payment of its key, no matter who asks again. */
  static async open(
    trx: Knex,
    payment: Omit<Pick<SandboxRow, keyof SandboxRow>, keyof Model>,
  ): Promise<SandboxRow> {
    await trx('sandbox_payments').insert(payment).onConflict('idempotencyKey').ignore()
    const { idempotencyKey } = payment
    return SandboxRow.query(trx).findOne({ idempotencyKey }).throwIfNotFound()
  }

  static async withId(trx: Knex, id: string): Promise<SandboxRow | undefined> {
    return SandboxRow.query(trx).findById(id)
  }

  static async withSecret(trx: Knex, clientSecret: string): Promise<SandboxRow | undefined> {
    return SandboxRow.query(trx).findOne({ clientSecret })
  }

  static ofOrder(trx: Knex, orderId: string) {
    return SandboxRow.query(trx).where({ orderId }).orderBy('createdAt', 'desc')
  }

  static async settleDue(trx: Knex, now: Date): Promise<void> {
    await SandboxRow.query(trx)
      .patch({ status: 'succeeded', settlesAt: null })
      .where({ status: 'processing' })
      .where('settlesAt', '<=', now)
  }

  /** Undefined when the payment is not in one of these states: nothing is paid twice. */
  static move(
    trx: Knex,
    payment: { clientSecret: string } | { id: string },
    from: SandboxRow['status'][],
    to: Partial<Pick<SandboxRow, 'status' | 'error' | 'disputeStatus' | 'settlesAt'>>,
  ) {
    return SandboxRow.query(trx)
      .patch(to)
      .where(payment)
      .whereIn('status', from)
      .returning('*')
      .first()
  }

  /** Once for one `refundId`; false where less than that is left of it, or a dispute holds it. */
  static async refund(
    trx: Knex,
    { refundId, intentId, cents }: { refundId: string; intentId: string; cents: number },
  ): Promise<boolean> {
    const payment = SandboxRow.query(trx).where({ id: intentId, status: 'succeeded' })
    if (await payment.clone().whereRaw('? = any(refund_ids)', [refundId]).first()) return true
    const refunded = await payment
      .patch({
        refundedCents: raw('refunded_cents + ?', [cents]),
        refundIds: raw('array_append(refund_ids, ?::uuid)', [refundId]),
      })
      .whereRaw('refunded_cents + ? <= amount', [cents])
      .whereRaw(`coalesce(dispute_status in ('won', 'warning_closed'), true)`)
      .whereRaw('not ? = any(refund_ids)', [refundId])
    return refunded > 0
  }

  /** Undefined unless it was paid, and disputed where a dispute shall end. */
  static reverse(trx: Knex, { clientSecret, becomes }: ReverseSandboxPayment) {
    const paid = SandboxRow.query(trx).where({ clientSecret, status: 'succeeded' })
    const changed =
      becomes === 'refunded'
        ? paid.patch({ refundedCents: raw('amount') })
        : paid.patch({ disputeStatus: becomes }).whereNotNull('disputeStatus')
    return changed.returning('*').first()
  }
}
