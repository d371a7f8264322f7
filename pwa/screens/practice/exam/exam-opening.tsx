import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import {
  CERTIFICATE_LINE,
  EXAM_PASS_PERCENT,
  EXAM_QUESTIONS,
  EXAM_SECONDS,
  type ExamClass,
  type ExamPace,
  type ExamState,
} from '#contracts/learning/exam.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { Choice } from '#pwa/screens/practice/choice.tsx'
import styles from '#pwa/screens/practice/results.module.css'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { useExamCalls } from './use-exam.ts'

const MINUTES = EXAM_SECONDS / 60
const PACES: { value: ExamPace; label: string; hint: string }[] = [
  { value: 'standard', label: 'Standard', hint: `${String(MINUTES)} minutes` },
  { value: 'double', label: 'Double time', hint: `${String(2 * MINUTES)} minutes` },
  { value: 'relaxed', label: 'Relaxed', hint: 'no clock' },
]

/** What the exam is, and its beginning; or how much of the guide comes first. */
export function ExamOpening({ owner, state }: { owner: string; state: ExamState }) {
  return (
    <Page width="reading">
      <PageHeading title="Final exam">
        {EXAM_QUESTIONS} questions from the whole guide. {EXAM_PASS_PERCENT}% pass, and lead to a
        certificate in your wallet.
      </PageHeading>
      {state.modulesLeft > 0 ? (
        <Closed modulesLeft={state.modulesLeft} />
      ) : (
        <Beginning owner={owner} lastClass={state.exam?.readerClass} />
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

function Closed({ modulesLeft }: { modulesLeft: number }) {
  const modules = modulesLeft === 1 ? 'One module is' : `${String(modulesLeft)} modules are`
  return (
    <Notice title="It opens when all modules are complete">
      {modules} left. What you complete without a connection counts once it was sent.
    </Notice>
  )
}

function Beginning({ owner, lastClass }: { owner: string; lastClass: ExamClass | undefined }) {
  const { notes } = useNotes(owner, INTERVIEW_NOTES)
  const noted = READER_CLASSES.find((value) => value === notes?.[INTERVIEW_VISA])
  const [chosen, setChosen] = useState<ExamClass>()
  const [pace, setPace] = useState<ExamPace>('standard')
  const { begin } = useExamCalls(owner)
  const readerClass = chosen ?? lastClass ?? noted ?? 'F-1'
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
        The answers and their reasons come when you have submitted. A lost connection costs nothing:
        what you choose is kept on this device, and sent when it is back.
      </p>
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
          onClick={() => {
            begin.mutate({ readerClass, pace })
          }}
        >
          Begin the exam
        </Button>
      </div>
    </>
  )
}
