import { toHex } from '#contracts/bytes.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import type { Verdict } from '#contracts/verification/verdict.ts'
import { serverNow } from '#pwa/offline/server-clock.ts'
import { openStore } from '#pwa/offline/store.ts'
import { showOffline, type ShownVerdict } from './shown-verdict.ts'
import { readTrust } from './trust.ts'

export const OFFLINE_VERIFICATION = 'offline verification'

/** This device's own verdict. With a verifier it is kept until it can be told to the issuer. */
export async function verifyAlone(input: string, verifierId?: string): Promise<ShownVerdict> {
  const now = new Date(serverNow())
  const verdict = await verifyOffline(input, await readTrust(), now)
  if (verifierId !== undefined) await keepForUpload(verdict, now, verifierId)
  return showOffline(verdict, now)
}

async function keepForUpload({ shown, status, code }: Verdict, now: Date, verifierId: string) {
  if (!shown) return
  const { outbox } = await openStore(verifierId)
  await outbox.put({
    id: crypto.randomUUID(),
    kind: OFFLINE_VERIFICATION,
    at: now.getTime(),
    payload: {
      identity: toHex(shown.identity),
      status,
      code,
    },
    tries: 0,
  })
}
