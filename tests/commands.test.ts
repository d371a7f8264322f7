import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const NAMES = Object.keys(scripts)

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
  ]
}

test('docs/commands.md has one row for each script of package.json', () => {
  const rows = readFileSync(resolve('docs/commands.md'), 'utf8').matchAll(/^\| `npm ([^`]+)`/gm)
  const named = Array.from(rows, ([, name = '']) => name.replace(/^run /, ''))
  expect(named.toSorted()).toEqual(NAMES.toSorted())
})

test('every command that a text of the repository names is a script of package.json', () => {
  const files = textFiles()
  const missing = files.flatMap((file) => {
    const named = readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w-]*)/g)
    return Array.from(named, ([, name = '']) => name)
      .filter((name) => !NAMES.includes(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
  expect(files.length).toBeGreaterThan(1000)
})
