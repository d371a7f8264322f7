import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/server/database.ts'

const storage = await openTestDatabase()

test('both databases hand out the same types', async () => {
  const { rows } = await storage.database.raw<{ rows: unknown[] }>(
    `select date '2026-02-28' as "day", timestamptz '2026-02-28T12:00:00Z' as "instant",
       9007199254740991::int8 as "large", count(*) as "total", '\\x00ff'::bytea as "bytes",
       1.50::numeric as "amount", true as "flag", '{"a_b":1}'::jsonb as "json", null::text as "nothing"`,
  )
  expect(rows[0]).toEqual({
    day: '2026-02-28',
    instant: new Date('2026-02-28T12:00:00Z'),
    large: Number.MAX_SAFE_INTEGER,
    total: 1,
    bytes: Buffer.from([0, 255]),
    amount: '1.50',
    flag: true,
    json: { a_b: 1 },
    nothing: null,
  })
})

test('both take the same values', async () => {
  const { rows } = await storage.database.raw<{ rows: unknown[] }>(
    'select ?::date::text as day, ?::bytea as bytes, ?::int8 as number, ?::text as text, ?::jsonb as json, ?::timestamptz as instant',
    ['2026-02-28', Buffer.from([1, 2]), 3, 'é🛂', JSON.stringify({ a: [1] }), new Date(0)],
  )
  expect(rows[0]).toEqual({
    day: '2026-02-28',
    bytes: Buffer.from([1, 2]),
    number: 3,
    text: 'é🛂',
    json: { a: [1] },
    instant: new Date(0),
  })
})

test('both count what an update and a deletion touched', async () => {
  const { database } = storage
  await database('rate_limits').insert([{ key: 'a' }, { key: 'b' }])
  expect(await database('rate_limits').update({ points: 1 })).toBe(2)
  expect(await database('rate_limits').where({ key: 'a' }).delete()).toBe(1)
})

test('both name the rule that a row breaks', async () => {
  const twice = { key: 'twice' }
  await storage.database('rate_limits').insert(twice)
  await expect(storage.database('rate_limits').insert(twice)).rejects.toMatchObject({
    code: '23505',
    constraint: 'rate_limits_pkey',
  })
})

const planted = { key: 'Planted Name', points: 1 }

test.each([
  ['that is there already', '23505', () => storage.database('rate_limits').insert(planted)],
  [
    'that is missing',
    '23502',
    () => storage.database('rate_limits').insert({ ...planted, key: null }),
  ],
  ['of another type', '22P02', () => storage.database.raw('select ?::uuid', [planted.key])],
  [
    'that is too long',
    '22001',
    () => storage.database('rate_limits').insert({ key: `Planted ${'x'.repeat(255)}` }),
  ],
  ['that is no JSON', '22P02', () => storage.database.raw('select ?::jsonb', [planted.key])],
  [
    'inside a transaction',
    '23505',
    () => storage.database.transaction((trx) => trx('rate_limits').insert(planted)),
  ],
])(
  'the error of a query about a value %s says what failed without the value',
  async (_, code, fail) => {
    await storage.database('rate_limits').insert(planted).onConflict().ignore()
    const error = await fail().then(
      () => undefined,
      (reason: unknown) => reason as Error,
    )
    expect(error).toMatchObject({ code, message: expect.stringContaining('$1') as string })
    expect(inspect(error, { showHidden: true })).not.toContain('Planted')
  },
)

test('a transaction that fails leaves nothing', async () => {
  const { database } = storage
  const failing = database.transaction(async (trx) => {
    await trx('rate_limits').insert({ key: 'half' })
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect(await database('rate_limits').where({ key: 'half' })).toEqual([])
})
