import type { PassClaims } from '#contracts/presentation/pass.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import type { KeySet } from '#contracts/trust/key-set.ts'
import { type Manifest, MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { isRevokedIn, shardOf } from '#contracts/trust/shard.ts'
import { weekOf } from '#contracts/trust/week.ts'
import { authenticate, checkForm, type NotAuthentic } from './authenticate.ts'
import type { RevocationFact } from './check-facts.ts'
import { judge, judgeRefused, settleTimes } from './judge.ts'
import type { Verdict } from './verdict.ts'

/**
 * Returns the verdict of a device that cannot reach the issuer. `trust` is null before the first
 * contact. A check that the device cannot do never makes a code invalid. A device with an uncertain
 * clock passes the two possible times as `now` and `orElse`. When the two times lead to different
 * verdict codes, the verdict is `CLOCK_UNSURE`.
 */
export async function verifyOffline(
  input: string,
  trust: OfflineTrust | null,
  now: Date,
  orElse = now,
): Promise<Verdict> {
  if (!trust) return judgeRefused(checkForm(input) ?? WITHOUT_KEYS)
  const { issuer, keys, expiresAt } = trust.keySet
  const { stopped } = trust.manifest
  const authentication = await authenticate(input, { issuer, keys, stopped })

  const judgeAt = (time: Date) => {
    const areKeysOver = expiresAt <= time
    if (!authentication.isAuthentic) {
      return judgeRefused(softenUnknownKey(authentication), { areKeysOver })
    }
    const revocation = readRevocation(trust, authentication.pass, time)
    const anchor = { state: 'not_checked' } as const
    return judge(authentication, { record: 'not_checked', revocation, anchor, areKeysOver }, time)
  }
  return settleTimes(judgeAt(now), judgeAt(orElse))
}

const WITHOUT_KEYS: NotAuthentic = {
  isAuthentic: false,
  check: 'issuerSignature',
  code: 'TRUST_MISSING',
  detail: 'This device has no list yet.',
}

/**
 * Changes the verdict on an unknown key. The issuer may have a new key that this device has not
 * received yet. The price: offline, a forger with a key of their own gets "not checked" and not
 * "invalid".
 */
function softenUnknownKey(refused: NotAuthentic): NotAuthentic {
  return refused.code === 'UNKNOWN_ISSUER' ? { ...refused, code: 'ISSUER_NOT_KNOWN_HERE' } : refused
}

/**
 * A set bit means revoked, even in an old list. A clear bit means good only while the manifest is
 * current. A manifest is current when it is less than a day old, and does not name a newer key set
 * than the set on the device. A pass can be newer than a current manifest that has no list for it.
 * Such a pass was good when it was issued.
 */
function readRevocation(
  { keySet, manifest, shards }: OfflineTrust,
  pass: Pick<PassClaims, 'expiresAt' | 'issuedAt' | 'statusIndex'>,
  now: Date,
): RevocationFact {
  const name = manifest.weeks.get(weekOf(pass.expiresAt))?.[shardOf(pass.statusIndex)]
  const bits = name === undefined ? undefined : shards.get(name)
  if (bits && isRevokedIn(bits, pass.statusIndex)) {
    return { state: 'revoked', what: 'pass', at: null }
  }
  const isCurrent = isFresh(manifest, now) && !namesNewer(manifest, keySet)
  if (isCurrent && bits) return { state: 'good', asOf: manifest.issuedAt }
  if (isCurrent && name === undefined && pass.issuedAt > manifest.issuedAt) {
    return { state: 'good', asOf: pass.issuedAt }
  }
  return { state: 'not_checked', since: manifest.issuedAt }
}

/**
 * Returns whether the manifest is less than a day old. Returns false for a manifest from the
 * future: the clock of the device is then behind, and the computed age is wrong.
 */
function isFresh({ issuedAt }: Manifest, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime()
  return age >= -CLOCK_TOLERANCE_MS && age < MANIFEST_LIFE_MS
}

function namesNewer(manifest: Manifest, { generation, issuedAt }: KeySet): boolean {
  const named = manifest.keySet
  return named.generation > generation || named.issuedAt > issuedAt
}
