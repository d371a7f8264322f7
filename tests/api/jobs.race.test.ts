import { expect, test } from 'vitest'
import { startSharedJobs } from '#api/jobs.ts'
import { ROWS_PER_BATCH } from '#api/privacy/retain.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { connectTo } from '#tests/support/server/beside.ts'

const app = await startTestApp()
const elsewhere = connectTo(app.databaseUrl)

const countDue = () =>
  elsewhere('verification_logs')
    .whereNotNull('verifierIp')
    .then((rows) => rows.length)

/** Counts the database connections of the product that meet this condition. */
async function count(where: string): Promise<number> {
  const { rows } = await elsewhere.raw<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
  )
  return rows[0]?.count ?? 0
}

test('who ends the jobs gets every connection back, and a long sweep leaves the rest', async () => {
  await elsewhere.raw(
    `insert into verification_logs (verifier_ip, verification_type, verification_result, created_at)
     select '203.0.113.0/24', 'qr_scan', 'invalid', now() - interval '91 days'
       from generate_series(1, ?::integer)`,
    [2 * ROWS_PER_BATCH],
  )
  // In a run over the end of a month, the job would first open a month, which waits for the lock too.
  await elsewhere.raw("select open_months('verification_logs', 2)")
  const held = await elsewhere.transaction()
  await held.raw('lock table verification_logs in share mode')
  const end = startSharedJobs(app.services)
  await expect.poll(() => count("wait_event_type = 'Lock'")).toBe(1)

  const ended = end()
  await held.rollback()
  await ended

  expect(await count("state <> 'idle'")).toBe(0)
  expect(await countDue()).toBe(ROWS_PER_BATCH)
  expect(app.logLines().join('')).not.toContain('a job failed')
})
