import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import {
  openChainSource,
  type ChainEnv,
  type ChainSource,
} from '#api/anchoring/chain/chain-source.ts'
import { openRpc, RpcUnreachable } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import type { AnchoringAlarms } from './anchoring-alarms.ts'
import { enterEpoch, WrongChain } from './enter-epoch.ts'
import { followEvents } from './follow-events.ts'
import { groupRevocations } from './group-revocations.ts'
import { startProver, type Prover } from './prove-batches.ts'
import { chainKeeper, requireOneChain } from './require-one-chain.ts'
import { sealBatches } from './seal-batches.ts'
import { sendCalls } from './send-calls.ts'
import { takeSenderLock, type SenderLock } from './sender-lock.ts'
import type { ChainListeners, ChainSession } from './session.ts'
import type { Waker } from './waker.ts'
import { reportHandSent, watchNonces } from './watch-nonces.ts'
import { watchRegistry } from './watch-registry.ts'

/** The shortest pause between two passes of the sender (`runPass`), even when new work wakes the sender. */
const PASS_PAUSE_MS = 20
const STANDBY_PAUSE_MS = 1_000
const RETRY_MIN_MS = 100
const RETRY_MAX_MS = 5_000
const FAILURES_MAX = 6
const WRONG_CHAIN_PAUSE_MS = 30_000

export type SenderState = 'starting' | 'standby' | 'working' | 'chain_away' | 'wrong_chain'

export interface Pacing {
  batchAgeMs: number
  busyPauseMs: number
  idlePauseMs: number
  rpcTimeoutMs: number
}

interface Sender {
  env: ChainEnv
  log: Logger
  database: Knex
  alarms: AnchoringAlarms
  listeners: ChainListeners
  pacing?: Partial<Pacing>
  stopped: AbortSignal
  /** Wakes the sender when work is queued. */
  work: Waker
  /** Wakes the prover when somebody requests a proof. */
  proofs: Waker
  onProgress: () => void
  onState: (state: SenderState) => void
}

/** Runs the sender until the process ends. Reports a failure, and tries again after a pause. */
export async function runSender(sender: Sender): Promise<void> {
  const isStopped = () => sender.stopped.aborted
  while (!isStopped()) {
    try {
      await runWithLock(sender)
    } catch (error) {
      if (isStopped()) return
      await sufferFailure(sender, error, RETRY_MAX_MS)
    }
  }
}

/** Reports the failure and waits. New work does not shorten the wait. Only the end of the process does. */
async function sufferFailure(
  { onState, alarms, stopped }: Sender,
  error: unknown,
  retryMs: number,
) {
  const isWrong = error instanceof WrongChain
  const state = isWrong ? 'wrong_chain' : 'chain_away'
  onState(state)
  alarms.raise(state, error instanceof Error ? error.message : String(error))
  const pauseMs = isWrong ? WRONG_CHAIN_PAUSE_MS : retryMs
  await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined)
}

async function runWithLock(sender: Sender): Promise<void> {
  const lock = await takeSenderLock(sender.env.databaseUrl, chainKeeper(sender.env))
  if (!lock) {
    await requireOneChain(sender.env, sender.database)
    sender.onState('standby')
    await sender.work.sleep(STANDBY_PAUSE_MS)
    return
  }
  try {
    await runWithChain(sender, lock)
  } finally {
    await lock.release()
  }
}

/** Runs passes while the chain is reachable. Starts our own node again when the node fails for too long. */
async function runWithChain(sender: Sender, lock: SenderLock) {
  const isStopped = () => sender.stopped.aborted
  const source = await openChainSource(sender.env, sender.stopped)
  let failures = 0
  try {
    while (!isStopped()) {
      try {
        await runSession(sender, lock, source, () => (failures = 0))
      } catch (error) {
        failures += 1
        const isPassing = error instanceof RpcUnreachable && failures < FAILURES_MAX
        if (!isPassing || isStopped() || source.hasEnded()) throw error
        await sufferFailure(sender, error, RETRY_MIN_MS * 2 ** failures)
      }
    }
  } finally {
    await source.stop()
  }
}

async function runSession(
  sender: Sender,
  lock: SenderLock,
  source: ChainSource,
  onPassed: () => void,
) {
  const session = await openSession(sender, source)
  await watchNonces(session)
  await source.save()
  sender.alarms.clear('wrong_chain')
  let prover: Prover | undefined
  try {
    while (!sender.stopped.aborted) {
      await lock.confirm()
      const pauseMs = await runPass(sender, { session, source })
      // The prover starts only after the first pass, because this pass finds a fork.
      prover ??= proveBeside(sender, { session, source })
      sender.alarms.clear('chain_away')
      sender.onState('working')
      onPassed()
      await pause(PASS_PAUSE_MS)
      await sender.work.sleep(pauseMs - PASS_PAUSE_MS)
    }
  } finally {
    await prover?.end()
  }
}

function proveBeside({ pacing, proofs, onProgress }: Sender, { session, source }: Pass): Prover {
  return startProver({
    session,
    rpcUrl: source.rpcUrl,
    rpcTimeoutMs: pacing?.rpcTimeoutMs,
    wanted: proofs,
    onTried: onProgress,
  })
}

async function openSession(sender: Sender, source: ChainSource): Promise<ChainSession> {
  const { database, log, listeners, alarms, stopped, pacing } = sender
  const rpc = openRpc(source.rpcUrl, stopped, pacing?.rpcTimeoutMs)
  const keys = { issuer: openSigner(source.issuerKey), revoker: openSigner(source.revokerKey) }
  const { names, contractAddress, confirmations, maxFeePerGas } = source
  const entrance = { database, rpc, keys, maxFeePerGas, names, listeners, contractAddress }
  const epoch = await enterEpoch(entrance)
  return { database, log, rpc, keys, epoch, confirmations, maxFeePerGas, listeners, alarms }
}

interface Pass {
  session: ChainSession
  source: ChainSource
}

/**
 * One pass, in this order:
 *
 *   followEvents      writes the contract's events, up to the last final block, to the rows
 *   watchRegistry     raises alarms about unknown roots and roles in the contract
 *   sealBatches       seals waiting leaves when they fill a batch or are old enough
 *   groupRevocations  opens one call for the waiting revocations of each batch and reason
 *   sendCalls         signs and sends open calls, sends them again, raises fees, fills nonce gaps
 *
 * Events come first, because only events decide what is anchored or revoked. A process that has ended may
 * have sent a call that the chain has mined since then. The sender must see the event of this call before
 * it sends the call again. Returns how long to wait before the next pass.
 */
async function runPass(sender: Sender, { session, source }: Pass) {
  const { database, epoch } = session
  const { batchAgeMs, busyPauseMs, idlePauseMs } = { ...source, ...sender.pacing }
  if (await followEvents(session)) sender.onProgress()
  await watchRegistry(session)
  const nextBatchMs = await sealBatches(database, epoch.id, batchAgeMs)
  await groupRevocations(database, epoch.id)
  const open = await sendCalls(session)
  await reportHandSent(session)
  await source.save()
  return Math.min(nextBatchMs, open > 0 ? busyPauseMs : idlePauseMs)
}
