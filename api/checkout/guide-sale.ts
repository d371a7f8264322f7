import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { type GuideSale, saleStateOn } from '#contracts/checkout/guide-sale.ts'
import { dayOf } from '#contracts/credentials/credential.ts'

/** Returns whether the delivered guide is for sale today, and who has checked it. */
export async function findGuideSale({
  content,
  clock,
}: Pick<Services, 'content' | 'clock'>): Promise<GuideSale> {
  const today = dayOf(clock.now())
  const checks = (await content.read()).checksOn(today)
  return { state: saleStateOn(checks.warningsCheckedOn, today), ...checks }
}

/**
 * Refuses a new purchase when the warnings of the guide were checked too long ago. `knownCheck` is the day of
 * the last check that the buyer has confirmed. Whatever ends an earlier payment does not call this function.
 */
export async function requireSale(services: Services, knownCheck?: string): Promise<void> {
  const { state, warningsCheckedOn } = await findGuideSale(services)
  if (state === 'closed') throw new ApiError('GUIDE_NOT_SOLD')
  if (state === 'confirm' && knownCheck !== warningsCheckedOn) {
    throw new ApiError('CHECK_NOT_CONFIRMED')
  }
}
