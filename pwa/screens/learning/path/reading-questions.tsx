import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { ReadingQuestion } from '#contracts/learning/learning.ts'
import { EnglishToo, isGrave, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import styles from './reading-questions.module.css'
import { words } from './words.ts'

interface ReadingQuestionsProps {
  /** The id of the form. The button below the form needs it. */
  form: string
  questions: readonly ReadingQuestion[]
  isAnswered: boolean
  /** Is called when every question has an answer, right or wrong. */
  onAnswer: () => void
}

/**
 * The answers get no score and are not stored. Practice stores answers to repeat the wrong ones,
 * but these questions are not repeated. A reload before all are answered asks all again.
 */
export function ReadingQuestions(props: ReadingQuestionsProps) {
  const { form, questions, isAnswered, onAnswer } = props
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [answers, setAnswers] = useState<ReadonlyMap<string, number>>(new Map())
  const [isMissing, setIsMissing] = useState(false)
  const right = questions.filter(({ id, correctAnswer }) => answers.get(id) === correctAnswer)

  useEffect(() => {
    section.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isAnswered])

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const open = questions.find(({ id }) => !answers.has(id))
    setIsMissing(open !== undefined)
    if (!open) onAnswer()
    else event.currentTarget.querySelector<HTMLElement>(`[name="${open.id}"]`)?.focus()
  }

  return (
    <section ref={section} className={styles['questions']} aria-labelledby={title}>
      <div>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
          {isAnswered
            ? words.questions.right(right.length, questions.length)
            : words.questions.title}
        </h2>
        <p className={styles['lead']}>
          {isAnswered ? words.questions.complete : words.questions.lead}
        </p>
      </div>
      <form id={form} className={styles['form']} noValidate onSubmit={check}>
        {questions.map((question) =>
          isAnswered ? (
            <Answered key={question.id} question={question} chosen={answers.get(question.id)} />
          ) : (
            <Asked
              key={question.id}
              question={question}
              chosen={answers.get(question.id)}
              isMissing={isMissing}
              onChoose={(option) => {
                setAnswers((before) => new Map(before).set(question.id, option))
              }}
            />
          ),
        )}
      </form>
    </section>
  )
}

interface AskedProps {
  question: ReadingQuestion
  chosen: number | undefined
  /** True when the reader pressed the button before all questions had an answer. */
  isMissing: boolean
  onChoose: (option: number) => void
}

function Asked({ question, chosen, isMissing, onChoose }: AskedProps) {
  const { id, options } = question
  const error = useId()
  const isOpen = isMissing && chosen === undefined
  return (
    <fieldset className={styles['question']} aria-describedby={isOpen ? error : undefined}>
      <legend className={styles['legend']}>
        <QuestionText question={question} />
      </legend>
      {isGrave(question) && <UnreadMark />}
      {isOpen && (
        <p id={error} className={styles['error']} role="alert">
          {words.questions.choose}
        </p>
      )}
      {options.map((text, option) => (
        <label key={text} className={styles['option']}>
          <input
            type="radio"
            name={id}
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          <span>
            <OptionText question={question} option={option} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Answered({ question, chosen }: Pick<AskedProps, 'question' | 'chosen'>) {
  const title = useId()
  const { options, correctAnswer } = question
  return (
    <section className={styles['question']} aria-labelledby={title}>
      <h3 id={title} className={styles['legend']}>
        <QuestionText question={question} />
      </h3>
      {isGrave(question) && <UnreadMark />}
      <ul className={styles['options']}>
        {options.map((text, option) => (
          <li
            key={text}
            className={styles['option']}
            data-state={stateOf(option, question, chosen)}
          >
            <Mark isRight={option === correctAnswer} isChosen={option === chosen} />
            <span>
              <OptionText question={question} option={option} />
            </span>
            {option === correctAnswer && option === chosen && (
              <em>{words.questions.yourRightAnswer}</em>
            )}
            {option === correctAnswer && option !== chosen && (
              <em>{words.questions.rightAnswer}</em>
            )}
            {option !== correctAnswer && option === chosen && <em>{words.questions.yourAnswer}</em>}
          </li>
        ))}
      </ul>
      <DatedText item={question}>
        <p>
          <EnglishToo item={question} text={({ explanation }) => explanation} />
        </p>
      </DatedText>
    </section>
  )
}

function QuestionText({ question }: Pick<AskedProps, 'question'>) {
  return <EnglishToo item={question} text={({ question: asked }) => asked} />
}

function OptionText({ question, option }: Pick<AskedProps, 'question'> & { option: number }) {
  return <EnglishToo item={question} text={({ options }) => options[option] ?? ''} />
}

function stateOf(option: number, { correctAnswer }: ReadingQuestion, chosen: number | undefined) {
  if (option === correctAnswer) return 'right'
  return option === chosen ? 'wrong' : 'other'
}

function Mark({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }) {
  if (isRight) return <Check aria-hidden="true" />
  return isChosen ? <X aria-hidden="true" /> : <span aria-hidden="true" />
}
