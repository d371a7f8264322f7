import { useEffect, useEffectEvent } from 'react'
import styles from './countdown.module.css'
import { words } from './words.ts'
import { joinClasses } from './join-classes.ts'
import { useNow } from './use-now.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CountdownProps {
  /** The time at which the countdown reaches zero, in milliseconds. */
  until: number
  /** The numbers of remaining seconds at which screen readers say the time. */
  announceAt?: readonly number[]
  toneOf?: (secondsLeft: number) => 'plain' | 'warn' | 'seal'
  endedText?: string
  onEnd?: () => void
}

const MINUTE_S = 60
const ANNOUNCE_AT = [300, 60, 10]

export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Returns minutes and seconds: `5:02`. */
export function formatSeconds(seconds: number): string {
  const rest = String(seconds % MINUTE_S).padStart(2, '0')
  return `${String(Math.floor(seconds / MINUTE_S))}:${rest}`
}

export function Countdown({
  until,
  announceAt = ANNOUNCE_AT,
  toneOf = (secondsLeft) => (secondsLeft <= MINUTE_S ? 'warn' : 'plain'),
  endedText = words.countdown.ended,
  onEnd,
}: CountdownProps) {
  const secondsLeft = secondsUntil(until, useNow())
  const hasEnded = secondsLeft === 0
  const handleEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (hasEnded) handleEnd()
  }, [hasEnded])

  return (
    <span
      className={joinClasses(styles['countdown'], styles[toneOf(secondsLeft)])}
      role="timer"
      translate="no"
    >
      {hasEnded ? endedText : formatSeconds(secondsLeft)}
      <VisuallyHidden aria-live="polite">{announcement(secondsLeft, announceAt)}</VisuallyHidden>
    </span>
  )
}

/**
 * Returns the text for screen readers. They read a text when it changes, and this text changes only
 * at a threshold.
 */
function announcement(secondsLeft: number, announceAt: readonly number[]): string {
  const crossed = announceAt.filter((seconds) => secondsLeft <= seconds)
  if (crossed.length === 0 || secondsLeft === 0) return ''
  const seconds = Math.min(...crossed)
  return seconds >= MINUTE_S
    ? words.countdown.minutesLeft(Math.round(seconds / MINUTE_S))
    : words.countdown.secondsLeft(seconds)
}
