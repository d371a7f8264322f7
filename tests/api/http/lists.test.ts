import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordAudit } from '#api/audit/record-audit.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { NEXT_PAGE, NUMBERED_MAX, PREVIOUS_PAGE, TOTAL_COUNT } from '#contracts/page.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const { admin, adminRow, holderRow, issue } = await setScene(app)
const { database } = app.services

/** A moment with microseconds, as the database's own clock writes it. */
const AT = `(date_trunc('month', now(), 'UTC') + interval '123456 microseconds')`
const ROWS = 5
const IMPORT = '00000000-0000-4000-8000-000000000001'

/** Adds rows to each list that differ in nothing by which the list is ordered. */
beforeAll(async () => {
  for (let row = 0; row < ROWS; row++) {
    await issue({ userId: (await app.buildUser()).id })
    const entry = { action: 'premium_granted', by: SYSTEM, subjectId: holderRow.id } as const
    await recordAudit(database, { ...entry, at: new Date('2026-03-01') })
  }
  // The holder has premium twice: by the grant and by purchases.
  await database.raw(`update users set created_at = ${AT}, premium_granted = not is_admin`)
  await database.raw(`update visa_credentials set created_at = ${AT}`)
  await addRows(
    'purchases',
    'user_id, product_name, price_cents, currency, created_at, product_type, status, completed_at',
    `'${holderRow.id}', 'The guide', 1999, 'usd', ${AT}, 'guide ' || n, 'completed', ${AT}`,
  )
  await addRows(
    'unmatched_payments',
    'stripe_payment_intent_id, fault, cents, currency, found_at',
    `'pi_' || n, 'unknown', 1999, 'usd', ${AT}`,
  )
  await addRows(
    'invitations',
    'id, token_hash, email, email_key, invited_by, invited_at, expires_at, ended_at',
    `gen_random_uuid(), sha256(n::text::bytea), 'a@b.example', 'a@b.example', '${adminRow.id}', ${AT}, ${AT}, ${AT}`,
  )
  await addRows('imports', 'uploaded_by, uploaded_at', `'${adminRow.id}', ${AT}`)
  await database('imports').insert({ id: IMPORT, uploadedBy: adminRow.id, uploadedAt: new Date() })
  await addRows(
    'import_lines',
    'import_id, line, state, code, message',
    `'${IMPORT}', n + 1, 'wrong', 'INVALID_INPUT', 'No.'`,
  )
  await database.raw(`select open_months('security_events', 1)`)
  await addRows(
    'security_events',
    'at, kind, route, request_id, count',
    `${AT}, 'denied', 'GET /', 'r', 1`,
  )
  await addRows(
    'content_packs',
    'version, sha256, built, editor, note, signed_by, pack, imported_at',
    `n, encode(sha256(n::text::bytea), 'hex'), '2026-03-01', 'Editor', 'Note', 'key', '{}', ${AT}`,
  )
})

async function addRows(table: string, columns: string, values: string, count = ROWS) {
  await database.raw(
    `insert into ${table} (${columns}) select ${values} from generate_series(1, ${String(count)}) n`,
  )
}

async function read(path: string) {
  const { status, body, headers } = await admin.get(path)
  expect(status).toBe(200)
  return {
    items: body as unknown[],
    total: Number(headers.get(TOTAL_COUNT)),
    previous: headers.get(PREVIOUS_PAGE),
    next: headers.get(NEXT_PAGE),
  }
}

/** Reads a list from `from` in one direction. Returns its pages in the order of the list. */
async function walk(path: string, direction: 'previous' | 'next', from?: string) {
  const pages: unknown[][] = []
  for (let place = from ?? null, isFirst = true; isFirst || place !== null; isFirst = false) {
    const page = await read(`${path}limit=2${place === null ? '' : `&from=${place}`}`)
    if (direction === 'next') pages.push(page.items)
    else pages.unshift(page.items)
    place = page[direction]
  }
  return pages.flat()
}

const sorted = (path: string, sorts: string[]) =>
  sorts.flatMap((sort) => ['asc', 'desc'].map((order) => `${path}?sort=${sort}&order=${order}&`))

