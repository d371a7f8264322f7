import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Exam } from '#contracts/learning/exam.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { examNotes } from '#pwa/device/progress/exam-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { QuestionScreen } from '#pwa/screens/practice/question-screen.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { useExamCalls } from './use-exam.ts'
import { words } from './words.ts'

const { sending } = words

/**
 * A reload loses nothing: the device stores the answers as notes, and the address contains the
 * number of the question.
 */
export function RunningExam({ owner, exam }: { owner: string; exam: Exam }) {
  const { examId, questions } = exam
  const { notes, line, write } = useNotes(owner, examNotes(examId))
  const { submit } = useExamCalls(owner)
  const [search, setSearch] = useSearchParams()
  const index = placeOf(search.get('question'), questions.length)
  useEffect(() => markBusy('taking a test'), [])

  const answers = answersOf(notes ?? {})
  const send = () => {
    setSearch({}, { replace: true })
    submit.mutate({ examId, answers: questions.map(({ id }) => answers[id] ?? null) })
  }
  useSendAgain(submit.isError, send)

  const question = questions[index]
  if (!notes || !question) return <CenteredSpinner />
  if (submit.isPending || submit.isError) return <Sending error={submit.error} onAgain={send} />
  return (
    <QuestionScreen
      key={question.id}
      run={{
        questionIds: questions.map(({ id }) => id),
        answers,
        seed: question.id,
        limitSeconds: limitOf(exam),
      }}
      question={question}
      tags={[]}
      revealed={null}
      index={index}
      stopwatch={{ readSpentMs: () => serverNow() - Date.parse(exam.startedAt) }}
      onAnswer={(option) => write(String(question.id), String(option))}
      onMove={(place) => {
        setSearch({ question: String(place + 1) }, { replace: true, preventScrollReset: true })
      }}
      onSubmit={send}
    >
      <p>
        <SaveHint line={line} />
      </p>
    </QuestionScreen>
  )
}

/**
 * Returns the position of the question that the address names. Returns the first position when the
 * address names no question.
 */
function placeOf(named: string | null, total: number): number {
  const place = Number(named) - 1
  return Number.isInteger(place) && place >= 0 && place < total ? place : 0
}

function answersOf(notes: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(notes).map(([id, option]) => [id, Number(option)]))
}

function limitOf({ startedAt, endsAt }: Exam): number | null {
  return endsAt === null ? null : (Date.parse(endsAt) - Date.parse(startedAt)) / 1000
}

/**
 * Sends the answers again as soon as the server is reachable. After a refusal by the server, only a
 * press of the button sends them again.
 */
function useSendAgain(hasFailed: boolean, send: () => void): void {
  const isReached = useIsServerReached()
  const sendAgain = useEffectEvent(() => {
    if (hasFailed) send()
  })
  useEffect(() => {
    if (isReached) sendAgain()
  }, [isReached])
}

function Sending({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <Page width="reading">
      <PageHeading title={words.title} />
      {error ? (
        <Notice
          tone="warn"
          title={sending.failed}
          isAlert
          actions={<Button onClick={onAgain}>{sending.again}</Button>}
        >
          {sentenceFor(error)} {sending.kept}
        </Notice>
      ) : (
        <p role="status">{sending.marking}</p>
      )}
    </Page>
  )
}
