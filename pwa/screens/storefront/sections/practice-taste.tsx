import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { readToday } from '#pwa/network/today.ts'
import { words as storefrontWords } from '#pwa/screens/storefront/words.ts'
import styles from './practice-taste.module.css'
import { words } from './words.tsx'
import { pickTaste } from './taste.ts'
import { TasteQuestion } from './taste-question.tsx'

/**
 * Shows three questions of the practice test, one after another. After each choice, shows the right
 * answer.
 */
export function PracticeTaste({ questions }: { questions: readonly PracticeQuestion[] }) {
  const [today] = useState(readToday)
  const taste = pickTaste(questions, today)
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
            ? words.taste.place(at + 1, taste.length)
            : words.taste.result(countRight(taste, answers), taste.length)}
        </h2>
        <p className={styles['line']}>
          {words.trueCountLine} {words.taste.freeTest(questions.length)}
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
              {at + 1 < taste.length ? words.taste.next : words.taste.seeResult}
            </Button>
          }
        />
      ) : (
        <div className={styles['result']}>
          <p>{words.taste.wholeTest(questions.length)}</p>
          <p className={styles['line']}>{words.legalLine}</p>
          <div className={styles['actions']}>
            <ButtonLink variant="primary" to="/practice-test">
              {storefrontWords.takePracticeTest}
            </ButtonLink>
            <Button onClick={() => goTo(0)}>{words.taste.startAgain}</Button>
          </div>
        </div>
      )}
    </section>
  )
}

function countRight(questions: readonly PracticeQuestion[], answers: readonly number[]): number {
  return questions.filter(({ correctAnswer }, index) => answers[index] === correctAnswer).length
}
