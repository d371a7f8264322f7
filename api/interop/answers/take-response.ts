import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { readForm } from '#api/interop/read-form.ts'
import { PresentationRequestRow } from '#api/interop/requests/presentation-request-row.ts'
import { responseAddress } from '#api/interop/requests/request-object.ts'
import type { Services } from '#api/services.ts'
import type { VerificationService } from '#api/verification/verify.ts'
import { toPostedTranscript } from '#api/interop/formats/session-transcript.ts'
import { ASKING_PAGE } from '#contracts/interop/addresses.ts'
import { RETURN_PARAMETERS } from '#contracts/interop/requests.ts'
import { ANSWER_CHARACTERS_MAX } from '#contracts/interop/limits.ts'
import { thumbprintOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { settleAnswer } from './settle-answer.ts'

/** The room in the body for the names of the parameters, and for unknown parameters of a wallet. */
const FORM_SLACK_BYTES = 1024
const CODE_BYTES = 32

/**
 * Accepts the response that a wallet posts (OpenID4VP 1.0, 8.3.1). The wallet learns only that the response
 * has arrived. The verdict is only for the asking user. An unencrypted error is only noted, because it could
 * come from anybody who saw the QR code.
 */
export async function takeResponse(
  services: Services,
  verification: VerificationService,
  { ctx, id }: { ctx: Context; id: string },
): Promise<{ redirect_uri?: string }> {
  const { database, clock, publicOrigin } = services
  const form = await readForm(ctx, ANSWER_CHARACTERS_MAX + FORM_SLACK_BYTES)
  const row = isUuid(id)
    ? await PresentationRequestRow.openOne(database, id, clock.now())
    : undefined
  if (!row) throw over()
  if (form.has('error')) {
    await PresentationRequestRow.noteRefusal(database, id)
    return leadBack(row, publicOrigin())
  }
  const response = form.get('response')
  if (response === undefined) {
    throw new OAuthError('invalid_request', 'Encrypt the answer: direct_post.jwt was asked for.')
  }
  const { clientId, nonce, point } = row
  const thumbprint = thumbprintOf(toPublicPoint(point))
  const responseUri = responseAddress(publicOrigin(), id)
  const code = row.way === 'device' ? randomBytes(CODE_BYTES).toString('base64url') : undefined
  const answer = {
    row,
    response,
    audience: clientId,
    transcript: toPostedTranscript({ clientId, nonce, thumbprint, responseUri }),
    verifier: askedBy(row),
    responseCodeHash: code === undefined ? null : hashSecret(code),
  }
  if (!(await settleEncrypted(() => settleAnswer(services, verification, answer)))) throw over()
  return leadBack(row, publicOrigin(), code)
}

/**
 * Returns the address that a wallet on the same device opens next (OpenID4VP 1.0, 8.2). Other wallets get none,
 * because their device is not the verifier's. Without a code, the page shows what it shows anyway.
 */
function leadBack(
  { id, way }: PresentationRequestRow,
  origin: string,
  code?: string,
): { redirect_uri?: string } {
  if (way !== 'device') return {}
  const address = new URL(`${origin}${ASKING_PAGE}`)
  if (code !== undefined) {
    const { requestId, code: name } = RETURN_PARAMETERS
    address.hash = new URLSearchParams({ [requestId]: id, [name]: code }).toString()
  }
  return { redirect_uri: address.href }
}

async function settleEncrypted(settle: () => Promise<boolean>): Promise<boolean> {
  try {
    return await settle()
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    throw new OAuthError('invalid_request', `The answer is refused: ${error.message}.`)
  }
}

/**
 * Describes the verification for the log. The asking user counts as the verifier. The wallet's network
 * address is not logged.
 */
function askedBy({ userId }: PresentationRequestRow) {
  return {
    verificationType: 'api_call',
    verifierId: userId,
    verifierAddress: '',
    verifierUserAgent: null,
    verifierContext: null,
    attemptId: null,
    organization: null,
  } as const
}

function over(): OAuthError {
  return new OAuthError('invalid_request', 'This request has expired or was answered already.')
}
