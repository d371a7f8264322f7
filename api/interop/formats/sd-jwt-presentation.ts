import * as z from 'zod/mini'
import { type PublicPoint, readJwk } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { type Jwt, parsePart, readJwt, verifyJwt } from './jwt.ts'
import { importPoint } from './points.ts'
import { hashDisclosure, SD_JWT_VC_TYP } from './sd-jwt-vc.ts'
import { fromX5c } from './signer.ts'
import { readJsonStatus, type StatusReference } from './status-reference.ts'

const KEY_BINDING_TYP = 'kb+jwt'
const DISCLOSURES_MAX = 32

const Seconds = z.int().check(z.minimum(0), z.maximum(253_402_300_799))
const Claims = z.looseObject({
  iss: z.string(),
  vct: z.string(),
  iat: Seconds,
  exp: Seconds,
  cnf: z.object({ jwk: z.unknown() }),
  status: z.optional(z.unknown()),
  _sd: z.array(z.string()),
  _sd_alg: z.literal('sha-256'),
})
const Disclosure = z.tuple([z.string(), z.string(), z.unknown()])
const Binding = z.object({ nonce: z.string(), aud: z.string(), iat: Seconds, sd_hash: z.string() })

interface PresentedSdJwt {
  /**
   * The DER certificates in the presentation. The caller must decide which certificates to trust.
   */
  chain: readonly Uint8Array[]
  jwt: Jwt
  issuer: string
  type: string
  issuedAt: Date
  expiresAt: Date
  holder: PublicPoint
  status: StatusReference | null
  /** The disclosed claims. Each of them has a digest that the issuer signed. */
  claims: ReadonlyMap<string, unknown>
  binding: { jwt: Jwt } & z.infer<typeof Binding>
  /** The hash of the presented text. The `sd_hash` of the key binding must be equal to it. */
  boundHash: string
}

/**
 * Reads an SD-JWT VC (RFC 9901) with a key binding. Throws a `MalformedError` for other text. Does not check
 * the signatures.
 */
export function readSdJwt(text: string): PresentedSdJwt {
  const [credential = '', ...parts] = text.split('~')
  const binding = readJwt(parts.pop() ?? '', KEY_BINDING_TYP)
  const jwt = readJwt(credential, SD_JWT_VC_TYP)
  const { data: claims } = Claims.safeParse(jwt.claims)
  const { data: bound } = Binding.safeParse(binding.claims)
  if (!claims || !bound) throw new MalformedError('a claim is missing')
  return {
    chain: fromX5c(jwt.header.x5c),
    jwt,
    issuer: claims.iss,
    type: claims.vct,
    issuedAt: new Date(claims.iat * 1000),
    expiresAt: new Date(claims.exp * 1000),
    holder: readJwk(claims.cnf.jwk),
    status: claims.status === undefined ? null : readJsonStatus(claims.status),
    claims: readDisclosures(parts, claims),
    binding: { jwt: binding, ...bound },
    boundHash: hashDisclosure(text.slice(0, text.lastIndexOf('~') + 1)),
  }
}

function readDisclosures(parts: readonly string[], signed: z.infer<typeof Claims>) {
  if (parts.length > DISCLOSURES_MAX) throw new MalformedError('too many disclosures')
  const digests = new Set(signed._sd)
  const claims = new Map<string, unknown>()
  for (const part of parts) {
    // Each digest is used once, so that a disclosure cannot appear twice.
    if (!digests.delete(hashDisclosure(part)))
      throw new MalformedError('a claim that is not signed')
    const { data } = Disclosure.safeParse(parsePart(part))
    if (!data) throw new MalformedError('not a disclosure')
    const [, name, value] = data
    if (claims.has(name) || Object.hasOwn(signed, name) || name === '...') {
      throw new MalformedError('the same claim twice')
    }
    claims.set(name, value)
  }
  return claims
}

/**
 * The nonce, the audience and the time of the request. The key binding must not be older than the
 * request.
 */
interface BindingRequest {
  nonce: string
  audience: string
  askedAt: Date
  now: Date
}

/** Returns whether the holder's key signed exactly these disclosures for this request. */
export async function verifyKeyBinding(
  { binding, boundHash, holder }: PresentedSdJwt,
  { nonce, audience, askedAt, now }: BindingRequest,
): Promise<boolean> {
  const signedAt = binding.iat * 1000
  return (
    binding.nonce === nonce &&
    binding.aud === audience &&
    binding.sd_hash === boundHash &&
    signedAt >= askedAt.getTime() - CLOCK_TOLERANCE_MS &&
    signedAt <= now.getTime() + CLOCK_TOLERANCE_MS &&
    verifyJwt(binding.jwt, await importPoint(holder))
  )
}
