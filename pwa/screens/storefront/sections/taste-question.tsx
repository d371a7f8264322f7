import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { EnglishToo, isGrave, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import styles from './practice-taste.module.css'
import { words } from './words.tsx'

interface TasteQuestionProps {
  question: PracticeQuestion
  answer: number | undefined
  onAnswer: (option: number) => void
  /** The button that opens the next question after an answer. */
  next: ReactNode
}

export function TasteQuestion({ question, answer, onAnswer, next }: TasteQuestionProps) {
  const isAnswered = answer !== undefined
  return (
    <div className={styles['columns']}>
      <div className={styles['question']}>
        <p id="taste-question">
          <EnglishToo item={question} text={({ question: asked }) => asked} />
        </p>
        {isGrave(question) && <UnreadMark />}
      </div>
      <ol className={styles['options']} aria-labelledby="taste-question">
        {question.options.map((text, option) => (
          <li key={text}>
            <button
              type="button"
              className={styles['option']}
              data-mark={isAnswered ? markOf(question, option, answer) : undefined}
              aria-pressed={option === answer}
              disabled={isAnswered && option !== answer}
              onClick={() => {
                if (!isAnswered) onAnswer(option)
              }}
            >
              <span className={styles['letter']}>{'ABCD'[option]}</span>
              <span>
                <EnglishToo item={question} text={({ options }) => options[option] ?? ''} />
              </span>
              {isAnswered && <Mark mark={markOf(question, option, answer)} />}
            </button>
          </li>
        ))}
      </ol>
      <div role="status" className={styles['reason']}>
        {isAnswered && <Reason question={question} answer={answer} />}
        {isAnswered && <div className={styles['actions']}>{next}</div>}
      </div>
    </div>
  )
}

function Reason({ question, answer }: { question: PracticeQuestion; answer: number }) {
  const { correctAnswer } = question
  const reasonOf = (option: number) => (
    <EnglishToo item={question} text={({ reasons }) => reasons[option] ?? ''} />
  )
  return (
    <DatedText item={question}>
      {answer !== correctAnswer && <p>{words.taste.notRight(reasonOf(answer))}</p>}
      <p>{reasonOf(correctAnswer)}</p>
    </DatedText>
  )
}

type MarkName = 'right' | 'wrong' | undefined

function markOf({ correctAnswer }: PracticeQuestion, option: number, answer: number): MarkName {
  if (option === correctAnswer) return 'right'
  return option === answer ? 'wrong' : undefined
}

function Mark({ mark }: { mark: MarkName }) {
  if (mark === 'right') return <Check role="img" aria-label={words.taste.rightAnswer} />
  return mark === 'wrong' ? <X role="img" aria-label={words.taste.wrongAnswer} /> : null
}
