import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  type SimulatorQuestion,
  VISA_TYPES,
  type VisaType,
  SIMULATOR_ANSWER_MAX,
} from '#contracts/learning/learning.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { EnglishFirst, EnglishToo } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { Reading } from '#pwa/device/content/reading.tsx'
import { PRICE } from '#pwa/screens/storefront/claims/claims.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { TextArea } from '#pwa/ui/text-input.tsx'
import styles from './simulator.module.css'
import {
  isAnswered,
  NEW_RUN,
  nextQuestion,
  type SimulatorRun,
  submitAnswer,
} from './simulator-run.ts'
import { words } from './words.ts'

interface SimulatorProps {
  questions: readonly SimulatorQuestion[]
  onAnswered: (questionId: string) => void
}

export function Simulator({ questions, onAnswered }: SimulatorProps) {
  const [run, setRun] = useState(NEW_RUN)
  const [visaType, setVisaType] = useState<VisaType>('F-1')
  const question = questions[run.index]
  const heading = useFocusOnChange(`${String(run.index)} ${String(run.isComplete)}`)

  function restart() {
    setRun(NEW_RUN)
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = submitAnswer(run, questions.length)
    setRun(next)
    if (question && next !== run) onAnswered(question.id)
  }

  if (!question) return null
  if (run.isComplete) {
    return (
      <div className={styles['simulator']}>
        <h3 ref={heading} tabIndex={-1} className={styles['question']}>
          {words.end.title}
        </h3>
        <p>{words.end.answered(questions.length)}</p>
        <Feedback question={question} visaType={visaType} />
        <Answers run={run} questions={questions} />
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to="/checkout" reloadDocument>
            {words.end.getTheGuide(PRICE)}
          </ButtonLink>
          <Button icon={<RotateCcw />} onClick={restart}>
            {words.end.tryAgain}
          </Button>
        </div>
        <p className={styles['small']}>{words.end.legalLine}</p>
      </div>
    )
  }
  return (
    <form className={styles['simulator']} onSubmit={handleSubmit}>
      <Select
        label={words.question.visaType}
        value={visaType}
        options={VISA_TYPES.map((value) => ({ value, label: value }))}
        onValueChange={(value) => {
          setVisaType(VISA_TYPES.find((known) => known === value) ?? visaType)
        }}
      />
      <p className={styles['place']}>{words.question.place(run.index + 1, questions.length)}</p>
      <ProgressBar label={words.question.progress} value={(run.index + 1) / questions.length} />
      <p className={styles['tags']}>
        <Badge>{labelOf(question.category)}</Badge>
        <Badge>{words.question.difficulties[question.difficulty]}</Badge>
      </p>
      <h3 ref={heading} tabIndex={-1} className={styles['question']}>
        <Both english={englishOf(question).question} own={question.question} />
      </h3>
      <p className={styles['tip']}>
        <strong>{words.question.tip}</strong>{' '}
        <EnglishToo item={question} text={({ tips }) => tips[0] ?? ''} />
      </p>
      <TextArea
        label={words.question.answer}
        hint={words.question.answerHint}
        maxLength={SIMULATOR_ANSWER_MAX}
        readOnly={isAnswered(run)}
        value={run.draft}
        onValueChange={(draft) => setRun({ ...run, draft })}
      />
      {isAnswered(run) && <Feedback question={question} visaType={visaType} />}
      <div className={styles['actions']}>
        {isAnswered(run) ? (
          <Button variant="primary" onClick={() => setRun(nextQuestion(run))}>
            {words.question.next}
          </Button>
        ) : (
          <Button variant="primary" type="submit" disabled={run.draft.trim() === ''}>
            {words.question.submit}
          </Button>
        )}
        <Button variant="quiet" icon={<RotateCcw />} onClick={restart}>
          {words.question.restart}
        </Button>
      </div>
    </form>
  )
}

/** Shows material to compare the answer with. The app does not judge the answer. */
function Feedback({ question, visaType }: { question: SimulatorQuestion; visaType: VisaType }) {
  return (
    <div role="status" className={styles['feedback']}>
      <Notice title={words.feedback.title}>
        <EnglishToo item={question} text={({ feedback }) => feedback} />
      </Notice>
      <p>
        <strong>{words.feedback.assesses(visaType)}</strong>{' '}
        <EnglishToo item={question} text={({ assesses }) => assesses[visaType]} />
      </p>
      <div className={styles['outline']}>
        <h4>{words.feedback.outline}</h4>
        <EnglishFirst item={question}>{({ answer }) => <Reading content={answer} />}</EnglishFirst>
      </div>
      <p>
        <strong>{words.feedback.followUp}</strong>{' '}
        <Both
          english={englishOf(question).followUps[visaType]}
          own={question.followUps[visaType]}
        />
      </p>
    </div>
  )
}

function Answers({
  run,
  questions,
}: {
  run: SimulatorRun
  questions: readonly SimulatorQuestion[]
}) {
  return (
    <dl className={styles['answers']}>
      {questions.map((question, place) => (
        <div key={question.id}>
          <dt>
            <Both english={englishOf(question).question} own={question.question} />
          </dt>
          <dd>{run.answers[place]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Moves the focus to a new question. Does not move it when the page opens. */
function useFocusOnChange(place: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    heading.current?.focus()
  }, [place])
  return heading
}
