import { concatBytes } from '#contracts/bytes.ts'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import { DAY_MS } from '#contracts/time.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { type CborInput, type CborValue, decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1, type Sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import * as claim from './claims.ts'
import { COMPRESSED_POINT_BYTES, type PublicPoint } from './keys.ts'

export const PASS_KIND = 'vsg/pass/2'

/**
 * The longest life of a pass. For this time, a device can show credentials without a network. No
 * verifier accepts a longer life.
 */
export const PASS_LIFE_MS = 7 * DAY_MS
/** The longest life of a minted code. */
export const MINTED_LIFE_MS = DAY_MS
export const TOKEN_ID_BYTES = 16
export const STATUS_INDEX_MAX = 2 ** 31 - 1

const CNF = 8
const STATUS_INDEX = 5
const ANCHOR_HASH = 6
const TOKEN_ID = 7
const SAMPLE = 8
const ANCHOR_HASH_BYTES = 32

/**
 * The number of `COSE_Key` in the claim `CNF` (RFC 8747), and the numbers in an EC2 key (RFC 9053).
 */
const COSE_KEY = 1
const KTY = 1
const CRV = -1
const X = -2
const Y_SIGN = -3
const EC2 = 2
const P256 = 1
const COORDINATE_BYTES = 32

export interface NewPass {
  credentialId: string
  credentialType: CredentialType
  initials: string
  issueDate: string
  expiryDate: string
  issuedAt: Date
  expiresAt: Date
  /** The index of the pass in the list of the week in which the pass ends. */
  statusIndex: number
  anchorHash: Uint8Array
  /**
   * True for a credential of the demo holder. No verifier calls such a credential valid. The mark is
   * in the pass, because a code contains the pass and never the credential. A verifier that does not
   * know the mark refuses the pass as malformed.
   */
  isSample: boolean
  /**
   * The compressed point of the device. For a minted code, the id of the token, because such a pass
   * is itself the code.
   */
  holder: { devicePoint: Uint8Array } | { tokenId: Uint8Array }
}

export interface PassClaims extends claim.VisaClaims {
  statusIndex: number
  anchorHash: Uint8Array<ArrayBuffer>
  isSample: boolean
  holder:
    | { kind: 'device'; devicePoint: Uint8Array<ArrayBuffer> }
    | { kind: 'token'; tokenId: Uint8Array<ArrayBuffer> }
}

/**
 * Signs a pass. A pass has only the claims that a code may show, without the name and the passport
 * digits. It has no `iss`, because every byte makes the QR code larger: the kid identifies the
 * issuer, and a verifier reads the issuer's name in the key set.
 */
export function signPass(
  { kid, privateKey }: Pick<IssuerSigner, 'kid' | 'privateKey'>,
  pass: NewPass,
): Promise<Uint8Array<ArrayBuffer>> {
  const { holder, anchorHash, statusIndex } = pass
  requireLength(anchorHash, ANCHOR_HASH_BYTES)
  if (statusIndex < 0 || statusIndex > STATUS_INDEX_MAX) throw new RangeError('Not a status index')
  const visa = new Map<number, CborInput>([
    [claim.VISA_TYPE, claim.toTypeNumber(pass.credentialType)],
    [claim.VISA_INITIALS, pass.initials],
    [claim.VISA_ISSUE_DAY, claim.toDayNumber(pass.issueDate)],
    [claim.VISA_EXPIRY_DAY, claim.toDayNumber(pass.expiryDate)],
    [STATUS_INDEX, statusIndex],
    [ANCHOR_HASH, anchorHash],
  ])
  const claims = new Map<number, CborInput>([
    [claim.EXP, claim.toSeconds(pass.expiresAt)],
    [claim.IAT, claim.toSeconds(pass.issuedAt)],
    [claim.CTI, claim.toUuidBytes(pass.credentialId)],
    [claim.VISA, visa],
  ])
  if ('devicePoint' in holder) {
    claims.set(CNF, new Map([[COSE_KEY, toCoseKey(holder.devicePoint)]]))
  } else {
    requireLength(holder.tokenId, TOKEN_ID_BYTES)
    visa.set(TOKEN_ID, holder.tokenId)
  }
  if (pass.isSample) visa.set(SAMPLE, true)
  return sign1({ kind: PASS_KIND, kid, privateKey }, claims)
}

