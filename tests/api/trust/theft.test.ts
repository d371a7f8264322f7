import { beforeEach, describe, expect, test } from 'vitest'
import { copyClaims, forgeCode } from '#api/cli/rehearsal/thief.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { openPrivateKey } from '#api/trust/keys/make-keys.ts'
import { makeRoot, type SigningRoot } from '#api/trust/keys/root-file.ts'
import { signKeys } from '#api/trust/keys/sign-keys.ts'
import { fromBase64Url, fromHex, toBase64Url, toHex } from '#contracts/bytes.ts'
import { signCredential } from '#contracts/presentation/credential.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { CLOCK_TOLERANCE_MS, DAY_MS } from '#contracts/time.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import { hashRoot } from '#contracts/trust/key-set.ts'
import { MANIFEST_LIFE_MS, signManifest } from '#contracts/trust/manifest.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { hashShard, markRevoked, packShard } from '#contracts/trust/shard.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import { liveWeeks } from '#contracts/trust/week.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { compromise, stealKey } from '#tests/support/server/theft.ts'
import { fetchShard, learnTrust } from '#tests/support/server/trust.ts'

const MINUTE_MS = 60_000
/** A code of an honest holder, which the thief has seen. */
let shown: string
const app = await startTestApp()
const scene = await setScene(app)
beforeEach(async () => {
  const { credentialId } = await scene.issue()
  shown = (await scene.mint(credentialId)).token
})

async function online(code: string): Promise<string> {
  const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: code })
  return (body as { error: string | null }).error ?? 'valid'
}

async function offline(trust: OfflineTrust, code: string, now = app.clock.now()): Promise<string> {
  return (await verifyOffline(code, trust, now)).code ?? 'valid'
}

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds)
const daysFrom = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS

/** Returns the trust with this time in its manifest, and without its lists. */
function freshAt(trust: OfflineTrust, issuedAt: Date): OfflineTrust {
  return { ...trust, manifest: { ...trust.manifest, issuedAt, weeks: new Map() } }
}

describe('the pass key in use', () => {
  test('makes codes that only verifiers without a network take, and raises an alarm', async () => {
    const stolen = await stealKey(app, 'pass')
    const forged = await forgeCode(stolen, copyClaims(shown), app.clock.now())
    expect(await offline(await learnTrust(app), forged)).toBe('valid')
    expect(await online(forged)).toBe('PASS_NOT_ISSUED')
    expect(app.logLines().some((line) => line.includes('forged_pass'))).toBe(true)
  })

  test('is worth nothing after a stop: at once online, within a day offline', async () => {
    const stolen = await stealKey(app, 'pass')
    const { database, issuerKeys, clock } = app.services
    const forge = (now: Date) => forgeCode(stolen, copyClaims(shown), now)
    const before = await learnTrust(app)
    await IssuerKeyRow.stop(database, [toHex(stolen.kid)], clock.now())
    await issuerKeys.refresh()

    expect(await online(await forge(clock.now()))).toBe('PASS_RECALLED')
    expect(await offline(await learnTrust(app), await forge(clock.now()))).toBe('PASS_RECALLED')
    const day = after(before.manifest.issuedAt, MANIFEST_LIFE_MS)
    const lastMinute = after(day, -MINUTE_MS)
    expect(await offline(before, await forge(lastMinute), lastMinute)).toBe('valid')
    expect(await offline(before, await forge(day), day)).toBe('REVOCATION_NOT_CHECKED')
    // The server now signs with another key. No ceremony with the root was necessary for this.
    expect(await stealKey(app, 'pass')).not.toMatchObject({ kid: stolen.kid })
  })
})

test('a retired pass key back-dates for seven days, and for 42 at most after it came into use', async () => {
  const stolen = await stealKey(app, 'pass')
  const trust = await learnTrust(app)
  const key = trust.keySet.keys.find(({ kid }) => kid === toHex(stolen.kid))
  if (!key) throw new Error('not listed')
  const { notAfter } = key
  const forge = (now: Date, issuedAt: Date) => forgeCode(stolen, copyClaims(shown), now, issuedAt)

  const lastMoment = after(notAfter, PASS_LIFE_MS - MINUTE_MS)
  const late = await forge(lastMoment, notAfter)
  // All checks pass except one: there is no list for the week of the pass.
  expect(await offline(freshAt(trust, lastMoment), late, lastMoment)).toBe('REVOCATION_NOT_CHECKED')
  const over = after(notAfter, PASS_LIFE_MS + CLOCK_TOLERANCE_MS + MINUTE_MS)
  expect(await offline(freshAt(trust, over), late, over)).toMatch(/EXPIRED$/)
  const afterwards = after(notAfter, CLOCK_TOLERANCE_MS + 1_000)
  const undated = await forge(afterwards, afterwards)
  expect(await offline(freshAt(trust, afterwards), undated, afterwards)).toBe('SIGNATURE_INVALID')
})

