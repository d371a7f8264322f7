import { because } from '#contracts/reason.ts'
import type { Context } from 'koa'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { PresentationRequestRow } from '#api/interop/requests/presentation-request-row.ts'
import { requireOwnRequest } from '#api/interop/requests/read-requests.ts'
import type { Services } from '#api/services.ts'
import { verifierOf } from '#api/verification/verifier-of.ts'
import type { VerificationService } from '#api/verification/verify.ts'
import { toBrowserTranscript } from '#api/interop/formats/session-transcript.ts'
import type { BrowserAnswer } from '#contracts/interop/requests.ts'
import { thumbprintOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { settleAnswer } from './settle-answer.ts'

interface Brought extends BrowserAnswer {
  requestId: string
  user: SignedInUser
  ctx: Context
}

/**
 * Accepts the response that the asking user's browser sends. The wallet signs the origin of the page in that
 * browser. A response for a page of another site therefore does not match.
 */
export async function takeBrowserAnswer(
  services: Services,
  verification: VerificationService,
  { requestId, protocol, response, user, ctx }: Brought,
): Promise<PresentationRequestRow> {
  const own = { requestId, userId: user.id }
  const row = await requireOwnRequest(services, own)
  const isOpen = row.answeredAt === null && row.expiresAt > services.clock.now()
  if (row.way !== 'browser' || !isOpen) throw new ApiError('PRESENTATION_REQUEST_OVER')
  const origin = services.publicOrigin()
  const { clientId, nonce, point } = row
  const answer = {
    row,
    response,
    audience: protocol === 'openid4vp-v1-signed' ? clientId : `origin:${origin}`,
    transcript: toBrowserTranscript({
      origin,
      nonce,
      thumbprint: thumbprintOf(toPublicPoint(point)),
    }),
    verifier: { ...verifierOf(ctx, user), verificationType: 'api_call' as const },
    responseCodeHash: null,
  }
  const isFirst = await settle(() => settleAnswer(services, verification, answer))
  if (!isFirst) throw new ApiError('PRESENTATION_REQUEST_OVER')
  return requireOwnRequest(services, own)
}

async function settle(settleOne: () => Promise<boolean>): Promise<boolean> {
  try {
    return await settleOne()
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    const reason = because('WALLET_ANSWER', { why: error.message })
    throw new ApiError('INVALID_INPUT', { reason, input: 'response' })
  }
}
