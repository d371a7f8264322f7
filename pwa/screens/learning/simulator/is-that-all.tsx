import { ANSWER_WORDS_MIN, countWords } from '#contracts/learning/practice.ts'
import { Notice } from '#pwa/ui/notice.tsx'

export function isShort(answer: string): boolean {
  return countWords(answer) < ANSWER_WORDS_MIN
}

/**
 * Asks whether a very short answer is complete. Without a confirmation the question does not count as
 * practised.
 */
export function IsThatAll() {
  return (
    <Notice tone="warn" title="Is that all?" isAlert>
      These are fewer than {ANSWER_WORDS_MIN} words. Write what you would say at the window, or go
      on as it is.
    </Notice>
  )
}
