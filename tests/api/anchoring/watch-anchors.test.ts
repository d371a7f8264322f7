import { expect, test } from 'vitest'
import { watchAnchors } from '#api/anchoring/watch-anchors.ts'
import { buildAnchorHashes } from '#tests/support/chain/anchoring.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const { database } = await openTestDatabase()
const { signal } = new AbortController()

test('ten callers that wait are asked about together, not each by a query of its own', async () => {
  const anchorHashes = buildAnchorHashes(10)
  const { waitFor } = watchAnchors(database, signal)
  let queries = 0
  const count = ({ sql }: { sql: string }) => {
    if (sql.includes('anchor_leaves')) queries += 1
  }
  database.on('query', count)

  const answers = await Promise.all(anchorHashes.map((hash) => waitFor(hash, () => false, 60)))

  database.off('query', count)
  expect(answers).toEqual(anchorHashes.map(() => false))
  expect(queries).toBeGreaterThan(0)
  expect(queries).toBeLessThan(10)
})

test('a caller that arrives while another waits is answered at once', async () => {
  const [early = '', late = ''] = buildAnchorHashes(2)
  const stopping = new AbortController()
  const { waitFor, wake } = watchAnchors(database, stopping.signal)
  const waiting = waitFor(early, () => false, 600_000)
  expect(await waitFor(late, (status) => status === 'pending', 600_000)).toBe(true)

  stopping.abort()
  wake()
  expect(await waiting).toBe(false)
})

test('a query that fails is told to everybody who waits, and the next caller is answered', async () => {
  const anchorHashes = buildAnchorHashes(2)
  const { waitFor } = watchAnchors(database, signal)
  // PostgreSQL refuses a zero byte in a text. The hash with this byte makes the query fail, and all
  // hashes share one query.
  const failing = [...anchorHashes, '\u0000'].map((hash) => waitFor(hash, () => true, 600_000))
  const outcomes = await Promise.allSettled(failing)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])

  expect(await waitFor(anchorHashes[0] ?? '', () => true, 600_000)).toBe(true)
})
