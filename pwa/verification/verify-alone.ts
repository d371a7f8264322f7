import { toHex } from '#contracts/bytes.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import type { Verdict } from '#contracts/verification/verdict.ts'
import { queueEvent } from '#pwa/offline/outbox.ts'
import { serverNow } from '#pwa/offline/server-clock.ts'
import { showOffline, type ShownVerdict } from './shown-verdict.ts'
import { readTrust } from './trust.ts'

/** This device's own verdict. With a verifier it is kept until it can be told to the issuer. */
export async function verifyAlone(input: string, verifierId?: string): Promise<ShownVerdict> {
  const now = new Date(serverNow())
  const verdict = await verifyOffline(input, await readTrust(), now)
  if (verifierId !== undefined) await keepForUpload(verdict, now, verifierId)
  return showOffline(verdict, now)
}

async function keepForUpload({ shown, status, code }: Verdict, at: Date, verifierId: string) {
  if (!shown) return
  await queueEvent(verifierId, {
    kind: 'offline_verification',
    at,
    payload: {
      identity: toHex(shown.identity),
      expiresAt: shown.expiresAt.toISOString(),
      credentialId: shown.pass.credentialId,
      status,
      code,
    },
  })
}
