import type { Knex } from 'knex'
import type { ChainStatistics } from '#contracts/credentials/credential.ts'
import { ApiError } from '#api/http/errors.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import type { AllAlarms } from '#api/audit/all-alarms.ts'

/**
 * Returns the numbers of anchored, revoked and waiting credentials. Counts the events in our rows, because
 * the chain may not be reachable.
 */
export async function chainStatistics({
  database,
  allAlarms,
}: {
  database: Knex
  allAlarms: () => Promise<AllAlarms>
}): Promise<ChainStatistics> {
  const epoch = await ChainEpoch.current(database)
  if (!epoch) throw new ApiError('CHAIN_UNAVAILABLE')

  const onChain = await ChainEvent.totals(database, epoch.id)
  const { alarms } = await allAlarms()
  const heads = await AnchorLeaf.countHeads(database)
  const anchored = onChain.anchored - heads.anchored
  const revoked = onChain.revoked - heads.revoked
  return {
    totalCredentials: anchored,
    totalActive: anchored - revoked,
    totalRevoked: revoked,
    totalPending: await AnchorLeaf.countUnanchored(database),
    networkName: epoch.networkName,
    chainId: epoch.chainId,
    contractAddress: epoch.contractAddress,
    explorerUrl: epoch.explorerUrl,
    alarms: alarms.filter(({ part }) => part === 'chain').map(({ message }) => message),
  }
}
