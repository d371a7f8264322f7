import { beforeEach, describe, expect, test } from 'vitest'
import { issueLines } from '#api/imports/issue-lines.ts'
import { retain } from '#api/privacy/retain.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import { buildLine, moveImport, readImport, upload } from '#tests/support/server/imports.ts'

const DAY_MS = 86_400_000
let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const line = () => buildLine(scene.holderRow.email, `case-${crypto.randomUUID()}`)
const lines = (count: number) => Array.from({ length: count }, line)

const start = (importId: string, browser = scene.admin) => moveImport(browser, importId, 'start')
const pause = (importId: string) => moveImport(scene.admin, importId, 'pause')
const cancel = (importId: string) => moveImport(scene.admin, importId, 'cancel')
const read = (importId: string) => readImport(scene.admin, importId)
const held = async () => (await scene.holder.get('/api/visa/list')).body as object[]
const MOVED_ON = { status: 409, body: { error: 'IMPORT_MOVED_ON' } }

/** Issues lines, and stops when it has issued this number of them. */
function issueSome(count: number): Promise<void> {
  let asked = 0
  return issueLines(app.services, () => asked++ === count)
}

test('a paused import goes on where it was, in the name of the user who starts it again', async () => {
  const other = await app.buildAdmin()
  const { importId } = await upload(scene.admin, lines(3))
  await start(importId)
  await issueSome(1)
  expect(await pause(importId)).toMatchObject({ body: { state: 'paused', open: 2, issued: 1 } })
  await issueLines(app.services)
  expect(await held()).toHaveLength(1)

  await start(importId, await app.signIn(other))
  await issueLines(app.services)
  expect(await read(importId)).toMatchObject({ state: 'done', issued: 3 })
  const { body } = await scene.admin.get(
    `/api/admin/audit?action=credential_issued&subject=${scene.holderRow.id}`,
  )
  expect((body as { actorName: string }[]).map(({ actorName }) => actorName)).toEqual([
    other.username,
    other.username,
    scene.adminRow.username,
  ])
})

test('a cancelled import keeps what was issued, and forgets the rest', async () => {
  const { importId } = await upload(scene.admin, lines(3))
  await start(importId)
  await issueSome(1)
  expect(await cancel(importId)).toMatchObject({ body: { state: 'cancelled', open: 2, issued: 1 } })
  await issueLines(app.services)
  expect(await held()).toHaveLength(1)
  const sealed: unknown[] = await app.services
    .database('import_lines')
    .where({ importId })
    .whereNotNull('sealed')
  expect(sealed).toEqual([])
})

test('the same file again issues what was left of it, and nothing twice', async () => {
  const file = lines(3)
  const { importId } = await upload(scene.admin, file)
  await start(importId)
  await issueSome(2)
  await cancel(importId)

  const again = await upload(scene.admin, file)
  expect(again).toMatchObject({ open: 1, wrong: 2 })
  const faults = await scene.admin.get(`/api/admin/imports/${again.importId}/faults`)
  expect(faults.body).toMatchObject([
    { line: 2, column: 'reference', error: 'REFERENCE_TAKEN' },
    { line: 3, column: 'reference', error: 'REFERENCE_TAKEN' },
  ])
  await start(again.importId)
  await issueLines(app.services)
  expect(await held()).toHaveLength(3)
})

test('an import is paused when the user who started it may issue no more', async () => {
  const issuer = await app.buildUser({ rights: ['issue'] })
  const { importId } = await upload(scene.admin, lines(2))
  await start(importId, await app.signIn(issuer))
  await issueSome(1)
  await scene.admin.post(`/api/admin/users/${issuer.id}/rights`, { rights: ['audit'] })
  await issueLines(app.services)
  expect(await read(importId)).toMatchObject({ state: 'paused', open: 1, issued: 1 })
  const { body } = await scene.admin.get('/api/admin/audit?action=import_paused&limit=1')
  expect(body).toMatchObject([{ actorKind: 'system', details: { import: importId } }])
})

test('each step of an import is noted, with its id', async () => {
  const { importId } = await upload(scene.admin, lines(1))
  await start(importId)
  await pause(importId)
  await cancel(importId)
  for (const action of ['import_started', 'import_paused', 'import_cancelled']) {
    const { body } = await scene.admin.get(`/api/admin/audit?action=${action}&limit=1`)
    expect(body).toMatchObject([
      { actorName: scene.adminRow.username, details: { import: importId, lines: '1' } },
    ])
  }
})

describe('refuses', () => {
  test('a step that does not follow on where the import is', async () => {
    const { importId } = await upload(scene.admin, lines(1))
    expect(await pause(importId)).toMatchObject(MOVED_ON)
    await start(importId)
    expect(await start(importId)).toMatchObject(MOVED_ON)
    await issueLines(app.services)
    for (const verb of ['start', 'pause', 'cancel'] as const) {
      expect(await moveImport(scene.admin, importId, verb)).toMatchObject(MOVED_ON)
    }
  })

  test('to start one without a proof of the last quarter of an hour', async () => {
    const { importId } = await upload(scene.admin, lines(50))
    app.clock.advance(14 * 60_000)
    expect(await start(importId)).toMatchObject({ status: 200 })
    await pause(importId)
    app.clock.advance(60_000)
    const refused = { status: 403, body: { error: 'PROOF_REQUIRED' } }
    expect(await start(importId)).toMatchObject(refused)
    await scene.admin.post('/api/proof', { currentPassword: PASSWORD })
    expect(await start(importId)).toMatchObject({ status: 200 })
    await cancel(importId)
  })

  test('to start one of more than 50 lines without a proof of the last minute', async () => {
    const { importId } = await upload(scene.admin, lines(51))
    app.clock.advance(60_000)
    const refused = { status: 403, body: { error: 'PROOF_REQUIRED' } }
    expect(await start(importId)).toMatchObject(refused)
    expect(await read(importId)).toMatchObject({ state: 'ready' })
    await scene.admin.post('/api/proof', { currentPassword: PASSWORD })
    expect(await start(importId)).toMatchObject({ status: 200 })
    await cancel(importId)
  })

  test('to start one whose lines were kept for 30 days', async () => {
    const { importId } = await upload(scene.admin, lines(1))
    const readSealed = () =>
      app.services.database('import_lines').where({ importId }).whereNotNull('sealed')
    app.clock.advance(29 * DAY_MS)
    await retain(app.services)
    expect(await readSealed()).toHaveLength(1)
    app.clock.advance(DAY_MS + 1)
    await retain(app.services)
    expect(await readSealed()).toEqual([])
    const admin = await app.signIn(scene.adminRow)
    expect(await start(importId, admin)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Upload it again.') as string },
    })
  })
})
