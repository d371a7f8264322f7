import type { Services } from '#api/services.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { DAY_MS } from '#contracts/time.ts'

const ENDED_SHOWN_MS = 30 * DAY_MS

/** Lists the wallets in use, and the wallets that ended recently with the reason for their end. */
export function listOwnWallets({ database, clock }: Services, userId: string) {
  return WalletRow.ofUser(database, userId, new Date(clock.now().getTime() - ENDED_SHOWN_MS))
}
