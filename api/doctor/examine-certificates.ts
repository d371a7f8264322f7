import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { firstEnd, readKnown } from '#api/interop/certificates/known-certificates.ts'
import { describeEnding } from '#api/interop/certificates/watch-certificates.ts'
import { amber, type Finding, green, red } from './finding.ts'

/** Examines the certificates with which other wallets and verifiers recognise this server. */
export async function examineCertificates({
  env,
  database,
  clock,
}: Pick<Services, 'database' | 'clock'> & { env: Pick<Env, 'publicOrigin' | 'rootKey'> }): Promise<
  Finding[]
> {
  const { publicOrigin = '', rootKey } = env
  if (!rootKey) return [green('The product makes its own certificates for other wallets')]
  const known = await readKnown({ database, clock, publicOrigin: () => publicOrigin })
  const endsAt = firstEnd(known, clock.now())
  if (!endsAt)
    return [
      amber(
        'There are no certificates, so other wallets get no credentials. See npm run visa -- root request certificates',
      ),
    ]
  const ending = describeEnding(endsAt, known.list?.nextAt, clock.now())
  if (ending !== undefined) return [red(ending)]
  return [
    green(
      `The certificates for other wallets are valid until ${endsAt.toISOString().slice(0, 10)}`,
    ),
  ]
}
