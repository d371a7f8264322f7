import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = new URL('../../../pwa', import.meta.url).pathname

const PHYSICAL =
  /^\s*(?:(?:left|right)|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)[a-z-]*|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear): (?:left|right))\b/
const ALLOWED: Record<string, string> = {
  'ui/toasts.module.css': 'keeps off the rounded corners of a phone, on each side by its own inset',
  'ui/paper/guilloche.module.css': 'is a picture',
  'screens/account/auth-page.module.css': 'has a picture in the middle',
}
/**
 * This rule leaves out the folder of the printed guide. The printed guide exists only in English,
 * which is read from left to right.
 */
const PRINTED = 'screens/learning/print/edition/'

function physicalLinesOf(file: string): string[] {
  return readFileSync(join(APP, file), 'utf8')
    .split('\n')
    .filter((line) => PHYSICAL.test(line) || hasUnequalSides(line))
    .map((line) => `${file}: ${line.trim()}`)
}

/**
 * Returns true if a line sets the four sides of a box, and the value for the right side differs
 * from the value for the left side. The second value is for the right side. The last value is for
 * the left side.
 */
function hasUnequalSides(line: string): boolean {
  const [, property, value = ''] = /^\s*([a-z-]+): (.*);$/.exec(line) ?? []
  if (!['margin', 'padding', 'inset', 'scroll-padding'].includes(property ?? '')) return false
  const [, right, , left] = value.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(' ')
  return left !== undefined && left !== right
}

test('the styles name the start and the end of a line, so that they hold from right to left as well', () => {
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith(PRINTED),
  )
  expect(sheets.length).toBeGreaterThan(100)
  const faults = sheets.filter((file) => !(file in ALLOWED)).flatMap(physicalLinesOf)
  expect(faults).toEqual([])
  for (const file of Object.keys(ALLOWED)) expect(physicalLinesOf(file)).not.toEqual([])
})
