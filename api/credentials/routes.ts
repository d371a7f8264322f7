import {
  renewMany as renewManyEndpoint,
  revokeMany as revokeManyEndpoint,
} from '#contracts/credentials/bulk-actions.ts'
import {
  chainStatistics as chainStatisticsEndpoint,
  listHeldCredentials,
  listSamples as listSamplesEndpoint,
} from '#contracts/credentials/credential.ts'
import {
  ISSUED_ANCHOR_PENDING,
  ISSUED_AND_ANCHORED,
  issueCredential,
  revokeCredential,
  REVOKED_CHAIN_PENDING,
  REVOKED_ON_CHAIN,
} from '#contracts/credentials/issuing.ts'
import { listAllCredentials, readTotals } from '#contracts/credentials/credential-list.ts'
import {
  CORRECTED_AND_ANCHORED,
  CORRECTED_CHAIN_PENDING,
  correctCredential,
  RENEWED_ANCHOR_PENDING,
  RENEWED_AND_ANCHORED,
  renewCredential,
} from '#contracts/credentials/replacing.ts'
import { saveProof as saveProofEndpoint } from '#contracts/anchoring/proof-file/calls.ts'
import { chainStatistics } from '#api/anchoring/statistics.ts'
import { administrator } from '#api/audit/doer.ts'
import {
  freshForAction,
  requireAccount,
  requireAudit,
  requireCorrect,
  requireIssue,
  requireRevoke,
} from '#api/http/guards.ts'
import { type ApiRouter, listRoute, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { correct } from './correct.ts'
import { listSamples } from './demo.ts'
import { renewMany, revokeMany } from './do-many.ts'
import { issue } from './issue.ts'
import { countTotals, listAll, listHeld } from './list.ts'
import { present, presentSample } from './present.ts'
import { renew } from './renew.ts'
import { revoke } from './revoke.ts'
import { saveProof } from './save-proof.ts'

export function bindCredentials(router: ApiRouter, services: Services): void {
  route(
    router,
    issueCredential,
    ['general', requireIssue, freshForAction],
    async ({ body, user, ctx }) => {
      const issuance = { ...body, by: administrator(ctx, user) }
      const { credential, isAnchored } = await issue(services, issuance)
      return {
        message: isAnchored ? ISSUED_AND_ANCHORED : ISSUED_ANCHOR_PENDING,
        credential: present(credential),
      }
    },
  )

  route(
    router,
    revokeCredential,
    ['general', requireRevoke, freshForAction],
    async ({ body, params, user, ctx }) => {
      const revocation = { ...body, ...params, by: administrator(ctx, user) }
      const { credential, isOnChain } = await revoke(services, revocation)
      return {
        message: isOnChain ? REVOKED_ON_CHAIN : REVOKED_CHAIN_PENDING,
        credential: present(credential),
      }
    },
  )

  route(
    router,
    correctCredential,
    ['general', requireCorrect, freshForAction],
    async ({ body, params, user, ctx }) => {
      const correction = { ...body, ...params, by: administrator(ctx, user) }
      const { credential, isOnChain } = await correct(services, correction)
      return {
        message: isOnChain ? CORRECTED_AND_ANCHORED : CORRECTED_CHAIN_PENDING,
        credential: present(credential),
      }
    },
  )

  route(
    router,
    renewCredential,
    ['general', requireIssue, freshForAction],
    async ({ body, params, user, ctx }) => {
      const renewal = { ...body, ...params, by: administrator(ctx, user) }
      const { credential, isAnchored } = await renew(services, renewal)
      return {
        message: isAnchored ? RENEWED_AND_ANCHORED : RENEWED_ANCHOR_PENDING,
        credential: present(credential),
      }
    },
  )

  route(
    router,
    revokeManyEndpoint,
    ['general', requireRevoke, freshForAction],
    ({ body, user, ctx }) => revokeMany(services, { ...body, by: administrator(ctx, user) }),
  )

  route(
    router,
    renewManyEndpoint,
    ['general', requireIssue, freshForAction],
    ({ body, user, ctx }) => renewMany(services, { ...body, by: administrator(ctx, user) }),
  )

  listRoute(router, listAllCredentials, ['general', requireAudit], async ({ query }) => {
    const page = await listAll(services, query)
    return { ...page, items: page.items.map(present) }
  })

  route(router, readTotals, ['general', requireAudit], () => countTotals(services))

  route(router, listHeldCredentials, ['general', requireAccount], ({ user }) =>
    listHeld(services, user.id),
  )

  route(router, saveProofEndpoint, ['counted', requireAccount], ({ params, user }) =>
    saveProof(services, { ...params, userId: user.id }),
  )

  route(router, listSamplesEndpoint, ['general', requireAccount], async () => {
    const samples = await listSamples(services)
    return samples.map(presentSample)
  })

  route(router, chainStatisticsEndpoint, ['general', requireAudit], () => chainStatistics(services))
}
