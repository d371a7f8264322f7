import Clock from 'lucide-react/icons/clock'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTimerSpoken, timerColour } from '#contracts/learning/practice.ts'
import { formatSeconds } from '#pwa/ui/countdown.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import type { Stopwatch } from './stopwatch.ts'
import { secondsLeft } from './test-run.ts'
import styles from './test-timer.module.css'
import { words } from './words.ts'

const TICK_MS = 1000

const { timer } = words.test

interface TestTimerProps {
  limitSeconds: number
  stopwatch: Stopwatch
  onLapse: (spentMs: number) => void
}

/** Shows the remaining time. A screen reader reads the time only at some moments. */
export function TestTimer({ limitSeconds, stopwatch, onLapse }: TestTimerProps) {
  const spentMs = useSpentMs(stopwatch)
  const left = secondsLeft(limitSeconds, spentMs)
  const hasLapsed = left === 0
  const handleLapse = useEffectEvent(() => onLapse(stopwatch.readSpentMs()))
  useEffect(() => {
    if (hasLapsed) handleLapse()
  }, [hasLapsed])

  return (
    <div className={styles['timer']} data-colour={timerColour(left)}>
      <Clock aria-hidden="true" />
      <span role="timer" aria-label={timer.label}>
        {formatSeconds(left)}
      </span>
      <VisuallyHidden aria-live="polite">
        {isTimerSpoken(left) && left < limitSeconds ? speak(left) : ''}
      </VisuallyHidden>
    </div>
  )
}

function speak(left: number): string {
  if (left === 0) return timer.isUp
  if (left < 60) return timer.seconds(left)
  return timer.minutes(left / 60)
}

/** Returns the used time in milliseconds, and updates it every second. */
function useSpentMs(stopwatch: Stopwatch): number {
  const [spentMs, setSpentMs] = useState(() => stopwatch.readSpentMs())
  useEffect(() => {
    const timer = setInterval(() => setSpentMs(stopwatch.readSpentMs()), TICK_MS)
    return () => clearInterval(timer)
  }, [stopwatch])
  return spentMs
}
