import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { readFees, readHead, readNonce } from '#api/anchoring/chain/chain-reads.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { anchorData, nameRefusal, revokeData } from '#api/anchoring/chain/registry-calls.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { RpcRefusal } from '#api/anchoring/chain/rpc.ts'
import { bumpFee } from './bump-fee.ts'
import { TooDear } from './ceiling.ts'
import { endFormer } from './end-former.ts'
import { groupByNonce } from './group-by-nonce.ts'
import { isRunningOut } from './is-running-out.ts'
import type { Account, AccountSession, ChainSession, Outlook } from './session.ts'
import { lookAgainAtRoot, settleSpent } from './settle-spent.ts'
import { signAndSend } from './sign-and-send.ts'
import { watchNonce } from './watch-nonces.ts'

/**
 * The greatest number of transactions of one account that wait to be mined. Every node accepts this number.
 */
const MAX_IN_FLIGHT = 16

/**
 * Sends open calls, sends lost transactions again, and raises fees. Returns the number of calls that were
 * open at the start.
 */
export async function sendCalls(session: ChainSession): Promise<number> {
  const { database, rpc, epoch, alarms } = session
  const open = await ChainCall.countOpen(database, epoch.id)
  const live = await ChainTransaction.live(database, epoch.id)
  const accounts = accountsOf(session)
  const isOurs = ({ sender }: ChainTransaction) =>
    accounts.some(({ signer }) => signer.address === sender)
  await endFormer(
    session,
    live.filter((transaction) => !isOurs(transaction)),
  )

  const complaints: Complaint[] = []
  if (open > 0 || live.some(isOurs)) {
    const [head, fees] = [await readHead(rpc), await readFees(rpc)]
    for (const account of accounts) {
      const { address } = account.signer
      const outlook = { head, fees, nonce: await readNonce(rpc, address) }
      await watchNonce(session, address, outlook.nonce)
      const own = live.filter(({ sender }) => sender === address)
      complaints.push(...(await sendAs({ ...session, ...account }, own, outlook)))
    }
  }
  for (const alarm of ['too_dear', 'low_balance'] as const) {
    const complaint = complaints.find((one) => one.alarm === alarm)
    if (complaint) alarms.raise(alarm, complaint.message)
    else if (open > 0 || alarm === 'too_dear') alarms.clear(alarm)
  }
  return open
}

/**
 * Returns our accounts. An account with both roles appears once, because it has one sequence of nonces.
 * Decision: `docs/decisions/16-two-senders.md`.
 */
function accountsOf({ keys: { issuer, revoker } }: ChainSession): Account[] {
  if (issuer.address === revoker.address) return [{ signer: issuer, kinds: ['anchor', 'revoke'] }]
  return [
    { signer: issuer, kinds: ['anchor'] },
    { signer: revoker, kinds: ['revoke'] },
  ]
}

interface Complaint {
  alarm: 'too_dear' | 'low_balance'
  message: string
}

async function sendAs(
  session: AccountSession,
  live: readonly ChainTransaction[],
  outlook: Outlook,
): Promise<Complaint[]> {
  const complaints = await findPoverty(session, outlook)
  const unmined = new Set<number>()
  for (const [nonce, transactions] of groupByNonce(live)) {
    if (nonce < outlook.nonce) {
      await settleSpent(session, transactions)
      continue
    }
    unmined.add(nonce)
    complaints.push(...(await unlessTooDear(() => bumpFee(session, transactions, outlook))))
  }
  const sending = () => sendUnsent(session, unmined, outlook)
  return [...complaints, ...(await unlessTooDear(sending))]
}

async function unlessTooDear(send: () => Promise<void>): Promise<Complaint[]> {
  try {
    await send()
    return []
  } catch (error) {
    if (!(error instanceof TooDear)) throw error
    return [{ alarm: 'too_dear', message: error.message }]
  }
}

/** Sends new calls with the lowest free nonces. Then fills gaps that are left below used nonces. */
async function sendUnsent(session: AccountSession, taken: Set<number>, outlook: Outlook) {
  const { database, epoch, signer, kinds } = session
  const room = Math.max(0, MAX_IN_FLIGHT - taken.size)
  for (const call of await ChainCall.unsent(database, epoch.id, { kinds, limit: room })) {
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

/**
 * Signs and sends the call. A call that the contract refuses fails at the estimate of the gas. It therefore
 * costs no nonce and no gas.
 */
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
      // The batch is already anchored, as intended. The call ends when the event of the batch is final.
      await lookAgainAtRoot(session, call)
      return
    case 'AlreadyRevoked':
    case 'RootNotAnchored':
      await dissolve(session, call)
      return
    default:
      session.alarms.raise('call_refused', refusal.message)
  }
}

/**
 * Ends the call. The revocations of its leaves then wait for another call, except revocations that are
 * already on the chain.
 */
function dissolve({ database }: ChainSession, call: ChainCall) {
  return database.transaction(async (trx) => {
    await LeafRevocation.release(trx, call.id)
    await ChainCall.end(trx, call.id)
  })
}

async function findPoverty(
  { rpc, signer, maxFeePerGas }: AccountSession,
  { fees }: Outlook,
): Promise<Complaint[]> {
  const fee = fees.maxFeePerGas < maxFeePerGas ? fees.maxFeePerGas : maxFeePerGas
  if (!(await isRunningOut(rpc, signer.address, fee))) return []
  const message = `The account ${signer.address} soon has too little money for gas`
  return [{ alarm: 'low_balance', message }]
}
