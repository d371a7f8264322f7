import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { whatAges } from '#api/learning/packs/what-ages.ts'
import { addDays } from '#contracts/time.ts'
import { clockAt } from '#tests/support/clock.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { runVisa } from '#tests/support/server/program.ts'

const folder = makeFolder()
const keyFile = join(folder, 'editor.pem')
const file = join(folder, 'pack.json')

/** Runs the editor's commands on the day of the build's edition. Its facts are valid on this day. */
const runEditor = (...args: string[]) =>
  runVisa(['content', ...args], clockAt(new Date(`${BUILD_SOURCES.edition}T12:00:00Z`)))

const storage = await openTestDatabase()
const { output } = await runEditor('make-key', keyFile)
const publicKey = output.trimEnd().split('\n').at(-1) ?? ''
const { connection } = storage
const server = {
  DATA_DIR: join(folder, 'data'),
  CONTENT_KEYS: publicKey,
  ...(connection.kind === 'postgres' && { DATABASE_URL: connection.url }),
}
const runServer = (...args: string[]) => runVisa(['content', ...args], server)

/** Changes the file as a person does in a text editor. */
function edit(change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

test('what this build says breaks no rule', async () => {
  expect(await runEditor('check')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 findings in \d+ facts$/m) as string,
  })
})

test('what readers of this build lose soon is a warning, and no finding', async () => {
  const { losses } = whatAges(buildContent, '2100-01-01')
  const day = losses.find((loss) => loss.of === 'assurances')?.day ?? ''
  const { code, output } = await runVisa(
    ['content', 'check'],
    clockAt(new Date(`${addDays(day, -30)}T12:00:00Z`)),
  )
  expect(code).toBe(0)
  expect(output).toContain(`\nWarning: On ${writeDay(day)}, `)
  expect(output).toMatch(/^Warning: \d+ official pages to open within 30 days/m)
})

test('an editor writes and signs a pack, and the server takes it in and leaves it', async () => {
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  const written = ['--version', '1', '--editor', 'An Editor', '--note', 'The fee is higher']
  expect(await runEditor('write', file, ...written)).toMatchObject({ code: 0 })
  edit((text) => text.replace('"B": "$185"', '"B": "$195"'))
  expect(await runEditor('sign', file, '--key', keyFile)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Signed: version 1 of /) as string,
  })

  const dry = await runServer('import', file)
  expect(dry).toMatchObject({ code: 0 })
  expect(dry.output).toContain('Compared with the content of the build:')
  expect(dry.output).toContain('facts changed: FE1')
  expect(dry.output).toContain('Nothing was changed.')
  expect((await runServer('list')).output).toContain(
    '0 packs. Readers get the content of the build',
  )

  const taken = await runServer('import', file, '--yes')
  expect(taken.output).toContain('Version 1 is in force.')
  expect((await runServer('list')).output).toMatch(/^1 {2}\S+ {2}in force {2}An Editor: The fee/)
  expect((await runServer('activate', 'build')).output).toMatch(
    /^In force: the content of the build/,
  )
  expect((await runServer('activate', '1')).output).toMatch(/^In force: version 1 of /)
  expect(await runServer('activate', '2')).toMatchObject({ code: 2 })
  expect(await runServer('import', file, '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('versions ascend') as string,
  })
})

test('what was changed after it was signed is not taken in', async () => {
  edit((text) => text.replace('$195', '$205'))
  expect(await runServer('import', file, '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('changed after it was signed') as string,
  })
})

test('nothing is signed that breaks a rule', async () => {
  edit((text) => text.replace('https://www.usembassy.gov/', 'https://usembassy.example/'))
  const { code, output } = await runEditor('sign', file, '--key', keyFile)
  expect(code).toBe(1)
  expect(output).toContain('not an official address: https://usembassy.example/')
  expect(output).toContain('Nothing was signed.')
})

test('a server signs nothing and makes no key', async () => {
  const other = join(folder, 'other.pem')
  for (const args of [
    ['make-key', other],
    ['sign', file, '--key', keyFile],
  ]) {
    const said = expect.stringContaining('This is a server.') as string
    expect(await runServer(...args)).toMatchObject({ code: 2, output: said })
    const env = { NODE_ENV: 'production' }
    expect(await runVisa(['content', ...args], env)).toMatchObject({ output: said })
  }
})
