import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#api/settings/env.ts'
import { importKeySet } from '#api/trust/keys/import-key-set.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { KEY_SET_LIFE_MS } from '#api/trust/keys/plan-keys.ts'
import { KeySetMissing, requireBuiltRoot, requireKeySet } from '#api/trust/keys/require-key-set.ts'
import { DAY_MS } from '#contracts/time.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openOfflineMachine, readKeySetBytes, writeJson } from '#tests/support/server/ceremony.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { runProgram, runVisa, SERVER_PROGRAM } from '#tests/support/server/program.ts'

const LISTED = /^([0-9a-f]{16}) {2}(\w+) +(?:\S+ to \S+)? +(\w[\w ]+)$/

const folder = makeFolder()
const machine = openOfflineMachine(join(folder, 'offline'))
const strangers = openOfflineMachine(join(folder, 'strangers'))
const requestFile = join(folder, 'request.json')
const storage = await openTestDatabase()
await Promise.all([machine.run(['make']), strangers.run(['make'])])
const { connection } = storage
const env = {
  DATA_DIR: join(folder, 'data'),
  ROOT_KEY: machine.pin(),
  ...(connection.kind === 'postgres' && { DATABASE_URL: connection.url }),
}

const keys = (...args: string[]) => runVisa(['keys', ...args], env)
const install = (file: string) => runVisa(['root', 'install', file], env)

async function request(): Promise<string> {
  const { code, output } = await runVisa(['root', 'request', 'keys', '--out', requestFile], env)
  expect({ code, output }).toMatchObject({ code: 0 })
  return output
}

/** Returns the keys of this use with their states. The list is in the order of the keys' ends. */
async function states(use: string) {
  const { output } = await keys('list')
  return output.split('\n').flatMap((line) => {
    const [, kid = '', ofUse, state = ''] = LISTED.exec(line) ?? []
    return ofUse === use ? [{ kid, state }] : []
  })
}

test('a start without a key set names what to run', async () => {
  const { code, output } = await runProgram([SERVER_PROGRAM], { ...env, PORT: '0' })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^There is no key set yet\..*root request keys.*root sign.*root install.*\n$/,
  )
})

