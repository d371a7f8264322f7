// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { type ExamState, readExam } from '#contracts/learning/exam.ts'
import { AMARA } from '#tests/support/browser/people.ts'

/** An exam that was passed before, with a question about the interview for a fee, which ends in December. */
const own = buildContent.exam.filter(({ facts }) => facts[0] === 'FE6').slice(0, 1)
const general = buildContent.exam.filter(({ visaType }) => visaType === 'All').slice(0, 19)
const questions = [...own, ...general]
const state: ExamState = {
  modulesLeft: 0,
  mayBegin: false,
  nextAt: null,
  closedClasses: [],
  holderName: null,
  exam: {
    examId: '6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
    readerClass: 'B-1/B-2',
    pace: 'standard',
    startedAt: '2026-12-01T10:00:00.000Z',
    endsAt: null,
    questions: questions.map(({ id, question, options }) => ({ id, question, options })),
    result: {
      isPassed: true,
      submittedAt: '2026-12-01T10:30:00.000Z',
      correct: 20,
      answers: questions.map(({ correctAnswer }) => correctAnswer),
      questions,
      certificate: null,
      isOver: false,
    },
  },
}

async function clear() {
  const { cleanup: clean } = await import('@testing-library/react')
  clean()
  cleanup()
  vi.resetModules()
  vi.useRealTimers()
  document.documentElement.lang = 'en'
  document.body.innerHTML = ''
}
beforeEach(clear)
afterEach(clear)

/** Returns the text of the question about the interview for a fee, on this day and in this language. */
async function readQuestion(language: string, day: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] })
  // A document with markup is in the language that it names.
  document.documentElement.lang = language
  document.body.innerHTML = '<div id="root"><p></p></div>'
  const { bring } = await import('#pwa/language/words.ts')
  const spanish: Record<string, unknown> = {
    ...(await import('#pwa/translations/es/device-content.tsx')),
    ...(await import('#pwa/translations/es/practice.ts')),
    ...(await import('#pwa/translations/es/ui.ts')),
  }
  bring((part) => (language === 'es' ? spanish[part] : undefined))
  const { showScreen } = await import('#tests/support/browser/render-hook.tsx')
  const { answer } = await import('#tests/support/browser/answers.ts')
  const { ExamPage } = await import('#pwa/screens/practice/exam/exam-page.tsx')
  answer(readExam, () => state)
  const page = await showScreen(<ExamPage />, { user: AMARA })
  const title = await page.findByText(own[0]?.question ?? '')
  return title.closest('details')?.textContent ?? ''
}

describe('a question of a passed exam', () => {
  test.each([
    ['en', '2026-12-31', 'Ended'],
    ['es', '2026-12-31', 'Terminó'],
  ])('in %s on %s does not say "%s"', async (language, day, badge) => {
    const text = await readQuestion(language, day)
    expect(text).toContain('$750')
    expect(text).not.toContain(badge)
  })

  test.each([
    ['en', '2027-01-01', 'Ended', 'Ended on 31 Dec 2026'],
    ['es', '2027-01-01', 'Terminó', 'Terminó el 31 dic 2026'],
  ])('in %s on %s says "%s" and "%s"', async (language, day, badge, sentence) => {
    const text = await readQuestion(language, day)
    expect(text).toContain(sentence)
    expect(text.replace(sentence, '')).toContain(badge)
  })
})
