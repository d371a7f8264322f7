import * as z from 'zod/mini'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { type PublicPoint, readJwk } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { readJwt, verifyJwt } from './jwt.ts'
import { importPoint } from './points.ts'

const KEY_PROOF_TYP = 'openid4vci-proof+jwt'
const Claims = z.object({
  aud: z.string(),
  iat: z.int(),
  nonce: z.string().check(z.minLength(1)),
})

interface Expected {
  audience: string
  now: Date
  /**
   * The greatest age of the signature, in milliseconds. The nonce is older than the signature, so
   * the nonce expires first.
   */
  maxAgeMs: number
}

interface KeyProof {
  holder: PublicPoint
  /**
   * The nonce. The caller must check that it made this nonce and that the nonce has not expired.
   */
  nonce: string
  /**
   * The signed text. The caller must recognise a used proof by this text. The signature is
   * unsuitable for this, because one text can have several valid signatures.
   */
  signed: string
}

/**
 * Checks a proof of type `jwt` (OpenID4VCI 1.0, appendix F.1). The wallet signs the proof for this
 * issuer, with the key in `jwk`. Throws a `MalformedError` that names the fault.
 */
export async function verifyKeyProof(
  text: string,
  { audience, now, maxAgeMs }: Expected,
): Promise<KeyProof> {
  const jwt = readJwt(text, KEY_PROOF_TYP)
  const holder = readJwk(jwt.header.jwk)
  if ('kid' in jwt.header || 'x5c' in jwt.header) throw new MalformedError('keys beside the jwk')
  const { data } = Claims.safeParse(jwt.claims)
  if (!data) throw new MalformedError('a claim is missing')
  if (data.aud !== audience) throw new MalformedError('made for another issuer')
  const age = now.getTime() - data.iat * 1000
  if (age < -CLOCK_TOLERANCE_MS || age > maxAgeMs) throw new MalformedError('made at another time')
  if (!(await verifyJwt(jwt, await importPoint(holder)))) throw new MalformedError('not signed so')
  return { holder, nonce: data.nonce, signed: text.slice(0, text.lastIndexOf('.')) }
}
