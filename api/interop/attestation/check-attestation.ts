import type { Context } from 'koa'
import { UsedChallengeRow } from '#api/accounts/passkeys/used-challenge-row.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import type { Form } from '#api/interop/read-form.ts'
import { toBase64Url } from '#contracts/bytes.ts'
import { thumbprintOf } from '#contracts/presentation/keys.ts'
import type { Services } from '#api/services.ts'
import { CALL_PROOF_MS } from '#contracts/interop/limits.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { readAttestation, readAttestationProof } from './read-attestation.ts'

const ATTESTATION = 'OAuth-Client-Attestation'
const PROOF = 'OAuth-Client-Attestation-PoP'

/**
 * Returns the wallet's name from an attestation (OpenID4VCI 1.0, appendix E). In an attestation, a trusted
 * provider certifies the name and a key of the wallet. The wallet must also send a recent proof that is
 * signed with this key for this server. Each proof works only once, so the server hands out no challenge.
 * Returns undefined if the operator trusts no provider: nothing could be verified then, and wallets send
 * attestations to every issuer. Also returns undefined if the wallet sends no attestation and the operator
 * requires none.
 */
export async function checkAttestation(
  services: Services,
  ctx: Context,
  form: Form,
): Promise<string | undefined> {
  const { env, database, clock, publicOrigin } = services
  if (env.walletProviders.length === 0) return undefined
  const shown = { attestation: ctx.get(ATTESTATION), proof: ctx.get(PROOF) }
  if (shown.attestation === '' && shown.proof === '') {
    if (!env.requireWalletAttestation) return undefined
    throw new OAuthError('invalid_client', 'Only wallets that a provider vouches for are served.')
  }
  const expected = { providers: env.walletProviders, audience: publicOrigin(), now: clock.now() }
  const { clientId, key, jti, issuedAt } = await read(shown, expected)
  if (form.get('client_id') !== undefined && form.get('client_id') !== clientId) {
    throw new OAuthError('invalid_client', 'The attestation is of another client_id.')
  }
  const over = new Date(issuedAt.getTime() + CALL_PROOF_MS + CLOCK_TOLERANCE_MS)
  const used = `attestation\n${toBase64Url(thumbprintOf(key))}\n${jti}`
  if (!(await UsedChallengeRow.take(database, used, over))) {
    throw new OAuthError('invalid_client', 'This proof was used before.')
  }
  return clientId
}

async function read(
  shown: { attestation: string; proof: string },
  { audience, ...expected }: Parameters<typeof readAttestation>[1] & { audience: string },
) {
  try {
    const attested = await readAttestation(shown.attestation, expected)
    const proof = await readAttestationProof(shown.proof, attested, { ...expected, audience })
    return { ...attested, ...proof }
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    throw new OAuthError('invalid_client', `The attestation is refused: ${error.message}.`)
  }
}
