import { describe, expect, test } from 'vitest'
import { fromHex } from '#contracts/bytes.ts'
import { hashRoot, type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import { followKeySets, formatPin, mayFollow, parsePin } from '#contracts/trust/pin.ts'
import {
  buildIssuerKey,
  compressedPointOf,
  DEVICE_KEY,
  type FixedKey,
  NEXT_ROOT_KEY,
  NOW,
  OTHER_KEY,
  PASS_KEY,
  ROOT_KEY,
  STATUS_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { buildKeySet, KEY_SET_ISSUED_AT } from './fixtures.ts'

/** The roots in their order. The key sets of each root contain the hash of the next root. */
const ROOTS: FixedKey[] = [ROOT_KEY, NEXT_ROOT_KEY, DEVICE_KEY, STATUS_KEY]
const [PINNED] = [parsePin(vectors.pin)]

const later = (days: number) => new Date(KEY_SET_ISSUED_AT.getTime() + days * 86_400_000)

async function setOf(
  generation: number,
  changes: Parameters<typeof buildKeySet>[0] = {},
): Promise<KeySet> {
  const [root = ROOT_KEY, next = NEXT_ROOT_KEY] = ROOTS.slice(generation)
  const keys = [buildIssuerKey(PASS_KEY)]
  const issuedAt = later(generation)
  const signed = await buildKeySet({ keys, root, next, generation, issuedAt, ...changes })
  const set = await readKeySet(signed)
  if (!set) throw new Error('Not signed by its root')
  return set
}

const hold = (keySet: KeySet) => ({ pin: keySet, keySet })
const first = { pin: PINNED, keySet: null }

describe('a pin', () => {
  test('is 87 characters, and reads as the root and the hash of the next', async () => {
    const set = await setOf(0)
    expect(formatPin(set)).toBe(vectors.pin)
    expect(vectors.pin).toHaveLength(87)
    expect(parsePin(vectors.pin)).toEqual({
      rootPoint: compressedPointOf(ROOT_KEY),
      nextRootHash: hashRoot(compressedPointOf(NEXT_ROOT_KEY)),
    })
  })

  test.each(['', 'A'.repeat(86), 'A'.repeat(88), `${vectors.pin}=`, '+'.repeat(87)])(
    'is not %j',
    (text) => {
      expect(() => parsePin(text)).toThrow(RangeError)
    },
  )
})

describe('with a pin and no key set', () => {
  test('a set of the pinned root is taken', async () => {
    expect(mayFollow(first, await setOf(0), NOW)).toBe(true)
  })

  test('a set of another root is not, nor one that names another next root', async () => {
    expect(mayFollow(first, await setOf(0, { root: OTHER_KEY }), NOW)).toBe(false)
    expect(mayFollow(first, await setOf(0, { next: OTHER_KEY }), NOW)).toBe(false)
  })

  test('the roots after the pinned one are reached at once', async () => {
    const [g0, g1, g2] = [await setOf(0), await setOf(1), await setOf(2)]
    expect(followKeySets(first, [g2, g0, g1], NOW)).toEqual(g2)
    expect(followKeySets(first, [g1, g2], NOW)).toEqual(g2)
  })

  test('a root that only a missing one names is not reached', async () => {
    expect(followKeySets(first, [await setOf(2)], NOW)).toBeNull()
    const [g0, g2] = [await setOf(0), await setOf(2)]
    expect(followKeySets(first, [g0, g2], NOW)).toEqual(g0)
  })
})

describe('with a key set', () => {
  test('a newer one of the same root is taken, the same and an older one are not', async () => {
    const known = hold(await setOf(0, { issuedAt: later(1) }))
    const isTaken = async (days: number, seconds = 0) =>
      mayFollow(
        known,
        await setOf(0, { issuedAt: new Date(later(days).getTime() + 1000 * seconds) }),
        NOW,
      )
    expect(await isTaken(1, 1)).toBe(true)
    expect(await isTaken(1)).toBe(false)
    expect(await isTaken(0)).toBe(false)
  })

  test('two roots on are reached at once', async () => {
    const [g0, g1, g2] = [await setOf(0), await setOf(1), await setOf(2)]
    expect(followKeySets(hold(g0), [g0, g1, g2], NOW)).toEqual(g2)
  })

  test('the next root outranks it, older by its time or not', async () => {
    const known = hold(await setOf(0, { issuedAt: later(9) }))
    expect(mayFollow(known, await setOf(1), NOW)).toBe(true)
  })

  test('of a root that was left, none is taken again, however late', async () => {
    const [g0, g1] = [await setOf(0, { issuedAt: later(10) }), await setOf(1)]
    expect(followKeySets(hold(g1), [g0], NOW)).toBeNull()
    expect(followKeySets(hold(g1), [g0, g1], NOW)).toBeNull()
  })

  test('the thief of its root names no other next root, however late', async () => {
    const stolen = await setOf(0, { next: OTHER_KEY, issuedAt: later(10) })
    expect(mayFollow(hold(await setOf(0)), stolen, NOW)).toBe(false)
    const heir = await setOf(1, { root: OTHER_KEY })
    expect(followKeySets(hold(await setOf(0)), [stolen, heir], NOW)).toBeNull()
  })

  test('the thief of its root changes no number of it', async () => {
    const stolen = await setOf(0, { generation: 7, issuedAt: later(10) })
    expect(mayFollow(hold(await setOf(0)), stolen, NOW)).toBe(false)
  })

  test('which a thief numbered before the first contact is outranked by the next root', async () => {
    const stolen = await setOf(0, { generation: 7, issuedAt: later(10) })
    const met = followKeySets(first, [stolen], NOW)
    const g1 = await setOf(1)
    expect(met).toEqual(stolen)
    expect(followKeySets(hold(stolen), [await setOf(0), g1], NOW)).toEqual(g1)
  })
})

describe('at a first contact', () => {
  const unknown = { pin: null, keySet: null }

  test('the latest root is the one to hold on to', async () => {
    const [g0, g1] = [await setOf(0), await setOf(1)]
    expect(followKeySets(unknown, [g1, g0], NOW)).toEqual(g1)
  })

  test('the latest root is so though those between are missing', async () => {
    const [g0, g2] = [await setOf(0), await setOf(2)]
    expect(followKeySets(unknown, [g0, g2], NOW)).toEqual(g2)
  })

  test('without a set there is nothing to hold on to', () => {
    expect(followKeySets(unknown, [], NOW)).toBeNull()
  })
})

test.each([
  [30, true],
  [31, false],
])('a set that was signed %i s ahead is taken: %s', async (seconds, isTaken) => {
  const set = await setOf(0, { issuedAt: new Date(NOW.getTime() + 1000 * seconds) })
  for (const known of [first, hold(await setOf(0)), { pin: null, keySet: null }]) {
    expect(followKeySets(known, [set], NOW)).toEqual(isTaken ? set : null)
  }
})

test('the frozen set is one that the frozen pin takes', async () => {
  const set = await readKeySet(fromHex(vectors.keySet))
  expect(set && mayFollow(first, set, NOW)).toBe(true)
})
