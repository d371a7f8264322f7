import { statusOf } from '#contracts/credentials/credential.ts'
import { COURSE, type CredentialType } from '#contracts/credentials/credential-type.ts'

type Held = Parameters<typeof statusOf>[0] & { credentialType: CredentialType }

/** Whether another wallet may get the credential: only a visa credential that is in force. */
export function isGivable(credential: Held, now: number): boolean {
  return credential.credentialType !== COURSE && statusOf(credential, now) === 'active'
}
