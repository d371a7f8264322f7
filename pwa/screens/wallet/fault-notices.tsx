import { CLOCK_TOLERANCE_MS, MINUTE_MS } from '#contracts/time.ts'
import { findObstacle } from '#pwa/device/presentation/obstacle.ts'
import { WARN_BEFORE_MS, type Passes } from '#pwa/device/presentation/passes.ts'
import { possibleTimes, useClockOffset } from '#pwa/network/server-clock.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { describeClock } from './describe-clock.ts'
import { words } from './words.tsx'

/** Shows the faults that the holder should know before a visit to a counter. */
export function FaultNotices({ passes }: { passes: Passes | undefined }) {
  return (
    <>
      <ClockNotice />
      {passes && <PassNotice passes={passes} />}
    </>
  )
}

function ClockNotice() {
  const offset = useClockOffset()
  const { now, orElse } = possibleTimes()
  if (Math.abs(offset) <= CLOCK_TOLERANCE_MS) return null
  return (
    <Notice tone="warn" title={words.clock.title}>
      {describeClock(offset)} {now === orElse ? words.clock.isCorrected : words.clock.wasSo}
    </Notice>
  )
}

function PassNotice({ passes: { trouble, times } }: { passes: Passes }) {
  const now = useNow(MINUTE_MS) + useClockOffset()
  if (trouble === 'held-back') {
    return (
      <Notice tone="warn">
        {words.passes.heldBack}{' '}
        {times && times.expiresAt > now
          ? words.passes.goodUntil(formatInstant(times.expiresAt))
          : words.passes.noneUntilThen}
      </Notice>
    )
  }
  if (trouble && trouble !== 'no-connection') {
    return <Notice>{words.passes.troubles[trouble]}</Notice>
  }
  if (!times) return null
  const obstacle = findObstacle(times)
  if (obstacle) return <Notice tone="warn">{words.passes.obstacles[obstacle]}</Notice>
  if (times.expiresAt - now > WARN_BEFORE_MS) return null
  return <Notice tone="warn">{words.passes.endsSoon(formatInstant(times.expiresAt))}</Notice>
}
