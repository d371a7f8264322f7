import { describe, expect, test } from 'vitest'
import { Verification } from '#contracts/verification/calls.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'

const app = await startTestApp()
const scene = await setScene(app)

async function verify(qrData: string, sent?: object): Promise<Verification> {
  const { status, body } = await app.visit().post('/api/visa/verify/qr', { qrData, ...sent })
  expect(status).toBe(200)
  return Verification.parse(body)
}

/**
 * Returns the newest row whose time is not in the future. Later rows may exist, because other tests
 * have moved the clock ahead.
 */
const lastLog = () =>
  app.services
    .database('verification_logs')
    .where('created_at', '<=', app.clock.now())
    .orderBy('created_at', 'desc')
    .first() as Promise<Record<string, unknown>>

test('a minted code is valid while its anchor is pending, in both shapes of the spec', async () => {
  const { credentialId } = await scene.issue({ holderName: 'Amina Test' })
  const { token } = await scene.mint(credentialId)
  expect(await verify(token)).toMatchObject({
    isValid: true,
    error: null,
    signatureStatus: 'valid',
    blockchainStatus: 'pending',
    verificationResult: {
      status: 'valid',
      details: { signatureValid: true, anchorHashMatches: true, blockchainValid: false },
    },
    credentialInfo: { type: 'F-1', holderInitials: 'AT' },
    credential: { credentialId, isRevoked: false },
    firstVerifiedAt: null,
  })
})

test('a code that a phone made by itself is valid', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  expect(await verify(await device.show(credentialId))).toMatchObject({ isValid: true })
})

test.each([
  ['a verification link', (token: string) => `https://visa.example.org/verify?token=${token}`],
  ['JSON that holds a code', (token: string) => JSON.stringify({ token })],
  [
    'JSON that holds a link',
    (token: string) =>
      JSON.stringify({ verificationUrl: `https://x.example/verify?token=${token}` }),
  ],
])('takes %s', async (_, wrap) => {
  const { token } = await scene.mint((await scene.issue()).credentialId)
  expect(await verify(wrap(token))).toMatchObject({ isValid: true })
})

test('an expired credential that was revoked verifies as revoked', async () => {
  const { credentialId } = await scene.issue({ expiryDate: dayFromNow(2) })
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  await scene.revoke(credentialId)
  app.clock.advance(2.9 * 86_400_000)
  const code = await device.show(credentialId, {
    issuedAt: app.clock.now(),
    expiresAt: new Date(app.clock.now().getTime() + 60_000),
  })
  const verification = await verify(code)
  app.clock.set()
  expect(verification).toMatchObject({
    isValid: false,
    error: 'CREDENTIAL_REVOKED',
    credential: { isRevoked: true },
    verificationResult: { status: 'revoked' },
  })
})

test('a lapsed code says that the code has expired, not the credential', async () => {
  const { token } = await scene.mint((await scene.issue()).credentialId, 1)
  app.clock.advance(91_000)
  const verification = await verify(token)
  app.clock.set()
  expect(verification).toMatchObject({ isValid: false, error: 'QR_TOKEN_EXPIRED' })
})

test('a code of a device that was removed is refused by its own name', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
  const code = await device.show(credentialId)
  await scene.holder.delete(`/api/visa/devices/${device.deviceId}`)
  expect(await verify(code)).toMatchObject({ isValid: false, error: 'DEVICE_REVOKED' })
})

test('what another issuer signed is not ours', async () => {
  const foreign = await startTestApp()
  const elsewhere = await setScene(foreign)
  const { token } = await elsewhere.mint((await elsewhere.issue()).credentialId)
  await foreign.close()
  expect(await verify(token)).toMatchObject({
    isValid: false,
    error: 'UNKNOWN_ISSUER',
    credential: null,
    credentialInfo: null,
  })
})

test('a row whose sealed credential was altered does not pass for the anchored one', async () => {
  const one = await scene.issue()
  const other = await scene.issue()
  const { token } = await scene.mint(one.credentialId)
  const rows = app.services.database('visa_credentials')
  const sealed = (await rows.clone().where({ credentialId: other.credentialId }).first()) as {
    encryptedCredential: Buffer
  }
  await rows
    .clone()
    .where({ credentialId: one.credentialId })
    .update({ encryptedCredential: sealed.encryptedCredential })
  const mismatch = { verificationResult: { details: { anchorHashMatches: false } } }
  expect(await verify(token)).toMatchObject({ error: 'ANCHOR_MISMATCH', ...mismatch })
  await scene.revoke(one.credentialId)
  expect(await verify(token)).toMatchObject({ error: 'CREDENTIAL_REVOKED', ...mismatch })
})

describe('what is no code is an answer, and a row in the log', () => {
  test.each([
    ['text', 'hello'],
    ['an image', 'data:image/png;base64,iVBORw0KGgo='],
    ['a link to elsewhere', 'http://127.0.0.1:1/verify?token=abc'],
    ['5,000 digits', '1'.repeat(4000)],
    ['a number in range', '1'.repeat(800)],
    ['JSON without a code', '{"__proto__":{"token":1}}'],
  ])('%s', async (_, qrData) => {
    const verification = await verify(qrData)
    expect(verification).toMatchObject({ isValid: false, credential: null })
    expect(verification.verificationResult.status).toBe('invalid')
    expect(await lastLog()).toMatchObject({ verificationResult: 'invalid', tokenHash: null })
  })

  test('an empty text and one that is too long are refused', async () => {
    for (const [qrData, message] of [
      ['  ', 'Please enter QR code data'],
      ['1'.repeat(5000), 'QR code data has at most 4096 characters.'],
      // 4,097 UTF-16 units of 2,100 code points, in which an app without a network finds no code.
      [
        `${'1'.repeat(103)}${'\u{E0001}'.repeat(1997)}`,
        'QR code data has at most 4096 characters.',
      ],
    ]) {
      const reply = await app.visit().post('/api/visa/verify/qr', { qrData })
      expect(reply).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT', message } })
    }
  })
})

