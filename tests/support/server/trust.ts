import { readTrust, SHARD_PATH, Trust } from '#contracts/trust/calls.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import { ManifestRow } from '#api/trust/manifest-row.ts'
import { publishTrust } from '#api/trust/publish.ts'
import type { TestApp } from './app.ts'

const SECOND_MS = 1_000

/**
 * Signs and publishes the changes. The product does this within seconds. The date of each manifest
 * is at least one second after the earlier one.
 */
export async function publishNow({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const { database, clock, published } = services
  const last = await ManifestRow.query(database)
    .max('issuedAt as at')
    .first()
    .castTo<{ at: Date | null }>()
  const earliest = (last.at?.getTime() ?? 0) + SECOND_MS
  const now = () => new Date(Math.max(clock.now().getTime(), earliest))
  await publishTrust({ ...services, clock: { now } })
  await published.refresh()
}

/** Returns the trust of a new verifier. The verifier was online for the first time just now. */
export async function learnTrust(app: Pick<TestApp, 'services' | 'url'>): Promise<OfflineTrust> {
  await publishNow(app)
  return fetchTrust(app.url, app.services.clock.now())
}

/** Fetches the trust from a running server. */
export async function fetchTrust(url: string, now = new Date()): Promise<OfflineTrust> {
  const answer = Trust.parse(await (await fetch(`${url}${readTrust.path}`)).json())
  return takeTrust(answer, {
    known: null,
    pin: null,
    now,
    readShard: (hash) => fetchShard(url, hash),
  })
}

export async function fetchShard(url: string, hash: string): Promise<Uint8Array> {
  const reply = await fetch(`${url}${SHARD_PATH.replace(':hash', hash)}`)
  if (reply.status !== 200) throw new Error(`no list ${hash}: ${String(reply.status)}`)
  return new Uint8Array(await reply.arrayBuffer())
}
