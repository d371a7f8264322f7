import type { Form } from '#api/interop/read-form.ts'

export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** What tokens are given for. */
export const GRANTS = [PRE_AUTHORIZED, 'authorization_code', 'refresh_token'] as const

/** What a wallet brings to the token endpoint, whatever for. */
export interface Shown {
  form: Form
  /** Of the key that has signed the call. */
  thumbprint: string
  /** What a provider calls the wallet; undefined where none vouches for it. */
  attested: string | undefined
}
