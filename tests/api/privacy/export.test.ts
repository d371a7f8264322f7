import { beforeAll, describe, expect, test } from 'vitest'
import { toHex } from '#contracts/bytes.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { RATE_LIMITS } from '#contracts/limits.ts'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const VERIFY = '/api/visa/verify/qr'
const OFFICE = { 'X-Forwarded-For': '198.51.100.77', 'User-Agent': 'Counter 7' }
const AT_HOME = { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Home 3' }
const app = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } })
const scene = await setScene(app)

async function exportOf(browser: HttpClient): Promise<UserExport> {
  const { status, body } = await browser.get('/api/user/export')
  expect(status).toBe(200)
  return UserExport.parse(body)
}

describe('the export of somebody who did everything that leaves a trace', () => {
  let text = ''
  let exported: UserExport
  let credentialId = ''
  let identity = ''
  beforeAll(async () => {
    const { holder, holderRow, admin } = scene
    const issued = await scene.issue({ holderName: 'Amara Okafor', passportLastFour: '4821' })
    credentialId = issued.credentialId
    await buildDevice(holder, holderRow.id)
    const { token } = await scene.mint(credentialId)
    identity = toHex(presentationIdentity(fromTokenText(token)))
    const credentials = [{ qrData: token }]
    const verifierInfo = { organization: 'Consulate 12', timestamp: new Date().toISOString() }
    await admin.post('/api/visa/verify/batch', { credentials, verifierInfo }, { headers: OFFICE })
    await holder.post(VERIFY, { qrData: token }, { headers: AT_HOME })
    await scene.revoke(credentialId)
    await buy(holder, holderRow.email)
    await holder.post('/api/sync', { events: [completedModule()] })
    await app.visit().post('/api/account/request-reset', { email: holderRow.email })
    await admin.post(`/api/admin/users/${holderRow.id}/premium`, { hasPremiumAccess: true })
    await holder.patch('/api/user', {
      username: holderRow.username,
      email: 'moving@example.com',
      currentPassword: PASSWORD,
    })
    await app.services.mailer.deliver()
    exported = await exportOf(holder)
    text = JSON.stringify(exported)
  })

  const completedModule = () => ({
    id: crypto.randomUUID(),
    kind: 'module_completed',
    at: new Date().toISOString(),
    payload: { path: 'ds160', module: 'before-you-start' },
  })

  test('has the account as it is stored', () => {
    const { username, email } = scene.holderRow
    expect(exported.user).toMatchObject({ username, email, premiumGranted: true })
    expect(exported.user.stripeCustomerId).toMatch(/^cus_/)
    expect(exported.user.hasPremiumAccess).toBe(true)
    expect(exported.sessions).toHaveLength(1)
    expect(exported.devices).toMatchObject([{ name: 'Test phone' }])
  })

  test('has what is sealed in a credential, its revocation and the codes that were shown', () => {
    expect(exported.credentials).toMatchObject([
      { credentialId, holderName: 'Amara Okafor', passportLastFour: '4821', isRevoked: true },
    ])
    expect(exported.revocations).toMatchObject([{ credentialId, reason: 'Wrong expiry date.' }])
    expect(exported.shownCodes).toMatchObject([{ credentialId, firstVerdict: 'valid' }])
  })

  test('has who checked the credential as they said it, and never from where', () => {
    expect(exported.verificationsOfMine).toHaveLength(2)
    expect(exported.verificationsOfMine).toContainEqual(
      expect.objectContaining({ result: 'valid', organization: 'Consulate 12' }),
    )
    expect(text).not.toContain('198.51.100')
    expect(text).not.toContain(OFFICE['User-Agent'])
    expect(Object.keys(exported.verificationsOfMine[0] ?? {})).not.toContain('network')
  })

  test('has by what a code that was checked is recognised', () => {
    const { verificationsOfMine } = exported
    expect(verificationsOfMine.map(({ code }) => code)).toEqual(Array(2).fill(identity))
  })

  test('has the own verifications with the own network', () => {
    expect(exported.verificationsByMe).toMatchObject([
      { credentialId, network: '203.0.113.0/24', userAgent: 'Home 3' },
    ])
  })

  test('has purchases, progress, mails, links and what administrators did', () => {
    expect(exported.purchases).toMatchObject([{ amount: '19.99', status: 'completed' }])
    expect(exported.receipts).toMatchObject([
      { purchaseId: exported.purchases[0]?.purchaseId, kind: 'receipt', cents: 1999 },
    ])
    expect(exported.events).toMatchObject([
      { kind: 'module_completed', payload: { path: 'ds160', module: 'before-you-start' } },
    ])
    const templates = exported.mails.map(({ template }) => template)
    expect(templates).toEqual(
      expect.arrayContaining(['credential-issued', 'credential-revoked', 'receipt', 'reset']),
    )
    expect(exported.links).toContainEqual(
      expect.objectContaining({ kind: 'reset', email: scene.holderRow.email }),
    )
    expect(exported.addressChanges).toMatchObject([
      { email: 'moving@example.com', changedAt: null },
    ])
    const actions = exported.actionsAboutMe.map(({ action }) => action)
    expect(actions.sort()).toEqual(['credential_issued', 'credential_revoked', 'premium_granted'])
    expect(exported.actionsByMe).toEqual([])
  })

  test('has what an administrator did in the own export', async () => {
    const { actionsByMe, verificationsByMe } = await exportOf(scene.admin)
    expect(actionsByMe).toContainEqual(
      expect.objectContaining({ action: 'credential_issued', credentialId }),
    )
    expect(verificationsByMe).toMatchObject([
      { network: '198.51.100.0/24', organization: 'Consulate 12' },
    ])
  })

  test('has no secret, and no hash or seal of one', async () => {
    const { database } = app.services
    const secrets = (
      await Promise.all([
        database('users').pluck<unknown[]>('password_hash'),
        database('sessions').pluck<unknown[]>('token_hash'),
        database('account_tokens').pluck<unknown[]>('token_hash'),
        database('visa_credentials').pluck<unknown[]>('encrypted_credential'),
        database('visa_credentials').pluck<unknown[]>('anchor_hash_salt'),
      ])
    ).flat()
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets).not.toContain(undefined)
    for (const secret of secrets) {
      const spellings = Buffer.isBuffer(secret)
        ? (['hex', 'base64', 'base64url'] as const).map((form) => secret.toString(form))
        : [String(secret)]
      for (const spelling of spellings) expect(text).not.toContain(spelling)
      if (Buffer.isBuffer(secret)) expect(text).not.toContain(JSON.stringify(secret))
    }
  })
})

