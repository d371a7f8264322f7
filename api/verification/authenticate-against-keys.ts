import { KeyObject, verify } from 'node:crypto'
import type { CheckSignature } from '#contracts/encoding/cose.ts'
import {
  type Authentication,
  type AuthenticationMeans,
  authenticate,
} from '#contracts/verification/authenticate.ts'
import type { Services } from '#api/services.ts'
import { openPassMemory } from './pass-memory.ts'

const keyObjects = new WeakMap<CryptoKey, KeyObject>()

/** Checks a signature in this thread. A transfer to another thread would take longer than the check. */
const checkSignature: CheckSignature = (publicKey, signature, message) => {
  const key = keyObjects.get(publicKey) ?? KeyObject.from(publicKey)
  keyObjects.set(publicKey, key)
  return verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, signature)
}

const MEANS: AuthenticationMeans = { checkSignature, ...openPassMemory() }

/**
 * Checks a code with our keys. If the code has an unknown key id, reads the keys again and repeats the check.
 */
export async function authenticateAgainstKeys(
  { issuerKeys }: Pick<Services, 'issuerKeys'>,
  qrData: string,
): Promise<Authentication> {
  const known = await authenticate(qrData, await issuerKeys.trust(), MEANS)
  if (known.isAuthentic || known.code !== 'UNKNOWN_ISSUER') return known
  return authenticate(qrData, await issuerKeys.lookAgain(), MEANS)
}
