import { describe, expect, test } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent } from '#api/learning/content/compose-content.ts'
import { NATIONALITY_NAMES } from '#api/learning/content/nationality-names.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { type ReaderClass, READER_CLASSES } from '#contracts/learning/learning.ts'
import { findNationalities } from '#pwa/device/nationality/find-nationalities.ts'
import { type LookupGroup, lookUp } from '#contracts/learning/nationality.ts'
import read from './nationalities.json' with { type: 'json' }

const { lookup } = freeContent
const READ = Object.entries(read)
const ABSENT = [
  'Kenya',
  'Vietnam',
  'Ecuador',
  'Morocco',
  'Jordan',
  'Moldova',
  'Rwanda',
  'Kuwait',
  'Honduras',
  'Refugee travel document',
]

function groupOf(names: readonly string[], readerClass: ReaderClass, group: LookupGroup) {
  return lookUp(lookup, names, readerClass).find((answer) => answer.group === group)
}

function idsOf(names: readonly string[], readerClass: ReaderClass, group: LookupGroup): string[] {
  return groupOf(names, readerClass, group)?.lists.map(({ id }) => id) ?? []
}

const SUSPENSIONS: Record<string, string[]> = {
  'suspension: all visas': ['all-visas', 'all-visas-outside'],
  'suspension: B, F, M, J and immigrant': [
    'visitors-students-exchange',
    'visitors-students-exchange-outside',
  ],
  'suspension: immigrant only': ['immigrant-visas'],
}

/** The countries whose visitors an order of May 2026 keeps out. It is about entry, and about every passport. */
const EBOLA = ['Democratic Republic of the Congo', 'South Sudan', 'Uganda']

test('the list that was read has 182 entries', () => {
  expect(READ).toHaveLength(182)
})

describe.each(READ)('%s', (name, rows) => {
  test('is on the lists that were read, and on no other', () => {
    const suspension = [
      ...rows.flatMap((row) => SUSPENSIONS[row] ?? []),
      ...(EBOLA.includes(name) ? ['ebola-entry'] : []),
    ]
    expect(idsOf([name], 'B-1/B-2', 'suspension')).toEqual(suspension)

    const [bond] = rows.flatMap((row) => (row.startsWith('bond: ') ? [row.slice(6)] : []))
    const bonds = groupOf([name], 'B-1/B-2', 'bond')?.lists ?? []
    expect(bonds.map(({ text }) => text.slice(0, 60))).toEqual(
      bond === undefined
        ? []
        : [expect.stringContaining(`On the bond list since ${writeDay(bond)}`)],
    )

    const waiver = idsOf([name], 'B-1/B-2', 'visa-waiver').includes('waiver-program')
    expect(waiver).toBe(rows.includes('waiver'))
    const validity = idsOf([name], 'F-1', 'validity')
    expect(validity.some((id) => ['single-entry', 'restored'].includes(id))).toBe(
      rows.includes('short validity'),
    )
    expect(validity.some((id) => id.startsWith('validity-'))).toBe(rows.includes('validity'))
    expect(idsOf([name], 'J-1', 'two-year-rule')).toEqual(
      rows.includes('left Skills List') ? ['left-skills-list'] : [],
    )
    expect(idsOf([name], 'F-1', 'passport')).toEqual(
      rows.includes('passport') ? ['passport-exempt'] : [],
    )
  })

  test('can be chosen', () => {
    expect(findNationalities(lookup, name)[0]).toBe(name)
  })
})

describe.each(ABSENT)('%s, which is on no list', (name) => {
  test('can be chosen, and is on none', () => {
    expect(findNationalities(lookup, name)).toContain(name)
    for (const group of ['suspension', 'bond', 'visa-waiver', 'validity', 'passport'] as const) {
      expect(groupOf([name], 'B-1/B-2', group)).toMatchObject({ lists: [] })
    }
  })
})

test.each([
  ["Cote d'Ivoire", "Côte d'Ivoire"],
  ['cote d’ivoire', "Côte d'Ivoire"],
  ['ivory', "Côte d'Ivoire"],
  ['Myanmar', 'Burma'],
  ['czechia', 'Czech Republic'],
  ['Türkiye', 'Turkey'],
  ['Cape Verde', 'Cabo Verde'],
  ['Gambia', 'The Gambia'],
  ['Swaziland', 'Eswatini'],
  ['DRC', 'Democratic Republic of the Congo'],
  ['palestine', 'Palestinian Authority travel documents'],
])('%s is found as %s', (typed, name) => {
  expect(findNationalities(lookup, typed)[0]).toBe(name)
})

