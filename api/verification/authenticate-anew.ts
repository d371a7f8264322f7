import { type Authentication, authenticate } from '#contracts/verification/authenticate.ts'
import type { Services } from '#api/services.ts'

/** A code against our keys; one that names a key unknown here is tried once more with all of them. */
export async function authenticateAnew(
  { env: { issuer }, issuerKeys }: Pick<Services, 'env' | 'issuerKeys'>,
  qrData: string,
): Promise<Authentication> {
  const known = await authenticate(qrData, { issuer, issuerKeys: await issuerKeys.published() })
  if (known.isAuthentic || known.code !== 'UNKNOWN_ISSUER') return known
  return authenticate(qrData, { issuer, issuerKeys: await issuerKeys.lookAgain() })
}
