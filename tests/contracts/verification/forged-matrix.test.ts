import { describe, expect, test } from 'vitest'
import { decodeCbor } from '#contracts/encoding/cbor.ts'
import { type Kind, readSign1, sign1 } from '#contracts/encoding/cose.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { kidOf } from '#contracts/presentation/keys.ts'
import { MINTED_LIFE_MS, PASS_LIFE_MS, signPass } from '#contracts/presentation/pass.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import { type IssuerKey, KEY_USES, type KeyUse } from '#contracts/trust/issuer-key.ts'
import { openManifest } from '#contracts/trust/manifest.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { SHARD_BYTES } from '#contracts/trust/shard.ts'
import { weekOf } from '#contracts/trust/week.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import { judge, judgeRefused } from '#contracts/verification/judge.ts'
import type { VerdictCode } from '#contracts/verification/verdict.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import {
  buildDevicePass,
  buildIssuerKey,
  buildSigner,
  buildTokenPass,
  DEVICE_KEY,
  importPrivateKey,
  ISSUER,
  OTHER_KEY,
  PASS_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import { buildManifest } from '#tests/contracts/trust/fixtures.ts'

/**
 * The key that signs all forged codes. The statements of the key set and the manifest about this
 * key differ from case to case.
 */
const KEY = PASS_KEY
const NOT_BEFORE = new Date('2026-05-20T00:00:00Z')
const NOT_AFTER = new Date('2026-06-24T00:00:00Z')

const KINDS: readonly Kind[] = [
  'vsg/pass/2',
  'vsg/keys/1',
  'vsg/manifest/1',
  'vsg/credential/1',
  'vsg/presentation/1',
]
const CONDITIONS = ['in use', 'stopped', 'compromised before', 'compromised after', 'unlisted']
type Condition = (typeof CONDITIONS)[number]

const secondsFrom = (time: Date, seconds: number) => new Date(time.getTime() + 1000 * seconds)

const TIMES: readonly { name: string; issuedAt: Date; isInWindow: boolean }[] = [
  { name: 'a day before', issuedAt: secondsFrom(NOT_BEFORE, -86_400), isInWindow: false },
  { name: '31 s before', issuedAt: secondsFrom(NOT_BEFORE, -31), isInWindow: false },
  { name: '30 s before', issuedAt: secondsFrom(NOT_BEFORE, -30), isInWindow: true },
  { name: 'in it', issuedAt: secondsFrom(NOT_BEFORE, 86_400), isInWindow: true },
  { name: '30 s after', issuedAt: secondsFrom(NOT_AFTER, 30), isInWindow: true },
  { name: '31 s after', issuedAt: secondsFrom(NOT_AFTER, 31), isInWindow: false },
]
const LIVES = [-1, 0, 1]

function listKeys(use: KeyUse, condition: Condition): IssuerKey[] {
  const compromisedAt =
    condition === 'compromised before'
      ? new Date(0)
      : condition === 'compromised after'
        ? new Date('2030-01-01T00:00:00Z')
        : null
  const window = { notBefore: NOT_BEFORE, notAfter: NOT_AFTER, compromisedAt }
  return [
    buildIssuerKey(OTHER_KEY, { use: 'pass' }),
    ...(condition === 'unlisted' ? [] : [buildIssuerKey(KEY, { use, ...window })]),
  ]
}

interface Forged {
  kind: Kind
  use: KeyUse
  condition: Condition
  isInWindow: boolean
  isTooLong: boolean
}

/**
 * Returns the expected verdict code, or null for a valid code. The conditions are in the order of
 * the checks.
 */
function codeOf({ kind, use, condition, isInWindow, isTooLong }: Forged): VerdictCode | null {
  if (condition === 'unlisted' || use !== 'pass') return 'UNKNOWN_ISSUER'
  if (kind !== 'vsg/pass/2' || !isInWindow) return 'SIGNATURE_INVALID'
  if (condition !== 'in use') return 'PASS_RECALLED'
  return isTooLong ? 'TOKEN_OUT_OF_BOUNDS' : null
}

