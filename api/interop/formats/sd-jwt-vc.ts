import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64Url } from '#contracts/bytes.ts'
import { toSeconds } from '#contracts/presentation/claims.ts'
import { type PublicPoint, toJwk } from '#contracts/presentation/keys.ts'
import { signJwt } from './jwt.ts'
import { type CertifiedSigner, toX5c } from './signer.ts'
import { type StatusReference, toJsonStatus } from './status-reference.ts'

export const SD_JWT_VC_TYP = 'dc+sd-jwt'
const SALT_BYTES = 16
const utf8 = new TextEncoder()

export interface NewSdJwtVc {
  /** The issuer's https origin. */
  issuer: string
  /** The type (`vct`), and the integrity hash of the document at this address. */
  type: string
  typeIntegrity: string
  issuedAt: Date
  validFrom: Date
  expiresAt: Date
  holder: PublicPoint
  status: StatusReference
  /** The claims. The holder chooses which of them to disclose. */
  claims: Readonly<Record<string, string>>
}

/** Returns an SD-JWT VC for a wallet, with all disclosures and without a key binding. */
export async function signSdJwtVc(signer: CertifiedSigner, vc: NewSdJwtVc): Promise<string> {
  const disclosures = Object.entries(vc.claims).map(([name, value]) => disclose(name, value))
  const jwt = await signJwt(
    signer.privateKey,
    { typ: SD_JWT_VC_TYP, x5c: toX5c(signer.chain) },
    {
      iss: vc.issuer,
      vct: vc.type,
      'vct#integrity': vc.typeIntegrity,
      iat: toSeconds(vc.issuedAt),
      nbf: toSeconds(vc.validFrom),
      exp: toSeconds(vc.expiresAt),
      cnf: { jwk: toJwk(vc.holder) },
      status: toJsonStatus(vc.status),
      // Sorts the digests, so that their order reveals nothing about hidden claims.
      _sd: disclosures.map(hashDisclosure).sort(),
      _sd_alg: 'sha-256',
    },
  )
  return `${[jwt, ...disclosures].join('~')}~`
}

function disclose(name: string, value: string): string {
  const salt = toBase64Url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
  return toBase64Url(utf8.encode(JSON.stringify([salt, name, value])))
}

/** Returns the digest for `_sd` and `sd_hash`: SHA-256 of the text, in base64url. */
export function hashDisclosure(text: string): string {
  return toBase64Url(sha256(utf8.encode(text)))
}
