import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { startBeside } from '#tests/support/server/beside.ts'
import {
  buildIssuance,
  dayFromNow,
  type Scene,
  setScene,
} from '#tests/support/server/credentials.ts'
import { countWaiting } from '#tests/support/server/database.ts'
import { createHttpClient, type HttpClient, type Reply } from '#tests/support/server/http-client.ts'

let scene: Scene

/**
 * `here` and `there` are two processes on one database. One process takes a right away while the
 * other uses the right.
 */
const here = await startTestApp()
const there = await startBeside(here)
beforeEach(async () => {
  scene = await setScene(here)
})

/**
 * Locks the row of a user. A transaction that must lock this row waits, but only after its earlier
 * reads. A transaction that only refers to the row by a foreign key continues.
 */
async function holdRow({ id }: UserRow) {
  const hold = await here.services.database.transaction()
  onTestFinished(async () => {
    if (!hold.isCompleted()) await hold.rollback()
  })
  await hold('users').where({ id }).forNoKeyUpdate()
  return hold
}

/** Returns a browser that has the same cookies and calls the other process. */
function elsewhere({ cookies }: HttpClient): HttpClient {
  const browser = createHttpClient(there.url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const setRights = ({ id }: UserRow, rights: string[]) =>
  scene.admin.post(`/api/admin/users/${id}/rights`, { rights })

const at = (credentialId: string) => `/api/admin/credentials/${credentialId}`
type Action = (by: HttpClient, ids: { credentialId: string; holder: string }) => Promise<Reply>
const ACTIONS: [what: string, action: Action, left: string[]][] = [
  [
    'issues',
    (by, { holder }) => by.post('/api/admin/credentials/issue', buildIssuance(holder)),
    ['audit', 'revoke'],
  ],
  [
    'renews',
    (by, { credentialId }) =>
      by.post(`${at(credentialId)}/renew`, { expiryDate: dayFromNow(2_000) }),
    ['revoke'],
  ],
  [
    'corrects',
    (by, { credentialId }) =>
      by.post(`${at(credentialId)}/correct`, { fields: { holderName: 'Right' }, reason: 'Wrong.' }),
    ['issue'],
  ],
  [
    'revokes',
    (by, { credentialId }) =>
      by.post(`${at(credentialId)}/revoke`, { reasonCode: 1, reason: 'Lost.' }),
    ['audit', 'issue'],
  ],
  [
    'gives premium access',
    (by, { holder }) => by.post(`/api/admin/users/${holder}/premium`, { hasPremiumAccess: true }),
    ['audit', 'issue', 'revoke'],
  ],
  [
    'signs somebody out everywhere',
    (by, { holder }) => by.post(`/api/admin/users/${holder}/end-sessions`),
    [],
  ],
]

test.each(ACTIONS)(
  'an administrator who loses the right to it while the call waits %s no more',
  async (_what, action, left) => {
    const { credentialId } = await scene.issue()
    const colleague = await here.buildAdmin()
    const theirs = elsewhere(await here.signIn(colleague))
    const hold = await holdRow(scene.holderRow)
    const late = action(theirs, { credentialId, holder: scene.holderRow.id })
    await expect.poll(() => countWaiting(here.services.database), { interval: 5 }).toBe(1)
    expect((await setRights(colleague, left)).status).toBe(200)
    await hold.commit()

    expect(await late).toMatchObject({ status: 403, body: { error: 'ACCESS_DENIED' } })
    expect((await scene.holder.get('/api/visa/list')).body).toMatchObject([
      { credentialId, isRevoked: false },
    ])
  },
)

test('nobody issues for the own account in the moment in which the only other issuer loses the right', async () => {
  const { database } = here.services
  const { adminRow } = scene
  await database('users').whereNot({ id: adminRow.id }).update({ rights: [], issueLostAt: null })
  const colleague = await here.buildAdmin()
  const hold = await holdRow(adminRow)
  const path = '/api/admin/credentials/issue'
  const issuing = elsewhere(scene.admin).post(path, buildIssuance(adminRow.id))
  await expect.poll(() => countWaiting(here.services.database), { interval: 5 }).toBe(1)
  expect((await setRights(colleague, [])).status).toBe(200)
  await hold.commit()
  expect(await issuing).toMatchObject({ status: 409, body: { error: 'FOUR_EYES' } })
})