async function forge(kind: Kind, issuedAt: Date, isMinted: boolean, more: number) {
  const lifeMs = (isMinted ? MINTED_LIFE_MS : PASS_LIFE_MS) + 1000 * more
  const times = { issuedAt, expiresAt: new Date(issuedAt.getTime() + lifeMs) }
  const signer = await buildSigner(KEY)
  const pass = await signPass(signer, isMinted ? buildTokenPass(times) : buildDevicePass(times))
  const { kid, privateKey } = signer
  const forged = await sign1({ kind, kid, privateKey }, decodeCbor(readSign1(pass).payload))
  if (isMinted) return forged
  return signPresentation(await importPrivateKey(DEVICE_KEY), {
    pass: forged,
    issuedAt,
    expiresAt: secondsFrom(issuedAt, 300),
    presentationId: new Uint8Array(8),
  })
}

async function judgeOnline(text: string, trust: Parameters<typeof authenticate>[1], now: Date) {
  const answer = await authenticate(text, trust)
  if (!answer.isAuthentic) return judgeRefused(answer)
  const revocation = { state: 'good', asOf: null } as const
  const anchor = { state: 'anchored', hashMatches: true } as const
  return judge(answer, { record: 'found', revocation, anchor }, now)
}

/**
 * Returns the trust of a device. It has a list for every week, and in these lists no pass is
 * revoked.
 */
function hold(keys: IssuerKey[], stopped: string[], now: Date): OfflineTrust {
  const set = { issuedAt: new Date(0), generation: 0 }
  const last = weekOf(now) + 2
  const weeks = new Map([last - 2, last - 1, last].map((week) => [week, ['clear']]))
  return {
    keySet: {
      ...set,
      issuer: ISSUER,
      keys,
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      rootPoint: new Uint8Array(33),
      nextRootHash: new Uint8Array(32),
    },
    manifest: { issuer: ISSUER, kid: '', issuedAt: now, keySet: set, weeks, stopped },
    shards: new Map([['clear', new Uint8Array(SHARD_BYTES)]]),
  }
}

describe.each(KINDS)('a pass that a key signed as %s', (kind) => {
  test.each(KEY_USES)('listed for the use %s gets the verdict of its row', async (use) => {
    const faults: string[] = []
    let tried = 0
    for (const { name, issuedAt, isInWindow } of TIMES) {
      for (const more of LIVES) {
        for (const isMinted of [false, true]) {
          const text = toTokenText(await forge(kind, issuedAt, isMinted, more))
          for (const condition of CONDITIONS) {
            const now = secondsFrom(issuedAt, 60)
            const keys = listKeys(use, condition)
            const stopped = condition === 'stopped' ? [buildIssuerKey(KEY).kid] : []
            const online = await judgeOnline(text, { issuer: ISSUER, keys, stopped }, now)
            const offline = await verifyOffline(text, hold(keys, stopped, now), now)

            tried += 1
            const code = codeOf({ kind, use, condition, isInWindow, isTooLong: more > 0 })
            const codeOffline = code === 'UNKNOWN_ISSUER' ? 'ISSUER_NOT_KNOWN_HERE' : code
            if (online.code === code && offline.code === codeOffline) continue
            const found = `${String(online.code)} online, ${String(offline.code)} offline`
            faults.push(
              `${condition}, ${name}, ${String(more)} s, minted ${String(isMinted)}: ${found}`,
            )
          }
        }
      }
    }
    expect(faults).toEqual([])
    expect(tried).toBe(TIMES.length * LIVES.length * 2 * CONDITIONS.length)
  })
})

describe.each(KINDS.filter((kind) => kind !== 'vsg/keys/1'))('a manifest signed as %s', (kind) => {
  test.each(KEY_USES)('by a key for the use %s counts as its row says', async (use) => {
    const faults: string[] = []
    for (const { name, issuedAt, isInWindow } of TIMES) {
      const genuine = await buildManifest({ key: KEY, issuedAt })
      const privateKey = await importPrivateKey(KEY)
      const claims = decodeCbor(readSign1(genuine).payload)
      const forged = await sign1({ kind, kid: kidOf(KEY), privateKey }, claims)
      for (const condition of CONDITIONS) {
        // A stopped status key is still valid, because only pass keys can be stopped. Only the key
        // set ends a status key.
        const isLive = ['in use', 'stopped'].includes(condition)
        const counts = kind === 'vsg/manifest/1' && use === 'status' && isLive && isInWindow
        const stopped = condition === 'stopped' ? [buildIssuerKey(KEY).kid] : []
        const keys = listKeys(use, condition)
        const manifest = await openManifest(forged, { issuer: ISSUER, keys, stopped })
        if ((manifest !== null) !== counts) faults.push(`${condition}, ${name}`)
      }
    }
    expect(faults).toEqual([])
  })
})
