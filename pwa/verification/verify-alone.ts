import type { InputMethod } from '#contracts/verification/calls.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import type { Verdict } from '#contracts/verification/verdict.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { queueEvent } from '#pwa/offline/outbox.ts'
import { serverNow } from '#pwa/offline/server-clock.ts'
import { showOffline, type ShownVerdict } from './shown-verdict.ts'
import { readTrust } from './trust.ts'

interface ScanAlone {
  input: string
  inputMethod: InputMethod
  verifier?: { id: string | null }
}

/**
 * This device's own verdict. With a verifier it is kept until it can be told to the issuer, and with it
 * the code: by that alone the issuer believes what was shown.
 */
export async function verifyAlone(scan: ScanAlone): Promise<ShownVerdict> {
  const now = new Date(serverNow())
  const verdict = await verifyOffline(scan.input, await readTrust(), now)
  const verifierId = scan.verifier?.id
  if (verifierId) await keepForUpload(verifierId, scan, { verdict, at: now })
  return showOffline(verdict, now)
}

/** Of a code whose signatures do not hold there is nothing to tell. */
async function keepForUpload(
  verifierId: string,
  { input, inputMethod }: ScanAlone,
  { verdict: { shown, status }, at }: { verdict: Verdict; at: Date },
): Promise<void> {
  const found = readTokenInput(input)
  if (!shown || !found.isFound) return
  const payload = { token: found.token, status, inputMethod }
  await queueEvent(verifierId, { kind: 'offline_verification', at, payload })
}
