import { beforeAll, describe, expect, test } from 'vitest'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { runVisa } from '#tests/support/server/program.ts'

const folder = makeFolder()
const storage = await openTestDatabase()

const afterRestore = (env: Record<string, string>, ...args: string[]) =>
  runVisa(['database', 'after-restore', ...args], { DATA_DIR: folder, ...env })

test('without a database, and on an empty one, it says what to do first', async () => {
  expect(await afterRestore({})).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^There is no database in /) as string,
  })
  await runVisa(['database', 'migrate'], { DATA_DIR: folder })
  expect(await afterRestore({})).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^This database never had a key/) as string,
  })
})

describe.each(['embedded', 'configured'])('on the %s database', (kind) => {
  let env: Record<string, string>
  beforeAll(async () => {
    const { connection } = storage
    env =
      kind === 'configured' && connection.kind === 'postgres'
        ? { DATABASE_URL: connection.url }
        : {}
    const asked = await runVisa(['root', 'request', 'keys', '--out', `${folder}/asked`], {
      DATA_DIR: folder,
      ...env,
    })
    expect(asked.code).toBe(0)
  })

  test('it says what it did and what follows, and then that it is done', async () => {
    const first = await afterRestore(env)
    expect(first.code).toBe(0)
    expect(first.output).toContain('Passes can be issued again.')
    expect(first.output).toContain('npm run visa -- database fsck')
    const second = await afterRestore(env)
    expect(second).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Nothing was changed: .*--again\n$/s) as string,
    })
    expect((await afterRestore(env, '--again')).output).toContain('Passes can be issued again.')
  })
})
