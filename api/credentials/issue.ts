import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'objection'
import { anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { toHex } from '#contracts/bytes.ts'
import type { IssueCredential } from '#contracts/credential.ts'
import { signCredential } from '#contracts/presentation/credential.ts'
import { initialsOf } from '#contracts/presentation/initials.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { enqueueAnchor } from '#api/anchoring/queue.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { IssuerKeyRow } from '#api/trust/issuer-key-row.ts'
import { CredentialRow } from './credential-row.ts'
import { hashHolderName } from './holder-name.ts'
import { mailHolder } from './mail-holder.ts'

/** How long issuing and revoking wait for the chain before they answer that it is pending. */
export const CHAIN_WAIT_MS = 3_000
const SALT_BYTES = 32

export interface Issuance extends IssueCredential {
  by: Person
}

/** One transaction; the chain follows through its worker, and the answer says whether it has already. */
export async function issue(
  services: Services,
  issuance: Issuance,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer, clock } = services
  const made = await makeCredential(services, issuance)
  const issued = await database.transaction(async (trx) => {
    const recipient = await requireRecipient(services, trx, issuance.userId)
    // Another process may have stopped it since it was read here.
    if (!(await IssuerKeyRow.holdUnstopped(trx, made.issuerKid))) throw new ApiError('KEYS_OVER')
    const row = await CredentialRow.record(trx, made)
    await enqueueAnchor(trx, row.blockchainAnchorHash)
    await recordAudit(trx, {
      action: 'credential_issued',
      by: issuance.by,
      at: clock.now(),
      subjectId: issuance.userId,
      credentialId: row.credentialId,
      details: { about: recipient.username },
    })
    await mailHolder(trx, recipient, clock.now(), {
      template: 'credential-issued',
      credentialType: row.credentialType,
      credentialId: row.credentialId,
    })
    return row
  })

  anchoring.wake()
  mailer.wake()
  const isAnchored = await anchoring.waitForAnchor(issued.blockchainAnchorHash, chainWaitMs)
  const credential = await CredentialRow.withAccount(database, issued.credentialId)
  return { credential, isAnchored }
}

async function makeCredential(
  { issuerKeys, sealing, clock }: Services,
  { userId, by, credentialType, holderName, passportLastFour, issueDate, expiryDate }: Issuance,
) {
  const credentialId = `urn:uuid:${randomUUID()}`
  const anchorHashSalt = randomBytes(SALT_BYTES)
  const holderNameHashSalt = randomBytes(SALT_BYTES)
  const signer = await issuerKeys.signer('credential')
  const bytes = await signCredential(signer, {
    credentialId,
    credentialType,
    holderName,
    initials: initialsOf(holderName),
    passportLastFour,
    issueDate,
    expiryDate,
    issuedAt: clock.now(),
  })
  return {
    userId,
    issuedBy: by.id,
    credentialId,
    issuerKid: toHex(signer.kid),
    encryptedCredential: sealing.seal(credentialId, bytes),
    credentialType,
    holderInitials: initialsOf(holderName),
    holderNameHash: hashHolderName(sealing.namePepper, holderNameHashSalt, holderName),
    issueDate,
    expiryDate,
    blockchainAnchorHash: toHex(anchorHash(anchorHashSalt, bytes)),
    anchorHashSalt,
    holderNameHashSalt,
    createdAt: clock.now(),
  }
}

async function requireRecipient(
  { env }: Services,
  trx: Transaction,
  userId: string,
): Promise<UserRow> {
  const user = isUuid(userId) ? await lockHolder(trx, userId) : undefined
  if (!user) throw new ApiError('USER_NOT_FOUND')
  if (env.requireConfirmedEmail && !user.emailConfirmedAt) throw new ApiError('EMAIL_UNCONFIRMED')
  return user
}
