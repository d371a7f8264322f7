import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { foldProgress, ProgressEvent, type SyncAnswer } from '#contracts/sync.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const app = await startTestApp()

function buildCompletion(module = 'forms-and-fees', at = new Date().toISOString()) {
  return {
    id: randomUUID(),
    kind: 'module_completed',
    at,
    payload: { path: 'ds160', module },
  } as const
}

async function exchange(browser: HttpClient, events: object[] = [], since?: string) {
  const { status, body } = await browser.post('/api/sync', { events, since })
  expect(status).toBe(200)
  return body as SyncAnswer
}

describe('an event', () => {
  test('is accepted and reaches the other devices of its account, and nobody else', async () => {
    const { user, browser } = await app.join()
    const event = buildCompletion()
    const { accepted, refused, cursor } = await exchange(browser, [event])
    expect({ accepted, refused }).toEqual({ accepted: [event.id], refused: [] })

    const otherDevice = await app.signIn(user)
    expect(await exchange(otherDevice)).toMatchObject({ events: [event], cursor, hasMore: false })
    const stranger = await app.join()
    expect((await exchange(stranger.browser)).events).toEqual([])
  })

  test('of a practised question counts once, whichever devices it was practised on', async () => {
    const { user, browser } = await app.join()
    const practise = (question: string) => ({
      id: randomUUID(),
      kind: 'question_practiced',
      at: new Date().toISOString(),
      payload: { question },
    })
    await exchange(browser, [practise('purpose'), practise('b-third-day')])
    const { refused, events } = await exchange(await app.signIn(user), [practise('purpose')])
    expect(refused).toEqual([])
    const { practiced } = foldProgress(events.map((event) => ProgressEvent.parse(event)))
    expect([...practiced].sort()).toEqual(['interview/b-third-day', 'interview/purpose'])
  })

  test('is the same however often it is sent', async () => {
    const { browser } = await app.join()
    const event = buildCompletion()
    for (const events of [[event], [event, event], [event]]) {
      expect((await exchange(browser, events)).refused).toEqual([])
    }
    expect((await exchange(browser)).events).toEqual([event])
  })

  test('stays as it was first received', async () => {
    const { browser } = await app.join()
    const event = buildCompletion()
    await exchange(browser, [event])
    await exchange(browser, [{ ...event, payload: { path: 'ds160', module: 'another' } }])
    expect((await exchange(browser)).events).toEqual([event])
  })

  test('with the id of a stranger is an event of its own', async () => {
    const [one, other] = [await app.join(), await app.join()]
    const event = buildCompletion()
    await exchange(one.browser, [event])
    const twin = { ...event, payload: { ...event.payload, module: 'another' } }
    await exchange(other.browser, [twin])
    expect((await exchange(other.browser)).events).toEqual([twin])
    expect((await exchange(one.browser)).events).toEqual([event])
  })

  test('from the future counts as of now', async () => {
    const { browser } = await app.join()
    const before = Date.now()
    await exchange(browser, [buildCompletion('a', '2199-01-01T00:00:00.000Z')])
    const [kept] = (await exchange(browser)).events
    const at = Date.parse(kept?.at ?? '')
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    ['of a kind that nobody knows', { kind: 'world_ended' }],
    ['without a time', { at: undefined }],
    ['with a time that does not exist', { at: '2026-02-30T00:00:00.000Z' }],
    ['with more than it should say', { extra: true }],
    ['with a payload of another kind', { payload: { checklist: 'x', item: 'y', isDone: true } }],
    ['with a name that is a path upwards', { payload: { path: 'ds160', module: '../x' } }],
  ])('%s is refused by its id, and holds up no other', async (_what, change) => {
    const { browser } = await app.join()
    const bad = { ...buildCompletion(), ...change }
    const good = buildCompletion('another')
    expect(await exchange(browser, [bad, good])).toMatchObject({
      accepted: [good.id],
      refused: [{ id: bad.id, code: 'INVALID_INPUT' }],
    })
  })
})

test('a long log is read page by page, without a gap and without a repeat', async () => {
  const { browser } = await app.join()
  const sent: string[] = []
  for (let batch = 0; batch < 9; batch++) {
    const events = Array.from({ length: 50 }, (_, at) => buildCompletion(`m${batch}-${at}`))
    sent.push(...(await exchange(browser, events)).accepted)
  }
  const read: string[] = []
  let page = await exchange(browser)
  for (;;) {
    read.push(...page.events.map(({ id }) => id))
    if (!page.hasMore) break
    page = await exchange(browser, [], page.cursor)
  }
  expect(read.length).toBe(450)
  expect(new Set(read)).toEqual(new Set(sent))
})

describe('a call', () => {
  test('without a session is refused', async () => {
    const { status, body } = await app.visit().post('/api/sync', { events: [] })
    expect([status, body]).toMatchObject([401, { error: 'SIGN_IN_REQUIRED' }])
  })

  test.each([
    ['more events than fit', { events: Array.from({ length: 51 }, () => buildCompletion()) }],
    ['an event without an id', { events: [{ kind: 'module_completed' }] }],
    ['a cursor that is none', { events: [], since: 1 }],
  ])('with %s is refused', async (_what, sent) => {
    const { browser } = await app.join()
    const { status, body } = await browser.post('/api/sync', sent)
    expect([status, body]).toMatchObject([400, { error: 'INVALID_INPUT' }])
  })
})
