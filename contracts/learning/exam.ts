import * as z from 'zod/mini'
import { body, Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { HolderName } from '#contracts/credentials/holder-name.ts'
import { ItemId, PathId, PracticeQuestion, READER_CLASSES, VISA_TYPES } from './learning.ts'

/**
 * The final exam of the guide: the server draws, keeps and marks twenty questions. No right answer leaves
 * the server before the exam is passed.
 */

export const EXAM_QUESTIONS = 20
/** Questions of the reader's own class. A class without chapters of its own gets general questions. */
const EXAM_OWN_QUESTIONS = 8
export const EXAM_PASS_PERCENT = 85
export const EXAM_SECONDS = 40 * 60
/** The life of a certificate, from the day of the exam. */
export const CERTIFICATE_YEARS = 1
/** The most exams that an account may begin in 24 hours, submitted or not. */
export const EXAMS_PER_DAY = 2
/** A class with questions for fewer exams than this is closed. */
export const EXAMS_IN_BANK_MIN = 2
/**
 * A failed exam tells the number of right answers from this number on. Guessing reaches it once in seventy
 * exams. With a smaller number, many exams together would reveal the answers.
 */
export const EXAM_TOLD_FROM = EXAM_QUESTIONS / 2
/** A failed exam names a theme only if it had at least so many questions of it. */
export const EXAM_THEME_QUESTIONS_MIN = 3
/** The days that an exam stays open for its answers. */
export const EXAM_OPEN_DAYS = 30

export const CERTIFICATE_LINE =
  'A private course, recognised by no authority, without influence on a visa.'

/** The factor on the time. The relaxed pace has no clock. */
const EXAM_PACES = { standard: 1, double: 2, relaxed: null } as const
export type ExamPace = keyof typeof EXAM_PACES

const Pace = z.enum(['standard', 'double', 'relaxed'] satisfies ExamPace[])
const ExamClass = z.enum(READER_CLASSES)
export type ExamClass = z.infer<typeof ExamClass>

/** An index into `options`; null without a choice. */
const Answers = z
  .array(z.nullable(z.int().check(z.minimum(0), z.maximum(3))))
  .check(z.length(EXAM_QUESTIONS))

/** Compares without rounding: 17 of 20 pass, 16 do not. */
export function isExamPassed(correct: number, total: number): boolean {
  return correct * 100 >= EXAM_PASS_PERCENT * total
}

/** In seconds; null without a clock. */
export function examSecondsOf(pace: ExamPace): number | null {
  const factor = EXAM_PACES[pace]
  return factor === null ? null : EXAM_SECONDS * factor
}

/** The number of questions for everybody and the number for the reader's class. */
export function examShareOf(readerClass: ExamClass): Record<'all' | 'own', number> {
  const own = VISA_TYPES.some((type) => type === readerClass) ? EXAM_OWN_QUESTIONS : 0
  return { all: EXAM_QUESTIONS - own, own }
}

/** The part of a question that readers see before they submit. */
export const ExamQuestion = z.pick(PracticeQuestion, { id: true, question: true, options: true })
export type ExamQuestion = z.infer<typeof ExamQuestion>

/**
 * `withdrawn`: the buyer lost the access; the certificate is issued again when the access is back.
 * `revoked`: by an administrator or on the chain; only another exam helps.
 */
const CERTIFICATE_STATES = ['in force', 'withdrawn', 'revoked'] as const

/** The signed content of a certificate, for its holder. */
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

/** A theme to study again, and the modules about it. */
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
  /** With right answers, reasons and sources, in the order of the exam. */
  questions: z.array(PracticeQuestion),
  certificate: z.nullable(Certificate),
  /** The certificate's year has ended: no certificate is issued any more. */
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
  /** Null before the submission. */
  result: z.nullable(ExamResult),
})
export type Exam = z.infer<typeof Exam>

export const ExamState = z.object({
  /** The modules that the learner has not marked as done. The exam opens at 0. */
  modulesLeft: z.int(),
  /** The last exam, open or submitted. */
  exam: z.nullable(Exam),
  /** Whether another exam may begin, once `nextAt` is past. */
  mayBegin: z.boolean(),
  /** When the next exam may begin, if the exams of a day are used up. */
  nextAt: z.nullable(Instant),
  /** Classes with too few questions whose facts still hold. */
  closedClasses: z.array(ExamClass),
  /** The name on the account's first certificate. All later certificates have the same name. */
  holderName: z.nullable(z.string()),
})
export type ExamState = z.infer<typeof ExamState>

export const readExam = endpoint({ method: 'GET', path: '/api/exam', answer: ExamState })

/** Answers an open exam again, whatever the input. */
export const beginExam = endpoint({
  method: 'POST',
  path: '/api/exam',
  body: body({ readerClass: ExamClass, pace: Pace }),
  answer: ExamState,
})

/**
 * The first submission counts; a later one gets the same result. The reader's own device runs the clock, so
 * a late submission, as after a lost connection, is marked like any other.
 */
export const submitExam = endpoint({
  method: 'POST',
  path: '/api/exam/:examId/answers',
  body: body({ answers: Answers }),
  answer: ExamState,
})

/** A repeat issues nothing more. The account's first name stays: another name is ignored. */
export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/exam/:examId/certificate',
  body: body({ holderName: HolderName }),
  answer: ExamState,
})
