import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { exchangeEvents } from '#api/sync/exchange-events.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { reportAs } from '#tests/support/server/reporter.ts'

const WRITERS = 8
const EVENTS_EACH = 40
const app = await startTestApp()

test('a reader that follows its cursor passes over nothing while many devices write', async () => {
  const reporter = await reportAs(app, await app.buildUser())
  const sent = new Set<string>()

  async function write() {
    for (let at = 0; at < EVENTS_EACH; at++) {
      const id = randomUUID()
      sent.add(id)
      const event = {
        id,
        kind: 'module_completed',
        at: new Date().toISOString(),
        payload: { path: 'ds160', module: 'a' },
      }
      await exchangeEvents(app.services, { events: [event], reporter })
    }
  }

  const read = new Set<string>()
  let cursor: string | undefined
  async function readOn() {
    const answer = await exchangeEvents(app.services, { events: [], since: cursor, reporter })
    for (const { id } of answer.events) read.add(id)
    cursor = answer.cursor
    return answer.hasMore
  }

  const writing = { isOver: false }
  const reading = (async () => {
    while (!writing.isOver) await readOn()
  })()
  await Promise.all(Array.from({ length: WRITERS }, write))
  writing.isOver = true
  await reading
  while (await readOn());
  expect(read).toEqual(sent)
})