describe('after a ceremony', () => {
  let set: string
  beforeAll(async () => {
    const asked = await request()
    const signed = await machine.run(['sign', requestFile, '--yes', '--out', join(folder, 'set')])
    const hashOf = (text: string) => /aloud[^:]*: ([0-9a-f ]+)/.exec(text)?.[1]
    expect(hashOf(signed.output)).toBe(hashOf(asked))
    expect(await states('pass')).toMatchObject([1, 2, 3].map(() => ({ state: 'not listed' })))
    set = join(folder, 'set')
    expect(await install(set)).toMatchObject({ code: 0 })
  })

  test('one key of a use signs and two stand by', async () => {
    for (const use of ['pass', 'status']) {
      const found = (await states(use)).map(({ state }) => state)
      expect(found).toEqual(['signs now', 'stands by', 'stands by'])
    }
    expect(await states('credential')).toMatchObject([{ state: 'signs now' }])
  })

  test('with --json the keys are one value', async () => {
    const { output } = await keys('list', '--json')
    const listed = JSON.parse(output) as { use: string; state: string }[]
    const passes = listed.filter(({ use }) => use === 'pass').map(({ state }) => state)
    expect(passes.toSorted()).toEqual(['signs now', 'stands by', 'stands by'])
  })

  test('a stop hands on to the next key, and can be taken back', async () => {
    const [first, second] = await states('pass')
    const stopped = await keys('stop', first?.kid ?? '')
    expect(stopped.output).toContain(`The key ${second?.kid ?? ''} signs instead.`)
    expect(await states('pass')).toMatchObject([
      { state: 'stopped' },
      { kid: second?.kid, state: 'signs now' },
      { state: 'stands by' },
    ])
    expect(await keys('unstop', first?.kid ?? '')).toMatchObject({ code: 0 })
    expect(await states('pass')).toMatchObject([{ ...first, state: 'signs now' }, {}, {}])
    expect(await keys('stop', '0'.repeat(16))).toMatchObject({
      code: 2,
      output: expect.stringContaining('There is no key 0000000000000000.') as string,
    })
  })

  test('a stop for good is not taken back', async () => {
    const [first] = await states('status')
    const kid = first?.kid ?? ''
    await IssuerKeyRow.stopForGood(storage.database, [kid], new Date())
    expect(await keys('unstop', kid)).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^This stop cannot be undone/) as string,
    })
    expect(await states('status')).toContainEqual({ kid, state: 'stopped for good' })
  })

  test('a set is refused that no verifier would take', async () => {
    expect(await install(set)).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^Verifiers would refuse this key set/) as string,
    })
    await request()
    const foreign = await install(await strangers.sign(requestFile))
    expect(foreign.output).toMatch(/^Verifiers would refuse this key set/)
    const altered = Buffer.from(readKeySetBytes(set))
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
    const keySet = altered.toString('base64url')
    const path = writeJson(join(folder, 'altered'), { kind: 'keys', keySet })
    const { output } = await install(path)
    expect(output).toMatch(/^The signature of this key set is not valid/)
  })

  const importing = (needs: Partial<Parameters<typeof importKeySet>[0]>) =>
    importKeySet(
      {
        database: storage.database,
        clock: { now: () => new Date() },
        issuer: 'localhost',
        pin: undefined,
        onCompromised: () => Promise.resolve(),
        ...needs,
      },
      readKeySetBytes(set),
    )

  test.each([
    ['of another issuer', 'visa.elsewhere', 0, /^This key set is of localhost/],
    ['that has ended', 'localhost', KEY_SET_LIFE_MS + DAY_MS, /^This key set has ended/],
  ])('a set is refused %s', async (_name, issuer, later, sentence) => {
    const clock = { now: () => new Date(Date.now() + later) }
    await expect(importing({ issuer, clock })).rejects.toThrow(sentence)
  })

  test('a set is refused whose keys are held elsewhere, by their names', async () => {
    const elsewhere = await openTestDatabase()
    const [first] = await states('pass')
    await expect(importing({ database: elsewhere.database })).rejects.toThrow(
      new RegExp(`^This key set lists keys that this server does not have: .*${first?.kid ?? ''}`),
    )
  })

  test('what is compromised stays so in the next request', async () => {
    const [first] = await states('pass')
    const kid = first?.kid ?? ''
    await request()
    const theft = await machine.sign(requestFile, '--compromised', `${kid}=2026-11-20T10:00:00Z`)
    copyFileSync(theft, join(folder, 'theft'))
    expect(await install(join(folder, 'theft'))).toMatchObject({ code: 0 })
    expect(await states('pass')).toContainEqual({ kid, state: 'compromised' })
    await request()
    expect(await install(await machine.sign(requestFile))).toMatchObject({ code: 0 })
    expect(await states('pass')).toContainEqual({ kid, state: 'compromised' })
  })

  test('a start with another root than the set has refuses', async () => {
    const other = { ...env, ROOT_KEY: strangers.pin(), PORT: '0' }
    const { code, output } = await runProgram([SERVER_PROGRAM], other)
    expect(code).toBe(1)
    expect(output).toMatch(/^Another root than ROOT_KEY signed the stored key set/)
  })

  test('a start after the end of the set names that day, and what to run', async () => {
    const database = storage.database
    const startOn = (now: Date) =>
      requireKeySet({ env: readEnv(env), database, clock: { now: () => now } })
    await startOn(new Date(Date.now() + KEY_SET_LIFE_MS - DAY_MS))
    const late = startOn(new Date(Date.now() + KEY_SET_LIFE_MS + DAY_MS))
    await expect(late).rejects.toThrow(/^The key set ended on .*npm run visa -- root request keys/)
  })
})

test('an app that was built with another root is not served', () => {
  const built = join(folder, 'root-key.txt')
  const { rootKey } = readEnv(env)
  expect(() => requireBuiltRoot({ rootKey }, built)).not.toThrow()
  writeFileSync(built, machine.pin())
  expect(() => requireBuiltRoot({ rootKey }, built)).not.toThrow()
  // The app accepts an empty file. Every build outside production writes an empty file, and its
  // browsers trust the first root that they receive.
  writeFileSync(built, '')
  expect(() => requireBuiltRoot({ rootKey }, built)).not.toThrow()
  writeFileSync(built, strangers.pin())
  expect(() => requireBuiltRoot({ rootKey }, built)).toThrow(KeySetMissing)
})
