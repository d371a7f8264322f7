import { isEnded, statusOf } from '#contracts/credentials/credential.ts'
import { COURSE, type CredentialType } from '#contracts/credentials/credential-type.ts'

type Held = Parameters<typeof statusOf>[0] & { credentialType: CredentialType }

/**
 * Checks whether another wallet may get the credential. This is allowed only for a visa credential
 * that can be shown.
 */
export function isGivable(credential: Held, now: number): boolean {
  return credential.credentialType !== COURSE && !isEnded(statusOf(credential, now))
}
