import { describe, expect, test } from 'vitest'
import { SYSTEM } from '#api/audit/doer.ts'
import { commitTo } from '#api/audit/hashes.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import type { AuditEntry } from '#contracts/audit/audit.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)

async function listAudit(query = ''): Promise<AuditEntry[]> {
  const { status, body } = await scene.admin.get(`/api/admin/audit?limit=500&${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as AuditEntry[]
}

interface Stored {
  id: string
  body: string
}

function readStored(where: object): Promise<Stored[]> {
  return app.services.database<Stored>('audit_entries').select('id', 'body').where(where)
}

describe('an action', () => {
  test('is written with who did it, by what right, to whom, and in which request', async () => {
    const { credentialId } = await scene.issue()
    const [entry] = await listAudit(`credential=${encodeURIComponent(credentialId)}`)
    expect(entry).toMatchObject({
      action: 'credential_issued',
      actorKind: 'admin',
      actorName: scene.adminRow.username,
      proof: 'session',
      subjectName: scene.holderRow.username,
      credentialId,
      purchaseId: null,
      details: {
        by: scene.adminRow.username,
        network: '127.0.0.0/24',
        about: scene.holderRow.username,
      },
    })
    expect(entry?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('holds of names no more than a hash that its salt opens', async () => {
    const { credentialId } = await scene.issue()
    await scene.revoke(credentialId)
    const [entry] = await readStored({ credentialId, action: 'credential_revoked' })
    const { database } = app.services
    const details = (await database('audit_details').where({ entryId: entry?.id }).first()) as {
      salt: Buffer
      text: string
    }
    expect(details.text).toContain('Wrong expiry date.')
    expect(entry?.body).not.toContain('Wrong expiry date.')
    expect(entry?.body).not.toContain(scene.adminRow.username)
    const body = JSON.parse(entry?.body ?? '{}') as { details: string }
    expect(body.details).toBe(commitTo(details.salt, details.text))
  })

  test('that does not come about leaves no entry', async () => {
    const before = (await readStored({})).length
    const reply = await scene.admin.post('/api/admin/users/none/premium', {
      hasPremiumAccess: true,
    })
    expect(reply.status).toBe(404)
    expect(await readStored({})).toHaveLength(before)
  })

  test('of leaving is written without a name', async () => {
    const { user, browser } = await app.join()
    await browser.delete('/api/user', { currentPassword: PASSWORD })
    const [entry] = await readStored({ subjectId: user.id, action: 'user_deleted' })
    expect(JSON.parse(entry?.body ?? '{}')).toMatchObject({
      actor: { kind: 'holder', id: user.id },
      details: null,
    })
  })

  test('that hands out the purchases or the audit is one too', async () => {
    await scene.admin.get('/api/admin/purchases.csv')
    await scene.admin.get('/api/admin/audit.ndjson')
    const [last, before] = await listAudit()
    expect([last?.action, before?.action]).toEqual(['audit_exported', 'purchases_exported'])
  })
})

test('a deletion erases the details of what a person did and had done to them, and nothing else', async () => {
  const { database } = app.services
  const leaver = await app.buildAdmin()
  const other = await app.buildUser()
  const browser = await app.signIn(leaver)
  await browser.post(`/api/admin/users/${other.id}/premium`, { hasPremiumAccess: true })
  await scene.admin.post(`/api/admin/users/${leaver.id}/premium`, { hasPremiumAccess: true })
  const { credentialId } = await scene.issue()
  const entries = [
    ...(await readStored({ actorId: leaver.id })),
    ...(await readStored({ subjectId: leaver.id })),
  ]
  expect(entries).toHaveLength(2)
  await scene.admin.delete(`/api/admin/users/${leaver.id}`)

  const ids = entries.map(({ id }) => id)
  expect(await database('audit_details').whereIn('entryId', ids)).toEqual([])
  expect(await database('audit_entries').whereIn('id', ids)).toHaveLength(2)
  const [kept] = await readStored({ credentialId })
  expect(await database('audit_details').where({ entryId: kept?.id })).toHaveLength(1)
})

describe('the list', () => {
  test('is narrowed by action, by whom, about whom, credential and days', async () => {
    const one = await setScene(app)
    const { credentialId } = await one.issue()
    await one.revoke(credentialId)
    const actions = async (query: string) => (await listAudit(query)).map(({ action }) => action)
    const both = ['credential_revoked', 'credential_issued']
    expect(await actions(`actor=${one.adminRow.username.toUpperCase()}`)).toEqual(both)
    expect(await actions(`actor=${one.adminRow.id}`)).toEqual(both)
    expect(await actions(`subject=${one.holderRow.email}`)).toEqual(both)
    expect(await actions(`credential=${credentialId.slice(-9)}`)).toEqual(both)
    expect(await actions(`subject=${one.holderRow.username}&action=credential_issued`)).toEqual([
      'credential_issued',
    ])
    expect(await actions(`subject=${one.holderRow.username}&actor=nobody%25`)).toEqual([])
    const at = new Date(Date.now() - 3 * 24 * 3_600_000)
    const entry = {
      action: 'premium_granted',
      by: SYSTEM,
      at,
      subjectId: one.holderRow.id,
    } as const
    await recordAudit(app.services.database, entry)
    expect(await actions(`subject=${one.holderRow.id}&days=2`)).toEqual(both)
    expect(await actions(`subject=${one.holderRow.id}&days=4`)).toEqual([...both, entry.action])
  })

  test('pages, and tells how many there are', async () => {
    const { holderRow, issue } = await setScene(app)
    await issue()
    await issue()
    const path = `/api/admin/audit?subject=${holderRow.id}&limit=1`
    const [first, second] = [await scene.admin.get(path), await scene.admin.get(`${path}&offset=1`)]
    expect(first.headers.get('X-Total-Count')).toBe('2')
    expect(first.body).toHaveLength(1)
    expect(first.body).not.toEqual(second.body)
  })

  test.each(['action=sweeping', 'days=0', 'days=9999', 'actor=a&actor=b', 'other=1'])(
    'refuses the query %s',
    async (query) => {
      expect(await scene.admin.get(`/api/admin/audit?${query}`)).toMatchObject({
        status: 400,
        body: { error: 'INVALID_INPUT' },
      })
    },
  )
})

describe('the database refuses to', () => {
  const one = '(select id from audit_entries order by at limit 1)'
  test.each([
    ['change an entry', `update audit_entries set body = body where id = ${one}`],
    ['remove an entry', `delete from audit_entries where id = ${one}`],
    ['change details', `update audit_details set text = 'other'`],
    ['give an entry another place', 'update audit_links set seq = seq + 1000 where seq = 1'],
    ['remove a link', 'delete from audit_links'],
    ['empty the entries', 'truncate audit_entries cascade'],
    ['empty the links', 'truncate audit_links'],
    ['empty the heads', 'truncate audit_heads'],
  ])('%s', async (_what, statement) => {
    const { database } = app.services
    await scene.issue()
    await scene.admin.get('/api/admin/audit.ndjson')
    await expect(database.raw(statement)).rejects.toThrow('is never changed')
  })

  test('take an entry under an id that its body does not say', async () => {
    const { database } = app.services
    const body = JSON.stringify({ id: crypto.randomUUID(), at: new Date(), action: 'head' })
    const entry = { id: crypto.randomUUID(), body }
    await expect(database('audit_entries').insert(entry)).rejects.toThrow()
  })
})

test('an account that an entry names cannot be removed', async () => {
  const { database } = app.services
  const guest = await app.buildGuest()
  const entry = { action: 'premium_granted', by: SYSTEM, at: new Date() } as const
  await recordAudit(database, { ...entry, subjectId: guest.id })
  await expect(database('users').where({ id: guest.id }).delete()).rejects.toThrow()
})
