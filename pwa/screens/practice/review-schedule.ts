import { createEmptyCard, fsrs, type Card, type Grade, Rating } from 'ts-fsrs'
import type { History } from '#pwa/device/progress/review-history.ts'
import { DAY_MS } from '#contracts/time.ts'

const RETENTION = 0.9
/**
 * The share of the questions that the learner should still know, for the last days before the
 * interview. It is higher than `RETENTION`, so that the learner forgets less in these days.
 */
const LATE_RETENTION = 0.95
const LATE_DAYS = 14

/**
 * Returns the time at which each missed question is due, in milliseconds. `interviewDay` is empty
 * while the learner has entered no day.
 */
export function scheduleReviews(
  history: History,
  { now, interviewDay }: { now: number; interviewDay: string },
): Map<number, number> {
  const lastMs = lastReviewMs(interviewDay)
  const due = Object.entries(history).map(([id, reviews]): [number, number] => {
    const dueMs = scheduleOne(reviews, { now, lastMs })
    return [Number(id), dueMs]
  })
  return new Map(due)
}

/**
 * Returns the start of the day before the interview, in milliseconds. Returns null while the
 * learner has entered no day. No review is due after this limit. The scheduler's own maximum
 * interval cannot replace this limit, because the scheduler can exceed it.
 */
function lastReviewMs(interviewDay: string): number | null {
  const start = Date.parse(`${interviewDay}T00:00:00`)
  return Number.isNaN(start) ? null : start - DAY_MS
}

function scheduleOne(
  reviews: History[string],
  { now, lastMs }: { now: number; lastMs: number | null },
): number {
  const isLate = lastMs !== null && lastMs + DAY_MS > now && lastMs - now < LATE_DAYS * DAY_MS
  const scheduler = fsrs({
    request_retention: isLate ? LATE_RETENTION : RETENTION,
    enable_short_term: false,
    enable_fuzz: false,
  })
  let card: Card | undefined
  for (const { at, isRight } of reviews) {
    const grade = gradeOf(isRight, card, at)
    card = scheduler.next(card ?? createEmptyCard(new Date(at)), new Date(at), grade).card
  }
  const dueMs = card?.due.getTime() ?? now
  const isAhead = lastMs !== null && lastMs + DAY_MS > now
  return isAhead ? Math.max(Math.min(dueMs, lastMs), Math.min(dueMs, now)) : dueMs
}

/**
 * Grades an answer for the scheduler. A right answer within a day after the last review gets a
 * lower grade, because the learner may still remember the reasons that were shown.
 */
function gradeOf(isRight: boolean, card: Card | undefined, at: number): Grade {
  if (!isRight) return Rating.Again
  const isFresh = card?.last_review && at - card.last_review.getTime() < DAY_MS
  return isFresh ? Rating.Hard : Rating.Good
}
