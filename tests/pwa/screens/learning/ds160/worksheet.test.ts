import { describe, expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { type FormField, type FormStep, stepsFor } from '#contracts/learning/form-step.ts'
import { READER_CLASSES, type ReaderClass } from '#contracts/learning/learning.ts'
import { matchBarcodes } from '#pwa/screens/learning/ds160/barcodes.ts'
import { checkField } from '#pwa/screens/learning/ds160/check-field.ts'
import { addDays } from '#contracts/time.ts'
import { isBefore, readDay, toDays } from '#pwa/screens/learning/ds160/days.ts'
import {
  missingFields,
  openFields,
  stateOf,
  warningsOf,
} from '#pwa/screens/learning/ds160/worksheet.ts'

const { formSteps } = premiumContent
const TODAY = '2026-11-24'

function stepOf(id: string): FormStep {
  const step = formSteps.find((one) => one.id === id)
  if (!step) throw new Error(`No step ${id}`)
  return step
}

describe('the steps', () => {
  test('stand in the order of the form, from 0 to 14, and the comparison after them', () => {
    expect(formSteps.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 15 }, (_, at) => at),
      undefined,
    ])
    const ids = formSteps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each<[ReaderClass, string[]]>([
    ['F-1', ['sevis', 'us-school', 'us-course', 'us-school-address', 'home-contacts']],
    [
      'J-1',
      ['sevis', 'program-number', 'us-school', 'us-course', 'us-school-address', 'home-contacts'],
    ],
    ['H-1B', ['petition-receipt', 'us-employer', 'us-employer-address', 'us-pay']],
    ['L-1', ['petition-receipt', 'us-employer', 'us-employer-address', 'us-pay']],
    ['O-1', ['petition-receipt', 'us-employer', 'us-employer-address', 'us-pay']],
    ['TN', ['us-employer', 'us-employer-address', 'us-pay']],
  ])('ask %s on the page of the class for what it needs', (readerClass, fields) => {
    const page = stepsFor(formSteps, readerClass).find(({ id }) => id === 'class-page')
    expect(page?.fields.map(({ id }) => id).sort()).toEqual(fields.sort())
  })

  test('have no page of the class for a visitor', () => {
    const steps = stepsFor(formSteps, 'B-1/B-2')
    expect(steps.map(({ id }) => id)).not.toContain('class-page')
    expect(steps).toHaveLength(formSteps.length - 1)
  })

  test('have fields with names of their own, and conditions within the step that open by one answer', () => {
    for (const readerClass of READER_CLASSES) {
      const steps = stepsFor(formSteps, readerClass)
      const ids = steps.flatMap(({ fields }) => fields.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id: step, fields } of steps) {
        for (const { id, when, type, options } of fields) {
          expect(type === 'choice', id).toBe(options !== undefined)
          if (!when) continue
          const parent = fields.find((field) => field.id === when.field)
          expect(parent, `${step} ${id}`).toMatchObject({ type: 'yes-no' })
          expect(parent?.when, id).toBeUndefined()
          expect(when.is).toBe('yes')
        }
      }
    }
  })

  test('take answers that a phone kept before the worksheet had these questions', () => {
    const travel = stepOf('earlier-travel')
    const told = Object.fromEntries(
      ['has-visited', 'had-visa', 'visa-lost', 'visa-cancelled', 'refused', 'petition'].map(
        (id) => [id, 'no'],
      ),
    )
    expect(missingFields(travel, told).map(({ id }) => id)).toEqual(['was-us-resident'])

    const kept = { 'was-employed': 'no', 'has-school': 'no', 'has-served': 'no', languages: 'Thai' }
    const work = stepOf('work')
    expect(stateOf(work, kept, TODAY)).toEqual({ filled: 4, missing: 2, warnings: 0 })
    expect(missingFields(work, kept).map(({ id }) => id)).toEqual(['occupation', 'has-clan'])
    const asked = missingFields(work, { ...kept, 'has-clan': 'yes' }).map(({ id }) => id)
    expect(asked).toEqual(['occupation', 'clan'])
  })

  test('keep the Application ID and the security answer on paper', () => {
    const onPaper = formSteps.flatMap(({ fields }) => fields.filter(({ type }) => type === 'paper'))
    expect(onPaper.map(({ id }) => id)).toEqual(['application-id', 'security-answer'])
    expect(openFields(stepOf('start'), {}).map(({ id }) => id)).toEqual(['post', 'post-country'])
  })

  test('tell of the lawyer where only the truth helps, and ask there for no story', () => {
    const sensitive = formSteps.filter((step) => step.sensitive)
    expect(sensitive.map(({ id }) => id)).toEqual(['security'])
    expect(sensitive[0]?.lawyerLine).toContain('Only the truth helps')
    expect(sensitive[0]?.fields.map(({ type }) => type)).toEqual(Array(5).fill('yes-no'))
  })
})

