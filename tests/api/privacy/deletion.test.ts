import { describe, expect, test } from 'vitest'
import { TABLES } from '#api/privacy/tables.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { startOrder } from '#tests/support/checkout/checkout.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'

/**
 * Texts about one person, one text for each kind of field. People fill in these fields, or their
 * programs do.
 */
const TRACES = {
  username: 'zq-traveller',
  email: 'zuleika@quist.example',
  name: 'Zuleika Quist',
  phone: 'Telephone of Z. Q.',
  network: '198.51.100',
  browser: 'Tablet/ZQ-7',
  note: 'visa of z.q.',
  elsewhere: 'zq@elsewhere.example',
}
const app = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } })
const scene = await setScene(app)

/**
 * Makes a person who has left all possible traces. Some of them are in mails that are not sent yet.
 */
async function leaveTraces(traces: typeof TRACES) {
  const { username, email, name } = traces
  await startOrder(app.visit(), email)
  const { user, browser } = await app.join({ username, email, language: 'es' })
  const registration = await buildRegistration(user.id, await generateDeviceKey(), traces.phone)
  await browser.post('/api/visa/devices', registration)
  const one = await scene.issue({ userId: user.id, holderName: name })
  const other = await scene.issue({ userId: user.id, holderName: name })
  const mint = `/api/visa/credentials/${one.credentialId}/tokens`
  const { body } = await browser.post(mint, { expiresInMinutes: 15 })
  const from = { 'X-Forwarded-For': `${traces.network}.7`, 'User-Agent': traces.browser }
  const { token } = body as { token: string }
  await browser.post('/api/visa/verify/qr', { qrData: token }, { headers: from })
  await scene.admin.post(`/api/admin/credentials/${other.credentialId}/revoke`, {
    reasonCode: 4,
    reason: `${name} asked for it.`,
  })
  await browser.post('/api/sync', { events: [finishedTest(traces.note)] })
  await app.visit().post('/api/account/request-reset', { email })
  const move = { username, email: traces.elsewhere, currentPassword: PASSWORD }
  await browser.patch('/api/user', move)
  return { user, browser }
}

const finishedTest = (visaType: string) => ({
  id: crypto.randomUUID(),
  kind: 'test_finished',
  at: new Date().toISOString(),
  payload: {
    test: 'practice_test',
    visaType,
    questions: [1],
    result: {
      score: 100,
      totalQuestions: 1,
      correctAnswers: 1,
      timeSpent: 1,
      categoryScores: {},
    },
  },
})

/** Returns all rows of all tables as text. Bytes are decoded as text too. */
async function dump(): Promise<string> {
  const { database } = app.services
  const { rows: tables } = await database.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.raw<{ rows: { text: string }[] }>(
      'select to_jsonb(each)::text as text from ?? as each',
      [name],
    )
    const readable = rows.map(({ text }) =>
      text.replaceAll(/\\\\x([0-9a-f]+)/g, (_, hex: string) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      ),
    )
    texts.push(...readable)
  }
  return texts.join('\n').toLowerCase()
}

async function findTraces(traces: typeof TRACES): Promise<string[]> {
  const everything = await dump()
  return Object.values(traces).filter((trace) => everything.includes(trace.toLowerCase()))
}

describe('after a deletion nothing that is stored tells who it was', () => {
  test.each([
    [
      'by the person',
      TRACES,
      async ({ browser }: Awaited<ReturnType<typeof leaveTraces>>) =>
        browser.delete('/api/user', { currentPassword: PASSWORD }),
    ],
    [
      'by an administrator',
      {
        username: 'ob-traveller',
        email: 'okello@banda.example',
        name: 'Okello Banda',
        phone: 'Telephone of O. B.',
        network: '203.0.113',
        browser: 'Tablet/OB-7',
        note: 'visa of o.b.',
        elsewhere: 'ob@elsewhere.example',
      },
      async ({ user }: Awaited<ReturnType<typeof leaveTraces>>) =>
        scene.admin.delete(`/api/admin/users/${user.id}`),
    ],
  ])('%s', async (_who, traces, remove) => {
    const person = await leaveTraces(traces)
    expect(await findTraces(traces)).toEqual(Object.values(traces))
    expect(await remove(person)).toMatchObject({ status: 204 })
    expect(await findTraces(traces)).toEqual([])
    await app.services.mailer.deliver()
    expect(await findTraces(traces)).toEqual([])
  })
})

