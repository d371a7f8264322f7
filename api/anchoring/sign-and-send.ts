import { failpoint } from '#api/failpoint.ts'
import { broadcast, estimateGas } from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { RpcRefusal } from '#api/anchoring/chain/rpc.ts'
import type { ChainSession, Outlook } from './session.ts'

/** The state may change between estimate and block. */
const GAS_MARGIN_PERCENT = 130n

export interface Target {
  callId: string | null
  kind: 'anchor' | 'revoke' | 'fill'
  to: string
  data: string
}

/**
 * Signs a call of the queue for the first time; `bump-fee.ts` signs it again. What was signed is stored before the network hears of it, so that
 * whatever happens later the same bytes are sent again, and never others beside them.
 */
export async function signAndSend(
  session: ChainSession,
  { callId, kind, to, data }: Target,
  nonce: number,
  { head, fees }: Outlook,
): Promise<void> {
  const { database, rpc, signer, epoch } = session
  const gas = await estimateGas(rpc, { from: signer.address, to, data })
  failpoint(`${kind}.before_sign`)
  const { hash, raw } = signer.sign({
    chainId: epoch.chainId,
    nonce,
    to,
    data,
    gasLimit: (gas * GAS_MARGIN_PERCENT) / 100n,
    ...fees,
  })
  failpoint(`${kind}.after_sign`)
  await ChainTransaction.store(database, {
    hash,
    epochId: epoch.id,
    callId,
    nonce,
    raw,
    maxFeePerGas: String(fees.maxFeePerGas),
    maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    signedAtBlock: head,
  })
  failpoint(`${kind}.after_store`)
  await sendStored(session, { hash, raw })
  failpoint(`${kind}.after_broadcast`)
}

/** Answers whether the node took it. A refusal is no reason to forget what was stored. */
export async function sendStored(
  { rpc, log }: ChainSession,
  { hash, raw }: { hash: string; raw: string },
): Promise<boolean> {
  try {
    await broadcast(rpc, raw)
    return true
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error
    log.debug({ transaction: hash, reason: error.message }, 'The node refused a transaction')
    return false
  }
}
