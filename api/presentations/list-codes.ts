import type { Services } from '#api/services.ts'
import { PresentationRow } from './presentation-row.ts'

/** Lists the minted codes of the user's credentials. Does not list codes that a device has signed. */
export function listOwnCodes({ database, clock }: Services, userId: string) {
  return PresentationRow.inForce(database, { userId }, clock.now()).orderBy('expiresAt', 'desc')
}
