import { describe, expect, test } from 'vitest'
import {
  piecesOf,
  readText,
  renderScreen,
  SOMEBODY,
  textsOf,
} from '#tests/support/browser/render-screen.tsx'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { stepsFor } from '#contracts/learning/form-step.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import { FieldInput } from '#pwa/screens/learning/ds160/field-input.tsx'
import { Overview } from '#pwa/screens/learning/ds160/overview.tsx'
import { Review } from '#pwa/screens/learning/ds160/review.tsx'
import { StepPage } from '#pwa/screens/learning/ds160/step-page.tsx'
import type { Worksheet } from '#pwa/screens/learning/ds160/use-worksheet.ts'

const { formSteps } = premiumContent

function buildWorksheet(
  answers: Record<string, string>,
  readerClass: ReaderClass = 'F-1',
): Worksheet {
  const steps = stepsFor(formSteps, readerClass)
  const write = () => undefined
  const clear = () => Promise.resolve()
  return { owner: SOMEBODY.id, readerClass, steps, answers, line: 'notes', write, clear }
}

function renderStep(id: string, answers: Record<string, string> = {}) {
  const worksheet = buildWorksheet(answers)
  const step = worksheet.steps.find((one) => one.id === id)
  if (!step) throw new Error(`No step ${id}`)
  return renderScreen(<StepPage step={step} worksheet={worksheet} />)
}

function renderOverview(answers: Record<string, string>) {
  return renderScreen(<Overview worksheet={buildWorksheet(answers)} />, {
    prepare: (client) => {
      client.setQueryData(['notes', SOMEBODY.id, 'interview'], { visaType: 'F-1' })
    },
  })
}

function renderReview(answers: Record<string, string>, said: Record<string, string> = {}) {
  const name = 'simulator simulator/basic-questions'
  return renderScreen(<Review worksheet={buildWorksheet(answers)} content={premiumContent} />, {
    prepare: (client) => {
      client.setQueryData(['notes', SOMEBODY.id, name], said)
    },
  })
}

test('where a name is typed stands what to do with one name, and with accents and apostrophes', () => {
  const step = formSteps.find(({ id }) => id === 'personal-1')
  const hintOf = (id: string) => {
    const field = step?.fields.find((one) => one.id === id)
    if (!field) throw new Error(`no field ${id}`)
    return readText(
      renderScreen(<FieldInput field={field} of={{}} answer="" onWrite={() => undefined} />),
    )
  }
  const marks = 'Accents, apostrophes and hyphens: go by the line of capital letters'
  expect(hintOf('surname')).toContain(`If the passport has one name only, it goes here. ${marks}`)
  expect(hintOf('given-names')).toContain(`write FNU: first name unknown. ${marks}`)
})

describe('the overview', () => {
  test('says whose the companion is, where the answers are, and that they are not encrypted', () => {
    const text = readText(renderOverview({}))
    expect(text).toContain('This companion is ours. It is not the DS-160.')
    expect(text).toContain('Compare each page with the live form.')
    expect(text).toContain('not sent to us')
    expect(text).toContain('They are not encrypted there')
  })

  test('counts what is filled in, open and to look at in each step', () => {
    const pieces = piecesOf(renderOverview({ 'passport-number': 'P 1', 'passport-city': 'Zagreb' }))
    expect(pieces).toContain('2 filled in, 4 open, 1 to look at')
    expect(pieces).toContain('To read')
    expect(pieces.filter((piece) => piece === 'Not begun')).toHaveLength(14)
  })

  test('leads to the beginning, and later to what is open', () => {
    expect(textsOf(renderOverview({}), 'a')).toContain('Begin')
    const begun = renderOverview({ post: 'Zagreb', 'post-country': 'Croatia' })
    expect(begun).toMatch(/href="\/dashboard\/ds160\/personal-1"[^>]*>(<svg.*?<\/svg>)?Continue/)
    expect(textsOf(begun, 'a')).toContain('Review')
  })
})

