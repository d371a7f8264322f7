import type { Context } from 'koa'
import * as z from 'zod/mini'
import { readJsonBody } from '#api/http/read-body.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import type { Services } from '#api/services.ts'
import { verifyKeyProof } from '#api/interop/formats/key-proof.ts'
import { BATCH_KEYS, NONCE_MS } from '#contracts/interop/limits.ts'
import {
  CONFIGURATIONS,
  INTEROP_FORMATS,
  type InteropFormat,
} from '#contracts/interop/visa-type.ts'
import type { PublicPoint } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { isNonce } from './nonce.ts'

/** The parameters of OpenID4VCI 1.0, section 8.2, that this server reads. It ignores all other parameters. */
const CredentialRequest = z.object({
  credential_configuration_id: z.optional(z.string()),
  credential_identifier: z.optional(z.string()),
  proofs: z.optional(z.object({ jwt: z.optional(z.array(z.string())) })),
  credential_response_encryption: z.optional(z.unknown()),
})

export interface Wanted {
  format: InteropFormat
  /** The wallet's keys. Each key gets one instance. */
  holders: PublicPoint[]
  /**
   * The signed text of the proof of each key. The caller stores its hash, because a proof works only once.
   */
  proofs: string[]
}

export async function readCredentialRequest(
  services: Services,
  ctx: Context,
  configurations: readonly string[],
): Promise<Wanted> {
  const { data } = CredentialRequest.safeParse(await readJsonBody(ctx))
  if (!data) throw new OAuthError('invalid_credential_request', 'The request cannot be read.')
  if (data.credential_response_encryption !== undefined) {
    throw new OAuthError('invalid_encryption_parameters', 'Answers are encrypted by TLS alone.')
  }
  const format = readFormat(data, configurations)
  const proofs = data.proofs?.jwt ?? []
  if (proofs.length === 0) throw new OAuthError('invalid_proof', 'Bring proofs.jwt.')
  if (proofs.length > BATCH_KEYS) {
    throw new OAuthError('invalid_proof', `Bring at most ${String(BATCH_KEYS)} keys.`)
  }
  return { format, ...(await readHolders(services, proofs)) }
}

function readFormat(
  named: z.infer<typeof CredentialRequest>,
  configurations: readonly string[],
): InteropFormat {
  const { credential_configuration_id: id, credential_identifier: identifier } = named
  if ((id === undefined) === (identifier === undefined)) {
    throw new OAuthError('invalid_credential_request', 'Name one credential, by one of its names.')
  }
  const name = id ?? identifier ?? ''
  const format = INTEROP_FORMATS.find((one) => CONFIGURATIONS[one] === name)
  if (format && configurations.includes(name)) return format
  throw id === undefined
    ? new OAuthError('unknown_credential_identifier', 'There is no such credential for you.')
    : new OAuthError('unknown_credential_configuration', 'There is no such credential for you.')
}

async function readHolders(services: Services, proofs: string[]): Promise<Omit<Wanted, 'format'>> {
  const audience = services.publicOrigin()
  const expected = { audience, now: services.clock.now(), maxAgeMs: NONCE_MS }
  const keys = await Promise.all(proofs.map((proof) => readProof(proof, expected)))
  const nonces = new Set(keys.map(({ nonce }) => nonce))
  if (![...nonces].every((nonce) => isNonce(services, nonce))) {
    throw new OAuthError('invalid_nonce', 'Ask for a new nonce, and sign that.')
  }
  const holders = keys.map(({ holder }) => holder)
  if (new Set(holders.map(({ x }) => x)).size < holders.length) {
    throw new OAuthError('invalid_proof', 'Two of the keys are the same: each needs its own.')
  }
  return { holders, proofs: keys.map(({ signed }) => signed) }
}

async function readProof(proof: string, expected: Parameters<typeof verifyKeyProof>[1]) {
  try {
    return await verifyKeyProof(proof, expected)
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    throw new OAuthError('invalid_proof', `A proof is refused: ${error.message}.`)
  }
}
