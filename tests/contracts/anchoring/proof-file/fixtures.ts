import type { NewCredential } from '#contracts/presentation/credential.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import type { Pin } from '#contracts/trust/pin.ts'
import {
  buildIssuerKey,
  compressedPointOf,
  CREDENTIAL_KEY,
  NEW_CREDENTIAL,
  NEXT_ROOT_KEY,
  ROOT_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import { buildKeySet } from '#tests/contracts/trust/fixtures.ts'

/**
 * The machine's time. A test chain uses the machine's clock, so the credentials and key sets of a
 * proof file must use it too.
 */
export const NOW = new Date()

export function hoursFromNow(hours: number): Date {
  return new Date(NOW.getTime() + hours * 3_600_000)
}

export const ISSUED: NewCredential = { ...NEW_CREDENTIAL, issuedAt: NOW, expiryDate: '2099-12-31' }

export const PIN: Pin = {
  rootPoint: compressedPointOf(ROOT_KEY),
  nextRootHash: hashRoot(compressedPointOf(NEXT_ROOT_KEY)),
}

export const LISTED_KEY = buildIssuerKey(CREDENTIAL_KEY, {
  use: 'credential',
  notBefore: hoursFromNow(-1_000),
  notAfter: hoursFromNow(1_000),
})

/** Builds the key set that is valid at `NOW`. It lists one key, which signs credentials. */
export function buildPresentSet(changes: Parameters<typeof buildKeySet>[0] = {}) {
  const times = { issuedAt: hoursFromNow(-10), expiresAt: hoursFromNow(1_000) }
  return buildKeySet({ keys: [LISTED_KEY], ...times, ...changes })
}
