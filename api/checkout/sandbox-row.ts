import type { Knex } from 'knex'
import { type Model, raw } from 'objection'
import { nobodys, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { ReverseSandboxPayment } from '#contracts/checkout/checkout.ts'

const NOT_TOLD = 'test payments, which a real payment provider would store'

/** A payment of the sandbox. A real provider stores its payments itself. */
export class SandboxRow extends rowOf({
  table: 'sandbox_payments',
  kept: '10 years, as long as a real payment provider would store the payment',
  why: 'the order looks up its test payment again',
  sweeps: [{ since: 'created_at', days: KEPT_DAYS.payment }],
  columns: {
    id: nobodys<string>(),
    clientSecret: nobodys<string>(),
    idempotencyKey: nobodys<string>(),
    orderId: nobodys<string>(),
    userId: unexported<string>(NOT_TOLD, 'stays'),
    customerId: unexported<string>(NOT_TOLD, 'stays'),
    status: nobodys<
      'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
    >(),
    amount: nobodys<number>(),
    currency: nobodys<string>(),
    error: nobodys<string | null>(),
    refundedCents: nobodys<number>(),
    refundIds: nobodys<string[]>(),
    disputeStatus: nobodys<'needs_response' | 'won' | 'lost' | 'warning_closed' | null>(),
    /** The time at which a processing payment will succeed. */
    settlesAt: nobodys<Date | null>(),
    createdAt: nobodys<Date>(),
  },
}) {
  /** Creates the payment of an idempotency key. A later call with the same key returns the same payment. */
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

  /**
   * Changes the status of a payment in one of the states `from`. Returns undefined when there is no such
   * payment.
   */
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

  /**
   * Refunds a part of the payment. A repeated `refundId` refunds nothing more. Returns false when the rest is
   * too small, or when the payment has an open or lost dispute.
   */
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

  /**
   * Refunds the whole payment, or decides its dispute. Returns undefined when there is no paid payment, or no
   * dispute to decide.
   */
  static reverse(trx: Knex, { clientSecret, becomes }: ReverseSandboxPayment) {
    const paid = SandboxRow.query(trx).where({ clientSecret, status: 'succeeded' })
    const changed =
      becomes === 'refunded'
        ? paid.patch({ refundedCents: raw('amount') })
        : paid.patch({ disputeStatus: becomes }).whereNotNull('disputeStatus')
    return changed.returning('*').first()
  }
}
