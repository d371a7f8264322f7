import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'objection'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import type { CredentialRow } from '#api/credentials/credential-row.ts'
import { nameWallet } from '#api/interop/authorize/redirect-uri.ts'
import type { Services } from '#api/services.ts'
import { endWallets } from '#api/trust/wallets/end-wallets.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { endOfDay } from '#contracts/credentials/credential.ts'
import {
  ACCESS_TOKEN_MS,
  BATCHES_PER_TOKEN,
  REFRESH_TOKEN_MS,
  WALLETS_MAX,
} from '#contracts/interop/limits.ts'

const TOKEN_BYTES = 32

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** Makes random tokens. They contain no data. The database stores only their hashes. */
export function makeTokens(now: Date) {
  const secret = () => randomBytes(TOKEN_BYTES).toString('base64url')
  const tokens: Tokens = { accessToken: secret(), refreshToken: secret() }
  const columns = {
    accessHash: hashSecret(tokens.accessToken),
    accessExpiresAt: new Date(now.getTime() + ACCESS_TOKEN_MS),
    batchesLeft: BATCHES_PER_TOKEN,
    refreshHash: hashSecret(tokens.refreshToken),
  }
  return { tokens, columns }
}

interface NewWallet {
  credential: CredentialRow
  requestId: string | null
  clientId: string | null
  provenUri: string | null
  thumbprint: string
  configurations: string[]
  now: Date
}

/**
 * Adds a wallet and mails the holder, because a thief may have added it. The undo link in this mail ends all
 * sessions, devices and wallets of the account. The profile can end this wallet alone. If the credential is then
 * in more than `WALLETS_MAX` wallets, ends the oldest of these wallets. The caller must have locked the holder.
 */
export async function addWallet(
  env: Services['env'],
  trx: Transaction,
  wallet: NewWallet,
): Promise<Tokens> {
  const { credential, requestId, clientId, provenUri, thumbprint, configurations, now } = wallet
  const { credentialId, credentialType, userId, expiryDate } = credential
  const others = await WalletRow.inUse(trx, credentialId)
  const tooMany = others.slice(0, Math.max(0, others.length - WALLETS_MAX + 1))
  await endWallets(
    trx,
    tooMany.map(({ id }) => id),
    { reason: 'replaced', now },
  )
  const { tokens, columns } = makeTokens(now)
  await WalletRow.record(trx, {
    ...columns,
    id: randomUUID(),
    userId,
    credentialId,
    requestId,
    clientId,
    provenUri,
    thumbprint,
    configurations,
    refreshExpiresAt: new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, endOfDay(expiryDate))),
    createdAt: now,
  })
  const name = nameWallet(clientId, provenUri)
  const notice = { template: 'wallet-added', credentialType, name } as const
  await notifyOfChange(env, trx, { userId, notice, now })
  return tokens
}
