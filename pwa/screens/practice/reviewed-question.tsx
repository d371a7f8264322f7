import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { EnglishToo, isGrave, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { Explanation } from './explanation.tsx'
import styles from './reviewed-question.module.css'
import { words } from './words.ts'

const { answers, results } = words.test

interface ReviewedQuestionProps {
  question: PracticeQuestion
  chosen: number | undefined
}

/** Shows a question after the test: the chosen option, the right option, and the reasons. */
export function ReviewedQuestion({ question, chosen }: ReviewedQuestionProps) {
  const isRight = chosen === question.correctAnswer
  return (
    <Disclosure
      title={
        <span className={styles['title']} data-right={isRight}>
          {isRight ? <Check aria-label={results.right} /> : <X aria-label={results.wrong} />}
          <span>
            <EnglishToo item={question} text={({ question: asked }) => asked} />
          </span>
        </span>
      }
    >
      <div className={styles['content']}>
        {isGrave(question) && <UnreadMark />}
        <ul className={styles['options']}>
          {question.options.map((option, index) => (
            <li key={option}>
              <p className={styles['option']}>
                <EnglishToo item={question} text={({ options }) => options[index] ?? option} />
                {index === question.correctAnswer && <em> {answers.right}</em>}
                {index === chosen && <em> {answers.chosen}</em>}
              </p>
              <p className={styles['reason']}>
                <EnglishToo item={question} text={({ reasons }) => reasons[index] ?? ''} />
              </p>
            </li>
          ))}
        </ul>
        {chosen === undefined && <p>{answers.none}</p>}
        <Explanation question={question} />
      </div>
    </Disclosure>
  )
}
