import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { readBalance, readFees, readHead, readNonce } from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { anchorData, nameRefusal, revokeData } from '#api/anchoring/chain/registry-calls.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { RpcRefusal } from '#api/anchoring/chain/rpc.ts'
import { bumpFee } from './bump-fee.ts'
import type { ChainSession, Outlook } from './session.ts'
import { settleSpent } from './settle-spent.ts'
import { signAndSend } from './sign-and-send.ts'

/** What a node surely keeps waiting for one account. */
const MAX_IN_FLIGHT = 16

/** Money for so many more anchors, at the present fee, is little enough to be told. */
const LOW_BALANCE_CALLS = 200n
const GAS_PER_CALL = 60_000n

/** Brings every open call one step further. Answers how many are still open. */
export async function sendCalls(session: ChainSession): Promise<number> {
  const { database, rpc, epoch, signer } = session
  const open = await ChainCall.countOpen(database, epoch.id)
  const live = groupByNonce(await ChainTransaction.live(database, epoch.id))
  if (open === 0 && live.size === 0) return 0

  const outlook = {
    head: await readHead(rpc),
    nonce: await readNonce(rpc, signer.address),
    fees: await readFees(rpc),
  }
  await watchBalance(session, outlook)
  for (const [nonce, transactions] of live) {
    if (nonce < outlook.nonce) await settleSpent(session, transactions)
    else await bumpFee(session, transactions, outlook)
  }
  if (open === 0) return 0
  const unmined = [...live.keys()].filter((nonce) => nonce >= outlook.nonce)
  await sendUnsent(session, new Set(unmined), outlook)
  return open
}

function groupByNonce(transactions: readonly ChainTransaction[]) {
  const groups = new Map<number, ChainTransaction[]>()
  for (const transaction of transactions) {
    const group = groups.get(transaction.nonce)
    if (group) group.push(transaction)
    else groups.set(transaction.nonce, [transaction])
  }
  return groups
}

/** New calls take the lowest nonces that are free; what is then missing below a later one is filled. */
async function sendUnsent(session: ChainSession, taken: Set<number>, outlook: Outlook) {
  const { database, epoch, signer } = session
  const room = Math.max(0, MAX_IN_FLIGHT - taken.size)
  for (const call of await ChainCall.unsent(database, epoch.id, room)) {
    const nonce = lowestFree(taken, outlook.nonce)
    const data = await dataOf(session, call)
    const target = { callId: call.id, kind: call.kind, to: epoch.contractAddress, data }
    const isSent = await signUnlessRefused(session, call, () =>
      signAndSend(session, target, nonce, outlook),
    )
    if (isSent) taken.add(nonce)
  }

  const last = Math.max(...taken)
  for (;;) {
    const gap = lowestFree(taken, outlook.nonce)
    if (gap > last) return
    const filler = { callId: null, kind: 'fill', to: signer.address, data: '0x' } as const
    await signAndSend(session, filler, gap, outlook)
    taken.add(gap)
  }
}

function lowestFree(taken: ReadonlySet<number>, from: number): number {
  let nonce = from
  while (taken.has(nonce)) nonce += 1
  return nonce
}

async function dataOf({ database }: ChainSession, call: ChainCall): Promise<string> {
  const { root, size } = await AnchorBatch.query(database).findById(call.batchId).throwIfNotFound()
  if (call.kind === 'anchor') return anchorData(root, size)
  return revokeData({
    root,
    word: call.word ?? 0,
    mask: call.mask ?? '0x0',
    reasonCode: call.reasonCode ?? 0,
  })
}

/** The contract is asked before anything is signed: what it refuses costs neither nonce nor gas. */
async function signUnlessRefused(
  session: ChainSession,
  call: ChainCall,
  sign: () => Promise<void>,
): Promise<boolean> {
  try {
    await sign()
    session.alarms.clear('call_refused')
    return true
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error
    await handleRefusal(session, call, error)
    return false
  }
}

async function handleRefusal(session: ChainSession, call: ChainCall, refusal: RpcRefusal) {
  switch (nameRefusal(refusal)) {
    case 'RootAlreadyAnchored':
      // It is what we want; the call ends when the event is final.
      return
    case 'AlreadyRevoked':
    case 'RootNotAnchored':
      await dissolve(session, call)
      return
    default:
      session.alarms.raise('call_refused', refusal.message)
  }
}

/** Its leaves wait again, without those that the mirrored events show as revoked. */
function dissolve({ database }: ChainSession, call: ChainCall) {
  return database.transaction(async (trx) => {
    await LeafRevocation.release(trx, call.id)
    await ChainCall.end(trx, call.id)
  })
}

async function watchBalance({ rpc, signer, alarms }: ChainSession, { fees }: Outlook) {
  const balance = await readBalance(rpc, signer.address)
  if (balance >= LOW_BALANCE_CALLS * GAS_PER_CALL * fees.maxFeePerGas) alarms.clear('low_balance')
  else alarms.raise('low_balance', `The account ${signer.address} is running out of gas money`)
}
