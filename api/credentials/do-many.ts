import type { ActionOutcome, RenewMany, RevokeMany } from '#contracts/credentials/bulk-actions.ts'
import type { Person } from '#api/audit/doer.ts'
import type { ApiError } from '#api/http/errors.ts'
import { describeError, toApiError } from '#api/http/problems.ts'
import { accountKey } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { recordRenewal } from './renew.ts'
import { recordRevocation } from './revoke.ts'

export function revokeMany(
  services: Services,
  { credentialIds, ...revocation }: RevokeMany & { by: Person },
): Promise<ActionOutcome[]> {
  return doEach(services, { credentialIds, by: revocation.by }, (credentialId) =>
    recordRevocation(services, { ...revocation, credentialId }),
  )
}

export function renewMany(
  services: Services,
  { credentialIds, ...renewal }: RenewMany & { by: Person },
): Promise<ActionOutcome[]> {
  return doEach(services, { credentialIds, by: renewal.by }, (credentialId) =>
    recordRenewal(services, { ...renewal, credentialId }),
  )
}

/**
 * Does each action in its own transaction, because one transaction for all actions would fail as a whole. A
 * refused action does not stop the rest. After an error of the server, refuses all remaining actions with this
 * error.
 */
async function doEach(
  services: Services,
  { credentialIds, by }: { credentialIds: readonly string[]; by: Person },
  action: (credentialId: string) => Promise<unknown>,
): Promise<ActionOutcome[]> {
  await countFurther(services, by, credentialIds)
  const outcomes: ActionOutcome[] = []
  let fault: ApiError | undefined
  for (const credentialId of credentialIds) {
    const refusal = fault ?? (await tryAction(services, by, () => action(credentialId)))
    if (refusal && refusal.status >= 500) fault = refusal
    outcomes.push({
      credentialId,
      refusal: refusal ? { error: refusal.code, message: refusal.message } : null,
    })
  }
  services.anchoring.wake()
  services.mailer.wake()
  return outcomes
}

/**
 * Counts each action for the rate limit, except the first. The request itself already counts as the first.
 */
async function countFurther(
  { limits }: Services,
  by: Person,
  [, ...further]: readonly string[],
): Promise<void> {
  for (const _ of further) await limits.consume('administration', [accountKey(by.id)])
}

async function tryAction(
  { log }: Services,
  { requestId }: Person,
  action: () => Promise<unknown>,
): Promise<ApiError | undefined> {
  try {
    await action()
    return undefined
  } catch (error) {
    const refusal = toApiError(error)
    if (refusal.status >= 500) {
      log.error(
        { requestId, code: refusal.code, err: describeError(error) },
        'one of many actions failed',
      )
    }
    return refusal
  }
}
