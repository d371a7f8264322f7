import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as arabic from '#pwa/translations/ar/parts.ts'
import * as spanish from '#pwa/translations/es/parts.ts'

const names = readdirSync('pwa', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap(
    (file) =>
      readFileSync(join('pwa', file), 'utf8').match(/(?<=\bwordsOf(?:<.+>)?\(\s*')[^']+/g) ?? [],
  )

/** These two are functions, and not words of a folder. */
const FUNCTIONS = ['problems', 'reasons']

test.each([
  ['Spanish', spanish],
  ['Arabic', arabic],
])('%s has the words of each folder, and of no other', (_language, parts) => {
  expect(names.length).toBeGreaterThan(40)
  const folders = names.filter((name) => !FUNCTIONS.includes(name))
  expect(Object.keys(parts).sort()).toEqual([...new Set(folders)].sort())
})
