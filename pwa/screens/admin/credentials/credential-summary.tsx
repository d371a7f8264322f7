import type { Credential } from '#contracts/credentials/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { formatDay, formatLastDay } from '#pwa/ui/format-date.ts'
import { nameAccount } from '#pwa/screens/admin/name-account.ts'

/** Shows which account and which credential a dialog is about. */
export function CredentialSummary({ credential }: { credential: Credential }) {
  const { credentialType, issueDate, expiryDate } = credential
  return (
    <>
      <strong>{nameAccount(credential)}</strong>
      <br />
      {credentialType} {CREDENTIAL_TYPE_NAMES[credentialType]}, {formatDay(issueDate)} to{' '}
      {formatLastDay(expiryDate)}
    </>
  )
}
