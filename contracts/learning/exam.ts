import * as z from 'zod/mini'
import { body, Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { HolderName } from '#contracts/credentials/holder-name.ts'
import { ItemId, PathId, PracticeQuestion, READER_CLASSES } from './learning.ts'

/**
 * The final exam of the guide has twenty questions. The server chooses the questions, stores them
 * and grades the answers. The server sends no right answer before the exam is passed.
 */

/** The number of questions for everybody, and the number of questions for the reader's class. */
export const EXAM_SHARE = { all: 12, own: 8 } as const
export const EXAM_QUESTIONS = EXAM_SHARE.all + EXAM_SHARE.own
export const EXAM_PASS_PERCENT = 85
export const EXAM_SECONDS = 40 * 60
/** The life of a certificate, from the day of the exam. */
export const CERTIFICATE_YEARS = 1
/**
 * The greatest number of exams that an account can start in 24 hours. An exam that is never
 * submitted counts too.
 */
export const EXAMS_PER_DAY = 2
/**
 * The least number of questions that the bank must have for everybody, and for each class. These are
 * two exams without a repetition. With fewer questions, the exam is closed.
 */
export const EXAM_BANK_MIN = { all: 2 * EXAM_SHARE.all, own: 2 * EXAM_SHARE.own } as const
/**
 * The least number of right answers that the result of a failed exam shows. A smaller number stays
 * hidden, because the results of many exams together would otherwise reveal the answers. A person
 * who only guesses reaches this number in one of seventy exams.
 */
export const EXAM_TOLD_FROM = EXAM_QUESTIONS / 2
/**
 * The least number of questions about a theme in an exam. With fewer questions, the result of a
 * failed exam does not name the theme.
 */
export const EXAM_THEME_QUESTIONS_MIN = 3
/** The number of days in which an exam can be answered. */
export const EXAM_OPEN_DAYS = 30

export const CERTIFICATE_LINE =
  'A private course, recognised by no authority, without influence on a visa.'

/** The factor by which each pace multiplies the time. The relaxed pace has no time limit. */
const EXAM_PACES = { standard: 1, double: 2, relaxed: null } as const
export type ExamPace = keyof typeof EXAM_PACES

const Pace = z.enum(['standard', 'double', 'relaxed'] satisfies ExamPace[])
const ExamClass = z.enum(READER_CLASSES)
export type ExamClass = z.infer<typeof ExamClass>

/** The chosen options, as indexes into `options`. Null means that the reader chose no option. */
const Answers = z
  .array(z.nullable(z.int().check(z.minimum(0), z.maximum(3))))
  .check(z.length(EXAM_QUESTIONS))

/** Compares without rounding: 17 right answers of 20 pass, and 16 fail. */
export function isExamPassed(correct: number, total: number): boolean {
  return correct * 100 >= EXAM_PASS_PERCENT * total
}

/** Returns null when the pace has no limit. */
export function examSecondsOf(pace: ExamPace): number | null {
  const factor = EXAM_PACES[pace]
  return factor === null ? null : EXAM_SECONDS * factor
}

/** The fields of a question that readers see before they submit. */
export const ExamQuestion = z.pick(PracticeQuestion, { id: true, question: true, options: true })
export type ExamQuestion = z.infer<typeof ExamQuestion>

/**
 * `withdrawn`: the buyer has lost the access. When the access returns, the certificate is issued
 * again. `revoked`: an administrator has revoked the certificate, or the chain has a revocation.
 * The holder must then pass another exam.
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

/** A theme that the reader should study again, with the modules about it. */
export const ExamTheme = z.object({
  name: z.string(),
  modules: z.array(z.object({ path: PathId, module: ItemId, title: z.string() })),
})
export type ExamTheme = z.infer<typeof ExamTheme>

export const FailedExam = z.object({
  isPassed: z.literal(false),
  submittedAt: Instant,
  /** The number of right answers. Null when it is below `EXAM_TOLD_FROM`. */
  correct: z.nullable(z.int()),
  themes: z.array(ExamTheme),
})
export type FailedExam = z.infer<typeof FailedExam>

export const PassedExam = z.object({
  isPassed: z.literal(true),
  submittedAt: Instant,
  answers: Answers,
  correct: z.int(),
  /** The questions in the order of the exam, with their right answers, reasons and sources. */
  questions: z.array(PracticeQuestion),
  certificate: z.nullable(Certificate),
  /**
   * True when the year of the certificate is over. The server then issues no certificate for this
   * exam any more.
   */
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
  /** Null until the exam is submitted. */
  result: z.nullable(ExamResult),
})
export type Exam = z.infer<typeof Exam>

export const ExamState = z.object({
  /** The number of modules that the learner has not completed. The exam opens when this number is 0. */
  modulesLeft: z.int(),
  /** The newest exam, open or submitted. */
  exam: z.nullable(Exam),
  /**
   * True when another exam is possible. A passed exam allows no other exam for a year, unless its
   * certificate is `revoked`. If `nextAt` is not null, the next exam can begin only at that time.
   */
  mayBegin: z.boolean(),
  /**
   * The time at which the next exam can begin. Null unless the account has used up its exams of 24
   * hours.
   */
  nextAt: z.nullable(Instant),
  /** The classes whose exam is closed, because too many of their questions have outdated facts. */
  closedClasses: z.array(ExamClass),
  /** The name on the account's first certificate. All later certificates have the same name. */
  holderName: z.nullable(z.string()),
})
export type ExamState = z.infer<typeof ExamState>

export const readExam = endpoint({ method: 'GET', path: '/api/exam', answer: ExamState })

/** When an exam is open, ignores the input and returns the open exam. */
export const beginExam = endpoint({
  method: 'POST',
  path: '/api/exam',
  body: body({ readerClass: ExamClass, pace: Pace }),
  answer: ExamState,
})

/**
 * Only the first submission counts, and a later submission gets the same result. The time limit is
 * on the reader's device only. The server also grades a late submission, for example after a lost
 * connection. The time therefore proves nothing, and the certificate does not mention it.
 */
export const submitExam = endpoint({
  method: 'POST',
  path: '/api/exam/:examId/answers',
  body: body({ answers: Answers }),
  answer: ExamState,
})

/**
 * Issues the certificate of a passed exam. A repeated call issues nothing more. Every certificate
 * of an account has the same name, so the server ignores another name.
 */
export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/exam/:examId/certificate',
  body: body({ holderName: HolderName }),
  answer: ExamState,
})
