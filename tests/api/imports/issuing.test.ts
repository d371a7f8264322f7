import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayOf, endOfDay } from '#contracts/credentials/credential.ts'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { ImportLineRow } from '#api/imports/import-line-row.ts'
import { ImportRow } from '#api/imports/import-row.ts'
import { issueLines } from '#api/imports/issue-lines.ts'
import { resealLines } from '#api/imports/reseal-lines.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import {
  buildLine,
  type ImportCells,
  moveImport,
  readImport,
  upload,
} from '#tests/support/server/imports.ts'
import { readMails } from '#tests/support/server/mail.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const unique = () => `case-${crypto.randomUUID()}`
const line = (cells: Partial<ImportCells> = {}) => buildLine(scene.holderRow.email, unique(), cells)
const lines = (count: number) => Array.from({ length: count }, () => line())

const start = (importId: string) => moveImport(scene.admin, importId, 'start')
const read = (importId: string) => readImport(scene.admin, importId)
const held = async () => (await scene.holder.get('/api/visa/list')).body as object[]

test('issues each line that is in order, as if it were issued in the console', async () => {
  const { importId } = await upload(scene.admin, [
    line({ holder_name: 'First Holder', credential_type: 'H-1B' }),
    line({ passport_last_four: 'none' }),
    line({ holder_name: 'Second Holder' }),
  ])
  expect(await start(importId)).toMatchObject({ status: 200, body: { state: 'running' } })
  await issueLines(app.services)

  expect(await read(importId)).toMatchObject({ state: 'done', open: 0, issued: 2, wrong: 1 })
  expect((await held()).map((one) => (one as { holderName: string }).holderName).sort()).toEqual([
    'First Holder',
    'Second Holder',
  ])
  const { body } = await scene.admin.get(
    `/api/admin/audit?action=credential_issued&subject=${scene.holderRow.id}`,
  )
  expect(body).toMatchObject([
    { actorName: scene.adminRow.username, proof: 'session' },
    { actorName: scene.adminRow.username, proof: 'session' },
  ])
  const mails = await readMails(app, scene.holderRow.email)
  expect(mails.filter(({ subject }) => subject === 'A credential was issued to you')).toHaveLength(
    2,
  )
})

test('nothing of a line that was issued is kept with the import', async () => {
  const { importId } = await upload(scene.admin, [line()])
  await start(importId)
  await issueLines(app.services)
  const rows: unknown = await app.services.database('import_lines').where({ importId })
  expect(rows).toMatchObject([{ state: 'issued', sealed: null }])
})

test('what is not started is not issued', async () => {
  await upload(scene.admin, [line()])
  await issueLines(app.services)
  expect(await held()).toEqual([])
})

test('what became wrong after the upload is refused alone, with its reason', async () => {
  const file = lines(1)
  const first = await upload(scene.admin, file)
  const leaver = await app.buildUser()
  const second = await upload(scene.admin, [
    ...file,
    buildLine(leaver.email, unique()),
    ...lines(1),
  ])
  expect(second).toMatchObject({ open: 3, toInvite: 0 })
  await start(first.importId)
  await issueLines(app.services)
  await scene.admin.delete(`/api/admin/users/${leaver.id}`)
  await start(second.importId)
  await issueLines(app.services)

  const ended = { state: 'done', issued: 1, invited: 0, refused: 2 }
  expect(await read(second.importId)).toMatchObject(ended)
  const faults = await scene.admin.get(`/api/admin/imports/${second.importId}/faults`)
  expect(faults.body).toMatchObject([
    { line: 2, column: 'reference', error: 'REFERENCE_TAKEN' },
    { line: 3, column: 'email', error: 'USER_NOT_FOUND' },
  ])
})

describe('what waits for an account', () => {
  const waiting = (importId: string) =>
    app.services.database('import_lines').where({ importId }).whereNotNull('sealed')

  test('goes with it, however it was spelled, and no line of anybody else', async () => {
    const leaver = await app.buildUser()
    const { importId } = await upload(scene.admin, [
      buildLine(leaver.email.toUpperCase(), unique()),
      line(),
    ])
    await (await app.signIn(leaver)).delete('/api/user', { currentPassword: PASSWORD })
    expect(await waiting(importId)).toMatchObject([{ line: 3 }])
    const told = { line: 2, state: 'refused', addressMark: null, code: 'USER_NOT_FOUND' }
    expect(await app.services.database('import_lines').where({ importId, line: 2 })).toMatchObject([
      told,
    ])
  })

  test('stays when somebody leaves who never proved that the address was theirs', async () => {
    const stranger = await app.buildUser({ emailConfirmedAt: null })
    const { importId } = await upload(scene.admin, [buildLine(stranger.email, unique())])
    await scene.admin.delete(`/api/admin/users/${stranger.id}`)
    expect(await waiting(importId)).toHaveLength(1)
  })
})

