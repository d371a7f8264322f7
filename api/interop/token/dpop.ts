import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import { toBase64Url } from '#contracts/bytes.ts'
import { UsedChallengeRow } from '#api/accounts/passkeys/used-challenge-row.ts'
import type { Services } from '#api/services.ts'
import { type Jwt, readJwt, verifyJwt } from '#api/interop/formats/jwt.ts'
import { importPoint } from '#api/interop/formats/points.ts'
import { CALL_PROOF_MS } from '#contracts/interop/limits.ts'
import { readJwk, thumbprintOf } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'

const DPOP_TYP = 'dpop+jwt'

const Claims = z.object({
  jti: z.string().check(z.minLength(1), z.maxLength(200)),
  htm: z.string(),
  htu: z.string(),
  iat: z.int(),
  ath: z.optional(z.string()),
})
type Claims = z.infer<typeof Claims>

interface Expected {
  method: 'POST'
  /** The address of the endpoint in our metadata. */
  address: string
  accessToken?: string
}

/**
 * Returns the thumbprint of the key that signed the DPoP proof (RFC 9449, 4.3). Throws unless the proof is
 * recent, is for the address of this call, and was never used before.
 */
export async function requireDpop(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ctx: Context,
  expected: Expected,
): Promise<string> {
  const proof = ctx.req.headers['dpop']
  if (typeof proof !== 'string') {
    throw new OAuthError(
      'invalid_dpop_proof',
      'Sign the call with a key: one DPoP header is needed.',
    )
  }
  const now = clock.now()
  const { thumbprint, claims } = await readProof(proof, expected, now)
  const over = new Date(claims.iat * 1000 + CALL_PROOF_MS + CLOCK_TOLERANCE_MS)
  const isNew = await UsedChallengeRow.take(database, `dpop\n${thumbprint}\n${claims.jti}`, over)
  if (!isNew) throw new OAuthError('invalid_dpop_proof', 'This proof was used before.')
  return thumbprint
}

async function readProof(proof: string, expected: Expected, now: Date) {
  try {
    const jwt = readJwt(proof, DPOP_TYP)
    const point = readJwk(jwt.header.jwk)
    const claims = readClaims(jwt)
    requireFit(claims, expected, now)
    if (!(await verifyJwt(jwt, await importPoint(point)))) {
      throw new MalformedError('not signed by its key')
    }
    return { thumbprint: toBase64Url(thumbprintOf(point)), claims }
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    throw new OAuthError('invalid_dpop_proof', `The DPoP proof is refused: ${error.message}.`)
  }
}

function readClaims({ claims }: Jwt): Claims {
  const { data } = Claims.safeParse(claims)
  if (!data) throw new MalformedError('a claim is missing')
  return data
}

function requireFit(claims: Claims, { method, address, accessToken }: Expected, now: Date): void {
  if (claims.htm !== method) throw new MalformedError('made for another method')
  if (normalise(claims.htu) !== normalise(address)) {
    throw new MalformedError('made for another address')
  }
  const age = now.getTime() - claims.iat * 1000
  if (age > CALL_PROOF_MS || age < -CLOCK_TOLERANCE_MS) {
    throw new MalformedError('made at another time')
  }
  if (accessToken !== undefined && !isSame(claims.ath, accessToken)) {
    throw new MalformedError('made for another token')
  }
}

/**
 * Returns an address without query and fragment, for a comparison (RFC 9449, 4.3). The parser makes case,
 * default port and dot segments uniform.
 */
function normalise(address: string): string {
  if (!URL.canParse(address)) throw new MalformedError('made for no address')
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`
}

function isSame(ath: string | undefined, accessToken: string): boolean {
  const given = Buffer.from(ath ?? '', 'base64url')
  const hash = createHash('sha256').update(accessToken).digest()
  return isSameSecret(given, hash)
}
