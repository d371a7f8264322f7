import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { foldProgress } from '#contracts/sync.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { joinAccount } from '#pwa/device/progress/join-account.ts'
import { readEvents, recordEvent, type EventOf } from '#pwa/device/progress/learning-log.ts'
import { keepHistory, readHistory } from '#pwa/device/progress/review-history.ts'

let userId: string
let visitor: DeviceStore
let account: DeviceStore

beforeEach(async () => {
  userId = randomUUID()
  visitor = await openStore(VISITOR)
  account = await openStore(userId)
})

const ticked = (item: string): EventOf<'checklist_item_set'> => ({
  id: randomUUID(),
  kind: 'checklist_item_set',
  at: '2026-06-01T10:00:00.000Z',
  payload: { checklist: 'f-1', item, isDone: true },
})

const sent = async () => (await account.outbox.toArray()).map(({ id }) => id)

describe('what a visitor did on this device', () => {
  test('is the account’s once somebody signs in, waits to be sent, and is nobody else’s', async () => {
    const [passport, photo] = [ticked('passport'), ticked('photo')]
    await recordEvent(VISITOR, passport)
    await recordEvent(userId, photo)
    await visitor.answers.put({ id: 'practice-test', value: { id: 'run' }, at: 5 })
    await keepHistory(visitor, { 7: [{ at: 3, isRight: false }] })
    await joinAccount(userId)

    const { checklists } = foldProgress(await readEvents(userId))
    expect([...(checklists.get('f-1')?.keys() ?? [])].sort()).toEqual(['passport', 'photo'])
    expect(new Set(await sent())).toEqual(new Set([passport.id, photo.id]))
    expect(await account.answers.get('practice-test')).toMatchObject({ value: { id: 'run' } })
    expect(await readHistory(account)).toEqual({ 7: [{ at: 3, isRight: false }] })

    const next = randomUUID()
    await joinAccount(next)
    expect(await readEvents(next)).toEqual([])
    expect(await (await openStore(next)).answers.toArray()).toEqual([])
    expect(await visitor.progress.toArray()).toEqual([])
    expect(await visitor.answers.toArray()).toEqual([])
  })

  test('is neither doubled nor sent again when the page was closed half-way', async () => {
    const event = ticked('passport')
    await recordEvent(VISITOR, event)
    await keepHistory(visitor, { 7: [{ at: 3, isRight: false }] })
    const events = await visitor.progress.toArray()
    const answers = await visitor.answers.toArray()
    await joinAccount(userId)
    await account.outbox.delete(event.id)

    // Restores the visitor's data. A page that closes before the deletion leaves the same data.
    await visitor.progress.bulkPut(events)
    await visitor.answers.bulkPut(answers)
    await joinAccount(userId)
    expect(await readEvents(userId)).toEqual([event])
    expect(await sent()).toEqual([])
    expect(await readHistory(account)).toEqual({ 7: [{ at: 3, isRight: false }] })
  })

  test('joins the reviews of an account that has some, in the order of the answers', async () => {
    await keepHistory(account, {
      7: [
        { at: 1, isRight: false },
        { at: 9, isRight: true },
      ],
      8: [{ at: 1, isRight: false }],
    })
    await keepHistory(visitor, { 7: [{ at: 4, isRight: true }], 9: [{ at: 2, isRight: false }] })
    await joinAccount(userId)
    expect(await readHistory(account)).toEqual({
      7: [
        { at: 1, isRight: false },
        { at: 4, isRight: true },
        { at: 9, isRight: true },
      ],
      8: [{ at: 1, isRight: false }],
      9: [{ at: 2, isRight: false }],
    })
  })

  test.each([
    ['later', 9, 'visitor'],
    ['earlier', 3, 'account'],
  ])('of two tests the later one stays, here one that is %s', async (_, at, kept) => {
    await account.answers.put({ id: 'practice-test', value: 'account', at: 5 })
    await visitor.answers.put({ id: 'practice-test', value: 'visitor', at })
    await joinAccount(userId)
    expect(await account.answers.get('practice-test')).toMatchObject({ value: kept })
    expect(await visitor.answers.toArray()).toEqual([])
  })

  test('of notes that both have, the later text of each field stays', async () => {
    const row = (at: number, value: Record<string, string>) => ({ id: 'interview', value, at })
    await account.answers.put(row(5, { day: '2026-09-01', visaType: 'F-1' }))
    await visitor.answers.put(row(9, { visaType: 'J-1' }))
    await joinAccount(userId)
    const joined = row(9, { day: '2026-09-01', visaType: 'J-1' })
    expect(await account.answers.get('interview')).toEqual(joined)
    await visitor.answers.put(row(3, { day: '2026-08-01', post: 'Lagos' }))
    await joinAccount(userId)
    const value = { ...joined.value, post: 'Lagos' }
    expect(await account.answers.get('interview')).toEqual({ ...joined, value })
  })

  test('leaves out the settings of a wallet, the place in the log, and what cannot be read', async () => {
    const settings: EventOf<'settings_saved'> = {
      ...ticked('x'),
      kind: 'settings_saved',
      payload: {
        qrExpiryMinutes: 5,
        autoRefreshQR: true,
        notificationsEnabled: false,
        expiryWarningDays: 30,
        showCredentialIds: false,
        themePreference: 'system',
        securityLevel: 'standard',
        autoBackup: true,
      },
    }
    await visitor.progress.bulkPut([
      { id: 'cursor', value: 17, at: 1 },
      { id: 'broken', value: { kind: 'test_finished' }, at: 1 },
      { id: settings.id, value: settings, at: 1 },
    ])
    await joinAccount(userId)
    expect(await account.progress.toArray()).toEqual([])
    expect(await sent()).toEqual([])
  })
})

test('what a guest did on the way to the checkout joins the account that follows', async () => {
  const guestId = randomUUID()
  const event = ticked('passport')
  await recordEvent(guestId, event)
  await joinAccount(userId, guestId)
  expect(await readEvents(userId)).toEqual([event])
  expect(await sent()).toEqual([event.id])
})
