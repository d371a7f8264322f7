import { describe, expect, test } from 'vitest'
import { beginOfDay } from '#contracts/credentials/credential.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, setScene } from '#tests/support/server/credentials.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import { addWallet, makeKeys } from '#tests/support/server/other-wallet.ts'

const app = await startTestApp()
const scene = await setScene(app)
const credentialId = (await scene.issue()).credentialId

const PATH = '/interop/credential'

async function ask(request: (proofs: { jwt: string[] }) => object, changes: object = {}) {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  const proofs = await wallet.proofs(await makeKeys(2), changes as Record<string, unknown>)
  return wallet.call(PATH, accessToken, request(proofs))
}

test.each<[string, (proofs: { jwt: string[] }) => object, string]>([
  ['no name', (proofs) => ({ proofs }), 'invalid_credential_request'],
  [
    'two names',
    (proofs) => ({
      proofs,
      credential_configuration_id: 'visa_mdoc',
      credential_identifier: 'visa_mdoc',
    }),
    'invalid_credential_request',
  ],
  [
    'an unknown name',
    (proofs) => ({ proofs, credential_configuration_id: 'x' }),
    'unknown_credential_configuration',
  ],
  ['no proof', () => ({ credential_configuration_id: 'visa_mdoc' }), 'invalid_proof'],
  [
    'the same key twice',
    ({ jwt }) => ({
      credential_configuration_id: 'visa_mdoc',
      proofs: { jwt: [jwt[0], jwt[0]] },
    }),
    'invalid_proof',
  ],
  [
    'eleven keys',
    ({ jwt }) => ({
      credential_configuration_id: 'visa_mdoc',
      proofs: { jwt: Array.from({ length: 11 }, () => jwt[0]) },
    }),
    'invalid_proof',
  ],
  [
    'a key to encrypt for',
    (proofs) => ({
      proofs,
      credential_configuration_id: 'visa_mdoc',
      credential_response_encryption: {},
    }),
    'invalid_encryption_parameters',
  ],
])('a request with %s is refused', async (_what, request, error) => {
  expect(errorOf(await ask(request))).toEqual([400, error])
})

describe('a proof of a key', () => {
  const wanted = (proofs: { jwt: string[] }) => ({
    proofs,
    credential_configuration_id: 'visa_sd_jwt',
  })

  test.each([
    ['for another issuer', { aud: 'https://another.example' }, 'invalid_proof'],
    ['without a nonce', { nonce: undefined }, 'invalid_proof'],
    ['with a nonce of somebody else', { nonce: 'x'.repeat(64) }, 'invalid_nonce'],
    ['of an hour ago', { iat: Math.floor(Date.now() / 1000) - 3600 }, 'invalid_proof'],
  ])('%s is refused', async (_what, changes, error) => {
    expect(errorOf(await ask(wanted, changes))).toEqual([400, error])
  })

  test('counts for as long as its nonce, which is five minutes', async () => {
    const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
    const nonce = await wallet.nonce()
    app.clock.advance(5 * 60_000)
    const proofs = await wallet.proofs(await makeKeys(1), { nonce })
    const refused = await wallet.call(PATH, accessToken, wanted(proofs))
    expect(errorOf(refused)).toEqual([400, 'invalid_nonce'])
  })
})

test('an access token serves four calls', async () => {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  for (let served = 0; served < 4; served++) {
    await wallet.obtain(accessToken, 'visa_mdoc', await makeKeys(1))
  }
  const refused = await wallet.call(PATH, accessToken, {
    credential_configuration_id: 'visa_mdoc',
    proofs: await wallet.proofs(await makeKeys(1)),
  })
  expect(errorOf(refused)).toEqual([400, 'credential_request_denied'])
})

test('instances of a batch have nothing in common but type, issuer and days', async () => {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  const { credentials } = await wallet.obtain(accessToken, 'visa_sd_jwt', await makeKeys(10))
  const claims = credentials.map((credential) => {
    const [jwt = ''] = credential.split('~')
    const text = Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()
    return JSON.parse(text) as Record<string, unknown>
  })
  const [first = {}] = claims
  const common = Object.keys(first).filter((name) =>
    claims.every((one) => JSON.stringify(one[name]) === JSON.stringify(first[name])),
  )
  expect(common.sort()).toEqual(['_sd_alg', 'exp', 'iat', 'iss', 'nbf', 'vct', 'vct#integrity'])
  const { iat, exp } = first as { iat: number; exp: number }
  expect([iat % 86_400, exp - iat]).toEqual([0, 30 * 86_400])
})

