import { randomBytes } from 'node:crypto'
import type { Transaction } from 'objection'
import { toHex } from '#contracts/bytes.ts'
import { endOfDay, statusOf } from '#contracts/credentials/credential.ts'
import type { PresentationToken } from '#contracts/presentation/calls.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { signPass } from '#contracts/presentation/pass.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { weekOf } from '#contracts/trust/week.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { isOpenSample } from '#api/credentials/demo.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { ensurePasses } from '#api/trust/passes/ensure-passes.ts'
import { requireWhole } from '#api/trust/require-whole.ts'
import { claimsOf } from './new-pass.ts'
import { PresentationRow } from './presentation-row.ts'

const TOKEN_ID_BYTES = 16

export interface Minting {
  credentialId: string
  /** The user who requests the code. The credential must belong to this user or be a sample. */
  user: Asker
  expiresInMinutes: number
}

export interface Minted extends PresentationToken {
  credential: CredentialRow
}

/** Mints a code for a browser that has no device key. The issuer alone signs such a code. */
export async function mintToken(services: Services, minting: Minting): Promise<Minted> {
  const { database, issuerKeys, passIndices, publicOrigin } = services
  // Reads the signer before the transaction, because the embedded database has only one connection.
  const signer = await issuerKeys.signer('pass')
  const { credential, expiresAt, pass, tokenId } = await passIndices.retryWithIndices(() =>
    database.transaction((trx) => mintInside(trx, services, { ...minting, signer })),
  )
  const token = toTokenText(pass)
  return {
    credential,
    tokenId: toHex(tokenId),
    token,
    expiresAt: expiresAt.toISOString(),
    verificationUrl: `${publicOrigin()}/verify?token=${token}`,
  }
}

async function mintInside(
  trx: Transaction,
  services: Services,
  { signer, ...minting }: Minting & { signer: IssuerSigner },
) {
  const { clock, passIndices } = services
  const now = clock.now()
  const tokenId = randomBytes(TOKEN_ID_BYTES)
  const { id: sessionId } = await lockAsker(trx, minting.user)
  await requireWhole(trx)
  const credential = await requireShowable(services, trx, minting)
  const { credentialId } = credential
  const wanted = now.getTime() + minting.expiresInMinutes * 60_000
  const expiresAt = new Date(Math.min(wanted, endOfDay(credential.expiryDate)))
  const slot = { credentialId, deviceId: null, sessionId, week: weekOf(expiresAt) }
  const [row] = await ensurePasses(trx, passIndices, [slot])
  if (!row) throw new Error('a code without its pass')
  const pass = await signPass(signer, {
    ...claimsOf(credential, row),
    issuedAt: now,
    expiresAt,
    holder: { tokenId },
  })
  await PresentationRow.recordMinted(trx, {
    identity: Buffer.from(presentationIdentity(pass)),
    tokenId: toHex(tokenId),
    credentialId,
    mintedAt: now,
    expiresAt,
    sessionId,
    week: row.week,
    statusIndex: row.statusIndex,
  })
  return { credential, expiresAt, pass, tokenId }
}

async function requireShowable(
  services: Services,
  trx: Transaction,
  { credentialId, user }: Minting,
): Promise<CredentialRow> {
  const credential = await CredentialRow.withId(trx, credentialId)
  const isTheirs = credential?.userId === user.id
  const mayShow = credential && (isTheirs || isOpenSample(services, credential))
  if (!mayShow) throw new ApiError('CREDENTIAL_NOT_FOUND')

  const status = statusOf(credential, services.clock.now().getTime())
  if (status === 'revoked') throw new ApiError('CREDENTIAL_REVOKED')
  if (status === 'expired') throw new ApiError('CREDENTIAL_EXPIRED')
  if (credential.doubtedAt) throw new ApiError('CREDENTIAL_IN_DOUBT')
  return credential
}
