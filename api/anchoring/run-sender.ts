import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Alarms } from './alarms.ts'
import { openChainSource, type ChainEnv, type ChainSource } from './chain-source.ts'
import { enterEpoch, WrongChain } from './enter-epoch.ts'
import { followEvents } from './follow-events.ts'
import { groupRevocations } from './group-revocations.ts'
import { openRpc } from './rpc.ts'
import { sealBatches } from './seal-batches.ts'
import { sendCalls } from './send-calls.ts'
import { takeSenderLock, type SenderLock } from './sender-lock.ts'
import type { ChainListeners, ChainSession } from './session.ts'
import { openSigner } from './signer.ts'
import type { Waker } from './waker.ts'

/** However often it is woken. */
const PASS_PAUSE_MS = 20
const STANDBY_PAUSE_MS = 1_000
const RETRY_MIN_MS = 200
const RETRY_MAX_MS = 10_000
const WRONG_CHAIN_PAUSE_MS = 30_000

export type SenderState = 'starting' | 'standby' | 'working' | 'chain_away' | 'wrong_chain'

export interface Pacing {
  batchAgeMs: number
  busyPauseMs: number
  idlePauseMs: number
  rpcTimeoutMs: number
}

export interface Sender {
  env: ChainEnv
  log: Logger
  database: Knex
  alarms: Alarms
  listeners: ChainListeners
  pacing?: Partial<Pacing>
  stopped: AbortSignal
  /** Woken when something was queued. */
  work: Waker
  onProgress: () => void
  onState: (state: SenderState) => void
}

/** Runs until it is stopped: whatever fails is logged, waited for and tried again. */
export async function runSender(sender: Sender): Promise<void> {
  const { onState, alarms, work } = sender
  const isStopped = () => sender.stopped.aborted
  let retryMs = RETRY_MIN_MS
  while (!isStopped()) {
    try {
      await runWithLock(sender, () => {
        retryMs = RETRY_MIN_MS
      })
    } catch (error) {
      if (isStopped()) return
      const isWrong = error instanceof WrongChain
      onState(isWrong ? 'wrong_chain' : 'chain_away')
      alarms.raise(isWrong ? 'wrong_chain' : 'chain_away', messageOf(error))
      await work.sleep(isWrong ? WRONG_CHAIN_PAUSE_MS : retryMs)
      retryMs = Math.min(2 * retryMs, RETRY_MAX_MS)
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function runWithLock(sender: Sender, onWorking: () => void): Promise<void> {
  const lock = await takeSenderLock(sender.env.databaseUrl)
  if (!lock) {
    sender.onState('standby')
    await sender.work.sleep(STANDBY_PAUSE_MS)
    return
  }
  try {
    await runWithChain(sender, lock, onWorking)
  } finally {
    await lock.release()
  }
}

async function runWithChain(sender: Sender, lock: SenderLock, onWorking: () => void) {
  const source = await openChainSource(sender.env, sender.stopped)
  try {
    const session = await openSession(sender, source)
    sender.alarms.clear('wrong_chain')
    while (!sender.stopped.aborted) {
      await lock.confirm()
      const pauseMs = await runPass(sender, session, source)
      sender.alarms.clear('chain_away')
      sender.onState('working')
      onWorking()
      await pause(PASS_PAUSE_MS)
      await sender.work.sleep(pauseMs - PASS_PAUSE_MS)
    }
  } finally {
    await source.stop()
  }
}

async function openSession(sender: Sender, source: ChainSource): Promise<ChainSession> {
  const { database, log, listeners, alarms, stopped, pacing } = sender
  const rpc = openRpc(source.rpcUrl, stopped, pacing?.rpcTimeoutMs)
  const signer = openSigner(source.privateKey)
  const { names, contractAddress, confirmations } = source
  const epoch = await enterEpoch({ database, rpc, signer, names, listeners, contractAddress })
  return { database, log, rpc, signer, epoch, confirmations, listeners, alarms }
}

/** Answers how long to wait before the next one. */
async function runPass(sender: Sender, session: ChainSession, source: ChainSource) {
  const { database, epoch } = session
  const { batchAgeMs, busyPauseMs, idlePauseMs } = { ...source, ...sender.pacing }
  const hasChanged = await followEvents(session)
  if (hasChanged) sender.onProgress()
  const nextBatchMs = await sealBatches(database, epoch.id, batchAgeMs)
  await groupRevocations(database, epoch.id)
  const open = await sendCalls(session)
  await source.save()
  return Math.min(nextBatchMs, open > 0 ? busyPauseMs : idlePauseMs)
}
