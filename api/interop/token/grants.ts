export const PRE_AUTHORIZED = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** What tokens are given for. */
export const GRANTS = [PRE_AUTHORIZED, 'authorization_code', 'refresh_token'] as const
