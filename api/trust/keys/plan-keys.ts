import { DAY_MS } from '#contracts/time.ts'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import type { IssuerKey, KeyUse } from '#contracts/trust/issuer-key.ts'

/**
 * The validity period of a key set. The plan makes a chain of keys for passes, and a chain for status lists.
 * Within a chain, one key ends `KEY_STEP_MS` after another.
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
  /** The expiry date of the last credential of each credential key. */
  lastExpiry: ReadonlyMap<string, Date>
  now: Date
}

/** Returns the keys of the present key set that verifiers still need. */
export function keepKeys({ listed, lastExpiry, now }: Standing): IssuerKey[] {
  return listed.filter(({ kid, use, notAfter }) => {
    const last = use === 'credential' ? lastExpiry.get(kid)?.getTime() : undefined
    const passes = use === 'pass' ? PASS_LIFE_MS : 0
    return Math.max(notAfter.getTime() + passes, last ?? 0) > now.getTime()
  })
}

/**
 * Plans the new keys. Passes and status lists each get a chain of keys that reaches beyond the end of the
 * set. One key of a chain signs, and the others are in reserve. With a reserve, an operator can stop a key
 * without a ceremony. Credentials get one new key, unless a present key is valid until the end of the set.
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
