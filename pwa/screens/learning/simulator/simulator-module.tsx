import Mic from 'lucide-react/icons/mic'
import { type ReactNode, useState } from 'react'
import {
  type ReaderClass,
  type SimulatorQuestion,
  VISA_TYPES,
  SIMULATOR_ANSWER_MAX,
} from '#contracts/learning/learning.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { EnglishToo } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { TextArea } from '#pwa/ui/text-input.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { answersName } from '#pwa/screens/learning/path-progress.ts'
import {
  CLASS_OPTIONS,
  CLASS_PLACEHOLDER,
  useReaderClass,
} from '#pwa/screens/learning/use-reader-class.ts'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { isShort, IsThatAll } from './is-that-all.tsx'
import { RecommendedAnswer } from './recommended-answer.tsx'
import styles from './simulator-module.module.css'
import type { SpokenQuestion } from './spoken-answer.tsx'
import { usePractised } from './use-practised.ts'
import { words } from './words.ts'

const PractiseAloud = lazyPart(async () => (await import('./practise-aloud.tsx')).PractiseAloud, {
  fallback: <CenteredSpinner />,
})

interface SimulatorModuleProps {
  name: string
  questions: readonly SimulatorQuestion[]
  owner: string
}

/**
 * Shows each question with a box for the learner's own answer. Then shows the outline of a good
 * answer and some tips.
 */
export function SimulatorModule({ name, questions, owner }: SimulatorModuleProps) {
  const { isLoading, readerClass, choose } = useReaderClass(owner)
  const [isAloud, setIsAloud] = useState(false)
  const { notes, line, write } = useNotes(owner, answersName(name))
  const { recordPractised } = usePractised(owner)

  return (
    <div className={styles['module']}>
      <div className={styles['intro']}>
        <p>{learningWords.trueCountLine}</p>
        <Select
          label={words.module.visaType}
          placeholder={CLASS_PLACEHOLDER}
          disabled={isLoading}
          value={readerClass ?? ''}
          options={CLASS_OPTIONS}
          onValueChange={choose}
        />
        <div>
          <ButtonLink to="/dashboard/simulator">
            {readerClass ? words.module.moreFor(readerClass) : words.module.forYourClass}
          </ButtonLink>
        </div>
      </div>
      {isAloud ? (
        <PractiseAloud
          name={name}
          questions={questions.map(toSpoken)}
          owner={owner}
          onSpoken={(id) => void recordPractised(id)}
          renderAnswer={(id) => {
            const question = questions.find((one) => one.id === id)
            return question && <RecommendedAnswer question={question} />
          }}
        />
      ) : (
        <div>
          <Button icon={<Mic />} onClick={() => setIsAloud(true)}>
            {words.practiseAloud}
          </Button>
        </div>
      )}
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          readerClass={readerClass}
          hint={<SaveHint line={line} />}
          answer={notes && (notes[question.id] ?? '')}
          onAnswer={(text) => write(question.id, text)}
          onCompare={() => void recordPractised(question.id)}
        />
      ))}
    </div>
  )
}

function toSpoken(question: SimulatorQuestion): SpokenQuestion {
  return { id: question.id, english: englishOf(question).question, question: question.question }
}

interface QuestionProps {
  question: SimulatorQuestion
  readerClass: ReaderClass | undefined
  hint: ReactNode
  /** Undefined until the device has read the answer. */
  answer: string | undefined
  onAnswer: (text: string) => void
  onCompare: () => void
}

/** Asks for the learner's own answer, spoken or written. Then shows the recommended answer. */
function Question({ question, readerClass, hint, answer, onAnswer, onCompare }: QuestionProps) {
  const visaType = VISA_TYPES.find((one) => one === readerClass)
  const [isAnswered, setIsAnswered] = useState(false)
  const [isAskedAbout, setIsAskedAbout] = useState(false)
  // An empty box counts as complete, because the learner may have spoken the answer.
  const isTooShort = answer !== undefined && answer.trim() !== '' && isShort(answer)
  return (
    <section className={styles['question']} aria-labelledby={question.id}>
      <p className={styles['tags']}>
        <Badge>{labelOf(question.category)}</Badge>
        <Badge>{learningWords.difficulties[question.difficulty]}</Badge>
      </p>
      <h3 id={question.id}>
        <Both english={englishOf(question).question} own={question.question} />
      </h3>
      {visaType && (
        <p className={styles['assesses']}>
          <strong>{words.officerWants(visaType)}</strong>{' '}
          <EnglishToo item={question} text={({ assesses }) => assesses[visaType]} />
        </p>
      )}
      <TextArea
        label={words.yourAnswer}
        hint={hint}
        maxLength={SIMULATOR_ANSWER_MAX}
        disabled={answer === undefined}
        value={answer ?? ''}
        onValueChange={(text) => {
          onAnswer(text)
          setIsAskedAbout(false)
        }}
      />
      {isAskedAbout && !isAnswered && <IsThatAll />}
      {isAnswered ? (
        <DatedText item={question}>
          <RecommendedAnswer question={question} isArrival />
          {visaType && (
            <p>
              <strong>{words.module.mayFollow}</strong>{' '}
              <Both
                english={englishOf(question).followUps[visaType]}
                own={question.followUps[visaType]}
              />
            </p>
          )}
        </DatedText>
      ) : (
        <div>
          <Button
            onClick={() => {
              if (isTooShort && !isAskedAbout) {
                setIsAskedAbout(true)
                return
              }
              setIsAnswered(true)
              onCompare()
            }}
          >
            {isAskedAbout ? words.module.compareAsItIs : words.module.compare}
          </Button>
        </div>
      )}
    </section>
  )
}
