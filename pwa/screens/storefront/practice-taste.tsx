import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LEGAL_LINE, TRUE_COUNT_LINE, type PracticeQuestion } from '#contracts/learning/learning.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { readToday } from '#pwa/network/today.ts'
import styles from './practice-taste.module.css'
import { pickTaste } from './taste.ts'
import { TasteQuestion } from './taste-question.tsx'

/** Shows three questions of the practice test, one at a time. Shows the right answer after each choice. */
export function PracticeTaste({ questions }: { questions: readonly PracticeQuestion[] }) {
  const [taste] = useState(() => pickTaste(questions, readToday()))
  const [answers, setAnswers] = useState<readonly number[]>([])
  const [at, setAt] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const question = taste[at]

  function goTo(next: number) {
    flushSync(() => {
      setAt(next)
      if (next === 0) setAnswers([])
    })
    title.current?.focus()
  }

  return (
    <section className={styles['taste']} aria-labelledby="taste-title">
      <header className={styles['head']}>
        <h2 id="taste-title" ref={title} tabIndex={-1} className={styles['title']}>
          {question
            ? `Question ${String(at + 1)} of ${String(taste.length)} from the practice test`
            : `You got ${String(countRight(taste, answers))} of ${String(taste.length)}`}
        </h2>
        <p className={styles['line']}>
          {TRUE_COUNT_LINE} The free test has {questions.length} of them.
        </p>
      </header>
      {question ? (
        <TasteQuestion
          key={question.id}
          question={question}
          answer={answers[at]}
          onAnswer={(option) => setAnswers([...answers, option])}
          next={
            <Button variant="primary" onClick={() => goTo(at + 1)}>
              {at + 1 < taste.length ? 'Next Question' : 'See Your Result'}
            </Button>
          }
        />
      ) : (
        <div className={styles['result']}>
          <p>
            The free practice test asks {questions.length} questions for your visa class, with or
            without a clock, and gives the reason for every option.
          </p>
          <p className={styles['line']}>{LEGAL_LINE}</p>
          <div className={styles['actions']}>
            <ButtonLink variant="primary" to="/practice-test">
              Take Free Practice Test
            </ButtonLink>
            <Button onClick={() => goTo(0)}>Start Again</Button>
          </div>
        </div>
      )}
    </section>
  )
}

function countRight(questions: readonly PracticeQuestion[], answers: readonly number[]): number {
  return questions.filter(({ correctAnswer }, index) => answers[index] === correctAnswer).length
}
