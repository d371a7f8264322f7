import { EXAMS_PER_DAY } from '#contracts/learning/exam.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.ts'

/**
 * Checks whether the account has used up its exams of this day, by the server's clock. `nextAt` is
 * the time at which the next exam may begin.
 */
export function isUsedUp(nextAt: string | null): nextAt is string {
  return nextAt !== null && Date.parse(nextAt) > serverNow()
}

export function NextExam({ nextAt }: { nextAt: string | null }) {
  if (!isUsedUp(nextAt)) return null
  return (
    <Notice title={words.next.from(formatInstant(nextAt))}>
      {words.next.limit(EXAMS_PER_DAY)}
    </Notice>
  )
}