describe('a step', () => {
  test.each(formSteps.map((step) => [step.id, step] as const))(
    '%s is shown with all that is written for it',
    (_id, step) => {
      const classes = step.classes.includes('All') ? 'F-1' : step.classes[0]
      const worksheet = buildWorksheet({}, classes as ReaderClass)
      const text = readText(renderScreen(<StepPage step={step} worksheet={worksheet} />))
      for (const line of [step.title, step.asks, step.why, ...step.atHand, ...step.mistakes]) {
        expect(text).toContain(line)
      }
      for (const { label, when } of step.fields) expect(text.includes(label)).toBe(!when)
    },
  )

  test('has no place for what belongs on paper', () => {
    const markup = renderStep('start', { 'application-id': 'AA00', 'security-answer': 'Rex' })
    expect(textsOf(markup, 'label')).toEqual(['Embassy or consulate', 'Country of that post'])
    expect(markup).not.toMatch(/AA00|Rex/)
  })

  test('opens a field by the answer that it waits for', () => {
    expect(textsOf(renderStep('earlier-travel', { refused: 'yes' }), 'label')).toContain(
      'When, where, which class, and the reason given',
    )
  })

  test.each([
    [{}, false],
    [{ 'security-crime': 'no' }, false],
    [{ 'security-crime': 'yes' }, true],
    [{ 'security-crime': 'not sure' }, true],
  ])('on security says of %j that a lawyer comes first: %s', (answers, isSaid) => {
    expect(readText(renderStep('security', answers)).includes(LAWYER_LINE)).toBe(isSaid)
    expect(readText(renderStep('earlier-travel', { refused: 'yes' }))).not.toContain(LAWYER_LINE)
  })
})

test('a field shows what seems wrong beside the answer, and keeps the answer', () => {
  const markup = renderScreen(
    <FieldInput
      field={{ id: 'day', label: 'Day of issue', type: 'day' }}
      of={{}}
      answer="3/4/2020"
      onWrite={() => undefined}
    />,
  )
  expect(markup).toContain('value="3/4/2020"')
  expect(markup).toContain('aria-invalid="true"')
  expect(readText(markup)).toContain('it can be read in two ways')
  expect(readText(markup)).toContain('Write the month as a word')
})

describe('the review', () => {
  test('names each contradiction with the pages on which it can be put right', () => {
    const markup = renderReview({ refused: 'no', 'said-refused': 'yes' })
    const [finding = ''] = /<li data-finding="refusal-said-otherwise">.*?<\/li>/s.exec(markup) ?? []
    expect(textsOf(finding, 'a')).toEqual([
      'Earlier travel to the United States',
      'Beside it: your interview and your CV',
    ])
    expect(readText(markup)).toContain('1 contradiction. Keep what is true')
  })

  test('shows what the reader wrote in the simulator, and compares the length of the stay', () => {
    const stay = { 'stay-length': '2', 'stay-unit': 'Years' }
    const text = readText(renderReview(stay, { duration: 'Only three weeks.' }))
    expect(text).toContain('Only three weeks.')
    expect(text).toContain('you wrote "three weeks"')
    expect(readText(renderReview(stay))).not.toContain('What you wrote in the interview simulator')
  })

  test('does not call a worksheet right in which it finds nothing', () => {
    const text = readText(renderReview({}))
    expect(text).toContain('No contradiction found')
    expect(text).toContain('Our rules see only part of what an officer sees.')
    expect(text).toContain('Open: Embassy or consulate · Country of that post')
  })

  test('ends at the official site, and says who fills in and signs', () => {
    const markup = renderReview({})
    expect(markup).toContain('href="https://ceac.state.gov/genniv/"')
    expect(readText(markup)).toContain('Compare each page with the live form while you copy.')
    expect(readText(markup)).toContain('You fill in the form, and you sign it.')
  })
})
