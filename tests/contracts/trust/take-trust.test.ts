import { describe, expect, test } from 'vitest'
import { fromHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { Trust } from '#contracts/trust/calls.ts'
import { parsePin } from '#contracts/trust/pin.ts'
import { isRevokedIn, packShard } from '#contracts/trust/shard.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import {
  buildIssuerKey,
  DEVICE_KEY,
  ISSUER_KEYS,
  minutesFromNow,
  NEXT_ROOT_KEY,
  NOW,
  OTHER_KEY,
  PASS_KEY,
  STATUS_INDEX,
  STATUS_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import {
  type AnswerChanges,
  buildAnswer,
  buildKeySet,
  FROZEN,
  KEY_SET_ISSUED_AT,
  WEEK,
} from './fixtures.ts'

type Taking = Parameters<typeof takeTrust>[1]

const FIRST = { known: null, pin: parsePin(vectors.pin), now: NOW }

async function take(changes: AnswerChanges = {}, taking: Partial<Taking> = {}) {
  const { answer, readShard } = await buildAnswer(changes)
  return takeTrust(answer, { ...FIRST, readShard, ...taking })
}

/** Returns the frozen key set, followed by a changed key set for each of these changes. */
async function withSets(...changes: Parameters<typeof buildKeySet>[0][]): Promise<Uint8Array[]> {
  const more = await Promise.all(changes.map((change) => buildKeySet(change)))
  return [fromHex(vectors.keySet), ...more]
}

test('an answer survives the way over the wire', async () => {
  const { answer } = await buildAnswer()
  expect(Trust.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
})

describe('an answer', () => {
  test('that the pinned root stands behind is taken with its lists', async () => {
    const trust = await take({ revoked: [STATUS_INDEX] })
    const [name = ''] = trust.manifest.weeks.get(WEEK) ?? []
    const bits = trust.shards.get(name)

    expect(trust.keySet.keys).toEqual(ISSUER_KEYS)
    expect(trust.shards.size).toBe(2)
    expect(bits && isRevokedIn(bits, STATUS_INDEX)).toBe(true)
    expect(bits && isRevokedIn(bits, STATUS_INDEX + 1)).toBe(false)
  })

  test('is taken without a pin at a first contact', async () => {
    expect((await take({}, { pin: null })).keySet.generation).toBe(0)
  })

  test('of another root than the pinned is refused', async () => {
    const keySets = [await buildKeySet({ root: OTHER_KEY })]
    await expect(take({ keySets })).rejects.toThrow('unknown here')
  })

  test('of another root is taken where a new one may be met', async () => {
    const keySets = [await buildKeySet({ root: OTHER_KEY })]
    const held = await take()
    expect((await take({ keySets }, { mayMeetAnotherRoot: true })).keySet.issuer).toBeDefined()
    await expect(take({ keySets }, { known: held })).rejects.toThrow('unknown here')
    await expect(
      take({ keySets }, { known: held, mayMeetAnotherRoot: true }),
    ).resolves.toBeDefined()
  })

  test('without any key set, or in another form, is refused', async () => {
    await expect(take({ keySets: [] })).rejects.toThrow(MalformedError)
    const { answer } = FROZEN
    for (const broken of [
      { ...answer, manifest: 'AAAA' },
      { ...answer, keySets: ['AAAA'] },
      { ...answer, manifest: answer.keySets[0] ?? '' },
    ]) {
      await expect(takeTrust(broken, { ...FIRST, readShard: FROZEN.readShard })).rejects.toThrow(
        MalformedError,
      )
    }
  })

  test('with equal lists reads such a list once', async () => {
    const { answer, readShard } = await buildAnswer()
    const read: string[] = []
    const trust = await takeTrust(answer, {
      ...FIRST,
      readShard: (hash) => {
        read.push(hash)
        return readShard(hash)
      },
    })
    expect([...trust.manifest.weeks.values()].flat()).toHaveLength(2)
    expect(read).toEqual([...trust.shards.keys()])
  })

  test('is not taken with a list that is missing', async () => {
    const { answer } = await buildAnswer()
    const readShard = () => Promise.reject(new Error('404'))
    await expect(takeTrust(answer, { ...FIRST, readShard })).rejects.toThrow('404')
  })

  test('is not taken with another list than it names', async () => {
    const { answer } = await buildAnswer({ revoked: [1] })
    const other = await packShard(new Uint8Array(2 ** 19))
    const readShard = () => Promise.resolve(other)
    await expect(takeTrust(answer, { ...FIRST, readShard })).rejects.toThrow('another name')
  })
})

describe('after an answer', () => {
  test('the lists that it had are not read again', async () => {
    const held = await take()
    const { answer, readShard } = await buildAnswer({ revoked: [5], issuedAt: minutesFromNow(-9) })
    const read: string[] = []
    const next = await takeTrust(answer, {
      ...FIRST,
      known: held,
      readShard: (hash) => {
        read.push(hash)
        return readShard(hash)
      },
    })
    expect(read).toEqual(next.manifest.weeks.get(WEEK))
    expect(next.shards.size).toBe(2)
  })

  test('an older manifest takes the place of none', async () => {
    const held = await take({ revoked: [5] })
    const next = await take({ issuedAt: minutesFromNow(-60) }, { known: held })
    expect(next.manifest).toEqual(held.manifest)
    expect(next.shards).toEqual(held.shards)
  })

  test('what cannot be taken leaves what was held to the caller', async () => {
    const held = await take({ revoked: [5] })
    const copy = structuredClone(held)
    const issuedAt = minutesFromNow(-1)
    await expect(take({ key: OTHER_KEY, issuedAt }, { known: held })).rejects.toThrow('no key')
    await expect(
      take({ issuedAt, weeks: new Map([[WEEK, ['00'.repeat(32)]]]) }, { known: held }),
    ).rejects.toThrow('No such list')
    expect(held).toEqual(copy)
  })

  test('a newer key set is taken, and an older one is not', async () => {
    const later = new Date(KEY_SET_ISSUED_AT.getTime() + 1000)
    const newer = await take(
      { keySets: await withSets({ issuedAt: later }) },
      { known: await take() },
    )
    expect(newer.keySet.issuedAt).toEqual(later)
    const older = await take({}, { known: newer })
    expect(older.keySet.issuedAt).toEqual(later)
  })

  test('a key set that its root did not sign is passed over', async () => {
    const forged = await buildKeySet({ issuedAt: minutesFromNow(-1) })
    forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1
    const { keySet } = await take({ keySets: [forged, fromHex(vectors.keySet)] })
    expect(keySet.issuedAt).toEqual(KEY_SET_ISSUED_AT)
  })

  test('an older set of the root that was followed to takes the place of none', async () => {
    const heir = { root: NEXT_ROOT_KEY, next: DEVICE_KEY, generation: 1 }
    const setAt = (minutes: number) =>
      withSets({ ...heir, keys: ISSUER_KEYS, issuedAt: minutesFromNow(minutes) })
    const known = await take({ keySets: await setAt(-5) })
    // The device already follows the second root. Its pinned root is still the first root, because
    // that root was compiled into the app.
    const next = await take({ keySets: await setAt(-9) }, { known })
    expect(next.keySet).toEqual(known.keySet)
    const newer = await take({ keySets: await setAt(-1) }, { known })
    expect(newer.keySet.issuedAt).toEqual(minutesFromNow(-1))
  })

  test('two new roots are followed at once, and the one before is left for ever', async () => {
    const next = { root: NEXT_ROOT_KEY, next: DEVICE_KEY, generation: 1 }
    const last = { root: DEVICE_KEY, next: OTHER_KEY, generation: 2 }
    const followed = await take({ keySets: await withSets(next, last) }, { known: await take() })
    expect(followed.keySet.generation).toBe(2)
    const stolen = await buildKeySet({ issuedAt: minutesFromNow(-1) })
    await expect(take({ keySets: [stolen] }, { known: followed })).rejects.toThrow('unknown here')
  })
})

describe('what was signed in the future', () => {
  test.each([
    ['a manifest', 'manifest', { issuedAt: new Date(NOW.getTime() + 31_000) }],
    ['a manifest of the next day', 'manifest', { issuedAt: minutesFromNow(1440) }],
  ])('%s is refused', async (_name, word, changes) => {
    await expect(take(changes)).rejects.toThrow(`${word} from the future`)
  })

  test('by half a minute is taken: clocks differ', async () => {
    const issuedAt = new Date(NOW.getTime() + 30_000)
    expect((await take({ issuedAt })).manifest.issuedAt).toEqual(issuedAt)
  })

  test('and taken by a clock ahead, keeps nothing out once the clock is right', async () => {
    const tomorrow = minutesFromNow(1440)
    const keySets = await withSets({ issuedAt: tomorrow })
    const ahead = await take({ issuedAt: tomorrow, keySets }, { now: tomorrow })
    const corrected = await take({}, { known: ahead })

    expect(ahead.keySet.issuedAt).toEqual(tomorrow)
    expect(corrected.manifest.issuedAt).toEqual(minutesFromNow(-10))
    expect(corrected.keySet.issuedAt).toEqual(KEY_SET_ISSUED_AT)
  })
})

describe('a manifest whose key was stolen since', () => {
  const without = (kid: string) => ISSUER_KEYS.filter((key) => key.kid !== kid)
  const compromisedAt = minutesFromNow(-30)
  const stolen = buildIssuerKey(STATUS_KEY, { use: 'status', compromisedAt })

  test('keeps an older one by another key from nobody', async () => {
    const held = await take({ issuedAt: minutesFromNow(-1) })
    const keys = [stolen, buildIssuerKey(OTHER_KEY, { use: 'status' })]
    const keySets = await withSets({ keys, issuedAt: minutesFromNow(-2) })
    const issuedAt = minutesFromNow(-5)
    const next = await take({ key: OTHER_KEY, keySets, issuedAt }, { known: held })
    expect(next.manifest).toMatchObject({ issuedAt, kid: vectors.kids.other })
  })

  test('is refused when it comes again', async () => {
    const keySets = await withSets({
      keys: [...without(stolen.kid), stolen],
      issuedAt: minutesFromNow(-2),
    })
    await expect(take({ key: STATUS_KEY, keySets })).rejects.toThrow('no key of the issuer')
  })
})

test('a manifest by a key for passes is refused', async () => {
  await expect(take({ key: PASS_KEY })).rejects.toThrow('no key of the issuer')
})
