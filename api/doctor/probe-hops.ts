import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import type { Knex } from 'knex'
import { z } from 'zod'
import { SettingRow } from '#api/accounts/setting-row.ts'
import { clientAddress } from '#api/http/client-address.ts'

/** An address of the documentation network (RFC 5737). No machine has such an address. */
export const FORGED_ADDRESS = '192.0.2.77'

const NONCE_BYTES = 32
const LIFE_MS = 60_000

const Probe = z.object({
  sha256: z.hex().length(64),
  until: z.iso.datetime(),
  /** Absent until the product has answered. */
  answer: z.object({ hops: z.int(), isFooled: z.boolean() }).optional(),
})

/**
 * `hops`: the number of proxies in front of the product. `isFooled`: true when a caller can forge their
 * address.
 */
type HopsAnswer = NonNullable<z.infer<typeof Probe>['answer']>

/** Stores a probe for the running product, and returns its nonce. The nonce is valid for one minute. */
export async function probeHops(database: Knex, now: Date): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const until = new Date(now.getTime() + LIFE_MS).toISOString()
  await keep(database, { sha256: hash(nonce).toString('hex'), until })
  return nonce
}

export async function readHopsAnswer(database: Knex): Promise<HopsAnswer | undefined> {
  return (await read(database))?.answer
}

/**
 * Stores the number of proxies between the caller and the product. Also stores whether the product used the
 * forged address. Returns false when the nonce is not ours, has expired or was already used.
 */
export async function answerProbe(
  database: Knex,
  ctx: Context,
  nonce: string,
  now: Date,
): Promise<boolean> {
  const probe = await read(database)
  if (!probe || probe.answer || probe.until < now.toISOString()) return false
  if (!timingSafeEqual(hash(nonce), Buffer.from(probe.sha256, 'hex'))) return false
  const named = ctx
    .get('X-Forwarded-For')
    .split(',')
    .filter((entry) => entry.trim() !== '')
  // Each proxy adds the address of its caller. The number of entries after the forged entry is therefore the
  // number of proxies. If a proxy removes the caller's entries, the forged entry is missing, and all entries
  // count.
  const hops = named[0]?.trim() === FORGED_ADDRESS ? named.length - 1 : named.length
  const isFooled = clientAddress(ctx) === FORGED_ADDRESS
  await keep(database, { ...probe, answer: { hops, isFooled } })
  return true
}

async function read(database: Knex): Promise<z.infer<typeof Probe> | undefined> {
  const value = await SettingRow.read(database, 'hops_question')
  return value === undefined ? undefined : Probe.parse(JSON.parse(value))
}

function keep(database: Knex, probe: z.infer<typeof Probe>): Promise<void> {
  return SettingRow.keep(database, 'hops_question', JSON.stringify(probe))
}

function hash(nonce: string): Buffer {
  return createHash('sha256').update(nonce).digest()
}
