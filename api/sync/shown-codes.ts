import { setImmediate } from 'node:timers/promises'
import { SYNC_VERIFICATIONS_MAX, type SyncEvent } from '#contracts/sync.ts'
import type { Authenticated } from '#contracts/verification/authenticated.ts'
import { authenticateAgainstKeys } from '#api/verification/authenticate-against-keys.ts'
import type { Services } from '#api/services.ts'

/** What the code of each offline verification proves; null where none was read. */
export type ShownCodes = ReadonlyMap<string, Authenticated | null>

/**
 * By event. Absent, and so refused, are verifications whose code is not ours, those of a guest, and
 * whatever is more than one call may hold.
 */
export async function readShownCodes(
  services: Services,
  events: SyncEvent[],
  { isGuest }: { isGuest: boolean },
): Promise<ShownCodes> {
  const codes = new Map<string, Authenticated | null>()
  if (isGuest) return codes
  const verifications = events.filter((event) => event.kind === 'offline_verification')
  for (const { id, payload } of verifications.slice(0, SYNC_VERIFICATIONS_MAX)) {
    const { token } = payload
    const shown = token === undefined ? null : await authenticateAgainstKeys(services, token)
    if (!shown || shown.isAuthentic) codes.set(id, shown)
    // Signatures are checked in this thread: others come between two of them.
    await setImmediate()
  }
  return codes
}
