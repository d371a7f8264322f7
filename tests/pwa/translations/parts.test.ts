import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate as arabic } from '#pwa/translations/ar/words.ts'
import { translate as spanish } from '#pwa/translations/es/words.ts'

/** Only the console uses this part. The console is in English only. */
const ENGLISH_ONLY = new Set(['ui/pager'])

const names = readdirSync('pwa', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap(
    (file) =>
      readFileSync(join('pwa', file), 'utf8').match(/(?<=\bwordsOf(?:<.+>)?\(')[^']+/g) ?? [],
  )
  .filter((name) => !ENGLISH_ONLY.has(name))

test.each([
  ['Spanish', spanish],
  ['Arabic', arabic],
])('%s has every part of the app', (_language, translate) => {
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => translate(name) === undefined)).toEqual([])
})
