import { getCreateAddress } from 'ethers'
import { DAY_MS } from '#contracts/time.ts'
import {
  readCode,
  readHead,
  readLogs,
  readNonce,
  readSent,
} from '#api/anchoring/chain/chain-reads.ts'
import type { Rpc } from '#api/anchoring/chain/rpc.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { ChainSender } from '#api/anchoring/rows/chain-sender-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import type { ChainSession } from './session.ts'

const NO_CODE = '0x'
/** The number of blocks whose events we request in one call. Public nodes accept this number. */
const BLOCKS_PER_RANGE = 1_000
/**
 * The number of days for which the alarm about a transaction sent by hand lasts. The transaction stays on the
 * chain, but people learn to ignore a permanent alarm.
 */
const HAND_SENT_DAYS = 1

/**
 * Compares the next nonce of each of our accounts with our rows. Call this before we sign, because a new
 * transaction would hide a gap in our rows.
 */
export async function watchNonces(session: ChainSession): Promise<void> {
  const { rpc, keys } = session
  for (const address of new Set([keys.issuer.address, keys.revoker.address])) {
    await watchNonce(session, address, await readNonce(rpc, address))
  }
}

/** Raises an alarm about transactions that were sent by hand. The alarm ends after `HAND_SENT_DAYS`. */
export async function reportHandSent({ database, epoch, alarms }: ChainSession): Promise<void> {
  const since = new Date(Date.now() - HAND_SENT_DAYS * DAY_MS)
  const senders = await ChainSender.handSent(database, epoch.id, since)
  if (senders.length === 0) {
    alarms.clear('hand_sent')
    return
  }
  const accounts = senders.map(({ account }) => account).join(', ')
  alarms.raise(
    'hand_sent',
    `Our accounts sent transactions that are not stored here and do not call our contract: ${accounts}. If none of you sent these transactions by hand, somebody else has the key of the account: withdraw the role of the account.`,
  )
}

/**
 * Compares the account's next nonce with our rows. We store a signed transaction before we send it. If the
 * chain has more transactions than our rows, either rows were lost, or somebody else uses the key, or
 * somebody sent a transaction by hand. A transaction that did not call our contract counts as sent by hand.
 * Our work then continues. A transaction that called our contract counts as lost rows, and then no passes are
 * issued.
 */
export async function watchNonce(
  session: ChainSession,
  address: string,
  nonce: number,
): Promise<void> {
  const { database, rpc, epoch, listeners } = session
  const known = { epochId: epoch.id, account: address, firstNonce: nonce }
  const unstored = await database.transaction(async (trx) => {
    const { firstNonce } = await ChainSender.meet(trx, known)
    return Math.max(firstNonce, await ChainTransaction.nextNonce(trx, epoch.id, address))
  })
  if (nonce <= unstored) return
  const gap = { address, from: unstored, to: nonce }
  const areDeployments = await haveDeployed(rpc, gap)
  const areForeign = areDeployments || !(await haveCalledUs(session, gap))
  await database.transaction(async (trx) => {
    const { firstNonce } = await ChainSender.meet(trx, known)
    // Another process has already deleted or updated this sender.
    if (firstNonce >= nonce) return
    if (areDeployments) await ChainSender.moveOn(trx, known)
    else if (areForeign) await ChainSender.moveOn(trx, { ...known, handSentAt: new Date() })
    else await listeners.onRowsLost(trx)
  })
}

interface Gap {
  address: string
  from: number
  to: number
}

/**
 * Returns whether the account called our contract by one of these transactions. Every change of the contract
 * has an event. The event is in our rows or in the blocks after them.
 */
async function haveCalledUs(
  { database, rpc, epoch }: ChainSession,
  { address, from, to }: Gap,
): Promise<boolean> {
  const followedBlock = (await ChainEpoch.current(database))?.followedBlock ?? epoch.followedBlock
  const hashes = new Set(await ChainEvent.foreignTransactions(database, epoch.id))
  const head = await readHead(rpc)
  for (let first = followedBlock + 1; first <= head; first += BLOCKS_PER_RANGE) {
    const last = Math.min(first + BLOCKS_PER_RANGE - 1, head)
    const logs = await readLogs(rpc, epoch.contractAddress, first, last)
    for (const { transactionHash } of logs) hashes.add(transactionHash)
  }
  for (const hash of hashes) {
    const sent = await readSent(rpc, hash)
    const isIts = sent?.from.toLowerCase() === address.toLowerCase()
    if (isIts && sent.nonce >= from && sent.nonce < to) return true
  }
  return false
}

/**
 * Returns whether each of these transactions deployed a contract. The nonce determines the address of a
 * deployed contract, and this address then has code. `chain deploy` stores no row for a deployment.
 */
async function haveDeployed(rpc: Rpc, { address, from, to }: Gap): Promise<boolean> {
  for (let nonce = from; nonce < to; nonce++) {
    const code = await readCode(rpc, getCreateAddress({ from: address, nonce }))
    if (code === NO_CODE) return false
  }
  return true
}
