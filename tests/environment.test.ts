import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Variables } from '#api/settings/env.ts'

const DOCUMENT = readFileSync(resolve('docs/configuration.md'), 'utf8')

interface Row {
  names: string[]
  meaning: string
  /** One for each name, as far as there are any. */
  defaults: string[]
}

/** The rows of the table under this heading. */
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

test('the document of the configuration names every variable that is read, and no other', () => {
  const read = [...Object.keys(Variables.shape), 'CHROMIUM_PATH', 'FAILPOINT']
  const named = [...TABLE, ...FOR_TESTS].flatMap(({ names }) => names)
  expect(named.toSorted()).toEqual(read.toSorted())
})

test('the document says what each variable is when nothing sets it', () => {
  const bare = Object.fromEntries(
    TABLE.flatMap(({ names, defaults }) => names.map((name, at) => [name, defaults[at]])),
  )
  const { shape } = Variables
  for (const [name, schema] of Object.entries(shape)) {
    const { data } = schema.safeParse(undefined)
    const isNamed = bare[name] !== undefined && !['PUBLIC_ORIGIN', 'ISSUER'].includes(name)
    if (!isNamed || name === 'REQUIRE_CONFIRMED_EMAIL') continue
    const isFlag = typeof data === 'boolean'
    // None of the defaults is an object.
    const text = String(isFlag ? Number(data) : (data as string | number | undefined))
    expect(bare[name], name).toBe(text)
  }
})

/** `npx vitest run --config tests/vitest.config.ts tests/environment.test.ts -u` writes it again. */
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
