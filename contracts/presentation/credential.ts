import { endOfDay } from '#contracts/credentials/credential.ts'
import { HOLDER_NAME_BYTES_MAX } from '#contracts/credentials/holder-name.ts'
import { COURSE, type VisaCredentialType } from '#contracts/credentials/credential-type.ts'
import { checkIssuerSignature } from '#contracts/trust/issuer-signature.ts'
import type { IssuerSigner, IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { type CborInput, type CborMap, decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1, type Sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import * as claim from './claims.ts'

const HOLDER_NAME = 10
const PASSPORT_LAST_FOUR = 11
const SCORE = 12
const EDITION = 13
const OLDEST_FACT = 14
const FOUR_DIGITS = /^[0-9]{4}$/
const SCORE_MAX = 100

/**
 * The entries of the claim `VISA`. `OF_ALL` is for every credential. `OF_A_VISA` is only for visa
 * credentials. `OF_THE_COURSE` is only for the course certificate.
 */
const OF_ALL = [
  claim.VISA_TYPE,
  claim.VISA_INITIALS,
  claim.VISA_ISSUE_DAY,
  claim.VISA_EXPIRY_DAY,
  HOLDER_NAME,
]
const OF_A_VISA = [PASSPORT_LAST_FOUR]
const OF_THE_COURSE = [SCORE, EDITION, OLDEST_FACT]

export const CREDENTIAL_KIND = 'vsg/credential/1'

interface VisaSubject {
  credentialType: VisaCredentialType
  passportLastFour: string
}

/**
 * The result of the final exam: the score in percent, and the age of the content of the exam. The
 * passes do not contain it, so a scan does not show it.
 */
interface CourseSubject {
  credentialType: typeof COURSE
  score: number
  /** The day on which the editor made the content. */
  edition: string
  /** The day of the oldest evidence for the facts in the exam. */
  oldestFact: string
}

export type Subject = VisaSubject | CourseSubject

interface Held {
  credentialId: string
  holderName: string
  initials: string
  issueDate: string
  expiryDate: string
  issuedAt: Date
}

export type NewCredential = Held & Subject

export type CredentialClaims = Held & { issuer: string; expiresAt: Date } & Subject
export type VisaCredentialClaims = Extract<CredentialClaims, VisaSubject>

/** Signs the whole credential. The server stores it encrypted, and shows it only to its holder. */
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
    ...writeSubject(credential),
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

function writeSubject(subject: Subject): [number, CborInput][] {
  if (subject.credentialType !== COURSE) return [[PASSPORT_LAST_FOUR, subject.passportLastFour]]
  return [
    [SCORE, subject.score],
    [EDITION, claim.toDayNumber(subject.edition)],
    [OLDEST_FACT, claim.toDayNumber(subject.oldestFact)],
  ]
}

export interface SignedCredential {
  signed: Sign1
  claims: CredentialClaims
}

/** Throws a `MalformedError` for bad bytes. Does not check the signature. */
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
  const visa = claim.readMap(claims.get(claim.VISA), OF_ALL, [...OF_A_VISA, ...OF_THE_COURSE])
  return {
    signed,
    claims: {
      issuer: claim.readText(claims.get(claim.ISS), claim.ISSUER_BYTES_MAX),
      ...claim.readVisaClaims(claims, visa),
      holderName: claim.readText(visa.get(HOLDER_NAME), HOLDER_NAME_BYTES_MAX),
      ...readSubject(visa),
    },
  }
}

function readSubject(visa: CborMap): Subject {
  const credentialType = claim.readType(visa.get(claim.VISA_TYPE))
  if (credentialType !== COURSE) {
    claim.readMap(visa, [...OF_ALL, ...OF_A_VISA])
    const passportLastFour = claim.readText(visa.get(PASSPORT_LAST_FOUR), 4)
    if (!FOUR_DIGITS.test(passportLastFour)) throw new MalformedError('not four digits')
    return { credentialType, passportLastFour }
  }
  claim.readMap(visa, [...OF_ALL, ...OF_THE_COURSE])
  return {
    credentialType,
    score: claim.readInteger(visa.get(SCORE), SCORE_MAX),
    edition: claim.readDay(visa.get(EDITION)),
    oldestFact: claim.readDay(visa.get(OLDEST_FACT)),
  }
}

/**
 * Returns the claims of a credential that one of these issuer keys signed. Returns null for another
 * signature or key. Throws a `MalformedError` for bad bytes.
 */
export async function verifyCredential(
  bytes: Uint8Array,
  trust: IssuerTrust,
): Promise<CredentialClaims | null> {
  const { signed, claims } = parseCredential(bytes)
  const { result } = await checkIssuerSignature(trust, CREDENTIAL_KIND, signed)
  return result === 'valid' ? claims : null
}
