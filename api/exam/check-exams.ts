import { COURSE } from '#contracts/credentials/credential-type.ts'
import { scoreOf } from '#contracts/learning/practice.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { type Check, readInPages } from '#api/database/check.ts'
import type { Services } from '#api/services.ts'
import { tryOpen } from '#api/trust/sealing.ts'
import { ExamRow } from './exam-row.ts'
import { datesOf } from './exam-state.ts'
import { mark } from './submit-exam.ts'

/**
 * Grades every submitted exam again. Compares the outcome with the stored result and with the certificate.
 */
export async function* checkExams({
  database,
  sealing,
}: Pick<Services, 'database' | 'sealing'>): Check {
  let checked = 0
  for await (const page of readInPages(() => ExamRow.query(database), 'id')) {
    for (const exam of page) {
      const faults = [...findMarkFaults(exam), ...(await findCertificateFaults(exam))]
      for (const fault of faults) yield { subject: `Exam ${exam.id}`, fault }
    }
    checked += page.length
  }
  return { checked }

  async function findCertificateFaults(exam: ExamRow): Promise<string[]> {
    if (exam.credentialId === null) return []
    const row = await CredentialRow.withId(database, exam.credentialId)
    if (row?.userId !== exam.userId) return ['its certificate belongs to another person']
    const bytes = tryOpen(sealing, row.credentialId, row.encryptedCredential)
    // `undefined` means that nobody can decrypt the credential. The check of the credentials already reports
    // this fault.
    return bytes ? compareCertificate(exam, bytes) : []
  }
}

function findMarkFaults(exam: ExamRow): string[] {
  const { answers, correct, passed } = exam
  if (answers === null) return []
  const marks = mark(exam, answers)
  return [
    ...(marks.correct === correct
      ? []
      : [`it counts ${countOf(correct)} right answers, but ${countOf(marks.correct)} are right`]),
    ...(marks.passed === passed ? [] : ['its result does not match its answers']),
  ]
}

function countOf(correct: number | null): string {
  return correct === null ? 'too few' : String(correct)
}

function compareCertificate(exam: ExamRow, bytes: Uint8Array): string[] {
  const { claims } = parseCredential(bytes)
  const { correct, submittedAt, questions, edition, oldestFact } = exam
  if (claims.credentialType !== COURSE || correct === null || !submittedAt) {
    return ['its certificate is not a course certificate']
  }
  const { issueDate, expiryDate } = datesOf(submittedAt)
  const isSame =
    claims.score === scoreOf(correct, questions.length) &&
    claims.edition === edition &&
    claims.oldestFact === oldestFact &&
    claims.issueDate === issueDate &&
    claims.expiryDate === expiryDate
  return isSame ? [] : ['its certificate does not match the exam']
}
