import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Restore } from '#api/cli/restore.ts'
import { openServices } from '#api/open-services.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { writeBackup } from '#api/database/write-backup.ts'
import { readEnv } from '#api/settings/env.ts'
import { SealBroken } from '#api/trust/sealing.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { setScene, type Scene } from '#tests/support/server/credentials.ts'
import { makeEmptyPlace, makePlace, readEverything, type Place } from './restoring.ts'

const LEAVER = { username: 'leaving-lea', email: 'lea.leaving@example.com' }
let leaverId: string
let revoked: string
/** The ids of the credentials that the server had acknowledged before the backup began. */
let issued: string[]

const home = await makePlace()
const backup = join(home.folder, 'backup')
const audit = join(home.folder, 'audit.ndjson')
await home.start().then(live)

/**
 * Makes some data of every kind, backs up, and makes more data. On PostgreSQL, requests continue
 * during the backup. The embedded database must be closed for it.
 */
async function live(first: TestApp): Promise<void> {
  let app = first
  const scene = await setScene(app)
  const leaver = await app.buildUser(LEAVER)
  leaverId = leaver.id
  const { credentialId } = await scene.issue()
  revoked = credentialId
  await scene.revoke(revoked)
  const ofLeaver = await scene.issue({ userId: leaver.id, holderName: 'Lea Leaving' })
  issued = [revoked, ofLeaver.credentialId]
  issued.push(...(await Promise.all([scene.issue(), scene.issue()])).map((one) => one.credentialId))

  if (app.databaseUrl === undefined) await app.close()
  const work = app.databaseUrl === undefined ? undefined : workUntilStopped(scene)
  const made = await home.run('database', 'backup', backup)
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('MASTER_KEY') as string })
  await work?.()

  if (app.databaseUrl === undefined) app = await home.start()
  const admin = await app.signIn(scene.adminRow)
  expect((await admin.delete(`/api/admin/users/${leaver.id}`)).status).toBe(204)
  writeFileSync(audit, (await admin.get('/api/admin/audit.ndjson')).body as string)
  await app.close()
}

function workUntilStopped(scene: Scene): () => Promise<void> {
  const stop = new AbortController()
  const working = (async () => {
    while (!stop.signal.aborted) await Promise.all([scene.issue(), scene.holder.get('/api/user')])
  })()
  return () => {
    stop.abort()
    return working
  }
}

/** Opens the services with the checks of a real start. A test app does not make these checks. */
const openProduct = async ({ env }: Place) => {
  const { close } = await openServices(readEnv(env), pino({ enabled: false }), () => '')
  await close()
}

describe('a restored database', () => {
  let place: Place
  beforeAll(async () => {
    place = await makeEmptyPlace(home)
    const restored = await place.run('database', 'restore', backup, '--audit', audit, '--yes')
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining('The restore is finished. Start the product.') as string,
    })
    expect(restored.output).toContain('Accounts deleted again: 1.')
    expect(restored.output).toContain('Passes can be issued again.')
  })

  test('has all that was acknowledged before the backup began, and opens', async () => {
    const app = await place.start()
    const { database } = app.services
    const rows = await CredentialRow.query(database).whereIn('credentialId', issued)
    expect(rows.length).toBe(issued.length)
    expect(rows.find(({ credentialId }) => credentialId === revoked)?.isRevoked).toBe(true)
    const scene = await setScene(app)
    await scene.issue()
    await app.close()
    const { code, output } = await place.run('database', 'fsck', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ faults: [] })
  })

  test('names nobody who was deleted after the backup', async () => {
    const storage = await place.open()
    const everything = await readEverything(storage)
    const ofLeaver = await CredentialRow.query(storage.database).where({ userId: leaverId })
    await storage.close()
    expect(everything).toContain(leaverId)
    for (const name of [LEAVER.username, LEAVER.email, 'Lea Leaving']) {
      expect(everything).not.toContain(name)
    }
    expect(ofLeaver.map(({ isRevoked }) => isRevoked)).toEqual([true])
  })

  test('takes no other backup', async () => {
    await expect(place.restore(backup)).rejects.toThrow('The database is not empty.')
  })

  test('has nobody to delete again', async () => {
    expect(await place.run('database', 'reapply-deletions', audit)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Accounts deleted again: 0\./) as string,
    })
  })
})

