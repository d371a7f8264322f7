import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  EXAM_PASS_PERCENT,
  EXAM_QUESTIONS,
  EXAM_SECONDS,
  EXAMS_PER_DAY,
  type ExamClass,
  type ExamPace,
  type ExamState,
} from '#contracts/learning/exam.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { modulesLeftOf } from '#contracts/learning/module-progress.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { usePremiumContent } from '#pwa/device/content/use-content.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { useProgress } from '#pwa/device/progress/use-progress.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Choice } from '#pwa/ui/choice.tsx'
import styles from '#pwa/screens/practice/results.module.css'
import { words as practiceWords } from '#pwa/screens/practice/words.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import openingStyles from './exam-opening.module.css'
import { isUsedUp, NextExam } from './next-exam.tsx'
import { useExamCalls } from './use-exam.ts'
import { words } from './words.ts'

const { opening } = words
const { paces } = opening

const MINUTES = EXAM_SECONDS / 60
const PACES: { value: ExamPace; label: string; hint: string }[] = [
  { value: 'standard', label: paces.standard, hint: opening.minutes(MINUTES) },
  { value: 'double', label: paces.double, hint: opening.minutes(2 * MINUTES) },
  { value: 'relaxed', label: paces.relaxed, hint: opening.noClock },
]

/** Explains the exam and starts it. When some modules are not done, says which. */
export function ExamOpening({ owner, state }: { owner: string; state: ExamState }) {
  return (
    <Page width="reading">
      <PageHeading title={words.title}>
        {opening.questions(EXAM_QUESTIONS, EXAM_PASS_PERCENT)}
      </PageHeading>
      {state.modulesLeft > 0 ? (
        <ModulesLeft owner={owner} count={state.modulesLeft} />
      ) : (
        <Beginning owner={owner} state={state} />
      )}
      <p className={styles['legal']}>{words.privateCourse}</p>
      <div className={styles['actions']}>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} to="/dashboard">
          {practiceWords.test.results.toDashboard}
        </ButtonLink>
      </div>
    </Page>
  )
}

/**
 * Names the modules that are left. The server's count decides. It is higher than this list while the
 * server does not have all that was completed on this device.
 */
function ModulesLeft({ owner, count }: { owner: string; count: number }) {
  const { data: content, isPending } = usePremiumContent(owner)
  const { data: progress } = useProgress(owner)
  if (isPending || !progress) return <CenteredSpinner />
  const left = content ? modulesLeftOf(content.paths, progress) : []
  return (
    <>
      <Notice title={opening.whenComplete}>
        {opening.modulesLeft(count)} {opening.ownStatement}
      </Notice>
      {content?.paths
        .filter(({ id }) => left.some(({ path }) => path.id === id))
        .map(({ id, title }) => (
          <section key={id} aria-labelledby={`path-${id}`}>
            <h2 id={`path-${id}`} className={openingStyles['path']}>
              {unbroken(title)}
            </h2>
            <ul className={openingStyles['modules']}>
              {left
                .filter(({ path }) => path.id === id)
                .map(({ module }) => (
                  <li key={module.id}>
                    <Link to={moduleAddress(id, module.id)}>
                      <ItemTitle item={module} />
                    </Link>
                    <span className={openingStyles['minutes']}>
                      {opening.minutes(module.estimatedTime)}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
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
        legend={opening.visaClass}
        options={READER_CLASSES.map((value) => ({ value, label: value }))}
        value={readerClass}
        onChange={setChosen}
      />
      <Choice legend={opening.time} options={PACES} value={pace} onChange={setPace} />
      <p>{opening.rules(EXAMS_PER_DAY)}</p>
      {isClosed && <Notice title={opening.closed(readerClass)}>{opening.unchecked}</Notice>}
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
          {opening.begin}
        </Button>
      </div>
    </>
  )
}
