import type { Passkey } from '#contracts/accounts/passkeys.ts'
import type { PasskeyRow } from './passkey-row.ts'

export function presentPasskey(passkey: PasskeyRow): Passkey {
  return {
    passkeyId: passkey.id,
    name: passkey.name,
    isBackedUp: passkey.isBackedUp,
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  }
}