describe.each([
  ...sorted('/api/admin/users', ['username', 'email', 'createdAt']),
  ...sorted('/api/admin/credentials', ['createdAt', 'issueDate', 'expiryDate', 'credentialType']),
  '/api/admin/users?search=example&',
  '/api/admin/users?search=e&sort=username&',
  '/api/admin/users?access=premium&',
  `/api/admin/purchases?search=${holderRow.email}&`,
  '/api/admin/purchases?',
  '/api/admin/unmatched-payments?',
  '/api/admin/invitations?',
  '/api/admin/imports?',
  `/api/admin/imports/${IMPORT}/faults?`,
  '/api/admin/audit?',
  '/api/admin/security-events?kind=denied&',
  '/api/admin/content-packs?',
])('%s', (path) => {
  test('is the same in pages of two, from the first to the last and from the last to the first', async () => {
    const whole = await read(`${path}limit=500`)
    expect(whole).toMatchObject({ total: whole.items.length, previous: null, next: null })
    expect(await walk(path, 'next')).toEqual(whole.items)
    expect(await walk(path, 'previous', 'last')).toEqual(whole.items)
    expect((await read(`${path}limit=2&offset=2`)).items).toEqual(whole.items.slice(2, 4))
  })

  test('refuses keys that are none', async () => {
    for (const keys of ['x', '[]', '["2026-02-30T10:00:00Z","x"]', '["\\u0000",1]', '[null,{}]']) {
      const from = `after.${Buffer.from(keys).toString('base64url')}`
      expect(await admin.get(`${path}from=${from}`)).toMatchObject({
        status: 400,
        body: { error: 'INVALID_INPUT', message: INPUT_REASONS.PAGE_UNKNOWN },
      })
    }
  })
})

test.each([
  '0000-01-01T00:00:00+00:00',
  '2026-01-01T00:00:00+23:59',
  `2026-01-01T00:00:00.${'1'.repeat(1000)}+00:00`,
])('keys with a time that the database does not know, %s, are refused', async (time) => {
  const from = `after.${Buffer.from(JSON.stringify([time, IMPORT])).toString('base64url')}`
  expect(await admin.get(`/api/admin/imports?from=${from}`)).toMatchObject({ status: 400 })
})

test('a page begins at its place even if the entry before it is deleted', async () => {
  const path = '/api/admin/unmatched-payments?limit=2'
  const whole = (await read('/api/admin/unmatched-payments?')).items as { id: string }[]
  const { next } = await read(path)
  await database('unmatched_payments').where({ id: whole[1]?.id }).delete()
  expect((await read(`${path}&from=${next ?? ''}`)).items).toEqual(whole.slice(2, 4))
})

describe('a list with more entries than are counted', () => {
  const MANY = NUMBERED_MAX + 30
  const path = '/api/admin/security-events?kind=link_refused&limit=20'
  beforeAll(() =>
    addRows(
      'security_events',
      'at, kind, route, request_id, count',
      `${AT} + (n % 3) * interval '1 second', 'link_refused', 'GET /', 'r', n`,
      MANY,
    ),
  )
  const countsOf = ({ items }: { items: unknown[] }) =>
    (items as { count: number }[]).map(({ count }) => count)

  test('has page numbers for the first of them', async () => {
    const page = await read(`${path}&offset=${String(NUMBERED_MAX - 20)}`)
    expect(page.items).toHaveLength(20)
    expect(page.total).toBe(NUMBERED_MAX + 1)
    const { status, body } = await admin.get(`${path}&offset=${String(NUMBERED_MAX)}`)
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      'Only the first 10000 entries have page numbers. Go on from the page before.',
    ])
  })

  test('goes on behind them to its end, and back again', async () => {
    const numbered = await read(`${path}&offset=${String(NUMBERED_MAX - 20)}`)
    const behind = await read(`${path}&from=${numbered.next ?? ''}`)
    const end = await read(`${path}&from=${behind.next ?? ''}`)
    expect([behind.items.length, end.items.length, end.next]).toEqual([20, 10, null])
    const last = await read(`${path}&from=last`)
    expect(countsOf(last)).toEqual([...countsOf(behind).slice(10), ...countsOf(end)])
    expect(last.next).toBeNull()
    const back = await read(`${path}&from=${behind.previous ?? ''}`)
    expect(countsOf(back)).toEqual(countsOf(numbered))
  })
})
