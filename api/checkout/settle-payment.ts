import type { Services } from '#api/services.ts'
import type { Payment } from './payments.ts'
import { settle, type Settlement } from './settle.ts'

/** Applies a payment that was fetched from the provider. */
export async function settlePayment(services: Services, payment: Payment): Promise<Settlement> {
  const settlement = await services.database.transaction((trx) => settle(services, trx, payment))
  services.mailer.wake()
  services.anchoring.wake()
  return settlement
}
