import type { Services } from '#api/services.ts'
import { CERTIFICATE_WARNING_MS, REVOCATION_LIST_WARNING_MS } from './signers.ts'

/** In production, raises an alarm before certificates end. There, only people can renew certificates. */
export async function watchCertificates({
  env,
  certificates,
  clock,
  trustAlarms,
}: Pick<Services, 'env' | 'certificates' | 'clock' | 'trustAlarms'>): Promise<void> {
  if (!env.isProduction) return
  const now = clock.now()
  const ending = describeEnding(await certificates.endsAt(), await certificates.listEndsAt(), now)
  if (ending === undefined) trustAlarms.clear('certificates_end')
  else trustAlarms.raise('certificates_end', ending)
}

const CEREMONY = 'Hold a ceremony: npm run visa -- root request certificates'

/**
 * Returns a warning for the operator. Returns undefined when nothing ends soon. Also returns undefined when
 * the root has never certified a key.
 */
export function describeEnding(
  endsAt: Date | undefined,
  listEndsAt: Date | undefined,
  now: Date,
): string | undefined {
  if (endsWithin(endsAt, CERTIFICATE_WARNING_MS, now)) {
    return `A certificate for other wallets ends on ${toDay(endsAt)}. ${CEREMONY}`
  }
  if (endsWithin(listEndsAt, REVOCATION_LIST_WARNING_MS, now)) {
    return `The list of withdrawn certificates ends on ${toDay(listEndsAt)}. From then on, verifiers that read this list refuse our credentials. ${CEREMONY}`
  }
  return undefined
}

function endsWithin(at: Date | undefined, ms: number, now: Date): at is Date {
  return at !== undefined && at.getTime() - now.getTime() < ms
}

function toDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
