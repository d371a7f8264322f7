import * as z from 'zod/mini'
import { type Jwt, readJwt, verifyJwt } from '#api/interop/formats/jwt.ts'
import { importPoint } from '#api/interop/formats/points.ts'
import { CALL_PROOF_MS } from '#contracts/interop/limits.ts'
import { type PublicPoint, readJwk } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'

/*
 * The two JWTs of OAuth 2.0 attestation-based client authentication. Both functions throw a `MalformedError`
 * that names the fault.
 */

const ATTESTATION_TYP = 'oauth-client-attestation+jwt'
const PROOF_TYP = 'oauth-client-attestation-pop+jwt'

const Attestation = z.object({
  sub: z.string().check(z.minLength(1)),
  exp: z.int(),
  nbf: z.optional(z.int()),
  cnf: z.object({ jwk: z.unknown() }),
})

const Proof = z.object({
  /** The name of the wallet. Only older versions of the draft have this claim. */
  iss: z.optional(z.string()),
  aud: z.union([z.string(), z.array(z.string())]),
  jti: z.string().check(z.minLength(1), z.maxLength(200)),
  iat: z.int(),
})

interface Attested {
  clientId: string
  /** The key of this installation of the wallet. */
  key: PublicPoint
}

/**
 * Reads an attestation. Throws unless the key of a provider has signed it. Ignores the name of the provider
 * in it, because this name proves nothing.
 */
export async function readAttestation(
  text: string,
  { providers, now }: { providers: readonly PublicPoint[]; now: Date },
): Promise<Attested> {
  const jwt = readJwt(text, ATTESTATION_TYP)
  const { data } = Attestation.safeParse(jwt.claims)
  if (!data) throw new MalformedError('a claim is missing')
  if (!(await isSignedByAny(jwt, providers))) throw new MalformedError('no trusted provider’s')
  if (data.exp * 1000 <= now.getTime()) throw new MalformedError('it has expired')
  if (data.nbf !== undefined && data.nbf * 1000 > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw new MalformedError('it is of the future')
  }
  return { clientId: data.sub, key: readJwk(data.cnf.jwk) }
}

async function isSignedByAny(jwt: Jwt, providers: readonly PublicPoint[]): Promise<boolean> {
  for (const provider of providers) {
    if (await verifyJwt(jwt, await importPoint(provider))) return true
  }
  return false
}

/**
 * Reads a proof that is signed with the attested key for this server. The caller must accept each `jti` only
 * once.
 */
export async function readAttestationProof(
  text: string,
  { clientId, key }: Attested,
  { audience, now }: { audience: string; now: Date },
): Promise<{ jti: string; issuedAt: Date }> {
  const jwt = readJwt(text, PROOF_TYP)
  const { data } = Proof.safeParse(jwt.claims)
  if (!data) throw new MalformedError('a claim of the proof is missing')
  if (data.iss !== undefined && data.iss !== clientId) {
    throw new MalformedError('the proof is another wallet’s')
  }
  if (![data.aud].flat().includes(audience)) throw new MalformedError('made for another server')
  const age = now.getTime() - data.iat * 1000
  if (age > CALL_PROOF_MS || age < -CLOCK_TOLERANCE_MS) {
    throw new MalformedError('the proof was made at another time')
  }
  if (!(await verifyJwt(jwt, await importPoint(key)))) {
    throw new MalformedError('the proof is not signed by the key that is attested')
  }
  return { jti: data.jti, issuedAt: new Date(data.iat * 1000) }
}
