import * as z from 'zod/mini'
import { body, Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { HolderName } from '#contracts/credentials/holder-name.ts'
import { ItemId, PathId, PracticeQuestion, READER_CLASSES, VISA_TYPES } from './learning.ts'

/**
 * The final exam of the guide: twenty questions that the server draws, keeps and marks. No right
 * answer leaves the server before the exam is passed.
 */

export const EXAM_QUESTIONS = 20
/** Of the reader's own class; who has no chapters of a class of their own gets those for everybody. */
export const EXAM_OWN_QUESTIONS = 8
export const EXAM_PASS_PERCENT = 85
export const EXAM_SECONDS = 40 * 60
/** A certificate is good for so long from the day of the exam. */
export const CERTIFICATE_YEARS = 1
/** The most that an account begins in 24 hours, whether it submits them or not. */
export const EXAMS_PER_DAY = 2
/** A class whose questions suffice for fewer exams than this is closed. */
export const EXAMS_IN_BANK_MIN = 2
/**
 * A failed exam tells how many answers were right from this number on. Guessing reaches it once in seventy
 * exams: a smaller number would add up over many exams to the keys.
 */
export const EXAM_TOLD_FROM = EXAM_QUESTIONS / 2
/** With fewer questions than this a failed exam says nothing of a theme. */
export const EXAM_THEME_QUESTIONS_MIN = 3
/** How long one that was begun waits for its answers. */
export const EXAM_OPEN_DAYS = 30

export const CERTIFICATE_LINE =
  'A private course, recognised by no authority, without influence on a visa.'

/** How often the time is given; the relaxed one has no clock. */
export const EXAM_PACES = { standard: 1, double: 2, relaxed: null } as const
export type ExamPace = keyof typeof EXAM_PACES

const Pace = z.enum(['standard', 'double', 'relaxed'] satisfies ExamPace[])
const ExamClass = z.enum(READER_CLASSES)
export type ExamClass = z.infer<typeof ExamClass>

/** An index into `options`; null where nothing was chosen. */
const Answers = z
  .array(z.nullable(z.int().check(z.minimum(0), z.maximum(3))))
  .check(z.length(EXAM_QUESTIONS))

/** Not rounded: 17 of 20 pass, 16 do not. */
export function isExamPassed(correct: number, total: number): boolean {
  return correct * 100 >= EXAM_PASS_PERCENT * total
}

/** Seconds; null without a clock. */
export function examSecondsOf(pace: ExamPace): number | null {
  const factor = EXAM_PACES[pace]
  return factor === null ? null : EXAM_SECONDS * factor
}

/** How many questions stand for everybody and how many for the reader's class. */
export function examShareOf(readerClass: ExamClass): Record<'all' | 'own', number> {
  const own = VISA_TYPES.some((type) => type === readerClass) ? EXAM_OWN_QUESTIONS : 0
  return { all: EXAM_QUESTIONS - own, own }
}

/** What may be read before the answers are in. */
export const ExamQuestion = z.pick(PracticeQuestion, { id: true, question: true, options: true })
export type ExamQuestion = z.infer<typeof ExamQuestion>

/**
 * `withdrawn` with the access that was paid for: issued again once that is back. `revoked` by an
 * administrator or on chain: it takes another exam.
 */
export const CERTIFICATE_STATES = ['in force', 'withdrawn', 'revoked'] as const

/** What is signed in it, for its holder. */
export const Certificate = z.object({
  credentialId: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  holderName: z.string(),
  issueDate: Day,
  expiryDate: Day,
  score: z.int(),
  edition: Day,
  oldestFact: Day,
})
export type Certificate = z.infer<typeof Certificate>

/** What to study again, and where the guide tells it. */
export const ExamTheme = z.object({
  name: z.string(),
  modules: z.array(z.object({ path: PathId, module: ItemId, title: z.string() })),
})
export type ExamTheme = z.infer<typeof ExamTheme>

export const FailedExam = z.object({
  isPassed: z.literal(false),
  submittedAt: Instant,
  /** Null below `EXAM_TOLD_FROM`. */
  correct: z.nullable(z.int()),
  themes: z.array(ExamTheme),
})
export type FailedExam = z.infer<typeof FailedExam>

export const PassedExam = z.object({
  isPassed: z.literal(true),
  submittedAt: Instant,
  answers: Answers,
  correct: z.int(),
  /** Keys, reasons and sources, in the order of the questions. */
  questions: z.array(PracticeQuestion),
  certificate: z.nullable(Certificate),
  /** The end of its year; no certificate is issued from then on. */
  isOver: z.boolean(),
})
export type PassedExam = z.infer<typeof PassedExam>

export const ExamResult = z.discriminatedUnion('isPassed', [FailedExam, PassedExam])
export type ExamResult = z.infer<typeof ExamResult>

export const Exam = z.object({
  examId: z.uuid(),
  readerClass: ExamClass,
  pace: Pace,
  startedAt: Instant,
  endsAt: z.nullable(Instant),
  questions: z.array(ExamQuestion),
  /** Null until it was submitted. */
  result: z.nullable(ExamResult),
})
export type Exam = z.infer<typeof Exam>

export const ExamState = z.object({
  /** Of the guide, by the learner's own statement: the exam opens at none. */
  modulesLeft: z.int(),
  /** The last one, open or submitted. */
  exam: z.nullable(Exam),
  /** Once `nextAt` is past. */
  mayBegin: z.boolean(),
  /** When the next exam may begin, where as many were begun as a day has. */
  nextAt: z.nullable(Instant),
  /** For which too few questions are left whose facts hold. */
  closedClasses: z.array(ExamClass),
  /** As the account's first certificate has it: it stays for all that follow. */
  holderName: z.nullable(z.string()),
})
export type ExamState = z.infer<typeof ExamState>

export const readExam = endpoint({ method: 'GET', path: '/api/exam', answer: ExamState })

/** An exam that is open is answered again, whatever is asked for. */
export const beginExam = endpoint({
  method: 'POST',
  path: '/api/exam',
  body: body({ readerClass: ExamClass, pace: Pace }),
  answer: ExamState,
})

/**
 * The first submission counts, and any later one is answered with it. The time is the reader's own,
 * and the clock runs where they sit: what comes late, as after a lost connection, is marked alike.
 */
export const submitExam = endpoint({
  method: 'POST',
  path: '/api/exam/:examId/answers',
  body: body({ answers: Answers }),
  answer: ExamState,
})

/** Sent again it issues nothing twice. The name that an account gave first stays: another one is not heard. */
export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/exam/:examId/certificate',
  body: body({ holderName: HolderName }),
  answer: ExamState,
})