test('a restore that ended half-way opens for nobody, and goes on when run again', async () => {
  const place = await makeEmptyPlace(home)
  // With another master key in the secrets, nothing in the database can be decrypted. The restore
  // notices this only after it has loaded the data.
  const secrets = join(place.folder, 'secrets.json')
  const right = readFileSync(secrets)
  writeFileSync(secrets, right.toString().replace(/"MASTER_KEY":"..../, '"MASTER_KEY":"AAAA'))
  await expect(place.restore(backup)).rejects.toThrow(SealBroken)
  writeFileSync(secrets, right)
  await expect(openProduct(place)).rejects.toThrow('has not ended. Run the same restore again.')
  await place.restore(backup)
  await openProduct(place)
  const storage = await place.open()
  expect((await UserRow.withId(storage.database, leaverId))?.username).toBe(LEAVER.username)
  await storage.close()
})

test('a backup with a fault is not opened unless that is asked for', async () => {
  const damaged = await makeEmptyPlace(home)
  await damaged.restore(backup)
  const storage = await damaged.open()
  await storage.database.raw(`UPDATE visa_credentials SET holder_initials = 'XY'`)
  await storage.close()
  const faulty = join(damaged.folder, 'faulty')
  await writeBackup(readEnv(damaged.env), faulty)

  const place = await makeEmptyPlace(home)
  await expect(place.restore(faulty)).rejects.toThrow('--despite-faults')
  await expect(openProduct(place)).rejects.toThrow('has not ended')
  const said = await place.restore(faulty, { despiteFaults: true })
  expect(said.join('\n')).toContain('it has the initials XY')
  await openProduct(place)
})

describe('what is refused', () => {
  test('a backup over a file that is there', async () => {
    const { mtimeMs } = statSync(backup)
    await expect(writeBackup(readEnv(home.env), backup)).rejects.toThrow('does not overwrite it.')
    expect(statSync(backup).mtimeMs).toBe(mtimeMs)
  })

  test('a backup of no database, and into no folder, and no file is left', async () => {
    const place = await makeEmptyPlace(home)
    const missing = join(place.folder, 'missing', 'backup')
    await expect(writeBackup(readEnv(home.env), missing)).rejects.toThrow()
    expect(await place.run('database', 'backup', join(place.folder, 'backup'))).toMatchObject({
      code: 2,
    })
    expect(readdirSync(place.folder).filter((name) => name.startsWith('backup'))).toEqual([])
  })

  test('a restore without a decision about deletions, or with two', async () => {
    const two = ['--audit', audit, '--without-audit']
    for (const args of [[], two]) {
      expect(await home.run('database', 'restore', backup, ...args)).toMatchObject({
        code: 2,
        output: expect.stringMatching(/^NOT CHECKED\. Give --audit/) as string,
      })
    }
  })

  test.each<[string, () => [file: string, asked?: Restore], RegExp]>([
    ['no file', () => [`${backup}-not`], /backup-not cannot be read/],
    ['a file of something else', () => [audit], /audit\.ndjson is not a backup/],
    [
      'an export that was altered',
      () => [backup, { audit: alter('user_deleted', 'user_d') }],
      /The export was altered at entry \d+/,
    ],
    [
      'an export that was cut off',
      () => [backup, { audit: alter(/\n[^\n]+\n$/, '\n') }],
      /The export is cut off/,
    ],
    [
      'an export whose entries are gone',
      () => [backup, { audit: alter(/,"body":.*$/gm, '}') }],
      /The last entry of the export is not the export itself/,
    ],
    [
      'an export of which an entry in the middle is gone',
      () => [backup, { audit: alter(/(?<="seq":2,.*),"body":.*$/m, '}') }],
      /The export was altered at entry 2/,
    ],
    [
      'an export that is none',
      () => [backup, { audit: join(home.folder, 'secrets.json') }],
      /not an export of the audit/,
    ],
  ])('a restore with %s, before anything is loaded', async (_what, ask, said) => {
    const place = await makeEmptyPlace(home)
    await expect(place.restore(...ask())).rejects.toThrow(said)
    await expectEmpty(place)
  })

  test('a backup that is cut off, of which nothing stays', async () => {
    const place = await makeEmptyPlace(home)
    const half = join(place.folder, 'half')
    const whole = readFileSync(backup)
    writeFileSync(half, whole.subarray(0, whole.length >> 1))
    await expect(place.restore(half)).rejects.toThrow()
    await expectEmpty(place)
  })
})

function alter(part: string | RegExp, by: string): string {
  const file = join(home.folder, `altered-${randomUUID()}.ndjson`)
  const before = readFileSync(audit, 'utf8')
  const altered = before.replace(part, by)
  expect(altered).not.toBe(before)
  writeFileSync(file, altered)
  return file
}

async function expectEmpty(place: Place): Promise<void> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    expect(existsSync(join(place.folder, 'database', 'data'))).toBe(false)
    return
  }
  const storage = await place.open()
  expect(await readEverything(storage)).toBe('')
  const { rows } = await storage.database.raw<{ rows: unknown[] }>(
    `SELECT 1 FROM pg_tables WHERE schemaname = current_schema()`,
  )
  await storage.close()
  expect(rows).toEqual([])
}
