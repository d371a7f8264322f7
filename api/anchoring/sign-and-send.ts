import { failpoint } from '#api/processes/failpoint.ts'
import { broadcast, estimateGas } from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { RpcRefusal } from '#api/anchoring/chain/rpc.ts'
import { boundFees, requireBoundGas } from './ceiling.ts'
import type { AccountSession, ChainSession, Outlook } from './session.ts'

/**
 * The gas limit in percent of the estimate. We allow more gas than estimated, because the contract's state
 * can change before the call is mined.
 */
const GAS_MARGIN_PERCENT = 130n

interface Target {
  callId: string | null
  kind: 'anchor' | 'revoke' | 'fill'
  to: string
  data: string
}

/**
 * Signs a queued call for the first time. Stores the signed bytes before it sends them. After a failure,
 * exactly these bytes are sent again. `bump-fee.ts` signs a stuck call again.
 */
export async function signAndSend(
  session: AccountSession,
  { callId, kind, to, data }: Target,
  nonce: number,
  outlook: Outlook,
): Promise<void> {
  const { database, rpc, signer, epoch, maxFeePerGas } = session
  const fees = boundFees(outlook.fees, maxFeePerGas)
  const gas = await estimateGas(rpc, { from: signer.address, to, data })
  const gasLimit = (gas * GAS_MARGIN_PERCENT) / 100n
  requireBoundGas(gasLimit)
  failpoint(`${kind}.before_sign`)
  const { hash, raw } = signer.sign({
    chainId: epoch.chainId,
    nonce,
    to,
    data,
    gasLimit,
    ...fees,
  })
  failpoint(`${kind}.after_sign`)
  await ChainTransaction.store(database, {
    hash,
    epochId: epoch.id,
    callId,
    sender: signer.address,
    nonce,
    raw,
    maxFeePerGas: String(fees.maxFeePerGas),
    maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    signedAtBlock: outlook.head,
  })
  failpoint(`${kind}.after_store`)
  await sendStored(session, { hash, raw })
  failpoint(`${kind}.after_broadcast`)
}

/** Sends the stored bytes. Returns whether the node accepted them. After a refusal, the bytes stay stored. */
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
