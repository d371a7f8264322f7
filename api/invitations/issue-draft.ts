import type { Transaction } from 'objection'
import type { Person } from '#api/audit/doer.ts'
import { recordIssuance } from '#api/credentials/issue.ts'
import { signAndSeal } from '#api/credentials/make-credential.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import type { Services } from '#api/services.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { InvitationRow } from './invitation-row.ts'
import type { Draft } from './seal-draft.ts'

interface Issuing {
  to: { id: string; userId: string; reference: string | null }
  draft: Draft
  by: Person
  signer: IssuerSigner
}

/**
 * Issues the credential and ends the invitation. The caller must have locked the holder and the invitation.
 */
export async function issueDraft(
  services: Services,
  trx: Transaction,
  { to: { id, userId, reference }, draft, by, signer }: Issuing,
): Promise<void> {
  const made = await signAndSeal(services, signer, {
    ...draft,
    userId,
    by,
    draftId: id,
    ...(reference !== null && { reference }),
  })
  const { credentialId } = await recordIssuance(services, trx, { made, by })
  const endedAt = services.clock.now()
  await InvitationRow.change(trx, id, { credentialId, endedAt, sealed: null, reference: null })
  failpoint('invitation.before_commit')
}
