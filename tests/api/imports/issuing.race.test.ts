import { beforeEach, expect, test } from 'vitest'
import type { Import } from '#contracts/credentials/imports.ts'
import { rounds } from '#tests/support/rounds.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import { startImportWorker } from '#tests/support/server/import-worker.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const SLOW = { timeout: 600_000 }
const KILLED_AT = ['import.before_commit', 'import.after_commit', '']

const nameLines = (count: number) =>
  Array.from({ length: count }, () =>
    buildLine(scene.holderRow.email, `case-${crypto.randomUUID()}`),
  )
const read = async ({ importId }: Import) =>
  (await scene.admin.get(`/api/admin/imports/${importId}`)).body as Import
const start = ({ importId }: Import) => scene.admin.post(`/api/admin/imports/${importId}/start`)

async function issuedReferences(): Promise<string[]> {
  const rows: unknown = await app.services
    .database('visa_credentials')
    .where({ userId: scene.holderRow.id })
  return (rows as { reference: string }[]).map(({ reference }) => reference).sort()
}

async function countEntries(): Promise<number> {
  const rows: unknown[] = await app.services
    .database('audit_entries')
    .where({ subjectId: scene.holderRow.id, action: 'credential_issued' })
  return rows.length
}

async function reachEnd(found: Import): Promise<void> {
  await expect.poll(async () => (await read(found)).state, { timeout: 300_000 }).toBe('done')
}

/**
 * Runs a worker until it dies. With a `point`, the worker kills itself at this failpoint of its
 * first line. Without a `point`, the test kills it soon after it has issued a line.
 */
async function workAndDie(found: Import, point: string): Promise<void> {
  const { issued } = await read(found)
  const worker = startImportWorker(app, point)
  if (point === '') await expect.poll(async () => (await read(found)).issued > issued).toBe(true)
  else expect(await worker.ended).toBe('SIGKILL')
  await worker.kill()
}

test('two processes that are killed again and again issue each line once', SLOW, async () => {
  const lines = nameLines(120)
  const found = await upload(scene.admin, lines)
  await start(found)
  for (let kills = 0; kills < rounds(40); kills += 2) {
    const [one = '', two = ''] = [KILLED_AT[kills % 3], KILLED_AT[(kills + 1) % 3]]
    await Promise.all([workAndDie(found, one), workAndDie(found, two)])
  }
  const workers = [startImportWorker(app), startImportWorker(app)]
  await reachEnd(found)
  await Promise.all(workers.map((worker) => worker.kill()))

  expect(await read(found)).toMatchObject({ issued: 120, refused: 0, open: 0 })
  expect(await issuedReferences()).toEqual(lines.map(({ reference }) => reference).sort())
  expect(await countEntries()).toBe(120)
})

test('of one file in two imports at once each line is issued by one of them', SLOW, async () => {
  const lines = nameLines(40)
  const imports = [await upload(scene.admin, lines), await upload(scene.admin, lines)]
  const workers = [startImportWorker(app), startImportWorker(app)]
  for (const found of imports) await start(found)
  for (const found of imports) await reachEnd(found)
  await Promise.all(workers.map((worker) => worker.kill()))

  expect(await issuedReferences()).toEqual(lines.map(({ reference }) => reference).sort())
  const ends = await Promise.all(imports.map(read))
  expect(ends.reduce((sum, { issued }) => sum + issued, 0)).toBe(40)
  expect(ends.reduce((sum, { refused }) => sum + refused, 0)).toBe(40)
})

test('of two who start an import at the same moment one does', async () => {
  const otherRow = await app.buildAdmin()
  const other = await app.signIn(otherRow)
  const imports = await Promise.all(
    Array.from({ length: rounds(10) }, () => upload(scene.admin, nameLines(1))),
  )
  for (const { importId } of imports) {
    const path = `/api/admin/imports/${importId}/start`
    const answers = await Promise.all([scene.admin, other].map((browser) => browser.post(path)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const starter = answers[0]?.status === 200 ? scene.adminRow : otherRow
    const started = app.services.database('imports').where({ id: importId })
    expect(await started).toMatchObject([{ state: 'running', startedBy: starter.id }])
    const noted = '/api/admin/audit?action=import_started&limit=2'
    const { body } = await scene.admin.get(noted)
    const entries = body as { details: { import: string }; actorName: string }[]
    expect(entries.filter(({ details }) => details.import === importId)).toMatchObject([
      { actorName: starter.username },
    ])
  }
})