test('an instance never outlives its credential', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const short = await scene.issue({ expiryDate: tomorrow })
  const { wallet, accessToken } = await addWallet(app, scene.holder, short.credentialId)
  const { credentials } = await wallet.obtain(accessToken, 'visa_sd_jwt', await makeKeys(1))
  const [, payload = ''] = (credentials[0] ?? '').split('.')
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
  expect(exp * 1000).toBe(Date.parse(`${tomorrow}T00:00:00Z`) + 86_400_000)
})

test('an instance of a credential to come begins with it, and ends after that', async () => {
  const toCome = await scene.issue({ issueDate: dayFromNow(100), expiryDate: dayFromNow(200) })
  const { wallet, accessToken } = await addWallet(app, scene.holder, toCome.credentialId)
  const { credentials } = await wallet.obtain(accessToken, 'visa_sd_jwt', await makeKeys(1))
  const [, payload = ''] = (credentials[0] ?? '').split('.')
  const { nbf, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    nbf: number
    exp: number
  }
  expect(nbf * 1000).toBe(beginOfDay(dayFromNow(100)))
  expect(exp - nbf).toBe(30 * 86_400)
})

test('what a wallet says it has deleted is revoked, and what it has accepted stays', async () => {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  const { notificationId } = await wallet.obtain(accessToken, 'visa_mdoc', await makeKeys(2))
  await wallet.obtain(accessToken, 'visa_sd_jwt', await makeKeys(2))
  const [walletId = ''] = notificationId.split('.')
  const revoked = async () => {
    const rows = app.services.database('wallet_instances').where({ walletId, isRevoked: true })
    return ((await rows) as { format: string }[]).map(({ format }) => format)
  }
  const notify = (event: string, id = notificationId) =>
    wallet.call('/interop/notification', accessToken, { notification_id: id, event })

  expect((await notify('credential_accepted')).status).toBe(204)
  expect(await revoked()).toEqual([])
  expect((await notify('credential_deleted')).status).toBe(204)
  expect(await revoked()).toEqual(['mso_mdoc', 'mso_mdoc'])
  expect(errorOf(await notify('credential_deleted', 'x'))).toEqual([400, 'invalid_notification_id'])
  expect(errorOf(await notify('x'))).toEqual([400, 'invalid_notification_request'])
})

describe('a key proof counts once', () => {
  const request = (proofs: { jwt: string[] }) => ({
    credential_configuration_id: 'visa_mdoc',
    proofs,
  })

  test('for the wallet that made it', async () => {
    const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
    const nonce = await wallet.nonce()
    const [first, second] = [
      await wallet.proofs(await makeKeys(10), { nonce }),
      await wallet.proofs(await makeKeys(1), { nonce }),
    ]
    expect((await wallet.call(PATH, accessToken, request(first))).status).toBe(200)
    const [, , used = ''] = first.jwt
    const again = { jwt: [...second.jwt, used] }
    expect(errorOf(await wallet.call(PATH, accessToken, request(again)))).toEqual([
      400,
      'invalid_proof',
    ])
    // The access token and its nonce are still valid after the refused call.
    expect((await wallet.call(PATH, accessToken, request(second))).status).toBe(200)
  })

  test('for no other wallet, and under no other form of its signature', async () => {
    const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
    const proofs = await wallet.proofs(await makeKeys(1))
    expect((await wallet.call(PATH, accessToken, request(proofs))).status).toBe(200)
    const other = await addWallet(app, scene.holder, credentialId)
    for (const jwt of [proofs.jwt, proofs.jwt.map(turnSignature)]) {
      const reply = await other.wallet.call(PATH, other.accessToken, request({ jwt }))
      expect(errorOf(reply)).toEqual([400, 'invalid_proof'])
    }
  })
})

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * Turns the signature (r, s) into (r, -s). The result is a valid signature too, and anybody can
 * compute it without the key.
 */
function turnSignature(jwt: string): string {
  const [header = '', claims = '', signature = ''] = jwt.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  const s = BigInt(`0x${bytes.subarray(32).toString('hex')}`)
  const turned = Buffer.from((ORDER - s).toString(16).padStart(64, '0'), 'hex')
  const other = Buffer.concat([bytes.subarray(0, 32), turned]).toString('base64url')
  return [header, claims, other].join('.')
}
