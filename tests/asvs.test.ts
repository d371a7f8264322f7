import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The number of the last requirement of levels 1 and 2 in each section of ASVS 5.0.0. The
 * requirements of level 3 have higher numbers.
 */
const CHAPTERS: Record<string, Record<string, number>> = {
  V1: { '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  V2: { '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  V3: { '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  V4: { '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  V5: { '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  V6: { '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  V7: { '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  V8: { '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  V9: { '9.1': 3, '9.2': 4 },
  V10: { '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  V11: { '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  V12: { '12.1': 3, '12.2': 2, '12.3': 4 },
  V13: { '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  V14: { '14.1': 2, '14.2': 4, '14.3': 3 },
  V15: { '15.1': 3, '15.2': 3, '15.3': 7 },
  V16: { '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}
const NOT_APPLICABLE = ['V17']

interface Row {
  numbers: string[]
  metBy: string
  files: string[]
}

const sections = readFileSync(resolve('docs/asvs.md'), 'utf8').split(/\n## /).slice(1)

function readRows(section: string): Row[] {
  return section
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [numbers = '', metBy = '', seenIn = ''] = line.split('|').slice(1)
      return {
        numbers: numbers.match(/\d+\.\d+\.\d+/g) ?? [],
        metBy: metBy.trim(),
        files: [...seenIn.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      }
    })
}

const nameOf = (section: string) => section.slice(0, section.indexOf(' '))

test('every chapter stands there, those without a use without a table', () => {
  const [applicable, others] = [true, false].map((hasRows) =>
    sections.filter((section) => readRows(section).length > 0 === hasRows).map(nameOf),
  )
  expect(applicable).toEqual(Object.keys(CHAPTERS))
  expect(others).toEqual(NOT_APPLICABLE)
})

test.each(Object.entries(CHAPTERS))('every requirement of %s stands there once', (name, parts) => {
  const section = sections.find((text) => nameOf(text) === name) ?? ''
  const asked = Object.entries(parts).flatMap(([part, last]) =>
    Array.from({ length: last }, (_, at) => `${part}.${String(at + 1)}`),
  )
  const said = readRows(section).flatMap(({ numbers }) => numbers)
  expect([...said].sort()).toEqual([...asked].sort())
})

test('every file that a row names exists', () => {
  const files = sections.flatMap(readRows).flatMap(({ files }) => files)
  expect(files.filter((file) => !existsSync(resolve(file)))).toEqual([])
})

test('nothing is met or deviates without a file in which that is seen', () => {
  const bare = sections
    .flatMap(readRows)
    .filter(({ metBy, files }) => files.length === 0 && !metBy.startsWith('Not applicable: '))
  expect(bare).toEqual([])
})

test('every deviation says what would end it', () => {
  const deviations = sections
    .flatMap(readRows)
    .filter(({ metBy }) => metBy.startsWith('**Deviation**: '))
  expect(deviations.filter(({ metBy }) => !/\. Ends (with|when|as|for) /.test(metBy))).toEqual([])
})
