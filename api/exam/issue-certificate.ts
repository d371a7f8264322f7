import { because } from '#contracts/reason.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { scoreOf } from '#contracts/learning/practice.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { recordIssuance } from '#api/credentials/issue.ts'
import { makeCredential } from '#api/credentials/make-credential.ts'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { ExamRow } from './exam-row.ts'
import { datesOf, readHolderName, readStanding, type Standing } from './exam-state.ts'

interface Certification {
  user: Asker
  examId: string
  holderName: string
}

/**
 * Issues the certificate of the last passed exam, with the name in the account's first certificate. If the
 * certificate is still valid, returns it again. If a refund revoked the certificate and the user has access
 * again, issues another certificate.
 */
export async function issueCertificate(
  services: Services,
  { user, examId, holderName }: Certification,
): Promise<Standing> {
  const { database, sealing, anchoring, mailer, env } = services
  const { id: userId } = user
  const { content } = await services.content.read()
  const exam = isUuid(examId) ? await ExamRow.ofUser(database, userId, examId) : undefined
  if (!exam) throw new ApiError('EXAM_NOT_FOUND')
  const { submittedAt, passed, correct, edition, oldestFact, questions } = exam
  if (!submittedAt || !passed || correct === null) throw new ApiError('EXAM_NOT_PASSED')
  const givenName = await readHolderName(sealing, database, userId)
  const made = await makeCredential(services, {
    userId,
    by: SYSTEM,
    credentialType: COURSE,
    holderName: givenName ?? holderName,
    score: scoreOf(correct, questions.length),
    edition,
    oldestFact,
    ...datesOf(submittedAt),
  })
  const standing = await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    // A refund may have ended the user's access before this transaction locked the user.
    const holder = await UserRow.withId(trx, userId)
    if (!holder?.hasPremiumAccess) throw new ApiError('ACCESS_DENIED')
    if (env.requireConfirmedEmail && !holder.emailConfirmedAt) {
      throw new ApiError('EMAIL_UNCONFIRMED', { reason: because('EMAIL_TO_CONFIRM') })
    }
    const now = await readStanding(services, trx, { userId, content })
    if (now.exam?.id !== examId || now.isOver) throw new ApiError('EXAM_OVER')
    if (now.certificate?.state === 'revoked') throw new ApiError('CREDENTIAL_REVOKED')
    if (now.certificate?.state === 'in force') {
      await confirmEarlier(trx)
      return now
    }
    const { credentialId } = await recordIssuance(services, trx, { made, by: SYSTEM })
    await ExamRow.certify(trx, examId, credentialId)
    return readStanding(services, trx, { userId, content })
  })
  anchoring.wake()
  mailer.wake()
  return standing
}
