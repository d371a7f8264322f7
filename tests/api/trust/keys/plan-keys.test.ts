import { describe, expect, test } from 'vitest'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { DAY_MS } from '#contracts/time.ts'
import type { IssuerKey, KeyUse } from '#contracts/trust/issuer-key.ts'
import { usableKeys } from '#api/trust/keys/issuer-keys.ts'
import { keepKeys, KEY_SET_LIFE_MS, planKeys } from '#api/trust/keys/plan-keys.ts'
import { buildIssuerKey, PASS_KEY } from '#tests/contracts/presentation/fixtures.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const { point } = buildIssuerKey(PASS_KEY)

const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** Builds a key. Its id states its use and the number of days until its end. */
function keyOf(use: KeyUse, days: number, changes: Partial<IssuerKey> = {}): IssuerKey {
  const window = { notBefore: daysFromNow(-200), notAfter: daysFromNow(days) }
  return { kid: `${use} ${String(days)}`, use, point, ...window, compromisedAt: null, ...changes }
}

const FULL = [
  ...[35, 70, 105].map((days) => keyOf('pass', days)),
  ...[35, 70, 105].map((days) => keyOf('status', days)),
  keyOf('credential', 400),
]

interface Standing {
  listed?: readonly IssuerKey[]
  stopped?: string[]
  now?: Date
  lastExpiry?: ReadonlyMap<string, Date>
}

const standing = ({ listed = FULL, ...changes }: Standing) => ({
  listed,
  stopped: [],
  lastExpiry: new Map<string, Date>(),
  now: NOW,
  ...changes,
})

/**
 * Returns the planned keys. Each key is given as its use and the number of days until its end. All
 * planned keys must be valid from now on.
 */
function plan(changes: Standing = {}) {
  const planned = planKeys(standing(changes))
  const from = changes.now ?? NOW
  expect(planned.every(({ notBefore }) => notBefore.getTime() === from.getTime())).toBe(true)
  return planned.map(({ use, notAfter }) => [use, (notAfter.getTime() - NOW.getTime()) / DAY_MS])
}

describe('the keys to add', () => {
  test('to nothing: three of each use that signs daily, 35 days apart, all valid at once', () => {
    expect(plan({ listed: [] })).toEqual([
      ['pass', 35],
      ['pass', 70],
      ['pass', 105],
      ['status', 35],
      ['status', 70],
      ['status', 105],
      ['credential', 400],
    ])
  })

  test('to a set that has just been signed: none', () => {
    expect(plan()).toEqual([])
    expect(plan({ now: daysFromNow(5) })).toEqual([])
  })

  test('are those that bridge the next hundred days', () => {
    expect(plan({ now: daysFromNow(6) })).toEqual([
      ['pass', 140],
      ['status', 140],
    ])
    expect(KEY_SET_LIFE_MS).toBe(100 * DAY_MS)
  })

  test('after the first keys have ended: as many as have', () => {
    expect(plan({ now: daysFromNow(36) })).toEqual([
      ['pass', 140],
      ['status', 140],
    ])
  })

  test('after a break of half a year: all, from now', () => {
    expect(plan({ now: daysFromNow(180) })).toEqual([
      ...[215, 250, 285].map((days) => ['pass', days]),
      ...[215, 250, 285].map((days) => ['status', days]),
    ])
  })

  test.each<[string, Standing]>([
    ['was stopped', { stopped: ['pass 35'] }],
    [
      'was stolen',
      { listed: FULL.map((key) => (key.kid === 'pass 35' ? { ...key, compromisedAt: NOW } : key)) },
    ],
  ])('one where one %s, so that two stand by again', (_name, changes) => {
    expect(plan(changes)).toEqual([['pass', 140]])
  })

  test('one where two are left, however long these last and however many have ended', () => {
    const listed = [...FULL, keyOf('pass', 140), keyOf('pass', 160)]
    expect(plan({ listed, now: daysFromNow(110) })).toContainEqual(['pass', 195])
    expect(plan({ listed, now: daysFromNow(50) }).filter(([use]) => use === 'pass')).toEqual([])
  })

  test('a key for credentials when the one there ends before the set does', () => {
    const others = FULL.filter(({ use }) => use !== 'credential')
    expect(plan({ listed: [...others, keyOf('credential', 99)] })).toEqual([['credential', 400]])
    expect(plan({ listed: [...others, keyOf('credential', 100)] })).toEqual([])
  })
})

describe('a key stays listed', () => {
  const isKept = (key: IssuerKey, last?: Date) =>
    keepKeys(standing({ listed: [key], lastExpiry: new Map(last ? [[key.kid, last]] : []) }))
      .length === 1

  const SECOND = 1_000 / DAY_MS
  const PASS_DAYS = PASS_LIFE_MS / DAY_MS

  test.each<[string, KeyUse, number, boolean]>([
    ['for passes until the last of them ended', 'pass', -PASS_DAYS + SECOND, true],
    ['for passes, and not longer', 'pass', -PASS_DAYS, false],
    ['for manifests until it ends', 'status', SECOND, true],
    ['for manifests, and not longer', 'status', 0, false],
    ['for credentials that it never signed until it ends', 'credential', 0, false],
  ])('%s', (_name, use, days, kept) => {
    expect(isKept(keyOf(use, days))).toBe(kept)
  })

  test('for credentials until the last of them has expired, if that is later', () => {
    const key = keyOf('credential', -30)
    expect(isKept(key, daysFromNow(SECOND))).toBe(true)
    expect(isKept(key, NOW)).toBe(false)
    expect(isKept(keyOf('credential', 30), daysFromNow(-1))).toBe(true)
  })
})

describe('the key that signs', () => {
  const usable = (keys: IssuerKey[], stopped: string[] = []) =>
    usableKeys(keys, { use: 'pass', stopped, now: NOW }).map(({ kid }) => kid)

  test('is the one that ends first; the others stand by in their order', () => {
    expect(usable([keyOf('pass', 70), keyOf('status', 1), keyOf('pass', 35)])).toEqual([
      'pass 35',
      'pass 70',
    ])
  })

  test.each<[string, IssuerKey]>([
    ['was stolen, whenever', keyOf('pass', 35, { compromisedAt: daysFromNow(30) })],
    ['has ended', keyOf('pass', 0)],
    ['has not begun', keyOf('pass', 35, { notBefore: daysFromNow(1) })],
  ])('is none that %s', (_name, key) => {
    expect(usable([key])).toEqual([])
  })

  test('is none that was stopped', () => {
    expect(usable([keyOf('pass', 35), keyOf('pass', 70)], ['pass 35'])).toEqual(['pass 70'])
  })
})
