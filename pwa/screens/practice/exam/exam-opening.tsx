import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import {
  CERTIFICATE_LINE,
  EXAM_PASS_PERCENT,
  EXAM_QUESTIONS,
  EXAM_SECONDS,
  EXAMS_PER_DAY,
  type ExamClass,
  type ExamPace,
  type ExamState,
} from '#contracts/learning/exam.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { Choice } from '#pwa/ui/choice.tsx'
import styles from '#pwa/screens/practice/results.module.css'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { isUsedUp, NextExam } from './next-exam.tsx'
import { useExamCalls } from './use-exam.ts'

const MINUTES = EXAM_SECONDS / 60
const PACES: { value: ExamPace; label: string; hint: string }[] = [
  { value: 'standard', label: 'Standard', hint: `${String(MINUTES)} minutes` },
  { value: 'double', label: 'Double time', hint: `${String(2 * MINUTES)} minutes` },
  { value: 'relaxed', label: 'Relaxed', hint: 'no clock' },
]

/** Explains the exam and starts it. While modules are left, says how many come before the exam. */
export function ExamOpening({ owner, state }: { owner: string; state: ExamState }) {
  return (
    <Page width="reading">
      <PageHeading title="Final exam">
        {EXAM_QUESTIONS} questions from the whole guide. {EXAM_PASS_PERCENT}% pass, and lead to a
        certificate in your wallet.
      </PageHeading>
      {state.modulesLeft > 0 ? (
        <ModulesLeft modulesLeft={state.modulesLeft} />
      ) : (
        <Beginning owner={owner} state={state} />
      )}
      <p className={styles['legal']}>{CERTIFICATE_LINE}</p>
      <div className={styles['actions']}>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
    </Page>
  )
}

function ModulesLeft({ modulesLeft }: { modulesLeft: number }) {
  const modules = modulesLeft === 1 ? 'One module is' : `${String(modulesLeft)} modules are`
  return (
    <Notice title="It opens when all modules are complete">
      {modules} left. That you have read a module is your own statement: nobody watches you read.
      What you complete without a connection counts once it was sent.
    </Notice>
  )
}

function Beginning({ owner, state }: { owner: string; state: ExamState }) {
  const { notes } = useNotes(owner, INTERVIEW_NOTES)
  const noted = READER_CLASSES.find((value) => value === notes?.[INTERVIEW_VISA])
  const [chosen, setChosen] = useState<ExamClass>()
  const [pace, setPace] = useState<ExamPace>('standard')
  const { begin } = useExamCalls(owner)
  const readerClass = chosen ?? state.exam?.readerClass ?? noted ?? 'F-1'
  const isClosed = state.closedClasses.includes(readerClass)
  return (
    <>
      <Choice
        legend="Your visa class"
        options={READER_CLASSES.map((value) => ({ value, label: value }))}
        value={readerClass}
        onChange={setChosen}
      />
      <Choice legend="Time" options={PACES} value={pace} onChange={setPace} />
      <p>
        The answers and their reasons come when you have passed. A failed exam tells your score and
        the themes to study. An account begins {EXAMS_PER_DAY} exams in 24 hours. A lost connection
        costs nothing: what you choose is kept on this device, and sent when it is back.
      </p>
      {isClosed && (
        <Notice title={`Closed for ${readerClass}`}>
          Too many of our facts for this class wait to be checked again. It opens again when they
          are.
        </Notice>
      )}
      <NextExam nextAt={state.nextAt} />
      {begin.error && (
        <Notice tone="warn" isAlert>
          {sentenceFor(begin.error)}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button
          variant="primary"
          size="large"
          isBusy={begin.isPending}
          disabled={isClosed || isUsedUp(state.nextAt)}
          onClick={() => begin.mutate({ readerClass, pace })}
        >
          Begin the exam
        </Button>
      </div>
    </>
  )
}
