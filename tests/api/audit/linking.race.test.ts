import { expect, test } from 'vitest'
import { SYSTEM } from '#api/audit/doer.ts'
import { linkHash } from '#api/audit/hashes.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { rounds } from '#tests/support/rounds.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { connectTo } from '#tests/support/server/beside.ts'

const ROUNDS = rounds(30, 2)
const ACTIONS = 20
const app = await startTestApp()
const elsewhere = connectTo(app.databaseUrl)

test('while actions are done, two processes that link leave no gap and no fork', async () => {
  const { services } = app
  const both = [services, { ...services, database: elsewhere }]
  // Each round is on another day, so that a new head is due. Both processes try to make it.
  for (let round = 1; round <= ROUNDS; round++) {
    const clock = { now: () => new Date(Date.now() + round * 86_400_000) }
    const actions = Array.from({ length: ACTIONS }, (_, at) =>
      both[at % 2]?.database.transaction((trx) =>
        recordAudit(trx, { action: 'keys_requested', by: SYSTEM, at: new Date() }),
      ),
    )
    const linking = [...both, ...both].map((each) => keepAudit({ ...each, clock }))
    await Promise.all([...actions, ...linking])
  }
  await keepAudit(services)

  const { rows } = await services.database.raw<{
    rows: { seq: number; hash: string; body: string }[]
  }>(
    `select seq, hash, body from audit_links
       join audit_entries on audit_entries.id = entry_id order by seq`,
  )
  const heads = rows.filter(({ body }) => body.includes('"action":"head"'))
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.length - heads.length).toBe(ROUNDS * ACTIONS)
  expect(heads.length).toBeGreaterThanOrEqual(ROUNDS - 1)
  expect(heads.length).toBeLessThanOrEqual(ROUNDS + 1)
  let previous = ''
  for (const { hash, body } of rows) {
    expect(hash).toBe(linkHash(previous, body))
    previous = hash
  }
})
