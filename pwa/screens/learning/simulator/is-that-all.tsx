import { ANSWER_WORDS_MIN, countWords } from '#contracts/learning/practice.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.ts'

export function isShort(answer: string): boolean {
  return countWords(answer) < ANSWER_WORDS_MIN
}

/**
 * Asks whether a very short answer is complete. The question counts as practised only after the
 * learner has confirmed this.
 */
export function IsThatAll() {
  return (
    <Notice tone="warn" title={words.isThatAll.title} isAlert>
      {words.isThatAll.text(ANSWER_WORDS_MIN)}
    </Notice>
  )
}
