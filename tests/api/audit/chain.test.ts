import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#api/audit/doer.ts'
import { headHash, linkHash } from '#api/audit/hashes.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { watchAudit } from '#api/audit/watch-audit.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'

const DAY_MS = 24 * 3_600_000
const NOON = Date.parse(`${dayOf(new Date())}T12:00:00Z`)

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
  app.clock.set(new Date(NOON - DAY_MS))
})

function record(at: Date = app.clock.now()): Promise<string> {
  return app.services.database.transaction((trx) =>
    recordAudit(trx, { action: 'keys_requested', by: SYSTEM, at }),
  )
}

interface Linked {
  seq: number
  hash: string
  body: string
}

function readLinked(): Promise<Linked[]> {
  return app.services
    .database<Linked>('audit_links')
    .join('audit_entries', 'audit_entries.id', 'audit_links.entryId')
    .select('seq', 'hash', 'body')
    .whereNotNull('seq')
    .orderBy('seq')
}

interface Head {
  day: string
  seq: number
  hash: string
  anchorHash: string
}

function readHeads(): Promise<Head[]> {
  return app.services.database<Head>('audit_heads').orderBy('day')
}

test('entries are linked without a gap, each to all before it', async () => {
  for (const _ of Array.from({ length: 3 })) await record()
  await keepAudit(app.services)
  await record()
  await keepAudit(app.services)
  await keepAudit(app.services)

  const linked = await readLinked()
  expect(linked.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  let previous = ''
  for (const { hash, body } of linked) {
    expect(hash).toBe(linkHash(previous, body))
    previous = hash
  }
})

test('more entries than one round takes are all linked in one run', async () => {
  await app.services.database.raw(
    `insert into audit_entries (id, body)
     select id, json_build_object('id', id, 'at', now(), 'action', 'head', 'actor',
              json_build_object('kind', 'system'))::text
       from (select gen_random_uuid() as id from generate_series(1, 2500)) as made`,
  )
  await keepAudit(app.services)
  expect(await readLinked()).toHaveLength(2500)
})

describe('once a day, ten minutes after midnight in UTC,', () => {
  const midnight = Date.parse(`${dayOf(new Date())}T00:00:00Z`)

  test('all that was linked goes to the chain as one hash', async () => {
    await record()
    app.clock.set(new Date(midnight + 9 * 60_000))
    await keepAudit(app.services)
    expect(await readHeads()).toEqual([])

    app.clock.set(new Date(midnight + 10 * 60_000))
    await keepAudit(app.services)
    await keepAudit(app.services)
    const [head, ...more] = await readHeads()
    const linked = await readLinked()
    const last = linked.at(-1)
    expect(more).toEqual([])
    expect(JSON.parse(last?.body ?? '{}')).toMatchObject({ action: 'head' })
    expect(head).toEqual({
      day: dayOf(new Date()),
      seq: 2,
      hash: last?.hash,
      anchorHash: headHash(2, last?.hash ?? ''),
    })
    expect(await app.services.database('anchor_leaves')).toMatchObject([
      { anchorHash: head?.anchorHash, isHead: true },
    ])
  })

  test('a day after one without any action has its head as well', async () => {
    await record()
    for (const days of [0, 1, 2]) {
      app.clock.set(new Date(NOON + days * DAY_MS))
      await keepAudit(app.services)
    }
    expect(await readHeads()).toHaveLength(3)
  })

  test('a product that has just begun hands over nothing', async () => {
    await record()
    await keepAudit(app.services)
    expect(await readHeads()).toEqual([])
  })
})

describe('the alarm', () => {
  const raised = async () => {
    await watchAudit(app.services)
    return app.services.auditAlarms.raised().unlinked
  }

  test('is raised when an entry waits for a minute, and ends when it is linked', async () => {
    await record()
    expect(await raised()).toBeUndefined()
    app.clock.advance(61_000)
    expect(await raised()).toContain('has waited for its link since')
    const { body } = await app.visit().get('/metrics')
    expect(body).toContain('audit_alarm{alarm="unlinked"} 1')
    await keepAudit(app.services)
    expect(await raised()).toBeUndefined()
  })
})
