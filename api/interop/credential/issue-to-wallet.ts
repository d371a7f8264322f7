import type { Knex } from 'knex'
import type { Context } from 'koa'
import { randomInt } from 'node:crypto'
import type { Transaction } from 'objection'
import { UsedChallengeRow } from '#api/accounts/passkeys/used-challenge-row.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { CredentialRow } from '#api/credentials/credential-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import { listAddress } from '#api/interop/status/publish-lists.ts'
import { requireAccess } from '#api/interop/token/require-access.ts'
import type { Services } from '#api/services.ts'
import { requireWhole } from '#api/trust/require-whole.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { CREDENTIAL_PATH } from '#contracts/interop/addresses.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { NONCE_MS } from '#contracts/interop/limits.ts'
import {
  type VisaClaimValues,
  type InteropFormat,
  MDOC_NAMESPACE,
  MDOC_TYPE,
  visaTypeAddress,
} from '#contracts/interop/visa-type.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { CLOCK_TOLERANCE_MS, startOfDay } from '#contracts/time.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { STATUS_LIST_ENTRIES } from '#api/interop/formats/status-list.ts'
import { toBase64Url } from '#contracts/bytes.ts'
import { signMdoc, toFullDate } from '#api/interop/formats/mdoc.ts'
import { signSdJwtVc } from '#api/interop/formats/sd-jwt-vc.ts'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'
import type { StatusReference } from '#api/interop/formats/status-reference.ts'
import type { PublicPoint } from '#contracts/presentation/keys.ts'
import { visaTypeIntegrity } from '#api/interop/visa-type-document.ts'
import { instanceWindow } from './instance-window.ts'
import { readCredentialRequest, type Wanted } from './read-request.ts'

interface NewInstance {
  origin: string
  claims: VisaClaimValues
  holder: PublicPoint
  status: StatusReference
  issuedAt: Date
  /** The start of the credential. If the instance is made later, the time at which it is made. */
  validFrom: Date
  expiresAt: Date
}

type Sign = (signer: CertifiedSigner, instance: NewInstance) => Promise<string>

/**
 * The function that signs each format. The claims are the same in both formats. Each claim has a salt of its
 * own.
 */
const SIGN: Readonly<Record<InteropFormat, Sign>> = {
  'dc+sd-jwt': (signer, { origin, ...instance }) =>
    signSdJwtVc(signer, {
      ...instance,
      issuer: origin,
      type: visaTypeAddress(origin),
      typeIntegrity: visaTypeIntegrity(origin),
    }),
  mso_mdoc: async (signer, { claims, holder, status, issuedAt, validFrom, expiresAt }) => {
    const elements = {
      ...claims,
      issue_date: toFullDate(claims.issue_date),
      expiry_date: toFullDate(claims.expiry_date),
    }
    const type = { docType: MDOC_TYPE, namespace: MDOC_NAMESPACE }
    const times = { signedAt: issuedAt, validFrom, validUntil: expiresAt }
    return toBase64Url(await signMdoc(signer, { ...type, ...times, elements, holder, status }))
  },
}

type Place = Pick<WalletInstanceRow, 'list' | 'index'>

type Instance = Pick<WalletInstanceRow, 'credentialId' | 'walletId' | 'format' | 'expiresAt'>

/**
 * Issues one instance for each key of the wallet. Two instances have in common only the type, the issuer, the
 * days, and the claims that the holder discloses. Verifiers cannot link the instances by anything else.
 */
export async function issueToWallet(services: Services, ctx: Context) {
  const wallet = await requireAccess(services, ctx, CREDENTIAL_PATH)
  const wanted = await readCredentialRequest(services, ctx, wallet.configurations)
  // Reads the signer before the transaction, because the embedded database has only one connection.
  const signer = await services.certificates.signer('document')
  const placed = await place(services, wallet, wanted)
  // Signs after the commit. A simultaneous revocation can then find the rows of the instances.
  const credentials = await Promise.all(
    placed.places.map(({ list, index }, at) => {
      const holder = wanted.holders[at]
      if (!holder) throw new Error('more places than keys')
      const origin = services.publicOrigin()
      const status = { uri: listAddress(origin, list), index }
      return SIGN[wanted.format](signer, { ...placed, origin, status, holder })
    }),
  )
  return {
    credentials: credentials.map((credential) => ({ credential })),
    notification_id: `${wallet.id}.${wanted.format}`,
  }
}