describe('the log', () => {
  test.each([
    ['camera', 'qr_scan'],
    ['image', 'qr_scan'],
    ['link', 'qr_scan'],
    ['paste', 'manual_lookup'],
  ])('knows a code from a %s as %s', async (inputMethod, verificationType) => {
    const { token } = await scene.mint((await scene.issue()).credentialId)
    await verify(token, { verifierInfo: { inputMethod, verifierContext: 'user_portal' } })
    expect(await lastLog()).toMatchObject({ verificationType, verifierContext: 'user_portal' })
  })

  test('keeps a coarse address, and hash and expiry of the code', async () => {
    const { credentialId } = await scene.issue()
    const { token } = await scene.mint(credentialId)
    await verify(token)
    const log = await lastLog()
    expect(log).toMatchObject({
      credentialId,
      verifierIp: '127.0.0.0/24',
      verificationType: 'qr_scan',
      verificationResult: 'valid',
      verifierId: null,
    })
    expect(log.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(log.tokenExpiresAt).toBeInstanceOf(Date)
  })

  test('knows a call without a browser', async () => {
    const { token } = await scene.mint((await scene.issue()).credentialId)
    await fetch(`${app.url}/api/visa/verify/qr`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ qrData: token }),
    })
    expect(await lastLog()).toMatchObject({ verificationType: 'api_call' })
  })

  test('the server log holds no code and no name', async () => {
    const { token } = await scene.mint(
      (await scene.issue({ holderName: 'Planted Person' })).credentialId,
    )
    await verify(token)
    expect(app.logLines().join('\n')).not.toMatch(new RegExp(`${token.slice(5, 60)}|Planted`))
  })
})

test('a second scan says when the code was first scanned', async () => {
  const { token } = await scene.mint((await scene.issue()).credentialId)
  const first = await verify(token)
  const second = await verify(token)
  expect(first.firstVerifiedAt).toBeNull()
  expect(second).toMatchObject({
    isValid: true,
    firstVerifiedAt: first.verificationMetadata.verifiedAt,
  })
})

describe('an attempt that is repeated after a lost answer', () => {
  const entriesOf = async (credentialId: string) =>
    (await app.services.database('verification_logs').where({ credentialId })).length

  async function mint() {
    const { credentialId } = await scene.issue()
    const { token } = await scene.mint(credentialId)
    return { credentialId, token, attemptId: crypto.randomUUID() }
  }

  test('is the same scan, and counts once', async () => {
    const { credentialId, token, attemptId } = await mint()
    expect((await verify(token, { attemptId })).firstVerifiedAt).toBeNull()
    app.clock.advance(9_000)
    expect((await verify(token, { attemptId })).firstVerifiedAt).toBeNull()
    expect(await entriesOf(credentialId)).toBe(1)
    expect((await verify(token)).firstVerifiedAt).not.toBeNull()
    expect(await entriesOf(credentialId)).toBe(2)
  })

  test('is the same scan also while the first is under way', async () => {
    const { token, attemptId } = await mint()
    const isFirst = async (options?: { attemptId: string }) =>
      (await verify(token, options)).firstVerifiedAt === null
    const repeats = Array.from({ length: 5 }, () => isFirst({ attemptId }))
    const another = isFirst()
    const ofAttempt = new Set(await Promise.all(repeats))
    // The scan of the attempt and the other scan run at the same time, and exactly one of them is
    // the first. All answers to the attempt must be equal, and the answer to the other scan must
    // differ from them.
    expect([...ofAttempt]).toEqual([!(await another)])
  })

  test('is a scan of its own after two minutes', async () => {
    const { token, attemptId } = await mint()
    await verify(token, { attemptId })
    app.clock.advance(2 * 60_000 + 1)
    expect((await verify(token, { attemptId })).firstVerifiedAt).not.toBeNull()
  })

  test('has an id of a bounded form', async () => {
    const { token } = await mint()
    const sent = { qrData: token, attemptId: 'x'.repeat(36) }
    expect((await app.visit().post('/api/visa/verify/qr', sent)).status).toBe(400)
  })
})

test('of twenty simultaneous scans exactly one is the first', async () => {
  const { token } = await scene.mint((await scene.issue()).credentialId)
  const scans = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
  expect(scans.every(({ isValid }) => isValid)).toBe(true)
  expect(scans.filter(({ firstVerifiedAt }) => firstVerifiedAt === null)).toHaveLength(1)
})

test("a minted code's id tells what became of the code", async () => {
  const { credentialId } = await scene.issue()
  const { token, tokenId } = await scene.mint(credentialId)
  const statusOf = async () => (await app.visit().get(`/api/visa/verify/status/${tokenId}`)).body
  expect(await statusOf()).toMatchObject({ tokenId, status: 'active', firstVerifiedAt: null })
  await verify(token)
  expect(await statusOf()).toMatchObject({ status: 'active', firstVerdict: 'valid' })
  await scene.revoke(credentialId)
  expect(await statusOf()).toMatchObject({ status: 'revoked' })
  expect(await app.visit().get('/api/visa/verify/status/unknown')).toMatchObject({
    status: 404,
    body: { error: 'TOKEN_NOT_FOUND' },
  })
})
