import type { Services } from '#api/services.ts'
import { PresentationRow } from './presentation-row.ts'

/** Of the user's credentials: what the server made, and what a device signed by itself is not among it. */
export function listOwnCodes({ database, clock }: Services, userId: string) {
  return PresentationRow.inForce(database, { userId }, clock.now()).orderBy('expiresAt', 'desc')
}
