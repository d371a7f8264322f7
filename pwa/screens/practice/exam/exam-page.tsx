import { useState } from 'react'
import { LearningStorage } from '#pwa/device/progress/learning-storage.tsx'
import { sentenceFor } from '#pwa/network/errors.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { ExamOpening } from './exam-opening.tsx'
import { ExamResults } from './exam-results.tsx'
import { FailedExam } from './failed-exam.tsx'
import { isUsedUp } from './next-exam.tsx'
import { RunningExam } from './running-exam.tsx'
import { useExam } from './use-exam.ts'
import { words } from './words.ts'

/** Shows the final exam in each of its states: closed, ready to begin, running, failed or passed. */
export function ExamPage() {
  const { id: owner } = useUser()
  const { state, error, refetch } = useExam(owner)
  const [isChoosing, setIsChoosing] = useState(false)

  if (state) {
    const { exam, mayBegin, nextAt, holderName } = state
    const onAgain = mayBegin && !isUsedUp(nextAt) ? () => setIsChoosing(true) : undefined
    return (
      <>
        <LearningStorage />
        {exam && !exam.result ? (
          <RunningExam key={exam.examId} owner={owner} exam={exam} />
        ) : exam?.result && !(isChoosing && onAgain) ? (
          exam.result.isPassed ? (
            <ExamResults
              owner={owner}
              exam={exam}
              result={exam.result}
              holderName={holderName}
              nextAt={mayBegin ? nextAt : null}
              onAgain={onAgain}
            />
          ) : (
            <FailedExam exam={exam} result={exam.result} nextAt={nextAt} onAgain={onAgain} />
          )
        ) : (
          <ExamOpening owner={owner} state={state} />
        )}
      </>
    )
  }
  if (!error) return <CenteredSpinner />
  return (
    <Page width="reading">
      <PageHeading title={words.title} />
      <Notice
        tone="warn"
        title={words.failure.title}
        actions={<Button onClick={() => void refetch()}>{words.failure.again}</Button>}
      >
        {sentenceFor(error)}
      </Notice>
    </Page>
  )
}
