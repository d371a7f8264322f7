import type { Form } from '#api/interop/read-form.ts'

export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

export const GRANTS = [PRE_AUTHORIZED, 'authorization_code', 'refresh_token'] as const

/** A wallet's call to the token endpoint, in the form that all grants share. */
export interface Shown {
  form: Form
  /** The thumbprint of the key that signed the call. */
  thumbprint: string
  /** The name in a provider's attestation. Undefined without an attestation. */
  attested: string | undefined
}
