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
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type {
  DatedNotice,
  Fact,
  PracticeQuestion,
  SourcedNote,
} from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'

type Change = Partial<Fact>

/** The findings of the rules in this product's content with one change. */
function find(change: Partial<CheckedContent>) {
  return atOnce(checkContent({ ...ownContent, ...change }))
}

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

function findWithScored(change: Partial<PracticeQuestion>) {
  const { free } = ownContent
  const questions = free.questions.map((row) => (row.id === 1 ? { ...row, ...change } : row))
  return find({ free: { ...free, questions } })
}

function findWithPool(id: number, change: Partial<PracticeQuestion>) {
  const { premium } = ownContent
  const questions = premium.questions.map((row) => (row.id === id ? { ...row, ...change } : row))
  return find({ premium: { ...premium, questions } })
}

function findWithExam(id: number, change: Partial<PracticeQuestion>) {
  return find({ exam: ownContent.exam.map((row) => (row.id === id ? { ...row, ...change } : row)) })
}

function findWithQuestion(change: Partial<InterviewQuestion>) {
  const bank = ownContent.bank.map((question) =>
    question.id === 'second-year' ? { ...question, ...change } : question,
  )
  return find({ bank })
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
    ['a fact that expires before its check', { expires: '2026-07-01' }],
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

  test('a question of another visa type than its pool has places for', () => {
    expect(findWithPool(41, { visaType: 'L-1' })).toEqual([
      { rule: 5, where: 'pool B', what: '4 questions for F-1' },
      { rule: 5, where: 'pool B', what: '5 questions for L-1' },
    ])
  })

  test('a bought question in the free part', () => {
    const { free, premium } = ownContent
    const given = premium.questions.filter(({ id }) => id === 31)
    const premiumQuestions = premium.questions.filter(({ id }) => id !== 31)
    const found = find({
      free: { ...free, questions: [...free.questions, ...given] },
      premium: { ...premium, questions: premiumQuestions },
    })
    expect(found).toContainEqual({ rule: 5, where: '31', what: 'is in the wrong part' })
    expect(found).toHaveLength(2)
  })

  test('a free question in the part that is bought', () => {
    expect(findWithPool(31, { id: 1 })).toContainEqual({
      rule: 5,
      where: '1',
      what: 'is in the wrong part',
    })
  })

  test.each([31, 61])('a question that asks what another pool asks, as number %d', (id) => {
    const question = 'In L-1: how long must an applicant have worked abroad for his company?'
    expect(findWithPool(id, { question })).toEqual([
      expect.objectContaining({ rule: 6, where: String(id), what: 'repeats 28' }),
    ])
  })

  test.each([
    [1, 'pool B'],
    [2, 'pool C'],
  ])('a right option that is mostly the longest, or in one place, in pool %d', (pool, where) => {
    const { premium } = ownContent
    const questions = premium.questions.map((row): PracticeQuestion => {
      if (poolOf(row) !== pool) return row
      const [, ...others] = row.options
      return { ...row, options: ['The right one '.repeat(5), ...others], correctAnswer: 0 }
    })
    expect(find({ premium: { ...premium, questions } })).toEqual([
      { rule: 7, where, what: 'the right option is the longest 30×' },
      { rule: 7, where, what: 'right by place: 30, 0, 0, 0' },
    ])
  })

  test('a question of the exam of another class than the draw counts on', () => {
    expect(findWithExam(1025, { visaType: 'L-1' })).toEqual([
      { rule: 5, where: 'exam bank', what: '23 questions for F-1' },
      { rule: 5, where: 'exam bank', what: '25 questions for L-1' },
    ])
  })

  test('a question of the exam that a practice pool asks too', () => {
    const question = 'In L-1: how long must an applicant have worked abroad for his company?'
    expect(findWithExam(1073, { question })).toEqual([
      expect.objectContaining({ rule: 6, where: '1073', what: 'repeats 28' }),
    ])
  })

  test('a question of the exam with the right answer of a practice question', () => {
    const answer = 'One continuous year, in the last three'
    expect(
      findWithExam(1074, { options: ['At will', answer, 'Two years', 'None'] }),
    ).toContainEqual({
      rule: 20,
      where: '1074',
      what: 'has the answer of 28',
    })
  })

  test('right options of the exam that are mostly the longest, or in one place', () => {
    const exam = ownContent.exam.map((row): PracticeQuestion => {
      const [, ...others] = row.options
      return { ...row, options: ['The right one '.repeat(8), ...others], correctAnswer: 0 }
    })
    expect(find({ exam })).toEqual([
      { rule: 7, where: 'exam bank', what: 'the right option is the longest 164×' },
      { rule: 7, where: 'exam bank', what: 'right by place: 164, 0, 0, 0' },
    ])
  })

  test('a free number, a long sentence and a weak fact in the exam', () => {
    expect(findWithExam(1009, { question: 'Where do you wait for 45 days?' })).toEqual([
      expect.objectContaining({ rule: 3, where: 'exam/1009' }),
    ])
    expect(findWithExam(1009, { question: `${'Read it well and '.repeat(7)}rest.` })).toEqual([
      expect.objectContaining({ rule: 8, where: 'exam/1009' }),
    ])
    expect(findWithExam(1009, { facts: ['QF4'] })).toContainEqual(
      expect.objectContaining({ rule: 1, where: 'QF4' }),
    )
  })

  test.each([31, 61])('a number that no fact states and a long sentence in question %d', (id) => {
    expect(findWithPool(id, { question: 'Where do you wait for 45 days?' })).toEqual([
      expect.objectContaining({ rule: 3, where: `premium/${String(id)}` }),
    ])
    expect(findWithPool(id, { question: `${'Read it well and '.repeat(7)}rest.` })).toEqual([
      expect.objectContaining({ rule: 8, where: `premium/${String(id)}` }),
    ])
  })

  test('a weak fact behind a question that is paid for, and a long explanation of it', () => {
    expect(findWithPool(31, { facts: ['QF4'] })).toContainEqual(
      expect.objectContaining({ rule: 1, where: 'QF4' }),
    )
    expect(findWithPool(31, { explanation: 'Read it. '.repeat(50) })).toEqual([
      expect.objectContaining({ rule: 9, where: '31' }),
    ])
  })

  test.each<[string, Partial<PracticeQuestion>]>([
    ['question', { question: 'What does let you go on with it?' }],
    ['option', { options: ['One', 'Two', 'Three', 'Four'] }],
  ])('a word of the specified test that changed: %s', (_name, change) => {
    expect(findWithScored(change)).toEqual([expect.objectContaining({ rule: 16, where: 'pool A' })])
  })

  test('another key of the specified test', () => {
    expect(findWithScored({ correctAnswer: 2 })).toContainEqual(
      expect.objectContaining({ rule: 16, where: 'pool A' }),
    )
  })

  test('an outline point that is a sentence of its own', () => {
    const point = 'The person who pays and the work and the town and the bank and the year'
    const outline = { 'F-1': [point, 'Work', 'Savings', 'How that money is earned'] }
    expect(findWithQuestion({ outline })).toEqual([expect.objectContaining({ rule: 9 })])
  })

  test('an outline in the first person', () => {
    expect(findWithQuestion({ strong: 'My father pays.' })).toEqual([
      expect.objectContaining({ rule: 10 }),
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

  test.each<[string, Partial<InterviewQuestion>]>([
    ['a class without its outline', { classes: ['F-1', 'J-1'] }],
    ['a document that does not exist', { documents: ['diary'] }],
    ['a missing pattern', { redFlags: [] }],
    ['a pattern that is too long', { weak: 'Read it. '.repeat(30) }],
    [
      'a follow-up that hangs on no point',
      { followUps: { 'F-1': [{ question: 'Why?', unless: 'Nothing' }, { question: 'How?' }] } },
    ],
  ])('%s', (_name, change) => {
    expect(findWithQuestion(change)).toEqual([
      expect.objectContaining({ rule: 12, where: 'second-year' }),
    ])
  })

  test.each<[string, Partial<InterviewQuestion>]>([
    ['a count that stands in no table', { reported: { accounts: 3, accountsRead: 5, lists: 1 } }],
    [
      'a count of another question',
      { reported: { accounts: 3, accountsRead: 5, lists: 9, listsRead: 11 } },
    ],
  ])('%s', (_name, change) => {
    expect(findWithQuestion(change)).toEqual([
      expect.objectContaining({ rule: 18, where: 'second-year' }),
    ])
  })

  test('a strong answer that nobody speaks, or that is a speech', () => {
    const spoken = 'My father pays. He has a shop. He saved for it. It is enough. Here it is.'
    const example = { who: 'A student', text: spoken }
    expect(findWithQuestion({ example })).toEqual([
      expect.objectContaining({ rule: 19, where: 'second-year' }),
    ])
    const bank = ownContent.bank.map(({ example: _example, ...question }) => question)
    expect(find({ bank }).every(({ rule }) => rule === 19)).toBe(true)
  })

  test('two questions with one id', () => {
    expect(find({ bank: [...ownContent.bank, ...ownContent.bank] })).toContainEqual(
      expect.objectContaining({ rule: 12 }),
    )
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
  expect(old).toContain('QF1 has expired on 28 December 2026')
  expect(oldToday(ownContent, '2026-12-01').join('\n')).toContain(
    'the next check of QF1 was due by',
  )
  expect(old).not.toContain('BO1 ')
})
