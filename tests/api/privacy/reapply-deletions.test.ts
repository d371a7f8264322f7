import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { linkHash } from '#api/audit/hashes.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { prepareRestored } from '#api/cli/prepare-restored.ts'
import { reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
import { DAY_MS } from '#contracts/time.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

test('an account that a backup brings back is deleted again, and only that account', async () => {
  const storage = await openTestDatabase()
  const app = await startTestApp({ storage })
  const admin = await app.signIn(await app.buildAdmin())
  const { user: leaver } = await app.join()
  const { user: stayer } = await app.join()
  const back = await storage.backUp()
  const { user: late } = await app.join()
  for (const { id } of [leaver, late]) {
    expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(204)
  }
  const audit = join(makeFolder(), 'audit.ndjson')
  writeFileSync(audit, (await admin.get('/api/admin/audit.ndjson')).body as string)

  const { database } = await back()
  const { sealing, clock } = app.services
  expect(await UserRow.withId(database, leaver.id)).toBeDefined()
  const needs = { database, sealing, clock }
  const shown: string[] = []
  const answer = (isAgreed: boolean) => (users: readonly UserRow[]) => {
    shown.push(...users.map(({ username }) => username))
    return Promise.resolve(isAgreed)
  }
  await expect(reapplyDeletions(needs, audit, answer(false))).rejects.toThrow(
    'Nothing was deleted.',
  )
  expect(await UserRow.withId(database, leaver.id)).toBeDefined()
  expect(await reapplyDeletions(needs, audit, answer(true))).toMatchObject({ again: 1 })
  expect(shown).toEqual([leaver.username, leaver.username])
  expect(await UserRow.withId(database, leaver.id)).toBeUndefined()
  expect(await UserRow.withId(database, stayer.id)).toBeDefined()
})

test('an export that leaves the history of this database deletes nobody', async () => {
  const app = await startTestApp()
  const admin = await app.signIn(await app.buildAdmin())
  const { user: victim } = await app.join()
  await admin.post(`/api/admin/users/${victim.id}/premium`, { hasPremiumAccess: true })
  const exported = (await admin.get('/api/admin/audit.ndjson')).body as string
  await admin.get('/api/admin/audit.ndjson')

  const forged = forge(exported, victim.id)
  const agree = vi.fn(() => Promise.resolve(true))
  await expect(reapplyDeletions(app.services, forged, agree)).rejects.toThrow(
    'The export does not belong to this database: entry 2 is another one here.',
  )
  expect(agree).not.toHaveBeenCalled()
  expect(await UserRow.withId(app.services.database, victim.id)).toBeDefined()
})

test('only the last restore of this database lets an export differ, after the last head', async () => {
  const app = await startTestApp()
  const { services, clock } = app
  const admin = await app.signIn(await app.buildAdmin())
  const { user: victim } = await app.join()
  await admin.post(`/api/admin/users/${victim.id}/premium`, { hasPremiumAccess: true })
  const forged = forge((await admin.get('/api/admin/audit.ndjson')).body as string, victim.id)

  await prepareRestored(services, { isRestoredAgain: false })
  await keepAudit(services)
  const agree = vi.fn(() => Promise.resolve(false))
  await expect(reapplyDeletions(services, forged, agree)).rejects.toThrow('Nothing was deleted.')
  expect(agree).toHaveBeenCalledOnce()

  clock.set(new Date(Date.now() + 2 * DAY_MS))
  await keepAudit(services)
  await prepareRestored(services, { isRestoredAgain: true })
  await keepAudit(services)
  await expect(reapplyDeletions(services, forged, agree)).rejects.toThrow(
    'The export does not belong to this database: entry 2 is another one here.',
  )
  expect(agree).toHaveBeenCalledOnce()
})

/** Writes an export that has the first entry of another one, and then the deletion of an account. */
function forge(exported: string, userId: string): string {
  const [head = '', first = ''] = exported.split('\n')
  const lines = [JSON.parse(first) as { seq: number; hash: string; body: string }]
  for (const [action, subject] of [
    ['user_deleted', userId],
    ['audit_exported', null],
  ] as const) {
    const body = JSON.stringify({ at: new Date(), action, subject, details: null })
    const hash = linkHash(lines.at(-1)?.hash ?? '', body)
    lines.push({ seq: lines.length + 1, hash, body })
  }
  const forged = join(makeFolder(), 'forged.ndjson')
  const header = { ...(JSON.parse(head) as object), lastSeq: lines.length }
  writeFileSync(forged, [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''))
  return forged
}
