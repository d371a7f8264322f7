import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { buildProgram } from '#api/cli/program.ts'

const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const NAMES = Object.keys(scripts)
const DOCUMENT = resolve('docs/commands.md')
const PROGRAM = buildProgram()

const FOLDERS = ['.ci', 'api', 'contracts', 'docs', 'pwa', 'tests']

function textFiles(): string[] {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(png|woff2|ico|bin|gz|br)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return [
    ...inside,
    ...['README.md', '.env.example', 'vite.config.ts'].map((file) => resolve(file)),
  ].filter((file) => file !== import.meta.filename)
}

const FILES = textFiles()

/**
 * Finds each command that a text of the repository tells people to run. `rest` is the text after
 * the name, up to the end of the quotation or line.
 */
function* findNamed(pattern: RegExp): Generator<{ file: string; name: string; rest: string }> {
  for (const file of FILES) {
    for (const [, name = '', rest = ''] of readFileSync(file, 'utf8').matchAll(pattern)) {
      yield { file, name, rest }
    }
  }
}

test('docs/commands.md has one row for each script of package.json', () => {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `npm ([^`]+)`/gm)
  const named = Array.from(rows, ([, name = '']) => name.replace(/^run /, ''))
  expect(named.toSorted()).toEqual(NAMES.toSorted())
})

test('every command that a text of the repository names is a script of package.json', () => {
  const missing = [...findNamed(/npm run ([a-z][\w-]*)/g)].filter(
    ({ name }) => !NAMES.includes(name),
  )
  expect(missing).toEqual([])
  expect(FILES.length).toBeGreaterThan(1000)
})

test('every verb that a text of the repository names has a help, and the options that are named', () => {
  const named = [...findNamed(/npm run (visa)(?!,|`)([^`'"\n;]*)/g)]
  const wrong = named.filter(({ rest }) => {
    const [dashes, ...words] = rest
      .replace(/\/[\]),]*$/, '')
      .trim()
      .split(/\s+/)
    const verb = dashes === '--' ? findVerb(words) : undefined
    const options = words.filter((word) => /^\[?--\w/.test(word))
    const help = verb?.helpInformation() ?? ''
    return !help.includes('Usage: ') || options.some((option) => !help.includes(toWord(option)))
  })
  expect(wrong).toEqual([])
  expect(named.length).toBeGreaterThan(50)
})

/**
 * Finds the command with these words. An area with verbs is no command without a verb. The program
 * itself has no words. `<area> <verb>` also stands for the program itself.
 */
function findVerb(words: readonly string[]): Command | undefined {
  if (['', '<area> <verb>'].includes(words.join(' '))) return PROGRAM
  let found: Command = PROGRAM
  for (const word of words) {
    if (found.commands.length === 0) break
    const next = found.commands.find((command) => command.name() === toWord(word))
    if (!next) return undefined
    found = next
  }
  return found.commands.length === 0 ? found : undefined
}

function toWord(text: string): string {
  return text.replace(/^\[|[\].,:)]+$|\.\$\{.*/g, '')
}

/**
 * This command writes the document again: `npx vitest run --config tests/vitest.config.ts
 * tests/commands.test.ts -u`.
 */
test('docs/commands.md says of each area and verb what its help says', async () => {
  const [head = ''] = readFileSync(DOCUMENT, 'utf8').split('\n\n### ')
  const areas = PROGRAM.commands.map((area) => {
    const verbs = area.commands.flatMap((verb) => describe(verb))
    const own = verbs.length > 0 ? [sentence(area), '', ...verbs] : describe(area)
    return ['', `### ${area.name()}`, '', ...own].join('\n')
  })
  await expect([head, ...areas].join('\n').concat('\n')).toMatchFileSnapshot(DOCUMENT)
})

function describe(verb: Command): string[] {
  const words = [verb.name(), ...verb.usage().split(' ')].filter((word) => word !== '[options]')
  return [
    `- \`${words.join(' ').trim()}\`: ${verb.description()}`,
    ...verb.options.map(({ flags, description, defaultValue }) => {
      const without = typeof defaultValue === 'string' ? `, else \`${defaultValue}\`` : ''
      return `  - \`${flags}\`: ${description}${without}`
    }),
  ]
}

function sentence(area: Command): string {
  const about = area.description()
  return `${about.charAt(0).toUpperCase()}${about.slice(1)}.`
}
