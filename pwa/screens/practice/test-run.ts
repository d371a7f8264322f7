import * as z from 'zod/mini'
import {
  InterviewClass,
  type PracticeQuestion,
  questionsFor,
} from '#contracts/learning/learning.ts'
import {
  PRACTICE_TEST_SECONDS,
  testMinutes,
  QUICK_CHECK_QUESTIONS,
  resultOf,
  shuffle,
  type TestResult,
} from '#contracts/learning/practice.ts'

export const FORMATS = ['timed', 'untimed', 'quick', 'review'] as const
export type Format = (typeof FORMATS)[number]

/** The moment at which the reasons appear: after each answer, or with the results at the end. */
export const FEEDBACKS = ['each', 'end'] as const
export type Feedback = (typeof FEEDBACKS)[number]

/** One run of a practice test. The device stores the run after every change. */
export const TestRun = z.object({
  id: z.uuid(),
  visaType: InterviewClass,
  format: z.enum(FORMATS),
  feedback: z.enum(FEEDBACKS),
  limitSeconds: z.nullable(z.int().check(z.positive())),
  /**
   * The order of the options follows from this number. A resumed test therefore has the same order.
   */
  seed: z.int(),
  questionIds: z.array(z.int()).check(z.minLength(1)),
  /** The chosen option by question id. */
  answers: z.record(z.string(), z.int().check(z.minimum(0), z.maximum(3))),
  index: z.int().check(z.minimum(0)),
  /**
   * `spentMs` is the time that was used until `at`. A clock that is set back gives the learner no
   * extra time.
   */
  clock: z.object({ spentMs: z.number().check(z.minimum(0)), at: z.number() }),
  finishedAt: z.nullable(z.number()),
  /** True when the time limit has ended the test. */
  isLapsed: z.boolean(),
})
export type TestRun = z.infer<typeof TestRun>

export interface TestSetup {
  visaType: InterviewClass
  format: Format
  feedback: Feedback
  timeFactor: number
}

export function startRun(
  setup: TestSetup,
  questions: readonly PracticeQuestion[],
  { id, seed, now }: { id: string; seed: number; now: number },
): TestRun {
  const { visaType, format, feedback, timeFactor } = setup
  const all = questionsFor(visaType, questions)
  const asked = format === 'quick' ? shuffle(all, seed).slice(0, QUICK_CHECK_QUESTIONS) : all
  return {
    id,
    visaType,
    format,
    feedback,
    limitSeconds: format === 'timed' ? testMinutes(timeFactor) * 60 : null,
    seed,
    questionIds: asked.map((question) => question.id),
    answers: {},
    index: 0,
    clock: { spentMs: 0, at: now },
    finishedAt: null,
    isLapsed: false,
  }
}

/**
 * Starts a review, which asks only missed questions. A review has neither a time limit nor a score.
 */
export function startReview(
  due: readonly PracticeQuestion[],
  fresh: { id: string; seed: number; now: number },
): TestRun {
  const setup: TestSetup = { visaType: 'All', format: 'review', feedback: 'each', timeFactor: 1 }
  return { ...startRun(setup, due, fresh), questionIds: due.map(({ id }) => id) }
}

/** The new run has no answers, the full time, and the options in a new order. */
export function retake(run: TestRun, fresh: { id: string; seed: number; now: number }): TestRun {
  const { id, seed, now } = fresh
  const clock = { spentMs: 0, at: now }
  return { ...run, id, seed, clock, answers: {}, index: 0, finishedAt: null, isLapsed: false }
}

/** Starts a test of the same kind with other questions. */
export function startNext(
  { visaType, format, feedback, limitSeconds }: TestRun,
  pool: readonly PracticeQuestion[],
  fresh: { id: string; seed: number; now: number },
): TestRun {
  const timeFactor = (limitSeconds ?? PRACTICE_TEST_SECONDS) / PRACTICE_TEST_SECONDS
  return startRun({ visaType, format, feedback, timeFactor }, pool, fresh)
}

/** Returns true for a full test. A quick check or a review does not count as a test. */
export function countsAsTest({ format }: TestRun): boolean {
  return format === 'timed' || format === 'untimed'
}

/**
 * With a time limit, time counts even while the page is closed. Without a limit, only the time on
 * an open page counts.
 */
export function spentMsAt({ clock, limitSeconds }: TestRun, now: number): number {
  const sinceMs = limitSeconds === null ? 0 : Math.max(0, now - clock.at)
  return clock.spentMs + sinceMs
}

export function hasLapsed(run: TestRun, spentMs: number): boolean {
  return run.limitSeconds !== null && spentMs >= run.limitSeconds * 1000
}

export function secondsLeft(limitSeconds: number, spentMs: number): number {
  return Math.max(0, Math.ceil(limitSeconds - spentMs / 1000))
}

export function finish(run: TestRun, spentMs: number, now: number): TestRun {
  const isLapsed = hasLapsed(run, spentMs)
  const counted = run.limitSeconds === null ? spentMs : Math.min(spentMs, run.limitSeconds * 1000)
  return { ...run, clock: { spentMs: counted, at: now }, finishedAt: now, isLapsed }
}

/** Returns the questions in the order of the run. Leaves out questions that are no longer in the content. */
export function questionsOf(
  { questionIds }: TestRun,
  questions: readonly PracticeQuestion[],
): PracticeQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return questionIds.flatMap((id) => byId.get(id) ?? [])
}

export function resultOfRun(run: TestRun, questions: readonly PracticeQuestion[]): TestResult {
  return resultOf(questions, run.answers, Math.round(run.clock.spentMs / 1000))
}
