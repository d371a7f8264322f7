import type { Context } from 'koa'
import { verifyBatch as verifyBatchEndpoint } from '#contracts/verification/batch-calls.ts'
import { verifyQr } from '#contracts/verification/calls.ts'
import type { InputMethod, VerificationType } from '#contracts/verification/log-entry.ts'
import { tokenStatus as tokenStatusEndpoint } from '#contracts/verification/token-status.ts'
import { verificationAnalytics } from '#contracts/verification/analytics.ts'
import { listShowings as listShowingsEndpoint } from '#contracts/verification/showings.ts'
import { requireAccount, requireAudit } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { readAnalytics } from './analytics.ts'
import { presentVerification } from './present.ts'
import { listShowings } from './showings.ts'
import { readTokenStatus } from './token-status.ts'
import { verifyBatch } from './verify-batch.ts'
import { verifierOf } from './verifier-of.ts'
import type { VerificationService } from './verify.ts'

export function bindVerification(
  router: ApiRouter,
  services: Services,
  verification: VerificationService,
): void {
  route(
    router,
    verifyQr,
    ['verification'],
    async ({ body, user, ctx }) => {
      const { qrData, attemptId = null, verifierInfo } = body
      const verifier = {
        ...verifierOf(ctx, user),
        attemptId,
        verificationType: typeOf(ctx, verifierInfo?.inputMethod),
        verifierContext: verifierInfo?.verifierContext ?? null,
      }
      return presentVerification(await verification.verify(qrData, verifier))
    },
    { checksAnswer: false },
  )

  route(router, verifyBatchEndpoint, ['verification', requireAudit], ({ body, user, ctx }) =>
    verifyBatch(verification, body, {
      ...verifierOf(ctx, user),
      verificationType: 'api_call',
      verifierContext: 'admin_portal',
      organization: body.verifierInfo?.organization ?? null,
    }),
  )

  route(router, verificationAnalytics, ['general', requireAudit], ({ query }) =>
    readAnalytics(services, query),
  )

  route(router, listShowingsEndpoint, ['general', requireAccount], ({ query, user }) =>
    listShowings(services, { ...query, userId: user.id }),
  )

  route(router, tokenStatusEndpoint, ['counted'], ({ params }) =>
    readTokenStatus(services, params.tokenId),
  )
}

/**
 * Returns the type of a verification for the log. A link, camera, image or scanner counts as a scan. A pasted
 * code counts as a search by hand. Without an input method, a call from a browser counts as a scan.
 */
function typeOf(ctx: Context, inputMethod: InputMethod | undefined): VerificationType {
  if (inputMethod === 'paste') return 'manual_lookup'
  if (inputMethod !== undefined) return 'qr_scan'
  const isBrowser = ctx.get('Sec-Fetch-Site') !== ''
  return isBrowser ? 'qr_scan' : 'api_call'
}
