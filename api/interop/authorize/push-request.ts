import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import type { Services } from '#api/services.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { PAR_PATH } from '#contracts/interop/addresses.ts'
import { REQUEST_MS } from '#contracts/interop/limits.ts'
import { CONFIGURATIONS } from '#contracts/interop/visa-type.ts'
import { checkAttestation } from '#api/interop/attestation/check-attestation.ts'
import { readClientId } from '#api/interop/client-id.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { type Form, readForm, requireParameter } from '#api/interop/read-form.ts'
import { requireDpop } from '#api/interop/token/dpop.ts'
import { readRedirectUri } from './redirect-uri.ts'
import { WalletRequestRow } from './wallet-request-row.ts'

export const REQUEST_URI = 'urn:ietf:params:oauth:request_uri:'
const SECRET_BYTES = 32
const STATE_MAX = 500
/** A code challenge or a thumbprint of a key: 32 bytes in base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/
const THUMBPRINT = CHALLENGE

/** Stores a pushed request of a wallet (RFC 9126). The wallet then sends its holder to our consent page. */
export async function pushRequest(services: Services, ctx: Context) {
  const { database, clock } = services
  const form = await readForm(ctx)
  await checkAttestation(services, ctx, form)
  refuseUnsupported(form)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const { configurations, hasDetails } = readWanted(form)
  const clientId = readClientId(requireParameter(form, 'client_id'))
  await WalletRequestRow.record(database, {
    id: randomUUID(),
    requestHash: hashSecret(secret),
    clientId,
    redirectUri: readRedirectUri(requireParameter(form, 'redirect_uri'), clientId),
    state: readState(form),
    codeChallenge: readChallenge(form),
    configurations,
    hasDetails,
    thumbprint: await readThumbprint(services, ctx, form),
    expiresAt: new Date(clock.now().getTime() + REQUEST_MS),
  })
  return { request_uri: `${REQUEST_URI}${secret}`, expires_in: REQUEST_MS / 1000 }
}

/**
 * Throws for an unsupported request. The server fetches nothing from an address of a wallet, and accepts no
 * signed request.
 */
function refuseUnsupported(form: Form): void {
  if (form.has('request_uri')) {
    throw new OAuthError('request_uri_not_supported', 'Send the parameters themselves.')
  }
  if (form.has('request')) {
    throw new OAuthError('request_not_supported', 'Send the parameters themselves.')
  }
  if (requireParameter(form, 'response_type') !== 'code') {
    throw new OAuthError('unsupported_response_type', 'response_type has to be code.')
  }
}

function readChallenge(form: Form): string {
  const challenge = requireParameter(form, 'code_challenge')
  if (form.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) {
    throw new OAuthError('invalid_request', 'code_challenge_method has to be S256.')
  }
  return challenge
}

function readState(form: Form): string | null {
  const state = form.get('state') ?? null
  if (state !== null && state.length > STATE_MAX) {
    throw new OAuthError('invalid_request', 'state is too long.')
  }
  return state
}

/**
 * Reads the thumbprint of the wallet's key (RFC 9449, 10). It is in the DPoP header, in the parameter or in
 * both.
 */
async function readThumbprint(
  services: Services,
  ctx: Context,
  form: Form,
): Promise<string | null> {
  const named = form.get('dpop_jkt') ?? null
  if (named !== null && !THUMBPRINT.test(named)) {
    throw new OAuthError('invalid_request', 'dpop_jkt is no thumbprint.')
  }
  if (ctx.get('DPoP') === '') return named
  const address = `${services.publicOrigin()}${PAR_PATH}`
  const shown = await requireDpop(services, ctx, { method: 'POST', address })
  if (named !== null && named !== shown) {
    throw new OAuthError('invalid_dpop_proof', 'dpop_jkt names another key.')
  }
  return shown
}

const Details = z.array(
  z.object({ type: z.literal('openid_credential'), credential_configuration_id: z.string() }),
)

function readWanted(form: Form): { configurations: string[]; hasDetails: boolean } {
  const known: readonly string[] = Object.values(CONFIGURATIONS)
  const scope = form.get('scope')?.split(' ') ?? []
  const named = readDetails(form)
  if (named?.some((name) => !known.includes(name))) {
    throw new OAuthError('invalid_authorization_details', 'There is no such credential.')
  }
  const configurations = known.filter((name) => scope.includes(name) || named?.includes(name))
  if (configurations.length === 0) {
    throw new OAuthError('invalid_scope', `Ask for some of ${known.join(' ')}.`)
  }
  return { configurations, hasDetails: named !== null }
}

function readDetails(form: Form): string[] | null {
  const text = form.get('authorization_details')
  if (text === undefined) return null
  const { data } = Details.safeParse(parseJson(text))
  if (!data) {
    throw new OAuthError('invalid_authorization_details', 'The details cannot be read.')
  }
  return data.map((detail) => detail.credential_configuration_id)
}
