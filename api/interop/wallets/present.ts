import { nameWallet } from '#api/interop/authorize/redirect-uri.ts'
import type { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import type { OtherWallet } from '#contracts/interop/calls.ts'

export function presentWallet(row: WalletRow): OtherWallet {
  return {
    walletId: row.id,
    credentialId: row.credentialId,
    name: nameWallet(row.clientId, row.provenUri),
    createdAt: row.createdAt.toISOString(),
    issuedAt: row.issuedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endReason: row.endReason,
  }
}
