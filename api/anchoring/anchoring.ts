import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { ChainEnv } from '#api/anchoring/chain/chain-source.ts'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { openAlarms } from '#api/audit/alarms.ts'
import type { AnchoringAlarm, AnchoringAlarms } from './anchoring-alarms.ts'
import { findBatchProof, type FoundProof } from './find-batch-proof.ts'
import { runSender, type Pacing, type SenderState } from './run-sender.ts'
import type { ChainListeners } from './session.ts'
import { openWaker } from './waker.ts'
import { watchAnchors } from './watch-anchors.ts'

/**
 * The interval in milliseconds at which a waiting caller looks for the proof. Another process may have made
 * it.
 */
const PROOF_POLL_MS = 100

interface AnchoringHealth {
  state: SenderState
  alarms: Partial<Record<AnchoringAlarm, string>>
}

export interface Anchoring {
  /** Wakes the sender because work is queued. Call this after the commit. */
  wake: () => void
  /**
   * Waits until the hash is on the chain. Returns false at the timeout, but the hash can still be anchored
   * later.
   */
  waitForAnchor: (anchorHash: string, timeoutMs: number) => Promise<boolean>
  waitForRevocation: (anchorHash: string, timeoutMs: number) => Promise<boolean>
  /** If the proof is missing or old, waits up to `timeoutMs` for a new proof. */
  fetchProof: (anchorHash: string, timeoutMs: number) => Promise<FoundProof>
  healthy: () => AnchoringHealth
  /** The alarms of this process, also for code outside the sender. */
  alarms: Pick<AnchoringAlarms, 'raise' | 'clear' | 'list'>
  close: () => Promise<void>
}

interface AnchoringOptions extends ChainListeners {
  env: ChainEnv
  log: Logger
  database: Knex
  /**
   * Other times for tests: the age of a batch, and the pauses between two passes of the sender (`runPass`).
   */
  pacing?: Partial<Pacing>
}

/**
 * Starts the sender in the background and returns immediately. The server can issue and verify without the
 * chain. When the chain is reachable again, the sender sends the waiting work.
 */
export function openAnchoring(options: AnchoringOptions): Anchoring {
  const { database } = options
  const log = options.log.child({ part: 'anchoring' })
  const alarms = openAlarms<AnchoringAlarm>(log)
  const stopping = new AbortController()
  const work = openWaker()
  const proofs = openWaker()
  const progress = openWaker()
  const anchors = watchAnchors(database, stopping.signal)
  const health: AnchoringHealth = { state: 'starting', alarms: {} }
  const { onAnchored, onUnanchored, onRevoked, onRowsLost } = options
  const sender = runSender({
    ...options,
    log,
    alarms,
    listeners: { onAnchored, onUnanchored, onRevoked, onRowsLost },
    stopped: stopping.signal,
    work,
    proofs,
    onProgress: () => {
      progress.wake()
      anchors.wake()
    },
    onState: (state) => (health.state = state),
  })

  return {
    wake: work.wake,
    waitForAnchor: (anchorHash, timeoutMs) =>
      anchors.waitFor(anchorHash, (status) => status !== 'pending', timeoutMs),
    waitForRevocation: (anchorHash, timeoutMs) =>
      anchors.waitFor(anchorHash, (status) => status === 'revoked', timeoutMs),
    async fetchProof(anchorHash, timeoutMs) {
      let found = await findBatchProof(database, anchorHash)
      if (found === 'unwanted') {
        await BatchProof.want(database, anchorHash)
        proofs.wake()
        found = 'wanted'
      }
      const deadline = performance.now() + timeoutMs
      while (found === 'wanted' && !stopping.signal.aborted) {
        const remaining = deadline - performance.now()
        if (remaining <= 0) break
        await progress.sleep(Math.min(PROOF_POLL_MS, remaining))
        found = await findBatchProof(database, anchorHash)
      }
      return found
    },
    alarms,
    healthy: () => ({ ...health, alarms: alarms.raised() }),
    async close() {
      stopping.abort()
      work.wake()
      progress.wake()
      anchors.wake()
      await sender
    },
  }
}
