import { nameWallet } from '#api/interop/client-id.ts'
import type { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import type { OtherWallet } from '#contracts/interop/calls.ts'

export function presentWallet(row: WalletRow): OtherWallet {
  return {
    walletId: row.id,
    credentialId: row.credentialId,
    name: row.clientId === null ? null : nameWallet(row.clientId),
    createdAt: row.createdAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
  }
}
