import { expect, test } from 'vitest'
import { readFacts } from '#api/verification/read-facts.ts'
import { connectTo } from '#tests/support/server/beside.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

/**
 * The number of executions after which PostgreSQL keeps one plan, even if the tables change. It
 * makes a new plan for each of the first five executions.
 */
const UNTIL_KEPT = 6

test('the read that was planned while tables were empty finds each row by an index', async () => {
  const storage = await openTestDatabase()
  if (storage.connection.kind !== 'postgres') throw new Error('The embedded database keeps no plan')
  const { url } = storage.connection
  const database = connectTo(url, { poolMax: 1, isByIndex: true })
  const nobody = { credentialId: 'urn:uuid:none', code: null }
  for (let time = 0; time < UNTIL_KEPT; time++) await readFacts(database, [nobody])
  const { rows } = await database.raw<{ rows: { 'QUERY PLAN': string }[] }>(
    `explain (costs off) execute "read-facts" (array['urn:uuid:none'], array[null]::integer[],
       array[null]::integer[], array[null]::bytea[], array[null]::bytea[])`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Index Scan')
  expect(plan).not.toMatch(/Seq Scan|Hash Join|Merge Join/)
})
