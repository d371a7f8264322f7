import { describe, expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { stepsFor } from '#contracts/learning/form-step.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { findContradictions, RULES } from '#pwa/screens/learning/ds160/rules/find-contradictions.ts'

const { formSteps } = premiumContent
const TODAY = '2026-11-24'

/** These answers make all conditional fields of the form appear. */
const OPEN = Object.fromEntries(
  formSteps.flatMap(({ fields }) =>
    fields.flatMap(({ when }) => (when ? [[when.field, when.is]] : [])),
  ),
)

function find(answers: Record<string, string>, saidOnLength: string[] = []) {
  const worksheet = { steps: formSteps, answers, saidOnLength, today: TODAY }
  return findContradictions(worksheet)
}

function idsIn(answers: Record<string, string>) {
  return find(answers).map(({ id }) => id)
}

type Case = [id: string, broken: Record<string, string>, healed: Record<string, string>]

const CASES: Case[] = [
  [
    'passport-ends-before-it-begins',
    { 'passport-issued': '3 May 2030', 'passport-expires': '2 May 2030' },
    { 'passport-expires': '2 May 2031' },
  ],
  [
    'passport-before-birth',
    { 'passport-issued': '1 May 1989', 'birth-day': '2 May 1990' },
    { 'passport-issued': '1 May 2019' },
  ],
  [
    'passport-ends-before-the-trip',
    {
      arrival: '1 March 2027',
      'stay-length': '2',
      'stay-unit': 'Weeks',
      'passport-expires': '14 March 2027',
    },
    { 'passport-expires': '15 March 2027' },
  ],
  [
    'passport-of-another-country',
    { 'passport-country': 'Slovenia', nationality: 'Croatia' },
    { 'other-nationalities': 'Austria\nSlovenia, number P1' },
  ],
  [
    'nationality-twice',
    { 'other-nationalities': 'Austria\nCroatia', nationality: 'CROATIA' },
    { 'other-nationalities': 'Austria' },
  ],
  [
    'post-elsewhere',
    { 'post-country': 'Austria', nationality: 'Croatia', 'home-country': 'Slovenia' },
    { 'home-country': 'austria' },
  ],
  [
    'visa-before-birth',
    { 'visa-issued': '1 May 1989', 'birth-day': '2 May 1990' },
    { 'visa-issued': '1 May 2019' },
  ],
  [
    'no-visa-but-one-lost',
    { 'had-visa': 'no', 'visa-lost': 'yes', 'visa-cancelled': 'no' },
    { 'visa-lost': 'no' },
  ],
  [
    'us-number-without-a-visit',
    { 'us-social-security': '1', 'has-visited': 'no' },
    { 'has-visited': 'yes' },
  ],
  [
    'father-younger',
    { 'father-birth': '1991-01-01', 'birth-day': '1990-01-01' },
    { 'father-birth': '1961-01-01' },
  ],
  [
    'mother-younger',
    { 'mother-birth': '1991-01-01', 'birth-day': '1990-01-01' },
    { 'mother-birth': '1961-01-01' },
  ],
  [
    'job-before-birth',
    { 'job-start': 'May 1989', 'birth-day': '2 May 1990' },
    { 'job-start': 'May 2019' },
  ],
  [
    'school-before-birth',
    { 'school-start': 'May 1989', 'birth-day': '2 May 1990' },
    { 'school-start': 'May 1999' },
  ],
  [
    'last-job-ends-first',
    { 'last-job-start': 'May 2019', 'last-job-end': 'April 2019' },
    { 'last-job-end': 'May 2019' },
  ],
  [
    'school-ends-first',
    { 'school-start': 'May 2019', 'school-end': 'April 2019' },
    { 'school-end': 'May 2021' },
  ],
  [
    'jobs-overlap',
    { 'last-job-end': 'May 2019', 'job-start': 'April 2019' },
    { 'job-start': '12 May 2019' },
  ],
  [
    'spouse-of-a-single',
    { 'marital-status': 'Single', spouse: 'Ivo' },
    { 'marital-status': 'Married' },
  ],
  [
    'married-without-a-spouse',
    { 'marital-status': 'Married', 'has-us-relatives': 'no' },
    { spouse: 'Ivo' },
  ],
  [
    'divorced-without-a-spouse',
    { 'marital-status': 'Divorced', 'has-us-relatives': 'no' },
    { 'former-spouses': 'Ivo' },
  ],
  [
    'contact-is-a-relative',
    { 'contact-relation': 'Relative', 'has-us-relatives': 'no' },
    { 'has-us-relatives': 'yes' },
  ],
  [
    'employed-without-an-employer',
    { occupation: 'Employed', 'was-employed': 'no' },
    { employer: 'Adria' },
  ],
  [
    'employer-without-work',
    { occupation: 'Retired', employer: 'Adria' },
    { occupation: 'Employed' },
  ],
  [
    'pays-alone-without-income',
    { payer: 'Myself', occupation: 'Student', 'was-employed': 'no' },
    { income: '900' },
  ],
  ['payer-without-a-name', { payer: 'A relative' }, { 'payer-details': 'Ivo' }],
  [
    'stay-beyond-leave',
    { 'stay-length': '3', 'stay-unit': 'Weeks', 'leave-days': '15' },
    { 'stay-length': '2' },
  ],
  [
    'stay-said-otherwise',
    { 'stay-length': '3', 'stay-unit': 'Weeks', 'said-length': '3', 'said-unit': 'Months' },
    { 'said-length': '21', 'said-unit': 'Days' },
  ],
  [
    'payer-said-otherwise',
    { payer: 'Myself', 'said-payer': 'A relative' },
    { 'said-payer': 'Myself' },
  ],
  [
    'school-said-otherwise',
    { 'us-school': 'North College', 'said-host': 'South College' },
    { 'said-host': 'the North College' },
  ],
  [
    'employer-said-otherwise',
    { 'us-employer': 'Adria Inc.', 'said-host': 'Alpina' },
    { 'said-host': 'ADRIA' },
  ],
  ['refusal-said-otherwise', { refused: 'no', 'said-refused': 'yes' }, { refused: 'yes' }],
  [
    'employer-of-cv',
    { employer: 'Adria', 'cv-employer': 'Alpina' },
    { 'cv-employer': 'Ádria Ltd.' },
  ],
  ['title-of-cv', { 'job-title': 'Engineer', 'cv-title': 'Manager' }, { 'cv-title': 'engineer' }],
  ['start-of-cv', { 'job-start': 'May 2019', 'cv-start': 'June 2019' }, { 'cv-start': '2019-05' }],
  ['school-of-cv', { school: 'North', 'cv-school': 'South' }, { 'cv-school': 'North' }],
  [
    'school-end-of-cv',
    { 'school-end': 'May 2019', 'cv-school-end': 'June 2019' },
    { 'cv-school-end': '3 May 2019' },
  ],
  [
    'profile-not-on-form',
    { social: 'LinkedIn: other', 'cv-profiles': 'linkedin.com/in/traveller-one' },
    { social: 'Instagram: traveller\nLinkedIn: traveller-one' },
  ],
]

/**
 * The cases in which two answers contradict each other. Cases with a missing answer are left out.
 */
const PAIRS = CASES.filter(
  ([id, broken]) => Object.keys(broken).length === 2 && !/-without-(a|an)-/.test(id),
)

describe('the contradiction', () => {
  test.each(CASES)(
    '%s is found, and is gone once one of the two is put right',
    (id, broken, healed) => {
      expect(idsIn({ ...OPEN, ...broken })).toContain(id)
      expect(idsIn({ ...OPEN, ...broken, ...healed })).not.toContain(id)
    },
  )

  test.each(PAIRS)('%s is not found while one of its two answers is missing', (id, broken) => {
    for (const [field, answer] of Object.entries(broken)) {
      expect(idsIn({ [field]: answer })).not.toContain(id)
    }
  })

  test('of a profile is found where the form has no social media at all', () => {
    const answers = { 'has-social': 'no', 'cv-profiles': 'linkedin.com/in/traveller-one' }
    expect(idsIn(answers)).toEqual(['profile-not-on-form'])
  })

  test('of every rule has a case here, and reads fields that the content has', () => {
    expect(CASES.map(([id]) => id).sort()).toEqual(RULES.map(({ id }) => id).sort())
    const known = new Set(formSteps.flatMap(({ fields }) => fields.map(({ id }) => id)))
    for (const { id, fields } of RULES) {
      for (const field of fields) expect(known, id).toContain(field)
    }
    for (const [id, broken, healed] of CASES) {
      for (const field of [...Object.keys(broken), ...Object.keys(healed)]) {
        expect(known, id).toContain(field)
      }
    }
  })

  test('a choice that a rule names is one that can be made', () => {
    const options = new Map(
      formSteps.flatMap(({ fields }) => fields.map((field) => [field.id, field.options] as const)),
    )
    for (const [id, broken, healed] of CASES) {
      for (const [field, answer] of [...Object.entries(broken), ...Object.entries(healed)]) {
        const known = options.get(field)
        if (known) expect(known, id).toContain(answer)
      }
    }
  })

  test('never says which of two answers is true, and gives no advice to change a true one', () => {
    for (const { id, words } of RULES) {
      expect(words, id).not.toMatch(/\b(change|correct|delete|remove|answer (yes|no))\b/i)
    }
  })
})

describe('what stands behind a no', () => {
  test('is found by the name of its field, and left alone', () => {
    const answers = { refused: 'no', 'refused-story': 'In 2019, in Zagreb.' }
    const [found, ...others] = find(answers)
    expect(others).toEqual([])
    expect(found).toMatchObject({ id: 'behind-no-refused-story', fields: ['refused'] })
    expect(found?.words).toContain('When, where, which class, and the reason given')
    expect(answers['refused-story']).toBe('In 2019, in Zagreb.')
    expect(find({ ...answers, refused: 'yes' })).toEqual([])
  })

  test('counts for no other rule', () => {
    const answers = { 'was-employed': 'no', 'last-job-end': 'May 2019', 'job-start': 'April 2019' }
    expect(idsIn(answers)).toEqual(['behind-no-last-job-end'])
  })
})

describe('the answer in the interview simulator', () => {
  const stay = { 'stay-length': '2', 'stay-unit': 'Years' }

  test.each([
    ['I will be there for two years.', false],
    ['A 24-month course.', true],
    ['The course takes one year, the whole stay 2 years.', false],
    ['For three weeks.', true],
    ['As long as the course takes.', false],
    ['', false],
  ])('%j is compared with the length of the stay: %s', (said, isFound) => {
    const found = find(stay, [said]).map(({ id }) => id)
    expect(found.includes('stay-in-simulator')).toBe(isFound)
  })

  test('is compared with nothing while the form has no length', () => {
    expect(find({}, ['For three weeks.'])).toEqual([])
  })
})

test('an empty worksheet contradicts nothing, whatever the class', () => {
  for (const readerClass of READER_CLASSES) {
    const steps = stepsFor(formSteps, readerClass)
    expect(findContradictions({ steps, answers: {}, saidOnLength: [], today: TODAY })).toEqual([])
  }
})