async function place(
  services: Services,
  wallet: WalletRow & { accessHash: Buffer },
  { format, holders, proofs }: Wanted,
) {
  const { database, clock, sealing } = services
  const { id: walletId, credentialId, userId, accessHash } = wallet
  const now = clock.now()
  const issuedAt = startOfDay(now)
  const { credential, ...placed } = await database.transaction(async (trx) => {
    await lockHolder(trx, userId)
    await requireWhole(trx)
    for (const proof of proofs) await useProof(trx, proof, now)
    const taken = await WalletRow.takeBatch(trx, accessHash, now)
    if (!taken) {
      throw new OAuthError('credential_request_denied', 'This access token has served its calls.')
    }
    const credential = await findGivable(trx, { credentialId, userId }, now)
    const { validFrom, expiresAt } = instanceWindow(credential, now)
    const instance = { credentialId, walletId, format, expiresAt }
    const places = await drawPlaces(trx, instance, { count: holders.length, now })
    return { credential, validFrom, expiresAt, places }
  })
  const sealed = sealing.open(credentialId, credential.encryptedCredential)
  return { ...placed, issuedAt, claims: claimsOf(credential, sealed) }
}

/**
 * Stores the hash of the proof, for as long as the proof could be sent again. If `trx` is rolled back, the
 * proof counts as unused.
 */
async function useProof(trx: Knex, proof: string, now: Date): Promise<void> {
  const over = new Date(now.getTime() + NONCE_MS + CLOCK_TOLERANCE_MS)
  if (!(await UsedChallengeRow.take(trx, `key proof\n${proof}`, over))) {
    throw new OAuthError('invalid_proof', 'A proof was used before: sign another one.')
  }
}

/**
 * Finds the credential. If the credential can no longer be issued, throws the error of the protocol for this
 * case.
 */
async function findGivable(...asked: Parameters<typeof requireGivable>): Promise<CredentialRow> {
  try {
    return await requireGivable(...asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new OAuthError('credential_request_denied', error.message)
  }
}

function claimsOf(
  { credentialId, issueDate, expiryDate }: CredentialRow,
  sealed: Uint8Array,
): VisaClaimValues {
  const { claims } = parseCredential(sealed)
  if (claims.credentialType === COURSE)
    throw new Error('a course certificate is given to no wallet')
  return {
    visa_type: claims.credentialType,
    holder_name: claims.holderName,
    passport_last_four: claims.passportLastFour,
    issue_date: issueDate,
    expiry_date: expiryDate,
    document_number: credentialId,
  }
}

/**
 * Draws random indices in an open status list, and stores the free indices with the instance. If more than
 * half of the drawn indices are taken, the list is about half full. In this case, continues with a new list.
 */
async function drawPlaces(
  trx: Transaction,
  instance: Instance,
  { count, now }: { count: number; now: Date },
): Promise<Place[]> {
  const places: Place[] = []
  let list = await anyList(trx, now)
  while (places.length < count) {
    const wanted = count - places.length
    const placed = await WalletInstanceRow.place(
      trx,
      drawIndices(wanted).map((index) => ({ ...instance, list, index })),
    )
    places.push(...placed)
    if (placed.length < wanted / 2) list = await WalletListRow.begin(trx, now)
  }
  return places
}

async function anyList(trx: Transaction, now: Date): Promise<number> {
  const open = await WalletListRow.open(trx)
  return open[randomInt(Math.max(1, open.length))] ?? WalletListRow.begin(trx, now)
}

function drawIndices(count: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(randomInt(STATUS_LIST_ENTRIES))
  return [...drawn]
}
