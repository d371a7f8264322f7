import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { EnglishToo } from '#pwa/device/content/english-first.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import styles from './explanation.module.css'
import { words } from './words.ts'

/**
 * Explains the answer in our own words. Names the source, the day of the source, and the official
 * page.
 */
export function Explanation({ question }: { question: PracticeQuestion }) {
  return (
    <div className={styles['explanation']}>
      <h2 className={styles['heading']}>{words.test.explanation.title}</h2>
      <StatusBadge item={question} />
      <DatedText item={question}>
        <p>
          <EnglishToo item={question} text={({ explanation }) => explanation} />
        </p>
        <p>
          <strong>{words.test.explanation.aiInsight}</strong>{' '}
          <EnglishToo item={question} text={({ aiInsight }) => aiInsight} />
        </p>
      </DatedText>
    </div>
  )
}
