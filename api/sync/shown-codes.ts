import { setImmediate } from 'node:timers/promises'
import { SYNC_VERIFICATIONS_MAX, type SyncEvent } from '#contracts/sync.ts'
import type { Authenticated } from '#contracts/verification/authenticated.ts'
import { authenticateAgainstKeys } from '#api/verification/authenticate-against-keys.ts'
import type { Services } from '#api/services.ts'

/** The authenticated code of each offline verification, by event id. Null when the device read no code. */
export type ShownCodes = ReadonlyMap<string, Authenticated | null>

/**
 * Authenticates the codes of the offline verifications among the events. Returns them by event id. Leaves out
 * codes that are not ours, all verifications of a guest, and verifications above the limit of one call. The
 * caller stores no event that is left out.
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
    // The check of a signature blocks this thread. Other requests can run between two codes.
    await setImmediate()
  }
  return codes
}
