import { describe, expect, test } from 'vitest'
import type { Content } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { describePages, whatAges } from '#api/learning/packs/what-ages.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { addDays } from '#contracts/time.ts'
import { lastingContent } from './lasting-content.ts'

const TODAY = '2027-03-01'
const inDays = (days: number) => addDays(TODAY, days)

/** Returns the sentences about the losses, after a change of content of which nothing ends. */
function lossesAfter(change: (content: Content) => void, today = TODAY): string[] {
  const content = lastingContent(TODAY)
  change(content)
  return whatAges(content, today).losses.map(({ text }) => text)
}

function endAssurances({ free }: Content, lastDay: string, count: number): void {
  const assurances = [...free.notices, ...free.lookup.lists].filter(
    ({ life }) => life === 'assurance',
  )
  expect(assurances.length).toBeGreaterThan(count)
  for (const item of assurances.slice(0, count)) item.expires = lastDay
}

function endQuestions({ exam }: Content, visaType: string, lastDay: string): void {
  for (const question of exam.filter((one) => one.visaType === visaType)) {
    question.askedUntil = lastDay
  }
}

function checkWarning({ facts }: Content, day: string): void {
  const warning = facts.find(({ life, status }) => life === 'warning' && status === 'in-force')
  if (warning) warning.verified.on = day
}

function coverFigures({ free }: Content, lastDay: string): void {
  const item = free.lookup.lists.find(({ figures = [] }) => figures.length > 0)
  for (const figure of item?.figures ?? []) figure.expires = lastDay
}

test('content of which nothing ends loses nothing', () => {
  const ageing = whatAges(lastingContent(TODAY), TODAY)
  expect(ageing).toEqual({ pages: [], losses: [] })
  expect(describePages(ageing, TODAY)).toEqual([])
})

describe('assurances', () => {
  test.each([
    [30, 1, []],
    [29, 1, ['On 31 March 2027, 1 assurance disappears.']],
    [0, 3, ['On 2 March 2027, 3 assurances disappear.']],
    [-1, 1, ['1 assurance has disappeared, the first on 1 March 2027.']],
    [-9, 3, ['3 assurances have disappeared, the first on 21 February 2027.']],
  ])('that are readable for %d more days: of %d', (days, count, texts) => {
    expect(lossesAfter((content) => endAssurances(content, inDays(days), count))).toEqual(texts)
  })

  test('that end on a later day are not counted', () => {
    const texts = lossesAfter((content) => {
      endAssurances(content, inDays(12), 3)
      endAssurances(content, inDays(10), 2)
    })
    expect(texts).toEqual(['On 12 March 2027, 2 assurances disappear.'])
  })

  test('that a nationality is on no list end sixty days after the lists were read', () => {
    const day = inDays(31)
    const texts = lossesAfter(() => undefined, day)
    expect(texts).toEqual([
      expect.stringMatching(/^On 1 May 2027, \d assurances disappear\.$/) as string,
    ])
    expect(lossesAfter(() => undefined, inDays(30))).toEqual([])
  })
})

describe('the exam', () => {
  test.each([
    [30, []],
    [29, ['On 31 March 2027, the exam closes for F-1.']],
    [0, ['On 2 March 2027, the exam closes for F-1.']],
    [-1, ['The exam is closed for F-1.']],
  ])('of a class whose questions are asked for %d more days', (days, texts) => {
    expect(lossesAfter((content) => endQuestions(content, 'F-1', inDays(days)))).toEqual(texts)
  })

  test('closes for each class on its own day, and for every class without general questions', () => {
    const texts = lossesAfter((content) => {
      endQuestions(content, 'J-1', inDays(-1))
      endQuestions(content, 'L-1', inDays(4))
      endQuestions(content, 'All', inDays(9))
    })
    const [last = '', ...others] = READER_CLASSES.filter(
      (readerClass) => readerClass !== 'J-1' && readerClass !== 'L-1',
    ).toReversed()
    expect(texts).toEqual([
      'The exam is closed for J-1.',
      'On 6 March 2027, the exam closes for L-1.',
      `On 11 March 2027, the exam closes for ${others.toReversed().join(', ')} and ${last}.`,
    ])
  })

  test('closes when its questions are about what ends by itself', () => {
    const texts = lossesAfter(({ exam }) => {
      for (const one of exam) if (one.visaType === 'H-1B') one.endsOn = inDays(5)
    })
    expect(texts).toEqual(['On 7 March 2027, the exam closes for H-1B.'])
  })
})

describe('a warning', () => {
  test.each([
    [149, []],
    [150, ['On 31 March 2027, nobody will have checked 1 warning for 180 days.']],
    [180, ['Nobody has checked 1 warning for 180 days.']],
    [
      340,
      [
        'Nobody has checked 1 warning for 180 days.',
        'On 26 March 2027, nobody will have checked 1 warning for 365 days.',
      ],
    ],
  ])('that was checked %d days ago', (days, texts) => {
    expect(lossesAfter((content) => checkWarning(content, inDays(-days)))).toEqual(texts)
  })

  test('that is over needs no check', () => {
    const texts = lossesAfter(({ facts }) => {
      for (const fact of facts.filter(({ life }) => life === 'warning')) {
        fact.verified.on = inDays(-200)
        fact.endsOn = inDays(-100)
      }
    })
    expect(texts).toEqual([])
  })
})

test.each([
  [30, []],
  [29, ['On 31 March 2027, the figures of 1 text are covered.']],
  [-3, ['The figures of 1 text are covered, the first since 27 February 2027.']],
])('figures that are readable for %d more days', (days, texts) => {
  expect(lossesAfter((content) => coverFigures(content, inDays(days)))).toEqual(texts)
})

describe('pages', () => {
  const facts = ['BO6', 'L3']

  function pagesDue(...days: number[]) {
    const content = lastingContent(TODAY)
    facts.forEach((id, place) => {
      const fact = content.facts.find((one) => one.id === id)
      const day = days[place]
      if (fact && day !== undefined) fact.checkBy = inDays(day)
    })
    return whatAges(content, TODAY)
  }

  test('are named for thirty days before a check of a fact is due', () => {
    expect(pagesDue(31, 31).pages).toEqual([])
    expect(pagesDue(30, 31).pages).toMatchObject([{ facts: ['BO6'] }])
  })

  test('stand in the order of their texts, and those past their day are counted', () => {
    const ageing = pagesDue(2, -1)
    const [one, other] = ageing.pages
    expect(one?.texts).toBeGreaterThan(other?.texts ?? Infinity)
    expect(describePages(ageing, TODAY)).toEqual([
      `2 official pages to open within 30 days, 1 of them past their day. First: ${one?.page.name ?? ''}, for ${String(one?.texts)} texts.`,
    ])
  })

  test('of the delivered content are each named once', () => {
    const urls = whatAges(buildContent, TODAY).pages.map(({ page }) => page.url)
    expect(new Set(urls).size).toBe(urls.length)
  })
})