describe('a day', () => {
  test.each([
    ['14 March 2020', '2020-03-14'],
    ['14-MAR-2020', '2020-03-14'],
    ['14. Mar. 2020', '2020-03-14'],
    ['March 14, 2020', '2020-03-14'],
    ['2020-3-4', '2020-03-04'],
    ['29 feb 2024', '2024-02-29'],
    ['  March  2020 ', '2020-03'],
    ['2020-03', '2020-03'],
    ['29 feb 2023', null],
    ['31 April 2020', null],
    ['0 May 2020', null],
    ['14 Märch 2020', null],
    ['3/4/2020', null],
    ['2020-13', null],
    ['soon', null],
    ['', null],
  ])('%j is read as %j', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  test('comes before a month only if all of it does', () => {
    expect(isBefore('2020-02-29', '2020-03')).toBe(true)
    expect(isBefore('2020-03-01', '2020-03')).toBe(false)
    expect(isBefore('2020-03', '2020-03-31')).toBe(false)
    expect(isBefore(null, '2020-03')).toBe(false)
  })

  test('is counted on over the end of a month, and a length needs both its parts', () => {
    expect(addDays('2027-02-27', 2)).toBe('2027-03-01')
    expect(toDays('3', 'Weeks')).toBe(21)
    expect(toDays('three', 'Weeks')).toBeNull()
    expect(toDays('', 'Weeks')).toBeNull()
    expect(toDays('3', undefined)).toBeNull()
  })
})

describe('an answer', () => {
  test.each<[FormField['type'], string, RegExp | null]>([
    ['latin', "O'Brien-Žižek", null],
    ['latin', 'Иванов', /Latin letters/],
    ['email', 'ana@example.org', null],
    ['email', 'ana at example', /e-mail/],
    ['phone', '+385 (1) 234-567', null],
    ['phone', '12', /code of the country/],
    ['number', '3', null],
    ['number', '٣', null],
    ['phone', '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', null],
    ['day', '٢٠٢٠-٠٣-١٤', null],
    ['number', '0', /whole number/],
    ['number', 'three', /whole number/],
    ['passport', 'AB1234567', null],
    ['passport', 'AB 123', /without spaces/],
    ['sevis', 'N0012345678', null],
    ['sevis', '0012345678', /letter N/],
    ['receipt', 'EAC1234567890', null],
    ['receipt', '1234567890', /letters, then digits/],
    ['month', 'March 2020', null],
    ['month', '3/2020', /cannot be read/],
    ['day', 'March 2020', /day of the month is missing/],
    ['day', '3/4/2020', /in two ways/],
    ['text', 'anything', null],
    ['email', '  ', null],
  ])('of the type %s, %j, is warned of as %s', (type, text, warning) => {
    const words = checkField({ id: 'one', label: 'One', type }, text, TODAY)
    if (warning === null) expect(words).toBeNull()
    else expect(words).toMatch(warning)
  })

  test.each([
    ['past', '25 November 2026', /future/],
    ['past', '24 November 2026', null],
    ['future', '23 November 2026', /past/],
    ['future', '24 November 2026', null],
  ] as const)('that lies in the %s is warned of: %s', (lies, text, warning) => {
    const words = checkField({ id: 'one', label: 'One', type: 'day', lies }, text, TODAY)
    if (warning === null) expect(words).toBeNull()
    else expect(words).toMatch(warning)
  })

  test('as long as there is room is said to be cut', () => {
    const field = { id: 'one', label: 'One', type: 'long' } as const
    expect(checkField(field, 'x'.repeat(2000), TODAY)).toMatch(/no room/)
    expect(checkField(field, 'x'.repeat(1999), TODAY)).toBeNull()
  })
})

describe('a step', () => {
  const step = stepOf('address')

  test('misses what is empty or not sure, but not what may stay empty or is closed', () => {
    const ids = (answers: Record<string, string>) =>
      missingFields(step, answers).map(({ id }) => id)
    expect(ids({})).toEqual(['home-address', 'home-country', 'phone', 'email', 'has-social'])
    expect(ids({ 'has-social': 'not sure' })).toContain('has-social')
    expect(ids({ 'has-social': 'yes' })).toContain('social')
    expect(ids({ 'has-social': 'no' })).not.toContain('social')
  })

  test('counts what is filled in, missing and warned of', () => {
    expect(stateOf(step, { email: 'ana', phone: ' ' }, TODAY)).toEqual({
      filled: 1,
      missing: 4,
      warnings: 1,
    })
  })

  test('warns of nothing in a field that is closed', () => {
    const travel = stepOf('earlier-travel')
    expect(warningsOf(travel, { 'had-visa': 'no', 'visa-issued': '3/4/2020' }, TODAY)).toEqual([])
    expect(
      warningsOf(travel, { 'had-visa': 'yes', 'visa-issued': '3/4/2020' }, TODAY),
    ).toHaveLength(1)
  })
})

describe('the two numbers of the barcode', () => {
  test.each([
    ['AA00ABC123', 'aa00abc123', 'equal'],
    ['AA00 ABC-123', 'AA00ABC123', 'equal'],
    ['AA00ABC123', 'AA٠٠ABC١٢٣', 'equal'],
    ['AA00ABC123', 'AA00ABC124', 'different'],
    ['AA00ABC123', ' ', 'incomplete'],
    ['', '', 'incomplete'],
    ['--', 'AA00ABC123', 'incomplete'],
  ])('%j and %j are %s', (confirmation, appointment, match) => {
    expect(matchBarcodes(confirmation, appointment)).toBe(match)
  })
})
