import { describe, expect, test } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import { oldToday } from '#api/learning/check/check-facts.ts'
import type { CheckedContent } from '#api/learning/check/checked-content.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeWith } from '#api/learning/content/compose-content.ts'
import { dateBy } from '#api/learning/content/dating.ts'
import { dateNotice, type WrittenNotice } from '#api/learning/content/notices/written-notice.ts'
import { fill } from '#api/learning/content/placeholders.ts'
import type { DatedNotice, Fact, SourcedNote } from '#contracts/learning/learning.ts'
import { find, findWithQuestion, findWithScored } from './finding.ts'

type Change = Partial<Fact>

function findWithFact(id: string, change: Change) {
  const facts = ownContent.facts.map((fact) => (fact.id === id ? { ...fact, ...change } : fact))
  return find({ facts })
}

function findWithNotice(notice: DatedNotice) {
  const { free } = ownContent
  return find({ free: { ...free, notices: [...free.notices, notice] } })
}

function notice(text: string, facts: WrittenNotice['facts'] = ['FE1']): DatedNotice {
  const written: WrittenNotice = { id: 'told', title: 'Told', classes: ['All'], text, facts }
  return composeWith<DatedNotice>(BUILD_SOURCES, dateNotice(written, BUILD_SOURCES.facts))
}

test('this content breaks no rule', () => {
  expect(atOnce(checkContent(ownContent))).toEqual([])
})

describe('the check finds', () => {
  test.each<[string, Change]>([
    ['a fact of a day to come', { asOf: '2026-12-01' }],
    [
      'a source of a day to come',
      { sources: [{ name: 'A page', date: '2027-01-01', grade: 'A' }] },
    ],
    [
      'a scored fact with one weak source',
      { sources: [{ name: 'A', date: 'undated', grade: 'C' }] },
    ],
    ['a scored fact that a court has blocked', { status: 'blocked' }],
    ['a limit that lies before the evidence', { checkBy: '2020-01-01' }],
    ['a fact that ends before it starts', { startsOn: '2026-07-02', endsOn: '2026-07-01' }],
  ])('%s', (_name, change) => {
    expect(findWithFact('L3', change)).toContainEqual(
      expect.objectContaining({ rule: 1, where: 'L3' }),
    )
  })

  test.each([
    ['that nobody has read', 'https://www.dawn.com/news/1996212/another-title'],
    ['that is cut', 'https://www.dawn.com/news/1996212'],
    ['with one letter more', 'https://www.ice.gov/sevis/i901/'],
  ])('a source with a link %s', (_name, url) => {
    const sources: Fact['sources'] = [{ name: 'A page', date: '2026-10-06', grade: 'A', url }]
    expect(findWithFact('FE2', { sources })).toEqual([
      { rule: 17, where: 'FE2', what: `nobody has confirmed that this page was read: ${url}` },
    ])
  })

  test('a name that no reader can look up, as a source and in a text', () => {
    const sources: Fact['sources'] = [
      { name: 'Fees, as read by the Admetia dossier', date: '2026-10-06', grade: 'A' },
    ]
    expect(findWithFact('FE2', { sources })).toEqual([
      expect.objectContaining({ rule: 17, where: 'FE2' }),
    ])
    expect(findWithNotice(notice('A list in public code says so.'))).toEqual([
      expect.objectContaining({ rule: 17, where: 'free/told' }),
    ])
  })

  test('an item that is fresh on the day after a fact of it was to be checked', () => {
    const { free } = ownContent
    const guide = free.guide.map((chapter) => ({ ...chapter, checkBy: chapter.expires }))
    const found = find({ free: { ...free, guide } })
    expect(found.map(({ what }) => what).join()).toContain('when the next check of')
    expect(found.every(({ rule }) => rule === 2)).toBe(true)
  })

  test('an item that is fresh when a fact of it has expired', () => {
    const { free } = ownContent
    const guide = free.guide.map((chapter) => ({ ...chapter, expires: '2030-01-01' }))
    const found = find({ free: { ...free, guide } })
    expect(found.every(({ rule }) => rule === 2)).toBe(true)
    expect(found.length).toBeGreaterThan(free.guide.length)
  })

  test('a blocked fact in a chapter that shows no badge', () => {
    expect(findWithFact('D2', { status: 'blocked' })).toContainEqual(
      expect.objectContaining({ rule: 2, where: 'free/ds-160' }),
    )
  })

  test.each([
    ['an amount', 'The fee is $190.'],
    ['a date', 'It applies from 3 March 2026.'],
    ['a number', 'Wait 45 days.'],
    ['a country', 'It concerns Nigeria.'],
  ])('%s that no fact of the text states', (_name, text) => {
    expect(findWithNotice(notice(text))).toEqual([
      expect.objectContaining({ rule: 3, where: 'free/told' }),
    ])
  })

  test('a list that is shorter than the number beside it', () => {
    const TB2 = { ...ownContent.values['TB2'], count: '20' }
    expect(find({ values: { ...ownContent.values, TB2 } })).toContainEqual(
      expect.objectContaining({ rule: 4, where: 'TB2' }),
    )
  })

  test('a sentence that is too long, though a list in it counts as one word', () => {
    const long = `${'Read it well and '.repeat(7)}rest.`
    expect(findWithNotice(notice(long))).toContainEqual(expect.objectContaining({ rule: 8 }))
    expect(findWithNotice(notice('The list: {TB2.countries}.', ['TB2']))).toEqual([])
  })

  test('a part that reads like a statute', () => {
    const { free } = ownContent
    const heavy = 'Extraordinary considerations necessitate comprehensive deliberation. '.repeat(
      900,
    )
    const written = dateBy('posts', ['I6'], { id: 'heavy', claim: 'A claim.', note: heavy })
    const tips = composeWith<SourcedNote>(BUILD_SOURCES, written)
    const found = find({ free: { ...free, notes: [...free.notes, tips] } })
    expect(found.map(({ rule, where }) => [rule, where])).toContainEqual([8, 'free'])
    expect(found.map(({ what }) => what).join()).toMatch(/reads like grade/)
  })

  test('a notice, a statement and an explanation that are too long', () => {
    const words = 'Read it. '.repeat(50)
    expect(findWithNotice(notice(words))).toEqual([expect.objectContaining({ rule: 9 })])
    expect(findWithFact('L3', { statement: words })).toContainEqual(
      expect.objectContaining({ rule: 9, where: 'L3' }),
    )
    expect(findWithScored({ explanation: words })).toEqual([
      expect.objectContaining({ rule: 9, where: '1' }),
    ])
  })

  test.each([
    'A visa is guaranteed.',
    'These are official questions.',
    'Read the latest rules.',
    'Such cases are always approved.',
    'Delete your accounts.',
    'It is best to answer no.',
    'It is the current rule.',
  ])('what is never said: %s', (text) => {
    expect(findWithNotice(notice(text))).toEqual([
      expect.objectContaining({ rule: 11, where: 'free/told' }),
    ])
  })

  test.each(['http://travel.state.gov/', 'https://travel-state-gov.com/'])(
    'an official page at %s',
    (url) => {
      expect(findWithFact('QF4', { officialPage: { name: 'A page', url } })).toEqual([
        expect.objectContaining({ rule: 14, where: 'QF4' }),
      ])
    },
  )

  test('the two questions without the lawyer, and a sensitive question with a pattern', () => {
    expect(findWithNotice(notice('Two things are asked.', ['QF1']))).toEqual([
      expect.objectContaining({ rule: 15, where: 'free/told' }),
    ])
    const found = findWithQuestion({ sensitive: true }).map(({ rule }) => rule)
    expect(found).toEqual([15, 15])
  })
})