test('the export answers nothing that the contract does not name', async () => {
  const { body } = await scene.holder.get('/api/user/export')
  expect(UserExport.parse(body)).toEqual(body)
})

test('a log of many pages is complete, each row once', async () => {
  const { database } = app.services
  const user = await app.buildUser()
  const { credentialId } = await scene.issue({ userId: user.id })
  const others = await scene.issue({ userId: user.id })
  const count = 1700
  await database.raw(
    `insert into verification_logs (credential_id, verification_type, verification_result, organization)
     select case when n % 3 = 0 then ? else ? end, 'qr_scan', 'valid', n::text
       from generate_series(1, ?::integer) as n`,
    [credentialId, others.credentialId, count],
  )
  const { verificationsOfMine } = await exportOf(await app.signIn(user))
  const numbers = verificationsOfMine.map(({ organization }) => Number(organization))
  expect(numbers.sort((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
})

test('one person with a long log holds up nobody: it is read in pages', async () => {
  const { database } = app.services
  const user = await app.buildUser()
  await database.raw(
    `insert into verification_logs (verifier_id, verification_type, verification_result)
     select ?::uuid, 'qr_scan', 'valid' from generate_series(1, 2000)`,
    [user.id],
  )
  const browser = await app.signIn(user)
  const sizes: number[] = []
  const note = (rows: unknown) => sizes.push(Array.isArray(rows) ? rows.length : 0)
  database.on('query-response', note)
  const { verificationsByMe } = await exportOf(browser)
  database.off('query-response', note)
  expect(verificationsByMe).toHaveLength(2000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
})

test('what cannot be completed is cut off and logged, never handed out as if it were all', async () => {
  const { user, browser } = await app.join()
  const { credentialId } = await scene.issue({ userId: user.id })
  await app.services
    .database('visa_credentials')
    .where({ credentialId })
    .update({ encryptedCredential: Buffer.from('damaged') })
  await expect(browser.get('/api/user/export')).rejects.toThrow()
  expect(app.logLines().join('\n')).toContain('an export was cut off')
})

test('the export counts as a sensitive operation', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const { browser } = await strict.join()
  const { requests } = RATE_LIMITS.sensitive
  const statuses = []
  for (let tries = 0; tries <= requests; tries += 1) {
    statuses.push((await browser.get('/api/user/export')).status)
  }
  await strict.close()
  expect(statuses).toEqual([...Array.from({ length: requests }, () => 200), 429])
})
