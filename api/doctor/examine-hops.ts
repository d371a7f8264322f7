import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { type Finding, green, grey, red } from './finding.ts'
import { probeHops, FORGED_ADDRESS, readHopsAnswer } from './probe-hops.ts'

const TIMEOUT_MS = 10_000

/**
 * Examines whether the running product finds the real address of a caller. Limits and logs use this address.
 */
export async function examineHops({
  env,
  database,
  clock,
}: Pick<Services, 'database' | 'clock'> & {
  env: Pick<Env, 'publicOrigin' | 'trustProxyHops'>
}): Promise<Finding[]> {
  const { publicOrigin, trustProxyHops } = env
  if (!publicOrigin) return [grey('No PUBLIC_ORIGIN: the proxies were not counted')]
  const nonce = await probeHops(database, clock.now())
  const answer = await fetch(`${publicOrigin}/api/doctor/${nonce}`, {
    headers: { 'X-Forwarded-For': FORGED_ADDRESS },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${publicOrigin} does not answer`, { cause: error })
  })
  const told = await readHopsAnswer(database)
  if (answer.status !== 204 || !told) {
    return [red(`${publicOrigin} is not this product, or uses another database`)]
  }
  const { hops, isFooled } = told
  if (isFooled) {
    return [
      red(
        `Callers can forge the address that the limits use. Set TRUST_PROXY_HOPS=${String(hops)}`,
      ),
    ]
  }
  if (hops !== trustProxyHops) {
    return [
      red(
        `The limits use the address of a proxy instead of the caller's address. Set TRUST_PROXY_HOPS=${String(hops)}`,
      ),
    ]
  }
  return [green(`${String(hops)} proxies, as TRUST_PROXY_HOPS says`)]
}
