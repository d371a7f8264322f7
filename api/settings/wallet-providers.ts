import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJson } from '#contracts/parse-json.ts'
import { type PublicPoint, readJwk } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

const KEYS_MAX = 100

const KeySet = z.object({ keys: z.array(z.unknown()).min(1).max(KEYS_MAX) })

/**
 * The keys of wallet providers. Attestations with a signature by one of these keys are trusted. The value is
 * a JWKS (RFC 7517), or the path of a file with a JWKS.
 */
export const WalletProviders = z.string().transform((given, context): PublicPoint[] => {
  try {
    const text = given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8')
    const { data } = KeySet.safeParse(parseJson(text))
    if (!data) return refuse(context, `Must contain 1 to ${String(KEYS_MAX)} keys, as a JWKS.`)
    return data.keys.map(readPublicKey)
  } catch (error) {
    if (error instanceof MalformedError) {
      return refuse(context, `Must contain only public keys of P-256: there is ${error.message}.`)
    }
    return refuse(context, `Must be a JWKS or the path of a JWKS: ${(error as Error).message}.`)
  }
})

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue(message)
  return z.NEVER
}

function readPublicKey(value: unknown): PublicPoint {
  const point = readJwk(value)
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...point }, format: 'jwk' })
  } catch (cause) {
    throw new MalformedError('a point that is not on the curve', { cause })
  }
  return point
}
