import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = new URL('../../../pwa', import.meta.url).pathname

/** Returns the rules of a stylesheet that are outside `@media (hover: hover)`. */
function everywhereIn(sheet: string): string {
  const [before = '', ...guarded] = sheet.split('@media (hover: hover) {')
  return before + guarded.map(afterBlock).join('')
}

function afterBlock(text: string): string {
  let depth = 1
  const end = Array.from(text).findIndex((letter) => {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    return depth === 0
  })
  return text.slice(end + 1)
}

test('nothing looks hovered on a touch screen, where the finger has left it', () => {
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }))
  expect(sheets.filter(({ text }) => text.includes(':hover')).length).toBeGreaterThan(10)
  const unguarded = sheets.filter(({ text }) => everywhereIn(text).includes(':hover'))
  expect(unguarded.map(({ file }) => file)).toEqual([])
})
