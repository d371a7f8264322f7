import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { findAnchors } from '#api/anchoring/proof.ts'
import {
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

/** The intervals and the time limit of the sender. The product uses the same with its own chain. */
const PACING = { batchAgeMs: 500, busyPauseMs: 20, idlePauseMs: 500, rpcTimeoutMs: 5_000 }
const SINGLE_ISSUES = 30
const BULK = 5_000
const PATIENCE_MS = 120_000

/**
 * Measures the time from a commit until the credential is anchored, for one issue after another.
 * Then measures how many calls the sender sends per second.
 */
export async function measureAnchorDelay() {
  const storage = await openTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'visa-anchoring-'))
  const anchoring = openTestAnchoring(storage, { dataDir, pacing: PACING })
  const { database } = storage
  await untilAll(database, await queueAnchors(database, 1), 'anchored')

  const anchorDelays: number[] = []
  const revokeDelays: number[] = []
  for (let issue = 0; issue < SINGLE_ISSUES; issue++) {
    const [anchorHash = ''] = await queueAnchors(database, 1)
    anchorDelays.push(
      await timeOf(() => {
        anchoring.wake()
        return anchoring.waitForAnchor(anchorHash, PATIENCE_MS)
      }),
    )
    await queueRevocations(database, [anchorHash])
    revokeDelays.push(
      await timeOf(() => {
        anchoring.wake()
        return anchoring.waitForRevocation(anchorHash, PATIENCE_MS)
      }),
    )
  }

  const bulk = await queueAnchors(database, BULK)
  const bulkMs = await timeOf(async () => {
    anchoring.wake()
    for (const anchorHash of bulk) await anchoring.waitForAnchor(anchorHash, PATIENCE_MS)
  })
  const lookUpMs = await timeOf(() => findAnchors(database, bulk.slice(0, 20)))
  await anchoring.close()
  await storage.close()
  rmSync(dataDir, { recursive: true })
  return [
    { figure: 'commit to anchored, ms', ...spreadOf(anchorDelays) },
    { figure: 'commit to revoked, ms', ...spreadOf(revokeDelays) },
    {
      figure: `${String(BULK)} queued at once, per second`,
      p50: Math.round((BULK / bulkMs) * 1e3),
    },
    { figure: '20 proofs in one query, ms', p50: Math.round(lookUpMs * 10) / 10 },
  ]
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

function spreadOf(samples: readonly number[]) {
  const sorted = [...samples].sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return { p50: at(0.5), p99: at(0.99), maximum: at(1) }
}