describe('content of which a part is missing has findings', () => {
  const { free } = ownContent
  test.each<[string, Partial<CheckedContent>]>([
    ['its facts', { facts: [] }],
    ['its bank of interview questions', { bank: [] }],
    ['its exam', { exam: [] }],
    ['its free questions', { free: { ...free, questions: [] } }],
    ['its pools', { premium: { ...ownContent.premium, questions: [] } }],
  ])('%s', (_what, change) => {
    expect(find(change)).not.toEqual([])
  })
})

test('a placeholder without a value stops the composition', () => {
  expect(() => fill('It costs {FE1.X}.', BUILD_SOURCES)).toThrow('{FE1.X}')
  expect(() => fill('It costs {ZZ9.B}.', BUILD_SOURCES)).toThrow('{ZZ9.B}')
  expect(fill('{FE1.B}, {FE4.from}, {BO13.countries}, {FE1.asOf}', BUILD_SOURCES)).toBe(
    '$185, 16 October 2026, Malawi and Zambia, 6 October 2026',
  )
})

test('a text cites the facts whose values it takes', () => {
  expect(notice('It costs {HB11.fee}.').facts).toEqual(['FE1', 'HB11'])
})

test('what is old today is told, and fails nothing', () => {
  const old = oldToday(ownContent, '2027-07-01').join('\n')
  expect(old).toMatch(/^VW1 has expired on /m)
  // A warning is due for a check, and stays.
  expect(old).toContain('the next check of QF1 was due by')
  expect(oldToday(ownContent, '2026-12-01').join('\n')).toContain(
    'the next check of QF1 was due by',
  )
  expect(old).not.toContain('BO1 ')
})