export interface SignedPass {
  /** The bytes of the whole pass, with its signature. */
  bytes: Uint8Array
  signed: Sign1
  claims: PassClaims
  /**
   * Present when a verifier with a cache of passes has already found the issuer's signature valid.
   */
  proven?: ProvenPass
}

/**
 * The issuer key that signed a pass, and the imported key of its device. As long as the issuer has
 * the same key, a verifier with these keys need not check the same pass again.
 */
export interface ProvenPass {
  signedBy: PublicPoint
  /** Null for a minted code. */
  deviceKey: CryptoKey | null
}

/** Throws a `MalformedError` for bad bytes. Does not check the signature. */
export function parsePass(bytes: Uint8Array): SignedPass {
  const signed = readSign1(bytes)
  if (!signed.kid) throw new MalformedError('a pass without kid')
  const claims = claim.readMap(
    decodeCbor(signed.payload),
    [claim.EXP, claim.IAT, claim.CTI, claim.VISA],
    [CNF],
  )
  const visa = claim.readMap(
    claims.get(claim.VISA),
    [
      claim.VISA_TYPE,
      claim.VISA_INITIALS,
      claim.VISA_ISSUE_DAY,
      claim.VISA_EXPIRY_DAY,
      STATUS_INDEX,
      ANCHOR_HASH,
    ],
    [TOKEN_ID, SAMPLE],
  )
  return {
    bytes,
    signed,
    claims: {
      ...claim.readVisaClaims(claims, visa),
      statusIndex: claim.readInteger(visa.get(STATUS_INDEX), STATUS_INDEX_MAX),
      anchorHash: claim.readBytes(visa.get(ANCHOR_HASH), ANCHOR_HASH_BYTES),
      isSample: readSample(visa.get(SAMPLE)),
      holder: readHolder(claims.get(CNF), visa.get(TOKEN_ID)),
    },
  }
}

function readHolder(
  cnf: CborValue | undefined,
  tokenId: CborValue | undefined,
): PassClaims['holder'] {
  if ((cnf === undefined) === (tokenId === undefined)) {
    throw new MalformedError('a pass must name either a device or a code')
  }
  if (cnf === undefined) return { kind: 'token', tokenId: claim.readBytes(tokenId, TOKEN_ID_BYTES) }
  return { kind: 'device', devicePoint: readCoseKey(claim.readMap(cnf, [COSE_KEY]).get(COSE_KEY)) }
}

/** Reads the flag `SAMPLE`. The flag is true or absent, so that each pass has only one encoding. */
function readSample(value: CborValue | undefined): boolean {
  if (value !== undefined && value !== true) throw new MalformedError('a mark other than true')
  return value === true
}

function toCoseKey(point: Uint8Array): Map<number, CborInput> {
  requireLength(point, COMPRESSED_POINT_BYTES)
  return new Map<number, CborInput>([
    [KTY, EC2],
    [CRV, P256],
    [X, point.subarray(1)],
    [Y_SIGN, point[0] === 3],
  ])
}

function readCoseKey(value: CborValue | undefined): Uint8Array<ArrayBuffer> {
  const key = claim.readMap(value, [KTY, CRV, X, Y_SIGN])
  const sign = key.get(Y_SIGN)
  if (key.get(KTY) !== EC2 || key.get(CRV) !== P256 || typeof sign !== 'boolean') {
    throw new MalformedError('not a compressed P-256 key')
  }
  return concatBytes(Uint8Array.of(sign ? 3 : 2), claim.readBytes(key.get(X), COORDINATE_BYTES))
}

function requireLength(bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) throw new RangeError(`Not ${String(length)} bytes`)
}
