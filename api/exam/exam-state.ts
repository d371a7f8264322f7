import type { Knex } from 'knex'
import { dayOf, isDayOver } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import {
  type Certificate,
  CERTIFICATE_YEARS,
  type Exam,
  type ExamClass,
  type ExamResult,
  type ExamState,
  type ExamTheme,
} from '#contracts/learning/exam.ts'
import { type PracticeQuestion, VISA_TYPES } from '#contracts/learning/learning.ts'
import { modulesLeftOf } from '#contracts/learning/module-progress.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { foldProgress } from '#contracts/sync.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { RevocationEventRow } from '#api/credentials/revocation-event-row.ts'
import type { Content } from '#api/learning/content/compose-content.ts'
import { closedClassesOf } from '#api/learning/exam-bank.ts'
import type { Services } from '#api/services.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { readProgress } from '#api/sync/read-progress.ts'
import { ExamRow } from './exam-row.ts'
import { weakThemesOf } from './weak-themes.ts'

export interface Standing {
  modulesLeft: number
  exam: ExamRow | undefined
  certificate: Certificate | null
  isOver: boolean
  mayBegin: boolean
  nextAt: Date | null
  closedClasses: ExamClass[]
  holderName: string | null
  /** The themes for the user to study again after a failed exam. */
  themes: ExamTheme[]
}

/**
 * Reads the user's latest exam with its certificate, and the learning progress that the devices have
 * reported. The caller must read the content before the transaction. The embedded database has only one
 * connection, and the transaction would wait for ever for a second connection.
 */
export async function readStanding(
  { clock, sealing }: Pick<Services, 'clock' | 'sealing'>,
  connection: Knex,
  { userId, content: { premium, exam: bank } }: { userId: string; content: Content },
): Promise<Standing> {
  const progress = foldProgress(await readProgress(connection, userId))
  const modulesLeft = modulesLeftOf(premium.paths, progress).length
  const now = clock.now()
  const exam = await ExamRow.latest(connection, userId, now)
  const certificate = exam ? await readCertificate(sealing, connection, exam) : null
  const isOver = exam ? hasEnded(exam, now) : false
  const isDone = exam?.passed === true && !isOver && certificate?.state !== 'revoked'
  const isOpen = exam !== undefined && exam.submittedAt === null
  return {
    modulesLeft,
    exam,
    certificate,
    isOver,
    mayBegin: modulesLeft === 0 && !isOpen && !isDone,
    nextAt: await ExamRow.nextAt(connection, userId, now),
    closedClasses: closedClassesOf(bank, dayOf(now)),
    holderName: await readHolderName(sealing, connection, userId),
    themes: exam?.passed === false ? weakThemesOf(exam, premium.paths) : [],
  }
}

/**
 * Returns the holder's name in the account's first certificate. Every later certificate must have the same
 * name. The server stores this name only in the sealed certificate. The price: a typing error in it stays.
 */
export async function readHolderName(
  sealing: Sealing,
  connection: Knex,
  userId: string,
): Promise<string | null> {
  const first = await CredentialRow.firstCourseOf(connection, userId)
  if (!first) return null
  return parseCredential(sealing.open(first.credentialId, first.encryptedCredential)).claims
    .holderName
}

async function readCertificate(
  sealing: Sealing,
  connection: Knex,
  { credentialId }: ExamRow,
): Promise<Certificate | null> {
  const row =
    credentialId === null ? undefined : await CredentialRow.withId(connection, credentialId)
  if (!row) return null
  const { claims } = parseCredential(sealing.open(row.credentialId, row.encryptedCredential))
  if (claims.credentialType !== COURSE) return null
  const { holderName, issueDate, expiryDate, score, edition, oldestFact } = claims
  const said = { holderName, issueDate, expiryDate, score, edition, oldestFact }
  return { credentialId: row.credentialId, state: await stateOf(connection, row), ...said }
}

async function stateOf(
  connection: Knex,
  { credentialId, isRevoked }: CredentialRow,
): Promise<Certificate['state']> {
  if (!isRevoked) return 'in force'
  const source = await RevocationEventRow.sourceOf(connection, credentialId)
  return source === 'refund' ? 'withdrawn' : 'revoked'
}

/**
 * Returns the first and the last day of a certificate. The first day is the day of the exam, even if the user
 * enters the name later. A certificate that is issued again after a refund has the same days.
 */
export function datesOf(submittedAt: Date): { issueDate: string; expiryDate: string } {
  const end = new Date(submittedAt)
  end.setUTCFullYear(end.getUTCFullYear() + CERTIFICATE_YEARS)
  return { issueDate: dayOf(submittedAt), expiryDate: dayOf(end) }
}

function hasEnded({ submittedAt }: ExamRow, now: Date): boolean {
  return submittedAt !== null && isDayOver(datesOf(submittedAt).expiryDate, now.getTime())
}

/** Contains no right answer before the exam is passed. */
export function presentStanding(standing: Standing): ExamState {
  const { modulesLeft, exam, mayBegin, nextAt, closedClasses, holderName } = standing
  const presented: Exam | null = exam
    ? {
        examId: exam.id,
        readerClass: exam.readerClass,
        pace: exam.pace,
        startedAt: exam.startedAt.toISOString(),
        endsAt: exam.endsAt?.toISOString() ?? null,
        questions: exam.questions.map(({ id, question, options }) => ({ id, question, options })),
        result: presentResult(exam, standing),
      }
    : null
  return {
    modulesLeft,
    exam: presented,
    mayBegin,
    nextAt: nextAt?.toISOString() ?? null,
    closedClasses,
    holderName,
  }
}

function presentResult(
  { submittedAt: at, answers, correct, passed, questions }: ExamRow,
  { themes, certificate, isOver }: Standing,
): ExamResult | null {
  if (!at || !answers) return null
  const submittedAt = at.toISOString()
  if (!passed || correct === null) return { isPassed: false, submittedAt, correct, themes }
  const shown = questions.map(presentQuestion)
  return { isPassed: true, submittedAt, answers, correct, questions: shown, certificate, isOver }
}

/**
 * No screen shows the class of an exam question, and an older app refuses a class that it does not know. Such a
 * question therefore counts as one for everybody.
 */
function presentQuestion(question: PracticeQuestion): PracticeQuestion {
  const isKnown = VISA_TYPES.some((type) => type === question.visaType)
  return isKnown ? question : { ...question, visaType: 'All' }
}
