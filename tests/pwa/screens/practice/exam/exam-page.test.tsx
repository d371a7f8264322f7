// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { buildContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { type Certificate, type Exam, type ExamState, readExam } from '#contracts/learning/exam.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import type { ProgressEvent } from '#contracts/sync.ts'
import { recordEvent } from '#pwa/device/progress/learning-log.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { allModulesDone } from '#tests/support/server/exams.ts'
import { examNotes } from '#pwa/device/progress/exam-notes.ts'
import { forgetUnsaved } from '#pwa/device/storage/save.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { CertificatePage } from '#pwa/screens/practice/exam/certificate-page.tsx'
import { ExamPage } from '#pwa/screens/practice/exam/exam-page.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const CERTIFICATE: Certificate = {
  credentialId: 'urn:uuid:0b8f6a52-6d0c-4d57-a6a0-3f2f5b1f7f10',
  state: 'in force',
  holderName: 'Amara Okafor',
  issueDate: '2026-11-24',
  expiryDate: '2027-11-24',
  score: 90,
  edition: '2026-11-24',
  oldestFact: '2024-01-28',
}
const OPENED: ExamState = {
  modulesLeft: 0,
  exam: null,
  mayBegin: true,
  nextAt: null,
  closedClasses: [],
  holderName: null,
}
const questions = buildContent.exam.filter(({ visaType }) => visaType === 'All').slice(0, 20)
const EXAM: Exam = {
  examId: '6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  readerClass: 'TN',
  pace: 'standard',
  startedAt: '2026-11-24T10:00:00.000Z',
  endsAt: null,
  questions: questions.map(({ id, question, options }) => ({ id, question, options })),
  result: null,
}
const THEMES = [
  {
    name: 'DS-160',
    modules: [{ path: 'ds160' as const, module: 'preparation', title: 'Prepare, fill in, match' }],
  },
]

const submittedAt = '2026-11-24T10:30:00.000Z'
const failed = (correct: number | null): ExamState => ({
  ...OPENED,
  exam: { ...EXAM, result: { isPassed: false, submittedAt, correct, themes: THEMES } },
})
const passed = (certificate: Certificate | null): ExamState => ({
  ...OPENED,
  mayBegin: false,
  exam: {
    ...EXAM,
    result: {
      isPassed: true,
      submittedAt,
      correct: 18,
      answers: questions.map(({ correctAnswer }) => correctAnswer),
      questions,
      certificate,
      isOver: false,
    },
  },
})

/** Shows a component of the exam in this state, and returns the text of the screen. */
async function show(state: ExamState, part = <ExamPage />): Promise<string> {
  answer(readExam, () => state)
  const { container } = await showScreen(part, { user: AMARA })
  await screen.findByRole('heading', { level: 1 })
  return container.textContent
}

describe('a failed exam', () => {
  test('shows its score and the themes to study, each with a way to its module', async () => {
    const text = await show(failed(13))
    expect(text).toContain('13 of 20')
    expect(text).toContain('65%')
    const link = screen.getByRole('link', { name: 'Prepare, fill in, match' })
    expect(link.getAttribute('href')).toBe('/learn/ds160?module=preparation')
  })

  test('shows of a low score that it is low', async () => {
    expect(await show(failed(null))).toContain('fewer than 10 of 20')
  })

  test('shows no answer and no reason', async () => {
    const text = await show(failed(13))
    expect(text).not.toContain('Every question and its reasons')
    for (const { options } of questions) expect(text).not.toContain(options[0])
  })

  test.each([null, '2020-01-01T00:00:00.000Z'])(
    'offers another one where the next is possible from %s',
    async (nextAt) => {
      await show({ ...failed(13), nextAt })
      expect(screen.queryByRole('button', { name: 'Take another exam' })).not.toBeNull()
    },
  )

  test('says when another one is possible once two were begun', async () => {
    const text = await show({ ...failed(13), nextAt: new Date(2099, 0, 1, 12).toISOString() })
    expect(text).toMatch(/The next exam is possible from 1 Jan 2099/)
    expect(screen.queryByRole('button', { name: 'Take another exam' })).toBeNull()
  })
})

describe('the answers that this device keeps of an exam', () => {
  const keep = async (examId: string) => {
    const { answers } = await openStore(AMARA.id)
    await answers.put({ id: examNotes(examId), value: { '1': '2' }, at: 1 })
    return () => Promise.resolve(answers.get(examNotes(examId)))
  }

  test('stay while it is open, and where no exam is known', async () => {
    const open = { ...EXAM, examId: crypto.randomUUID() }
    const read = await keep(open.examId)
    for (const exam of [open, null]) {
      await show({ ...OPENED, exam })
      cleanup()
    }
    await forgetUnsaved()
    expect(await read()).toBeDefined()
  })

  test('go once the server has them', async () => {
    const read = await keep(EXAM.examId)
    await show(failed(13))
    await waitFor(async () => {
      expect(await read()).toBeUndefined()
    })
  })
})

describe('the beginning of the exam', () => {
  const mayBegin = () =>
    !screen.getByRole<HTMLButtonElement>('button', { name: 'Begin the exam' }).disabled

  test('is open to a class with questions enough', async () => {
    await show(OPENED)
    expect(mayBegin()).toBe(true)
  })

  test('says that it is closed for a class whose facts have expired', async () => {
    expect(await show({ ...OPENED, closedClasses: ['F-1'] })).toContain('Closed for F-1')
    expect(mayBegin()).toBe(false)
  })

  test('says when the next one is possible once two were begun', async () => {
    const text = await show({ ...OPENED, nextAt: new Date(2099, 0, 1, 12).toISOString() })
    expect(text).toMatch(/The next exam is possible from 1 Jan 2099/)
    expect(mayBegin()).toBe(false)
  })

  test('names the modules that are left, with a link to each, and whose statement it is', async () => {
    const reader = { ...AMARA, id: crypto.randomUUID() }
    keepUser(reader)
    answer(learningContent, () => premiumContent)
    const isLeft = (event: ProgressEvent) =>
      event.kind === 'module_completed' &&
      ['interview-changes', 'where-to-ask'].includes(event.payload.module)
    for (const event of allModulesDone()) if (!isLeft(event)) await recordEvent(reader.id, event)
    answer(readExam, () => ({ ...OPENED, modulesLeft: 2, mayBegin: false }))
    const { container } = await showScreen(<ExamPage />, { user: reader })
    await screen.findByText(/That you have read a module is your own statement/)
    const links = [...container.querySelectorAll('li a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['The interview: who, where, how long', '/learn/requirements?module=interview-changes'],
      ['Where to ask', '/learn/support?module=where-to-ask'],
    ])
    expect(container.textContent).toContain('2 modules are left.')
  })
})

describe('a passed exam', () => {
  test('shows every question and its reasons', async () => {
    expect(await show(passed(null))).toContain('Every question and its reasons')
  })

  test('asks for the name', async () => {
    await show(passed(null))
    expect(screen.queryByLabelText('Name on the certificate')).not.toBeNull()
  })

  test('asks for no name where the account has given one', async () => {
    const text = await show({ ...passed(null), holderName: 'Amara Okafor' })
    expect(text).toContain('Amara Okafor')
    expect(screen.queryByLabelText('Name on the certificate')).toBeNull()
  })

  test('has a certificate that says who gave the name and who states the reading', async () => {
    const text = await show(passed(CERTIFICATE), <CertificatePage />)
    expect(text).toContain('entered by the account owner; nobody checked it')
    expect(text).toContain("the owner's own statement; nobody watched the exam")
    expect(text).toContain('Its owner gave the name, unchecked.')
  })
})
