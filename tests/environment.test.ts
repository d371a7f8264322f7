import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Variables } from '#api/settings/env.ts'

const DOCUMENT = readFileSync(resolve('docs/configuration.md'), 'utf8')

interface Row {
  names: string[]
  meaning: string
  /**
   * The defaults in the order of the names. If the last names have no default, the list is shorter.
   */
  defaults: string[]
}

/** Returns the rows of the table below this heading. */
function readTable(heading: string): Row[] {
  const [, section = ''] = DOCUMENT.split(`\n${heading}\n`)
  const lines = (section.split(/\n##/)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return lines.map((line) => {
    const [names = '', meaning = '', defaults = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { names: quoted(names), meaning, defaults: quoted(defaults) }
  })
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

const TABLE = readTable('## Environment')
const FOR_TESTS = readTable('### For tests')
const ELSEWHERE = readTable('### For builds and ceremonies')

/** The variables whose default depends on other variables. */
const DERIVED = ['PUBLIC_ORIGIN', 'ISSUER', 'REQUIRE_CONFIRMED_EMAIL']

/** The machine sets these variables. The operator does not set them. */
const OF_THE_MACHINE = ['HOME', 'PATH']

/** Returns the names of the environment variables that a file of the product reads directly. */
function readByName(): string[] {
  const sources = ['api', 'pwa'].flatMap((folder) =>
    readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const read = /process\.env(?:\.|\[')([A-Z_]+)|'((?:[A-Z]+_)+PASSPHRASE)'/g
  const names = [...sources, resolve('vite.config.ts')].flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(read), ([, direct, asked]) => direct ?? asked),
  )
  return [...new Set(names)].flatMap((name) => name ?? [])
}

test('the document of the configuration names every variable that is read, and no other', () => {
  const read = new Set([...Object.keys(Variables.shape), ...readByName(), 'CHROMIUM_PATH'])
  for (const name of OF_THE_MACHINE) read.delete(name)
  const named = [...TABLE, ...FOR_TESTS, ...ELSEWHERE].flatMap(({ names }) => names)
  expect(named.toSorted()).toEqual([...read].toSorted())
})

test('the document says what each variable is when nothing sets it', () => {
  const bare = Object.fromEntries(
    TABLE.flatMap(({ names, defaults }) => names.map((name, at) => [name, defaults[at]])),
  )
  const { shape } = Variables
  for (const [name, schema] of Object.entries(shape)) {
    const { data } = schema.safeParse(undefined)
    // `String` is enough here. No default is an object, and the only default list is empty.
    const text = String(
      typeof data === 'boolean' ? Number(data) : ((data ?? '') as string | number),
    )
    if (!DERIVED.includes(name)) expect(bare[name] ?? '', name).toBe(text)
  }
})

/**
 * This command writes `.env.example` again: `npx vitest run --config tests/vitest.config.ts
 * tests/environment.test.ts -u`.
 */
test('.env.example has the table of the document', async () => {
  const lines = TABLE.flatMap(({ names, meaning, defaults }) => [
    `# ${meaning.replaceAll('`', '')}`,
    ...names.map((name, at) => `#${name}=${defaults[at] ?? ''}`),
    '',
  ])
  const head = [
    '# Copy to .env, take the # away from what you set, and hand it over: by docker --env-file, by',
    '# EnvironmentFile= of systemd, or in a shell by: set -a; . ./.env; set +a. The shell wants quotes around what',
    '# has spaces or semicolons; docker takes quotes for a part of the value.',
  ]
  await expect([...head, '', ...lines].join('\n')).toMatchFileSnapshot(resolve('.env.example'))
})
