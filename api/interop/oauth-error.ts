import type { Context, Middleware } from 'koa'

/** The error codes of RFC 6749, 7009, 9126, 9396, 9449 and OpenID4VCI, with their HTTP statuses. */
const STATUSES = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_grant: 400,
  invalid_scope: 400,
  invalid_authorization_details: 400,
  unsupported_grant_type: 400,
  unsupported_response_type: 400,
  request_not_supported: 400,
  request_uri_not_supported: 400,
  invalid_dpop_proof: 400,
  invalid_token: 401,
  invalid_credential_request: 400,
  unknown_credential_configuration: 400,
  unknown_credential_identifier: 400,
  invalid_encryption_parameters: 400,
  invalid_proof: 400,
  invalid_nonce: 400,
  credential_request_denied: 400,
  invalid_notification_id: 400,
  invalid_notification_request: 400,
  temporarily_unavailable: 429,
} as const
type OAuthCode = keyof typeof STATUSES

/** A refusal with an error code of the protocol, for other wallets. Our own app never gets it. */
export class OAuthError extends Error {
  readonly code: OAuthCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: OAuthCode, description: string, retryAfterSeconds?: number) {
    super(description)
    this.name = 'OAuthError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Turns an `OAuthError` into a response. Leaves an `ApiError` to `answerProblems`. */
export const answerOAuthErrors: Middleware = async function oauthErrors(ctx, next) {
  try {
    await next()
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    answer(ctx, error)
  }
}

function answer(ctx: Context, { code, message, retryAfterSeconds }: OAuthError): void {
  ctx.status = STATUSES[code]
  if (code === 'invalid_token') ctx.set('WWW-Authenticate', `DPoP error="${code}", algs="ES256"`)
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'application/json'
  ctx.body = JSON.stringify({ error: code, error_description: message })
}