test('a fault of ours leaves the line as it is, and the next run issues it', async () => {
  let isBroken = true
  const broken = await startTestApp({
    services: ({ issuerKeys }) => ({
      issuerKeys: {
        ...issuerKeys,
        signer: (use) => (isBroken ? Promise.reject(new Error('planted')) : issuerKeys.signer(use)),
      },
    }),
  })
  const { admin, holderRow } = await setScene(broken)
  const { importId } = await upload(admin, [buildLine(holderRow.email, unique())])
  await admin.post(`/api/admin/imports/${importId}/start`)
  await expect(issueLines(broken.services)).rejects.toThrow('planted')
  const path = `/api/admin/imports/${importId}`
  expect((await admin.get(path)).body).toMatchObject({ state: 'running', open: 1 })
  isBroken = false
  await issueLines(broken.services)
  expect((await admin.get(path)).body).toMatchObject({ state: 'done', issued: 1 })
})

describe('a line that fails by a fault of ours', () => {
  const PLANTED = `
    create function refuse_planted() returns trigger language plpgsql as $$
    begin
      if new.reference like 'planted-%' then raise 'planted'; end if;
      return new;
    end $$;
    create trigger planted before insert on visa_credentials
      for each row execute function refuse_planted()`

  /**
   * Starts an import of three lines. The second line fails as long as the database has the trigger.
   */
  async function startPlanted(planted = line()): Promise<string> {
    planted.reference = `planted-${planted.reference}`
    await app.services.database.raw(PLANTED)
    const { importId } = await upload(scene.admin, [line(), planted, line()])
    await start(importId)
    app.clock.set(new Date())
    await issueLines(app.services)
    return importId
  }
  const mend = async () => {
    await app.services.database.raw('drop function if exists refuse_planted() cascade')
  }
  afterEach(mend)

  test('holds up none of the others, and is issued when it can be', async () => {
    const importId = await startPlanted()
    await issueLines(app.services)
    expect(await read(importId)).toMatchObject({ state: 'running', open: 1, delayed: 1, issued: 2 })

    await mend()
    await issueLines(app.services)
    expect(await read(importId)).toMatchObject({ open: 1, issued: 2 })
    app.clock.advance(10_000)
    await issueLines(app.services)
    expect(await read(importId)).toMatchObject({ state: 'done', delayed: 0, issued: 3, refused: 0 })
  })

  test('is refused after the fifth try, and can be uploaded again', async () => {
    const planted = line()
    const importId = await startPlanted(planted)
    const stand = () => ImportRow.requireShown(app.services.database, importId)
    const waits = { state: 'running', delayed: 1, refused: 0 }
    await issueLines(app.services)
    for (const seconds of [10, 60, 600, 3600]) {
      app.clock.advance(seconds * 1000 - 1)
      await issueLines(app.services)
      expect(await stand()).toMatchObject(waits)
      app.clock.advance(1)
      expect(await stand()).toMatchObject(waits)
      await issueLines(app.services)
    }
    await issueLines(app.services)
    const admin = await app.signIn(scene.adminRow)
    const path = `/api/admin/imports/${importId}`
    const ended = { state: 'done', open: 0, delayed: 0, issued: 2, refused: 1 }
    expect((await admin.get(path)).body).toMatchObject(ended)
    expect((await admin.get(`${path}/faults`)).body).toMatchObject([
      {
        line: 3,
        column: null,
        error: 'INTERNAL_ERROR',
        message: expect.stringContaining('again') as string,
      },
    ])
    const again = await upload(admin, [planted])
    expect(again).toMatchObject({ open: 1, wrong: 0 })
    await ImportLineRow.forgetOpen(app.services.database, again.importId)
  })
})

test('a credential is found by its reference, and its holder is handed it', async () => {
  const { reference, ...cells } = line()
  const { importId } = await upload(scene.admin, [{ ...cells, reference }])
  await start(importId)
  await issueLines(app.services)
  const { body } = await scene.admin.get(`/api/admin/credentials?search=${reference}`)
  expect(body).toMatchObject([{ email: scene.holderRow.email }])
  const exported = await scene.holder.get('/api/user/export')
  expect(exported.body).toMatchObject({ credentials: [{ reference }] })
})

test('what waits is sealed under the newest master key, and issued with that alone', async () => {
  const { database, sealing, env } = app.services
  // Deletes the lines of the earlier tests, which would otherwise stay encrypted under the newest
  // key.
  await database('import_lines').delete()
  const { importId } = await upload(scene.admin, lines(2))
  const newest = randomBytes(32)
  expect(
    await resealLines({ database, sealing: openSealing([...env.masterKeys, newest]) }),
  ).toBeGreaterThanOrEqual(2)
  await start(importId)
  await issueLines({ ...app.services, sealing: openSealing([newest]) })
  expect(await read(importId)).toMatchObject({ state: 'done', issued: 2 })
  expect(await resealLines({ database, sealing })).toBe(0)
})

test('a line whose last day goes by after the upload is refused by its column', async () => {
  const expiry_date = dayOf(app.clock.now())
  const { importId } = await upload(scene.admin, [
    line({ expiry_date }),
    buildLine(`${unique()}@example.com`, unique(), { expiry_date }),
    line(),
  ])
  await scene.moveTo(new Date(endOfDay(expiry_date)))
  await start(importId)
  await issueLines(app.services)
  expect(await read(importId)).toMatchObject({ state: 'done', issued: 1, invited: 0, refused: 2 })
  const faults = await scene.admin.get(`/api/admin/imports/${importId}/faults`)
  const past = { column: 'expiry_date', error: 'INVALID_INPUT', message: INPUT_REASONS.EXPIRY_PAST }
  expect(faults.body).toMatchObject([past, past])
})
