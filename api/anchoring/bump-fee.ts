import { Transaction } from 'ethers'
import { failpoint } from '#api/processes/failpoint.ts'
import {
  knowsTransaction,
  readBalance,
  readNonce,
  type Fees,
} from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { boundFees, requireBoundFee } from './ceiling.ts'
import type { AccountSession, Outlook } from './session.ts'
import { sendStored } from './sign-and-send.ts'

/** The number of blocks after which a sent transaction counts as stuck, because its fee is too low. */
const STUCK_BLOCKS = 5

/**
 * The raised fee, in percent of the former fee. Nodes replace a waiting transaction only when the fee rises
 * by at least an eighth (12.5 %).
 */
const RAISE_PERCENT = 130n

/**
 * The factor that limits a raised fee: at most this many times the fee that the network asks now. A higher
 * fee would not help.
 */
const FEE_CEILING_FACTOR = 10n

/**
 * Handles the transactions of one nonce that the chain has not mined. Sends the latest of them again if the
 * node has lost it. Also raises its fee, if the node refuses it or it is stuck. The fee rises only while the
 * chain waits for this nonce.
 */
export async function bumpFee(
  session: AccountSession,
  transactions: readonly ChainTransaction[],
  outlook: Outlook,
): Promise<void> {
  const latest = transactions.at(-1)
  if (!latest) return
  const { rpc, signer } = session
  const isKnown = await knowsTransaction(rpc, latest.hash)
  const isTaken = isKnown || (await sendStored(session, latest))

  const isNext = latest.nonce === outlook.nonce
  const isStuck = outlook.head - latest.signedAtBlock >= STUCK_BLOCKS
  if (!isNext || (isTaken && !isStuck)) return
  const isSpent = (await readNonce(rpc, signer.address)) > latest.nonce
  if (!isSpent) await raiseFee(session, latest, outlook)
}

/**
 * Signs the same call with the same nonce and a higher fee. The chain can mine only one transaction per
 * nonce.
 */
async function raiseFee(session: AccountSession, latest: ChainTransaction, outlook: Outlook) {
  const { database, log, rpc, signer, epoch, maxFeePerGas } = session
  const fees = raise(latest, boundFees(outlook.fees, maxFeePerGas))
  if (fees.maxFeePerGas > FEE_CEILING_FACTOR * outlook.fees.maxFeePerGas) return
  requireBoundFee(fees.maxFeePerGas, maxFeePerGas)

  const { to, data, gasLimit, nonce } = Transaction.from(latest.raw)
  const isAffordable = (await readBalance(rpc, signer.address)) >= fees.maxFeePerGas * gasLimit
  if (!isAffordable) return

  const { chainId } = epoch
  const { hash, raw } = signer.sign({ chainId, nonce, to, data, gasLimit, ...fees })
  await ChainTransaction.store(database, {
    hash,
    raw,
    sender: signer.address,
    nonce,
    epochId: epoch.id,
    callId: latest.callId,
    maxFeePerGas: String(fees.maxFeePerGas),
    maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    signedAtBlock: outlook.head,
  })
  failpoint('raise.after_store')
  log.info({ transaction: hash, replaces: latest.hash }, 'Raised the fee of a stuck transaction')
  await sendStored(session, { hash, raw })
}

function raise(latest: ChainTransaction, going: Fees): Fees {
  const raised = (fee: string) => (BigInt(fee) * RAISE_PERCENT) / 100n + 1n
  const larger = (one: bigint, other: bigint) => (one > other ? one : other)
  return {
    maxFeePerGas: larger(raised(latest.maxFeePerGas), going.maxFeePerGas),
    maxPriorityFeePerGas: larger(raised(latest.maxPriorityFeePerGas), going.maxPriorityFeePerGas),
  }
}
