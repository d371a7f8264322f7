import Mic from 'lucide-react/icons/mic'
import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { BankContent } from '#contracts/learning/learning-content.ts'
import { SIMULATOR_QUESTIONS } from '#contracts/learning/practice.ts'
import { interviewName } from '#contracts/sync.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { readToday } from '#pwa/network/today.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import type { Reader } from '#pwa/screens/learning/use-reader-class.ts'
import { AnswerCheck } from './answer-check.tsx'
import styles from './class-simulator.module.css'
import { orderFor } from './simulator-order.ts'
import type { SpokenQuestion } from './spoken-answer.tsx'
import { usePractised } from './use-practised.ts'
import { words } from './words.ts'
import { WrittenAnswer } from './written-answer.tsx'

const PractiseAloud = lazyPart(async () => (await import('./practise-aloud.tsx')).PractiseAloud, {
  fallback: <CenteredSpinner />,
})

/** The device stores the recordings and the written answers under this name. */
export const CLASS_SIMULATOR = 'interview'

interface ClassSimulatorProps {
  bank: BankContent
  reader: Reader
  owner: string
}

export function ClassSimulator({ bank, reader, owner }: ClassSimulatorProps) {
  const { practiced, recordPractised } = usePractised(owner)
  if (!practiced) return <CenteredSpinner />
  return (
    <Run
      questions={orderFor(bank.questions, reader, practiced, readToday())}
      readerClass={reader.readerClass}
      {...{ owner, practiced, recordPractised }}
    />
  )
}

interface RunProps {
  /** The questions of the class, in an order that changes with each answer. */
  questions: readonly InterviewQuestion[]
  readerClass: ReaderClass
  owner: string
  practiced: ReadonlySet<string>
  recordPractised: (question: string) => Promise<void>
}

function Run({ questions, readerClass, owner, practiced, recordPractised }: RunProps) {
  // The order is fixed at the start, so that a new answer does not move the questions.
  const [ids] = useState(() => questions.map(({ id }) => id))
  const order = ids.flatMap((id) => questions.find((question) => question.id === id) ?? [])
  const [index, setIndex] = useState(0)
  const [hasMoved, setHasMoved] = useState(false)
  const [isAloud, setIsAloud] = useState(false)
  const done = order.filter(({ id }) => practiced.has(interviewName(id))).length
  const question = order[index]
  const round = order.slice(index, index + SIMULATOR_QUESTIONS)

  function moveTo(place: number) {
    setIndex(place)
    setHasMoved(true)
  }

  return (
    <div className={styles['simulator']}>
      <div className={styles['count']}>
        <p>{words.ofClass.practised(done, order.length, readerClass)}</p>
        <ProgressBar label={words.ofClass.progress} value={done / order.length} tone="ok" />
      </div>
      {question && (
        <div>
          <Button icon={isAloud ? <PenLine /> : <Mic />} onClick={() => setIsAloud(!isAloud)}>
            {isAloud ? words.ofClass.practiseInWriting : words.practiseAloud}
          </Button>
        </div>
      )}
      {!question && (
        <EmptyState
          level={2}
          title={words.ofClass.throughAll}
          actions={
            <Button variant="primary" onClick={() => moveTo(0)}>
              {words.ofClass.beginAgain}
            </Button>
          }
        >
          {words.ofClass.noneTwice(order.length, readerClass)}
        </EmptyState>
      )}
      {question && isAloud && (
        <>
          <VisuallyHidden>
            <h2>{words.practiseAloud}</h2>
          </VisuallyHidden>
          <PractiseAloud
            key={index}
            name={CLASS_SIMULATOR}
            questions={round.map(toSpoken)}
            owner={owner}
            onSpoken={(id) => void recordPractised(id)}
            renderAnswer={(id) => <SpokenCheck {...{ id, round, readerClass }} />}
          />
          <div>
            <Button variant="primary" onClick={() => moveTo(index + round.length)}>
              {words.ofClass.others}
            </Button>
          </div>
        </>
      )}
      {question && !isAloud && (
        <WrittenAnswer
          key={question.id}
          name={CLASS_SIMULATOR}
          place={words.ofClass.position(index + 1, order.length)}
          isArrival={hasMoved}
          {...{ question, readerClass, owner }}
          onSubmit={() => void recordPractised(question.id)}
          onNext={() => moveTo(index + 1)}
        />
      )}
    </div>
  )
}

function toSpoken(question: InterviewQuestion): SpokenQuestion {
  return { id: question.id, english: englishOf(question).title, question: question.title }
}

interface SpokenCheckProps {
  id: string
  round: readonly InterviewQuestion[]
  readerClass: ReaderClass
}

function SpokenCheck({ id, round, readerClass }: SpokenCheckProps) {
  const question = round.find((one) => one.id === id)
  return question && <AnswerCheck level={4} {...{ question, readerClass }} />
}
