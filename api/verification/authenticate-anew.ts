import { type Authentication, authenticate } from '#contracts/verification/authenticate.ts'
import type { Services } from '#api/services.ts'

/** A code against our keys; one that names a key unknown here is tried once more with all of them. */
export async function authenticateAnew(
  { issuerKeys }: Pick<Services, 'issuerKeys'>,
  qrData: string,
): Promise<Authentication> {
  const known = await authenticate(qrData, await issuerKeys.trust())
  if (known.isAuthentic || known.code !== 'UNKNOWN_ISSUER') return known
  return authenticate(qrData, await issuerKeys.lookAgain())
}