/**
 * Returns the rows that the export contains for this account and its credentials. Each row comes
 * with a function that reads it again.
 */
async function readRowsOf(userId: string, credentialIds: string[]) {
  const { database } = app.services
  const kept = TABLES.flatMap((table) =>
    Object.values(table.lists ?? {}).map((list) => ({ ...table, ...list })),
  )
  const found = kept.map(async ({ table, columns, of, key }) => {
    const owners = of === 'credential_id' ? credentialIds : [userId]
    const rows = of === 'purchase_id' ? [] : ((await database(table).whereIn(of, owners)) as Row[])
    return rows.map((before) => ({
      table,
      columns,
      before,
      readAgain: async () =>
        (await database(table)
          .where({ [key]: before[key] })
          .first()) as Row | undefined,
    }))
  })
  return (await Promise.all(found)).flat()
}

type Row = Record<string, unknown>

test('every column is erased as the model of its table says', async () => {
  const { user, browser } = await leaveTraces({
    username: 'tm-traveller',
    email: 'tamsin@marsh.example',
    name: 'Tamsin Marsh',
    phone: 'Telephone of T. M.',
    network: '192.0.2',
    browser: 'Tablet/TM-7',
    note: 'visa of t.m.',
    elsewhere: 'tm@elsewhere.example',
  })
  const held = await app.services.database('visa_credentials').where({ userId: user.id })
  const rows = await readRowsOf(
    user.id,
    (held as { credentialId: string }[]).map(({ credentialId }) => credentialId),
  )
  await browser.delete('/api/user', { currentPassword: PASSWORD })

  const gone = new Set<string>()
  const overwritten = new Set<string>()
  for (const { table, columns, before, readAgain } of rows) {
    const after = await readAgain()
    for (const [name, { erased }] of Object.entries(columns)) {
      const was = before[name]
      if (erased === 'row') gone.add(table)
      expect(after === undefined, `${table} goes`).toBe(erased === 'row')
      const isText = typeof was === 'string' || Buffer.isBuffer(was)
      if (erased !== 'overwritten' || !isText) continue
      expect(after?.[name], `${table}.${name}`).not.toEqual(was)
      overwritten.add(`${table}.${name}`)
    }
  }
  expect([...gone].sort()).toEqual([
    'account_tokens',
    'email_changes',
    'mail_outbox',
    'sessions',
    'sync_events',
  ])
  expect([...overwritten].sort()).toEqual([
    'devices.name',
    'revocation_events.reason',
    'users.email',
    'users.emailKey',
    'users.language',
    'users.passwordHash',
    'users.username',
    'users.usernameKey',
    'users.usernameSkeleton',
    'verification_logs.verifierIp',
    'verification_logs.verifierUserAgent',
    'visa_credentials.anchorHashSalt',
    'visa_credentials.encryptedCredential',
    'visa_credentials.holderInitials',
    'visa_credentials.holderNameHash',
    'visa_credentials.holderNameHashSalt',
    'visa_credentials.revokeReason',
  ])
})

test('an address that was never confirmed takes nobody else with it', async () => {
  const email = 'somebody@else.example'
  const { guest } = await startOrder(app.visit(), email)
  const user = await app.buildUser({ email, emailConfirmedAt: null })
  await (await app.signIn(user)).delete('/api/user', { currentPassword: PASSWORD })
  expect(await app.services.database('users').where({ id: guest.userId })).toMatchObject([
    { email, deletedAt: null },
  ])
})

test('what was revoked before keeps its time and code, and what is in force names the deletion', async () => {
  const user = await app.buildUser()
  const before = await scene.issue({ userId: user.id })
  const inForce = await scene.issue({ userId: user.id })
  await scene.revoke(before.credentialId)
  await scene.admin.delete(`/api/admin/users/${user.id}`)
  const { database } = app.services
  const readReason = async (credentialId: string) =>
    (await database('revocation_events').where({ credentialId }).first()) as object
  expect(await readReason(before.credentialId)).toMatchObject({
    reasonCode: 4,
    reason: 'Erased with the account.',
  })
  expect(await readReason(inForce.credentialId)).toMatchObject({
    reasonCode: 1,
    reason: 'The account was deleted.',
  })
})
