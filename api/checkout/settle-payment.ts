import type { Services } from '#api/services.ts'
import type { Payment } from './payments.ts'
import { settle, type Settlement } from './settle.ts'

/** Applies what the provider answered to a question of ours. */
export async function settlePayment(services: Services, payment: Payment): Promise<Settlement> {
  const settlement = await services.database.transaction((trx) => settle(services, trx, payment))
  services.mailer.wake()
  services.anchoring.wake()
  return settlement
}
