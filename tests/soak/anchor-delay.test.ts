import { expect, test } from 'vitest'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const BATCH_AGE_MS = 10_000
const ALLOWANCE_MS = 60_000
const CONFIRMATIONS = 12
const CANARIES = 40
const CANARY_EVERY_MS = 2_000
const POLL_MS = 100
const SLOW = { timeout: 900_000 }

/**
 * Anchors single hashes and measures their delay. Such a hash is called a canary. The chain makes
 * one block per second and asks for twelve confirmations.
 */
test('an anchor is final within the interval of a batch and a minute', SLOW, async () => {
  const anvil = await startAnvil({ args: ['--block-time', '1'] })
  const chain = await configureChain(anvil, { confirmations: CONFIRMATIONS })
  const storage = await openTestDatabase()
  const anchoring = openTestAnchoring(storage, {
    chain,
    pacing: { batchAgeMs: BATCH_AGE_MS, busyPauseMs: 1_000, idlePauseMs: 1_000 },
  })

  const canaries: Promise<number>[] = []
  for (let canary = 0; canary < CANARIES; canary++) {
    const [anchorHash = ''] = await queueAnchors(storage.database, 1)
    canaries.push(timeUntilAnchored(anchorHash))
    await new Promise((resolve) => setTimeout(resolve, CANARY_EVERY_MS))
  }
  const delays = (await Promise.all(canaries)).sort((one, other) => one - other)
  await anchoring.close()
  await storage.close()
  await anvil.stop()

  const at = (share: number) => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? 0)
  console.table([
    { canaries: CANARIES, batchMs: BATCH_AGE_MS, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) },
  ])
  expect(at(0.99)).toBeLessThanOrEqual(BATCH_AGE_MS + ALLOWANCE_MS)

  async function timeUntilAnchored(anchorHash: string): Promise<number> {
    const startedAt = performance.now()
    await untilAll(storage.database, [anchorHash], 'anchored', {
      patienceMs: 2 * (BATCH_AGE_MS + ALLOWANCE_MS),
      pollMs: POLL_MS,
    })
    return performance.now() - startedAt
  }
})
