import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UserRow } from '#api/accounts/user-row.ts'
import { reapplyDeletions } from '#api/privacy/reapply-deletions.ts'
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
  expect(await reapplyDeletions({ database, sealing, clock }, audit)).toMatchObject({ again: 1 })
  expect(await UserRow.withId(database, leaver.id)).toBeUndefined()
  expect(await UserRow.withId(database, stayer.id)).toBeDefined()
})