test('the database with its master key has pass keys for 112 days at most', async () => {
  const { database, sealing } = app.services
  const { keySet } = await learnTrust(app)
  const rows = (await IssuerKeyRow.all(database)).filter(({ use }) => use === 'pass')
  const forged = await Promise.all(
    rows.map(async (row) => {
      const listed = keySet.keys.find(({ kid }) => kid === row.kid)
      if (!listed) throw new Error('not listed')
      const stolen = { kid: fromHex(row.kid), privateKey: await openPrivateKey(sealing, row) }
      const code = await forgeCode(stolen, copyClaims(shown), app.clock.now())
      return { code, days: daysFrom(keySet.issuedAt, after(listed.notAfter, PASS_LIFE_MS)) }
    }),
  )
  for (const { code } of forged) expect(await online(code)).toMatch(/PASS_(NOT_ISSUED|RECALLED)/)
  expect(Math.max(...forged.map(({ days }) => days))).toBeCloseTo(112, 1)
})

describe('the status key', () => {
  const EMPTY = markRevoked(0, [])

  /**
   * Builds the answer of a thief who replaces our server. The answer has the real key sets, but the
   * thief's own manifest and list. By these, no pass is revoked and no key is stopped.
   */
  async function clearLists(trust: OfflineTrust, trusted: Trust, issuedAt: Date) {
    const bytes = await packShard(EMPTY)
    const names = liveWeeks(issuedAt).map((week) => [week, [hashShard(bytes)]] as const)
    const { generation, issuedAt: ofSet } = trust.keySet
    const manifest = await signManifest(await stealKey(app, 'status'), {
      issuedAt,
      keySet: { generation, issuedAt: ofSet },
      weeks: new Map(names),
      stopped: [],
    })
    const answer = { ...trusted, manifest: toBase64Url(manifest) }
    return { answer, readShard: () => Promise.resolve(bytes) }
  }

  const published = async () => (await app.services.published.read()).trust
  const readShard = (hash: string) => fetchShard(app.url, hash)

  test('clears the lists of whom it can feed, until the key set says that it was stolen', async () => {
    const { credentialId } = await scene.issue()
    const device = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
    const code = await device.show(credentialId)
    await scene.revoke(credentialId)
    const known = await learnTrust(app)
    expect(await offline(known, code)).toBe('PASS_REVOKED')

    const now = after(app.clock.now(), 20_000)
    const fed = await clearLists(known, await published(), now)
    const victim = await takeTrust(fed.answer, { known, pin: null, now, readShard: fed.readShard })
    expect(await offline(victim, code)).toBe('valid')
    expect(await online(code)).toBe('CREDENTIAL_REVOKED')

    const thief = toHex((await stealKey(app, 'status')).kid)
    await compromise(app, thief, known.keySet.issuedAt)
    await learnTrust(app)
    // The device refuses the thief's manifests, although their times are newer. It accepts our
    // older manifest.
    const healed = await takeTrust(await published(), { known: victim, pin: null, now, readShard })
    expect(healed.manifest.kid).not.toBe(thief)
    expect(await offline(healed, code)).toBe('PASS_REVOKED')
    const again = { ...fed.answer, keySets: (await published()).keySets }
    await expect(
      takeTrust(again, { known: healed, pin: null, now, readShard: fed.readShard }),
    ).rejects.toThrow(/no key of the issuer signed/)
  })

  test("with the pass key and the victim's network freezes the victim until the set ends", async () => {
    const stolen = await stealKey(app, 'pass')
    const known = await learnTrust(app)
    const { expiresAt, issuedAt } = known.keySet
    expect(daysFrom(issuedAt, expiresAt)).toBe(100)
    const fedAt = async (now: Date) => {
      const fed = await clearLists(known, await published(), now)
      return takeTrust(fed.answer, { known, pin: null, now, readShard: fed.readShard })
    }
    const soon = after(app.clock.now(), DAY_MS)
    const code = await forgeCode(stolen, copyClaims(shown), soon)
    expect(await offline(await fedAt(soon), code, soon)).toBe('valid')
    const inTime = { ...(await fedAt(soon)), keySet: { ...known.keySet, expiresAt: soon } }
    expect(await offline(inTime, code, soon)).toBe('KEY_SET_EXPIRED')
  })
})

test('the credential key signs nothing that any code could show', async () => {
  const stolen = await stealKey(app, 'credential')
  const claims = copyClaims(shown)
  const credentialId = 'urn:uuid:00000000-0000-4000-8000-000000000001'
  const forged = await signCredential(stolen, {
    ...{ ...claims, credentialId, holderName: 'A Thief' },
    ...{ credentialType: 'F-1', passportLastFour: '0000' },
    issuedAt: app.clock.now(),
  })
  expect(await online(toTokenText(forged))).toBe('TOKEN_MALFORMED')
  const pass = await forgeCode(stolen, { ...claims, credentialId }, app.clock.now())
  expect(await online(pass)).toBe('UNKNOWN_ISSUER')
  expect(await offline(await learnTrust(app), pass)).toBe('ISSUER_NOT_KNOWN_HERE')
})

