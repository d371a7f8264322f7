import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { CERTIFICATE_WARNING_MS } from './signers.ts'

/**
 * In production, throws when certificates end soon. There, only people can renew certificates. Without
 * certificates, other wallets get no credentials. Does not throw for an old list of withdrawn certificates,
 * because readers that ignore the list are not affected. `watchCertificates` raises an alarm for such a list.
 */
export async function requireCertificatesLast({
  env,
  certificates,
  clock,
}: Pick<Services, 'env' | 'certificates' | 'clock'>): Promise<void> {
  if (!env.isProduction) return
  const endsAt = await certificates.endsAt()
  if (!endsAt || endsAt.getTime() - clock.now().getTime() >= CERTIFICATE_WARNING_MS) return
  throw new ApiError('CERTIFICATES_END')
}
