import { EXAMS_PER_DAY } from '#contracts/learning/exam.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'

/** Checks by the server's clock whether all exams of a day are used up. */
export function isUsedUp(nextAt: string | null): nextAt is string {
  return nextAt !== null && Date.parse(nextAt) > serverNow()
}

export function NextExam({ nextAt }: { nextAt: string | null }) {
  if (!isUsedUp(nextAt)) return null
  return (
    <Notice title={`The next exam is possible from ${formatInstant(nextAt)}`}>
      An account begins at most {EXAMS_PER_DAY} exams in 24 hours. One that was begun counts.
    </Notice>
  )
}
