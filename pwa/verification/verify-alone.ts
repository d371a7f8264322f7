import { toHex } from '#contracts/bytes.ts'
import type { InputMethod } from '#contracts/verification/calls.ts'
import type { Verdict } from '#contracts/verification/verdict.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { queueEvent } from '#pwa/offline/outbox.ts'
import { serverNow } from '#pwa/offline/server-clock.ts'
import { showOffline, type ShownVerdict } from './shown-verdict.ts'
import { readTrust } from './trust.ts'

interface ScanAlone {
  input: string
  inputMethod: InputMethod
  verifier?: { id: string }
}

/** This device's own verdict. With a verifier it is kept until it can be told to the issuer. */
export async function verifyAlone(scan: ScanAlone): Promise<ShownVerdict> {
  const now = new Date(serverNow())
  const verdict = await verifyOffline(scan.input, await readTrust(), now)
  if (scan.verifier) await keepForUpload(scan.verifier.id, scan, { verdict, at: now })
  return showOffline(verdict, now)
}

/** A code whose signatures do not hold has no identity to tell. */
async function keepForUpload(
  verifierId: string,
  { inputMethod }: ScanAlone,
  { verdict: { shown, status, code }, at }: { verdict: Verdict; at: Date },
): Promise<void> {
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
      inputMethod,
    },
  })
}
