import type { Transaction } from 'objection'
import type { IssuerKey } from '#contracts/trust/issuer-key.ts'
import { lockMany } from '#api/accounts/lock-holders.ts'
import { endWalletsWith } from '#api/trust/wallets/end-wallets.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { CredentialRow } from './credential-row.ts'

const IDS_AT_ONCE = 10_000

/**
 * Sets `doubtedAt` on credentials that a thief may have signed. The key of such a credential is stolen, and
 * no block proves that the credential is older than the theft. Revokes the passes of these credentials, and
 * recalls the credentials from wallets. Returns the ids of the credentials. The caller must have stopped the
 * keys, because a stolen key must sign no further credential.
 */
export async function doubtCredentials(
  trx: Transaction,
  keys: readonly IssuerKey[],
  now: Date,
): Promise<string[]> {
  const stolen = keys.flatMap(({ kid, use, compromisedAt }) =>
    use === 'credential' && compromisedAt ? [{ kid, since: compromisedAt }] : [],
  )
  await lockMany(trx, await findHolders(trx, stolen))
  const doubted: string[] = []
  for (const key of stolen) {
    const rows = await CredentialRow.doubtful(trx, key)
      .patch({ doubtedAt: now, updatedAt: now })
      .returning('credentialId')
    doubted.push(...rows.map(({ credentialId }) => credentialId))
  }
  for (let at = 0; at < doubted.length; at += IDS_AT_ONCE) {
    const ids = doubted.slice(at, at + IDS_AT_ONCE)
    await PassRow.revokeForCredentials(trx, ids, now)
    await endWalletsWith(trx, ids, now)
  }
  return doubted
}

/**
 * Finds the holders of the credentials of all stolen keys. All holders must be known first, because they must
 * be locked in a fixed order.
 */
async function findHolders(trx: Transaction, stolen: { kid: string; since: Date }[]) {
  const holders = new Set<string>()
  for (const key of stolen) {
    const rows = await CredentialRow.doubtful(trx, key).distinct('userId')
    for (const { userId } of rows) holders.add(userId)
  }
  return [...holders]
}