describe('the root', () => {
  const pinOf = ({ root, nextRootHash }: SigningRoot) => ({
    rootPoint: fromBase64Url(root.point),
    nextRootHash,
  })

  /** Builds an answer. These roots sign its key sets, and our own status key signs its manifest. */
  async function answerBy(...sets: { by: SigningRoot; at: Date }[]): Promise<Trust> {
    const { keySet } = await learnTrust(app)
    const { issuer } = keySet
    const rows = await IssuerKeyRow.all(app.services.database)
    const keys = keySet.keys.flatMap((key) => {
      const row = rows.find(({ kid }) => kid === key.kid)
      return row ? [{ ...key, point: row.point }] : []
    })
    const signed = await Promise.all(sets.map(({ by, at }) => signKeys(by, { issuer, keys }, at)))
    const { trust } = await app.services.published.read()
    return { ...trust, keySets: signed.map(toBase64Url) }
  }

  const take = (answer: Trust, known: OfflineTrust | null, pin: ReturnType<typeof pinOf>) =>
    takeTrust(answer, {
      known,
      pin,
      now: app.clock.now(),
      readShard: (hash) => fetchShard(app.url, hash),
    })

  test('is outranked by the next one for ever, and can name no other heir', async () => {
    const [root0, root1, root2, heir] = await Promise.all([0, 1, 2, 1].map(makeRoot))
    if (!root0 || !root1 || !root2 || !heir) throw new Error('no roots')
    const commit = (root: typeof root0, next: typeof root0): SigningRoot => ({
      root,
      nextRootHash: hashRoot(fromBase64Url(next.point)),
    })
    const first = commit(root0, root1)
    const now = app.clock.now()
    const honest = await take(
      await answerBy({ by: first, at: after(now, -3_000) }),
      null,
      pinOf(first),
    )
    const byThief = await answerBy({ by: first, at: after(now, 20_000) })
    const victim = await take(byThief, honest, pinOf(first))
    expect(victim.keySet.issuedAt > honest.keySet.issuedAt).toBe(true)

    const other = await answerBy({ by: commit(root0, heir), at: after(now, 25_000) })
    expect((await take(other, honest, pinOf(first))).keySet).toEqual(honest.keySet)
    const next = await answerBy({ by: commit(root1, root2), at: after(now, -1_000) })
    const healed = await take(next, victim, pinOf(first))
    expect(healed.keySet.generation).toBe(1)
    await expect(take(byThief, healed, pinOf(first))).rejects.toThrow(/root that is unknown here/)
  })

  test('and the next one stand only until a build with another pin', async () => {
    const [root, next, ours, ourNext] = await Promise.all([0, 1, 0, 1].map(makeRoot))
    if (!root || !next || !ours || !ourNext) throw new Error('no roots')
    const stolen = { root, nextRootHash: hashRoot(fromBase64Url(next.point)) }
    const rebuilt = { root: ours, nextRootHash: hashRoot(fromBase64Url(ourNext.point)) }
    const answer = await answerBy({ by: stolen, at: app.clock.now() })
    expect(await take(answer, null, pinOf(stolen))).toBeDefined()
    await expect(take(answer, null, pinOf(rebuilt))).rejects.toThrow(/root that is unknown here/)
  })
})

test('of a code by a stopped key only a revocation of the record as it is is told', async () => {
  const { credentialId } = await scene.issue()
  const { token } = await scene.mint(credentialId)
  const stolen = await stealKey(app, 'pass')
  const copied = await forgeCode(stolen, copyClaims(token), app.clock.now())
  const { database, issuerKeys, clock } = app.services
  await IssuerKeyRow.stop(database, [toHex(stolen.kid)], clock.now())
  await issuerKeys.refresh()
  const inForce = await app.verify(token)
  expect(inForce).toMatchObject({ error: 'PASS_RECALLED', credential: null, credentialInfo: null })
  await scene.revoke(credentialId)
  expect(await app.verify(token)).toMatchObject({
    error: 'CREDENTIAL_REVOKED',
    verificationResult: { status: 'revoked' },
    credential: { credentialId, isRevoked: true },
    signatureStatus: 'invalid',
    checks: expect.arrayContaining([
      expect.objectContaining({ check: 'issuerSignature', result: 'failed' }),
      expect.objectContaining({ check: 'revocation', result: 'failed' }),
    ]) as unknown,
  })
  expect(await app.verify(copied)).toMatchObject({ error: 'PASS_RECALLED', credential: null })
})
