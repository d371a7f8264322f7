import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'objection'
import { anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { toHex } from '#contracts/bytes.ts'
import {
  type NewCredential as Signing,
  signCredential,
  type Subject,
} from '#contracts/presentation/credential.ts'
import { initialsOf } from '#contracts/presentation/initials.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { enqueueAnchor } from '#api/anchoring/queue.ts'
import type { Doer } from '#api/audit/doer.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { CredentialRow, type NewCredential } from './credential-row.ts'
import { hashHolderName } from './holder-name.ts'

const SALT_BYTES = 32

export type Issuance = Pick<Signing, 'holderName' | 'issueDate' | 'expiryDate'> &
  Subject & {
    userId: string
    by: Doer
    /** The reference of the credential in the imported file. */
    reference?: string
    /** The id of the issue form. */
    draftId?: string | undefined
    /** True for a sample of the demo (see `demo.ts`). */
    isSample?: boolean
  }

/**
 * Signs and seals a credential. Call this before the transaction that stores the credential, because it reads
 * the key from the database.
 */
export async function makeCredential(
  services: Services,
  issuance: Issuance,
): Promise<NewCredential> {
  return signAndSeal(services, await services.issuerKeys.signer('credential'), issuance)
}

/** Does not use the database. A transaction can therefore call this function. */
export async function signAndSeal(
  { sealing, clock }: Pick<Services, 'sealing' | 'clock'>,
  signer: IssuerSigner,
  issuance: Issuance,
): Promise<NewCredential> {
  const { userId, by, reference, draftId, isSample, ...claims } = issuance
  const { credentialType, holderName, issueDate, expiryDate } = claims
  const credentialId = `urn:uuid:${randomUUID()}`
  const anchorHashSalt = randomBytes(SALT_BYTES)
  const holderNameHashSalt = randomBytes(SALT_BYTES)
  const bytes = await signCredential(signer, {
    ...claims,
    credentialId,
    initials: initialsOf(holderName),
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
    ...(reference !== undefined && { reference }),
    ...(draftId !== undefined && { draftId }),
    ...(isSample !== undefined && { isSample }),
    createdAt: clock.now(),
  }
}

/** Stores the credential and queues its anchor. The caller must have locked the recipient. */
export async function recordCredential(
  trx: Transaction,
  made: NewCredential,
): Promise<CredentialRow> {
  // Another process may have stopped the key after it was read.
  if (!(await IssuerKeyRow.holdUnstopped(trx, made.issuerKid))) throw new ApiError('KEYS_OVER')
  const row = await CredentialRow.record(trx, made)
  await enqueueAnchor(trx, row.blockchainAnchorHash)
  return row
}

/** Locks the account of the recipient. Throws when the account may not receive a credential. */
export async function requireRecipient(
  { env }: Services,
  trx: Transaction,
  userId: string,
): Promise<UserRow> {
  const user = isUuid(userId) ? await lockHolder(trx, userId) : undefined
  if (!user) throw new ApiError('USER_NOT_FOUND')
  if (env.requireConfirmedEmail && !user.emailConfirmedAt) throw new ApiError('EMAIL_UNCONFIRMED')
  return user
}
