import { presentVerification } from '#api/verification/present.ts'
import type { VerificationService, Verifier } from '#api/verification/verify.ts'
import type { Services } from '#api/services.ts'
import { Outcome } from '#api/interop/requests/present.ts'
import { PresentationRequestRow } from '#api/interop/requests/presentation-request-row.ts'
import { openRequestKey, requestSubject } from '#api/interop/requests/request-key.ts'
import { decryptJwe } from '#api/interop/formats/jwe.ts'
import type { SessionTranscript } from '#api/interop/formats/session-transcript.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { authenticateAnswer } from './authenticate-answer.ts'

export interface Answer {
  row: PresentationRequestRow
  /** The response in the form that the wallet has encrypted. */
  response: string
  audience: string
  transcript: SessionTranscript
  verifier: Verifier
  /** The hash of the code that shows the answer. Null when the answer needs no code. */
  responseCodeHash: Buffer | null
}

/**
 * Accepts the first response to a request. Decrypts and verifies it, logs the verification, and stores the
 * outcome. The asking user can read the outcome for some minutes. Returns false if the request already has a
 * response. Throws a `MalformedError` if the response is not encrypted for this request. In this case the
 * request stays open, because anybody could send such a response. Any response that can be decrypted ends the
 * request, whatever the verdict, because it was made for this request.
 */
export async function settleAnswer(
  services: Services,
  verification: VerificationService,
  answer: Answer,
): Promise<boolean> {
  const { database, clock, sealing, publicOrigin } = services
  const { row, verifier, responseCodeHash, ...expected } = answer
  const said = await decrypt(services, answer)
  const now = clock.now()
  const isDeclined = typeof said.error === 'string'
  const taken = { isDeclined, responseCodeHash, now }
  if (!(await PresentationRequestRow.take(database, row.id, taken))) return false
  if (isDeclined) return true

  const { claims, format, nonce, askedAt } = row
  const asked = { ...expected, origin: publicOrigin(), claims, format, nonce, askedAt, now }
  const authenticated = await authenticateAnswer(services, said.vp_token, asked)
  const verified = await verification.verifyAnswer(authenticated, verifier)
  const outcome: Outcome = {
    verification: presentVerification(verified),
    disclosed:
      authenticated.isAuthentic && isOnRecord(verified.verdict) ? authenticated.disclosed : {},
  }
  const sealed = sealing.seal(requestSubject(row.id), Buffer.from(JSON.stringify(outcome)))
  await PresentationRequestRow.keepOutcome(database, row.id, sealed)
  return true
}

async function decrypt(
  { sealing }: Services,
  { row: { id, sealedPrivateKey }, response }: Answer,
): Promise<{ error?: unknown; vp_token?: unknown }> {
  if (!sealedPrivateKey) throw new Error('a request that was answered has no key')
  const text = await decryptJwe(response, await openRequestKey(sealing, { id, sealedPrivateKey }))
  const said = parseJson(text)
  if (typeof said !== 'object' || said === null) throw new MalformedError('no answer')
  return said
}

/**
 * Returns whether the shown credential is in our records. Otherwise the asking user must not see the names in
 * it.
 */
function isOnRecord({ checks }: { checks: { check: string; result: string }[] }): boolean {
  return checks.some(({ check, result }) => check === 'record' && result === 'passed')
}
