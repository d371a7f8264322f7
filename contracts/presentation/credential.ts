import { endOfDay } from '#contracts/credential.ts'
import type { CredentialType } from '#contracts/credential-type.ts'
import { type CborInput, decodeCbor } from './cbor.ts'
import { checkIssuerSignature } from '#contracts/trust/issuer-signature.ts'
import type { IssuerSigner, IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import * as claim from './claims.ts'
import { readSign1, sign1, type Sign1 } from './cose.ts'
import { MalformedError } from './malformed.ts'

const HOLDER_NAME = 10
const PASSPORT_LAST_FOUR = 11
const HOLDER_NAME_BYTES_MAX = 400
const FOUR_DIGITS = /^[0-9]{4}$/

export const CREDENTIAL_KIND = 'vsg/credential/1'

export interface NewCredential {
  credentialId: string
  credentialType: CredentialType
  holderName: string
  initials: string
  passportLastFour: string
  issueDate: string
  expiryDate: string
  issuedAt: Date
}

export interface CredentialClaims extends claim.VisaClaims {
  issuer: string
  holderName: string
  passportLastFour: string
}

/** The full credential: sealed at rest, given to nobody but its holder. */
export function signCredential(
  { kid, privateKey, issuer }: IssuerSigner,
  credential: NewCredential,
): Promise<Uint8Array<ArrayBuffer>> {
  const visa = new Map<number, CborInput>([
    [claim.VISA_TYPE, claim.toTypeNumber(credential.credentialType)],
    [claim.VISA_INITIALS, credential.initials],
    [claim.VISA_ISSUE_DAY, claim.toDayNumber(credential.issueDate)],
    [claim.VISA_EXPIRY_DAY, claim.toDayNumber(credential.expiryDate)],
    [HOLDER_NAME, credential.holderName],
    [PASSPORT_LAST_FOUR, credential.passportLastFour],
  ])
  const claims = new Map<number, CborInput>([
    [claim.ISS, issuer],
    [claim.EXP, endOfDay(credential.expiryDate) / 1000],
    [claim.IAT, claim.toSeconds(credential.issuedAt)],
    [claim.CTI, claim.toUuidBytes(credential.credentialId)],
    [claim.VISA, visa],
  ])
  return sign1({ kind: CREDENTIAL_KIND, kid, privateKey }, claims)
}

export interface SignedCredential {
  signed: Sign1
  claims: CredentialClaims
}

/** Throws a `MalformedError`; says nothing yet about the signature. */
export function parseCredential(bytes: Uint8Array): SignedCredential {
  const signed = readSign1(bytes)
  if (!signed.kid) throw new MalformedError('a credential without kid')
  const claims = claim.readMap(decodeCbor(signed.payload), [
    claim.ISS,
    claim.EXP,
    claim.IAT,
    claim.CTI,
    claim.VISA,
  ])
  const visa = claim.readMap(claims.get(claim.VISA), [
    claim.VISA_TYPE,
    claim.VISA_INITIALS,
    claim.VISA_ISSUE_DAY,
    claim.VISA_EXPIRY_DAY,
    HOLDER_NAME,
    PASSPORT_LAST_FOUR,
  ])
  const passportLastFour = claim.readText(visa.get(PASSPORT_LAST_FOUR), 4)
  if (!FOUR_DIGITS.test(passportLastFour)) throw new MalformedError('not four digits')
  const holderName = claim.readText(visa.get(HOLDER_NAME), HOLDER_NAME_BYTES_MAX)
  return {
    signed,
    claims: {
      issuer: claim.readText(claims.get(claim.ISS), claim.ISSUER_BYTES_MAX),
      ...claim.readVisaClaims(claims, visa),
      holderName,
      passportLastFour,
    },
  }
}

/** The claims of a credential that one of these issuer keys signed; null for any other. */
export async function verifyCredential(
  bytes: Uint8Array,
  trust: IssuerTrust,
): Promise<CredentialClaims | null> {
  const { signed, claims } = parseCredential(bytes)
  const { result } = await checkIssuerSignature(trust, CREDENTIAL_KIND, signed)
  return result === 'valid' ? claims : null
}
