import Mic from 'lucide-react/icons/mic'
import { type ReactNode, useState } from 'react'
import {
  type SimulatorQuestion,
  TRUE_COUNT_LINE,
  VISA_TYPES,
  type VisaType,
} from '#contracts/learning.ts'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { answersName } from './path-progress.ts'
import { RecommendedAnswer } from './recommended-answer.tsx'
import styles from './simulator-module.module.css'

const PractiseAloud = lazyPart(async () => (await import('./practise-aloud.tsx')).PractiseAloud, {
  fallback: <CenteredSpinner />,
})

const ANSWER_MAX = 4000

interface SimulatorModuleProps {
  name: string
  questions: readonly SimulatorQuestion[]
  owner: string
}

/** Each question with a box for an answer of one's own, and then its outline and its tips. */
export function SimulatorModule({ name, questions, owner }: SimulatorModuleProps) {
  const [visaType, setVisaType] = useState<VisaType>('F-1')
  const [isAloud, setIsAloud] = useState(false)
  const { notes, line, write } = useNotes(owner, answersName(name))

  return (
    <div className={styles['module']}>
      <div className={styles['intro']}>
        <p>{TRUE_COUNT_LINE}</p>
        <Select
          label="Visa type"
          value={visaType}
          options={VISA_TYPES.map((value) => ({ value, label: value }))}
          onValueChange={(value) => {
            setVisaType(VISA_TYPES.find((known) => known === value) ?? 'F-1')
          }}
        />
      </div>
      {isAloud ? (
        <PractiseAloud name={name} questions={questions} owner={owner} />
      ) : (
        <div>
          <Button
            icon={<Mic />}
            onClick={() => {
              setIsAloud(true)
            }}
          >
            Practise aloud
          </Button>
        </div>
      )}
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          visaType={visaType}
          hint={<SaveHint line={line} />}
          answer={notes && (notes[question.id] ?? '')}
          onAnswer={(text) => {
            write(question.id, text)
          }}
        />
      ))}
    </div>
  )
}

interface QuestionProps {
  question: SimulatorQuestion
  visaType: VisaType
  hint: ReactNode
  /** Absent while it is read from the device. */
  answer: string | undefined
  onAnswer: (text: string) => void
}

/** First the learner's own words, spoken or written, then the recommended ones. */
function Question({ question, visaType, hint, answer, onAnswer }: QuestionProps) {
  const [isAnswered, setIsAnswered] = useState(false)
  return (
    <section className={styles['question']} aria-labelledby={question.id}>
      <p className={styles['tags']}>
        <Badge>{question.category}</Badge>
        <Badge>{question.difficulty}</Badge>
      </p>
      <h3 id={question.id}>{unbroken(question.question)}</h3>
      <p className={styles['assesses']}>
        <strong>{visaType}, what the officer wants to know:</strong>{' '}
        {unbroken(question.assesses[visaType])}
      </p>
      <TextArea
        label="Your answer"
        hint={hint}
        maxLength={ANSWER_MAX}
        disabled={answer === undefined}
        value={answer ?? ''}
        onValueChange={onAnswer}
      />
      {isAnswered ? (
        <>
          <RecommendedAnswer question={question} isArrival />
          <p>
            <strong>A question that may follow:</strong> {unbroken(question.followUps[visaType])}
          </p>
          <SourceLine item={question} />
        </>
      ) : (
        <div>
          <Button
            onClick={() => {
              setIsAnswered(true)
            }}
          >
            I have answered: compare
          </Button>
        </div>
      )}
    </section>
  )
}
