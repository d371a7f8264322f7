import { readNonce } from '#api/anchoring/chain/chain-reads.ts'
import { hasRole } from '#api/anchoring/chain/registry-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { groupByNonce } from './group-by-nonce.ts'
import type { ChainSession } from './session.ts'
import { settleSpent } from './settle-spent.ts'
import { sendStored } from './sign-and-send.ts'

/**
 * Handles transactions of former accounts. We no longer have the keys of these accounts, but the chain can
 * still mine their transactions. Therefore no present account sends the same call until the transaction's
 * nonce is used, or until the former account has lost its roles.
 */
export async function endFormer(
  session: ChainSession,
  transactions: readonly ChainTransaction[],
): Promise<void> {
  for (const sender of new Set(transactions.map((one) => one.sender))) {
    const own = groupByNonce(transactions.filter((one) => one.sender === sender))
    await endFormerSender(session, sender, own)
  }
}

async function endFormerSender(
  session: ChainSession,
  sender: string,
  groups: ReadonlyMap<number, ChainTransaction[]>,
) {
  const { database, rpc, epoch, log } = session
  const nextNonce = await readNonce(rpc, sender)
  const isHeard = await hasRole(rpc, epoch.contractAddress, sender)
  for (const [nonce, group] of groups) {
    const latest = group.at(-1)
    if (nonce < nextNonce) await settleSpent(session, group)
    else if (isHeard && latest) await sendStored(session, latest)
    else {
      const hashes = group.map(({ hash }) => hash)
      await ChainTransaction.retire(database, epoch.id, hashes)
      log.warn(
        { sender, nonce },
        'The contract no longer accepts the transactions of a former account',
      )
    }
  }
}
