import * as z from 'zod/mini'
import type { Services } from '#api/services.ts'
import type { AnsweredCredential } from '#api/verification/verify.ts'
import { Day } from '#contracts/endpoint.ts'
import { VISA_CREDENTIAL_TYPES } from '#contracts/credentials/credential-type.ts'
import { type AskedClaim, NAMING_CLAIMS, type NamingClaim } from '#contracts/interop/dcql.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { NotAuthentic } from '#contracts/verification/authenticate.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { STATUS_LIST_ENTRIES } from '#api/interop/formats/status-list.ts'
import { STATUS_PATH } from '#contracts/interop/addresses.ts'
import { type Asked, readShown, type Shown } from './read-shown.ts'
import { refuse } from './refuse.ts'
import { trustIssuer } from './trust-issuer.ts'

/** The number of a status list, at the end of the list's address. It fits into a PostgreSQL integer. */
const LIST = /^\d{1,9}$/

export type Disclosed = Partial<Record<NamingClaim, string>>

const Name = z.string().check(z.minLength(1), z.maxLength(500))
const CLAIMS = {
  visa_type: z.enum(VISA_CREDENTIAL_TYPES),
  expiry_date: Day,
  holder_name: Name,
  passport_last_four: Name,
}
const Claims = z.object({
  ...CLAIMS,
  holder_name: z.optional(Name),
  passport_last_four: z.optional(Name),
})

/**
 * Checks everything that a wallet's response itself proves: its form, the issuer's signature and the holder's
 * signature. Also finds the credential by its index in our status lists.
 */
export async function authenticateAnswer(
  services: Services,
  vpToken: unknown,
  asked: Asked & { claims: readonly AskedClaim[] },
): Promise<NotAuthentic | (AnsweredCredential & { disclosed: Disclosed })> {
  try {
    const shown = readShown(vpToken, asked)
    const claims = readClaims(shown, asked.claims)
    const issuerKey = await trustIssuer(services, shown)
    if ('isAuthentic' in issuerKey) return issuerKey
    if (!(await shown.isSignedBy(issuerKey))) {
      const detail = "The issuer's signature does not fit."
      return refuse('issuerSignature', 'SIGNATURE_INVALID', detail)
    }
    if (!(await shown.isBoundTo(asked))) {
      const detail = "The wallet's signature is not one in answer to this request."
      return refuse('deviceSignature', 'DEVICE_SIGNATURE_INVALID', detail)
    }
    const { expiresAt, signedAt } = shown
    const instance = await findInstance(services, shown)
    return {
      isAuthentic: true,
      credentialId: instance?.credentialId ?? null,
      isEnded: instance?.isRevoked ?? false,
      credentialType: claims.visa_type,
      expiryDate: claims.expiry_date,
      issuer: services.env.issuer,
      signedAt,
      expiresAt,
      disclosed: pickNaming(claims),
    }
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    return refuse('shape', 'TOKEN_MALFORMED', `The answer cannot be taken: ${error.message}.`)
  }
}

/** Reads every requested claim. Ignores any other disclosed claim. */
function readClaims({ claims }: Shown, asked: readonly AskedClaim[]): z.infer<typeof Claims> {
  const missing = asked.filter((claim) => !CLAIMS[claim].safeParse(claims.get(claim)).success)
  if (missing.length > 0) throw new MalformedError(`${missing.join(', ')} is missing`)
  return Claims.parse(Object.fromEntries(asked.map((claim) => [claim, claims.get(claim)])))
}

function pickNaming(claims: z.infer<typeof Claims>): Disclosed {
  return Object.fromEntries(
    NAMING_CLAIMS.flatMap((claim) => {
      const value = claims[claim]
      return value === undefined ? [] : [[claim, value]]
    }),
  )
}

/**
 * Finds the row of the instance that a wallet shows, by the list and the index in its status reference. Reads
 * the rows and not the published lists, because the rows are newer and have more details. A later instance
 * can get the same index. Therefore the expiry must match too.
 *
 * No row has the holder's key of an instance, because list and index identify the credential. The price: a
 * thief of the document signer's key could show credentials of others until its certificate is withdrawn.
 */
async function findInstance(
  { database, publicOrigin }: Pick<Services, 'database' | 'publicOrigin'>,
  { status, format, expiresAt }: Shown,
): Promise<WalletInstanceRow | undefined> {
  const lists = `${publicOrigin()}${STATUS_PATH}/`
  if (!status?.uri.startsWith(lists) || status.index >= STATUS_LIST_ENTRIES) return undefined
  const list = status.uri.slice(lists.length)
  if (!LIST.test(list)) return undefined
  const place = { list: Number(list), index: status.index }
  const instance = await WalletInstanceRow.at(database, place)
  const isSame = instance?.format === format && instance.expiresAt.getTime() === expiresAt.getTime()
  return isSame ? instance : undefined
}
