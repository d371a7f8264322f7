// @vitest-environment happy-dom
import {
  expectEnglishFirst,
  findGrave,
  render,
  user,
} from '#tests/support/browser/spanish-screen.tsx'
import { describe, expect, test } from 'vitest'
import { stepsFor } from '#contracts/learning/form-step.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { isGrave } from '#pwa/device/content/english-first.tsx'
import { words } from '#pwa/device/content/words.tsx'
import { Overview } from '#pwa/screens/learning/ds160/overview.tsx'
import { StepPage } from '#pwa/screens/learning/ds160/step-page.tsx'
import { WorksheetPaper } from '#pwa/screens/learning/ds160/worksheet-paper.tsx'
import { spanishPremium } from '#tests/support/browser/spanish-content.ts'

const nothing = () => undefined

describe('the DS-160 companion shows English first', () => {
  const steps = stepsFor(spanishPremium.formSteps, 'F-1')
  const step = findGrave(steps, 'security')
  const worksheet = {
    owner: user.id,
    readerClass: 'F-1' as const,
    steps,
    answers: { 'security-crime': 'yes' },
    line: 'notes',
    write: nothing,
    clear: () => Promise.resolve(),
  }

  test.each([
    ['the overview', () => <Overview worksheet={worksheet} />],
    ['its page', () => <StepPage {...{ step, worksheet }} />],
    ['the printed worksheet', () => <WorksheetPaper worksheet={worksheet} />],
  ])('the title of a grave step on %s', (_where, show) => {
    expectEnglishFirst(render(show()), englishOf(step).title, step.title)
  })

  test('the labels of the form, which is in English', () => {
    const plain = steps.find((one) => !isGrave(one) && one.fields.length > 0)
    const markup = render(plain && <StepPage step={plain} worksheet={worksheet} />)
    const field = plain?.fields[0]
    expectEnglishFirst(markup, field ? englishOf(field).label : '', field?.label ?? '')
  })

  test('what the security questions say of answers and of the lawyer', () => {
    const markup = render(<StepPage {...{ step, worksheet }} />)
    expectEnglishFirst(markup, LAWYER_LINE, step.lawyerLine ?? '')
    expect(markup).toContain('We suggest no answer here.')
    expect(markup).toContain(words.reader.unread)
  })
})
