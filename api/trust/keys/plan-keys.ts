import { DAY_MS } from '#contracts/time.ts'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import type { IssuerKey, KeyUse } from '#contracts/trust/issuer-key.ts'

/**
 * How long a key set is valid. New keys of one chain, for passes or for status lists, end `KEY_STEP_MS`
 * apart.
 */
export const KEY_SET_LIFE_MS = 100 * DAY_MS
const KEY_STEP_MS = 35 * DAY_MS
const CREDENTIAL_KEY_LIFE_MS = 400 * DAY_MS
const STANDING_KEYS = 3

export type Window = Pick<IssuerKey, 'use' | 'notBefore' | 'notAfter'>

interface Standing {
  /** The keys in the key set in use. */
  listed: readonly IssuerKey[]
  stopped: readonly string[]
  /** When the last credential of each credential key expires. */
  lastExpiry: ReadonlyMap<string, Date>
  now: Date
}

/** Returns the keys of the current key set that are still needed to verify something. */
export function keepKeys({ listed, lastExpiry, now }: Standing): IssuerKey[] {
  return listed.filter(({ kid, use, notAfter }) => {
    const last = use === 'credential' ? lastExpiry.get(kid)?.getTime() : undefined
    const passes = use === 'pass' ? PASS_LIFE_MS : 0
    return Math.max(notAfter.getTime() + passes, last ?? 0) > now.getTime()
  })
}

/**
 * Plans the new keys. Passes and status lists each get a chain of keys that reaches beyond the end of the
 * set: one key signs, and the others are in reserve. An operator can then stop a key without a ceremony.
 * Credentials get one new key if no current key lasts as long as the set.
 */
export function planKeys(standing: Standing): Window[] {
  return [
    ...planChain('pass', standing),
    ...planChain('status', standing),
    ...planCredentialKey(standing),
  ]
}

function planChain(use: KeyUse, standing: Standing): Window[] {
  const { now } = standing
  const ends = endsOf(use, standing)
  const planned: Window[] = []
  const until = now.getTime() + KEY_SET_LIFE_MS
  let last = Math.max(now.getTime(), ...ends)
  while (last < until || ends.length + planned.length < STANDING_KEYS) {
    last += KEY_STEP_MS
    planned.push({ use, notBefore: now, notAfter: new Date(last) })
  }
  return planned
}

function planCredentialKey(standing: Standing): Window[] {
  const { now } = standing
  const until = now.getTime() + KEY_SET_LIFE_MS
  if (endsOf('credential', standing).some((end) => end >= until)) return []
  const notAfter = new Date(now.getTime() + CREDENTIAL_KEY_LIFE_MS)
  return [{ use: 'credential', notBefore: now, notAfter }]
}

function endsOf(use: KeyUse, { listed, stopped, now }: Standing): number[] {
  return listed
    .filter((key) => key.use === use && !key.compromisedAt && !stopped.includes(key.kid))
    .map(({ notAfter }) => notAfter.getTime())
    .filter((end) => end > now.getTime())
}
