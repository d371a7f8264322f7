import type { Form } from '#api/interop/read-form.ts'

export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

export const GRANTS = [PRE_AUTHORIZED, 'authorization_code', 'refresh_token'] as const

/** A call of a wallet to the token endpoint, in a form that suits every grant. */
export interface Shown {
  form: Form
  /** The thumbprint of the key that signed the call. */
  thumbprint: string
  /** The name of the wallet in a provider's attestation. Undefined without an attestation. */
  attested: string | undefined
}
