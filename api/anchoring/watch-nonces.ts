import { getCreateAddress } from 'ethers'
import { readCode, readNonce } from '#api/anchoring/chain/chain-reads.ts'
import type { Rpc } from '#api/anchoring/chain/rpc.ts'
import { ChainSender } from '#api/anchoring/rows/chain-sender-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import type { ChainSession } from './session.ts'

const NO_CODE = '0x'

/** Of every account of ours; before anything new is signed, which would close the gap. */
export async function watchNonces(session: ChainSession): Promise<void> {
  const { rpc, keys } = session
  for (const address of new Set([keys.issuer.address, keys.revoker.address])) {
    await watchNonce(session, address, await readNonce(rpc, address))
  }
}

/**
 * What is signed is stored before the network hears of it. So where the chain has seen more of an
 * account than is stored, rows were lost, or somebody else has its key.
 */
export async function watchNonce(
  { database, rpc, epoch, listeners }: ChainSession,
  address: string,
  nonce: number,
): Promise<void> {
  const known = { epochId: epoch.id, account: address, firstNonce: nonce }
  const unstored = await database.transaction(async (trx) => {
    const { firstNonce } = await ChainSender.meet(trx, known)
    return Math.max(firstNonce, await ChainTransaction.nextNonce(trx, epoch.id, address))
  })
  if (nonce <= unstored) return
  const areDeployments = await haveDeployed(rpc, { address, from: unstored, to: nonce })
  await database.transaction(async (trx) => {
    const { firstNonce } = await ChainSender.meet(trx, known)
    // Begun anew meanwhile.
    if (firstNonce >= nonce) return
    if (areDeployments) await ChainSender.moveOn(trx, known)
    else await listeners.onRowsLost(trx)
  })
}

interface Gap {
  address: string
  from: number
  to: number
}

/** A contract that the account has put on the chain tells its nonce: `deploy-contract` stores nothing. */
async function haveDeployed(rpc: Rpc, { address, from, to }: Gap): Promise<boolean> {
  for (let nonce = from; nonce < to; nonce++) {
    const code = await readCode(rpc, getCreateAddress({ from: address, nonce }))
    if (code === NO_CODE) return false
  }
  return true
}