test('letters that begin no name find nobody', () => {
  expect(findNationalities(lookup, 'xyz')).toEqual([])
  expect(findNationalities(lookup, ' ')).toEqual([])
})

test('a traveller with an ESTA hears that a journey to North Korea ends the waiver', () => {
  const lists = groupOf(['South Korea'], 'B-1/B-2', 'visa-waiver')?.lists ?? []
  expect(lists.map(({ text }) => text).join(' ')).toContain('Libya, North Korea, Somalia')
})

test.each(EBOLA)(
  'a reader from %s hears of the entry limit because of Ebola, in every class',
  (name) => {
    for (const readerClass of ['B-1/B-2', 'F-1', 'H-1B', 'O-1'] as const) {
      expect(idsOf([name], readerClass, 'suspension').at(-1)).toBe('ebola-entry')
    }
  },
)

test.each(READER_CLASSES)(
  'a reader of %s hears of the interview, the bond and the fee',
  (readerClass) => {
    for (const group of ['interview-waiver', 'bond', 'application-fee'] as const) {
      expect(idsOf(['Nepal'], readerClass, group)).toHaveLength(1)
    }
  },
)

test('a Chinese reader hears that O-1 alone has a single entry', () => {
  const lists = groupOf(['China'], 'F-1', 'validity')?.lists ?? []
  expect(lists.map(({ id }) => id)).not.toContain('single-entry')
  expect(lists.map(({ text }) => text).join(' ')).toMatch(
    /F-1 and J-1 for 60 months; .* O-1 one entry/,
  )
})

describe('of several nationalities the strictest decides', () => {
  test('the fuller suspension, the bond, and for a waiver who is outside it', () => {
    const both = ['Italy', 'Nigeria', 'Iran']
    expect(groupOf(both, 'B-1/B-2', 'suspension')).toMatchObject({ nationality: 'Iran' })
    expect(groupOf(['Italy', 'Nepal'], 'B-1/B-2', 'bond')).toMatchObject({ nationality: 'Nepal' })
    expect(groupOf(['Italy', 'Nepal'], 'B-1/B-2', 'visa-waiver')).toMatchObject({
      nationality: 'Nepal',
      lists: [],
    })
    expect(idsOf(['Italy', 'Cuba'], 'B-1/B-2', 'visa-waiver')).toEqual(['waiver-lost'])
    expect(idsOf(['Italy', 'Kenya'], 'F-1', 'passport')).toEqual([])
  })

  test('in any order', () => {
    const listsOf = (names: string[]) =>
      lookUp(lookup, names, 'J-1').map(({ lists }) => lists.map(({ id }) => id))
    const one = listsOf(['Ghana', 'Mali', 'China'])
    expect(listsOf(['China', 'Ghana', 'Mali'])).toEqual(one)
  })
})

test('a suspension stands before the bond, and other classes are told what is theirs', () => {
  const groups = lookUp(lookup, ['Nigeria'], 'B-1/B-2').map(({ group }) => group)
  expect(groups.indexOf('suspension')).toBeLessThan(groups.indexOf('bond'))
  expect(idsOf(['Nigeria'], 'H-1B', 'suspension')).toEqual(['other-classes'])
  expect(idsOf(['Nigeria'], 'H-1B', 'bond')).toEqual(['bond-not-for-class'])
  expect(groupOf(['Nigeria'], 'F-1', 'two-year-rule')).toBeUndefined()
})

test('a list that changes in the facts changes the look-up', () => {
  const { facts } = BUILD_SOURCES
  const bonded = facts['BO12']
  if (!bonded) throw new Error('There is no fact BO12.')
  const countries = ['Kenya', 'Atlantis']
  const values = { ...bonded.values, countries, count: '2' }
  const sources = { ...BUILD_SOURCES, facts: { ...facts, BO12: { ...bonded, values } } }
  const changed = atOnce(composeContent(sources)).free.lookup
  const bond = (name: string) =>
    lookUp(changed, [name], 'B-1/B-2').find(({ group }) => group === 'bond')?.lists.length
  expect([bond('Kenya'), bond('Nicaragua')]).toEqual([1, 0])
  expect(findNationalities(changed, 'atlantis')).toEqual(['Atlantis'])
})

test('every name of the build’s lists is among those to choose from', () => {
  const names = new Set(NATIONALITY_NAMES.map(([name]) => name))
  const listed = lookup.lists.flatMap((list) => list.names ?? [])
  expect(listed.filter((name) => !names.has(name))).toEqual([])
})
