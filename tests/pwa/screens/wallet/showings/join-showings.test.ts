import { describe, expect, test } from 'vitest'
import type { ShowingCheck } from '#contracts/verification/showings.ts'
import type { CodeNote } from '#pwa/device/presentation/code-notes.ts'
import { joinShowings, PAUSE_MS } from '#pwa/screens/wallet/showings/join-showings.ts'

const NOON = Date.parse('2026-06-01T12:00:00Z')
const MINUTE_MS = 60_000
const ONE = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'
const OTHER = 'urn:uuid:11111111-ceea-467f-a34f-b0c8a4e3d2c1'

function note(code: string, minute = 0, credentialId = ONE): CodeNote {
  const madeAt = NOON + minute * MINUTE_MS
  return { credentialId, madeAt, endsAt: madeAt + 7 * MINUTE_MS, code }
}

let checks = 0

function check(code: string | null, minute: number, change: Partial<ShowingCheck> = {}) {
  checks += 1
  return {
    checkId: `check ${String(checks)}`,
    credentialId: ONE,
    code,
    result: 'valid',
    verificationType: 'qr_scan',
    checkedBy: 'anybody',
    organization: null,
    verifiedAt: new Date(NOON + minute * MINUTE_MS).toISOString(),
    verifiedOfflineAt: null,
    ...change,
  } satisfies ShowingCheck
}

const codesOf = (showings: ReturnType<typeof joinShowings>) =>
  showings.map(({ made }) => made.map(({ code }) => code))

describe('codes of this device', () => {
  test('that follow each other are one showing, at the time of the first', () => {
    const follows = note('b', 7, ONE)
    const showings = joinShowings([follows, note('a'), note('c', 13)], undefined)
    expect(codesOf(showings)).toEqual([['a', 'b', 'c']])
    expect(showings[0]?.at).toBe(NOON)
  })

  test('are two when a pause lies between, or when they are of two credentials', () => {
    const end = note('a').endsAt
    const after = { ...note('b'), madeAt: end + PAUSE_MS + 1 }
    expect(codesOf(joinShowings([note('a'), after], undefined))).toEqual([['b'], ['a']])
    expect(
      codesOf(joinShowings([note('a'), { ...after, madeAt: end + PAUSE_MS }], undefined)),
    ).toEqual([['a', 'b']])
    expect(codesOf(joinShowings([note('a'), note('b', 1, OTHER)], undefined))).toEqual([
      ['b'],
      ['a'],
    ])
  })
})

describe('checks', () => {
  test('stand with the showing whose code they are of, in their order', () => {
    const late = check('b', 60, { verifiedOfflineAt: new Date(NOON + 8 * MINUTE_MS).toISOString() })
    const first = check('a', 1)
    const again = check('a', 9)
    const known = { checks: [late, again, first], hasMore: false }
    const [showing, ...rest] = joinShowings([note('a'), note('b', 7)], known)
    expect(rest).toEqual([])
    expect(showing?.checks).toEqual([first, late, again])
  })

  test('of a code that was not made here are one showing, at the time of the first', () => {
    const known = { checks: [check('x', 5), check('x', 2)], hasMore: false }
    const showings = joinShowings([note('a')], known)
    expect(showings).toMatchObject([
      { at: NOON + 2 * MINUTE_MS, made: [], checks: [{}, {}] },
      { made: [{ code: 'a' }], checks: [] },
    ])
  })

  test('without a code are a showing each', () => {
    const known = { checks: [check(null, 2), check(null, 1)], hasMore: false }
    expect(joinShowings([], known)).toHaveLength(2)
  })

  test('that were not all read leave out what is older, for it may have been checked', () => {
    const known = { checks: [check('b', 31), check('x', 20)], hasMore: true }
    const notes = [note('a'), note('b', 30), note('c', 50)]
    expect(codesOf(joinShowings(notes, known))).toEqual([['c'], ['b'], []])
    expect(codesOf(joinShowings(notes, { ...known, hasMore: false }))).toEqual([
      ['c'],
      ['b'],
      [],
      ['a'],
    ])
  })

  test('of an old code that were read stand with it all the same', () => {
    const known = { checks: [check('a', 31)], hasMore: true }
    expect(joinShowings([note('a')], known)).toMatchObject([{ made: [{}], checks: [{}] }])
  })
})
