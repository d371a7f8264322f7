import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translate as arabic } from '#pwa/translations/ar/words.ts'
import { translate as spanish } from '#pwa/translations/es/words.ts'

const names = readdirSync('pwa', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap(
    (file) =>
      readFileSync(join('pwa', file), 'utf8').match(/(?<=\bwordsOf(?:<.+>)?\(')[^']+/g) ?? [],
  )

test.each([
  ['Spanish', spanish],
  ['Arabic', arabic],
])('%s has every part of the app', (_language, translate) => {
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => translate(name) === undefined)).toEqual([])
})
