import { expect, test } from 'vitest'
import { DAY_MS } from '#contracts/time.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { publishNow } from '#tests/support/server/trust.ts'

const MINUTE_MS = 60_000
const app = await startTestApp()

async function raisedAfter(milliseconds: number): Promise<string[]> {
  app.clock.set()
  if (milliseconds > 0) app.clock.advance(milliseconds)
  await watchTrust(app.services)
  return Object.keys(app.services.trustAlarms.raised())
}

test('nothing is raised while lists are signed and the key set stands for long', async () => {
  await publishNow(app)
  expect(await raisedAfter(0)).toEqual([])
})

test('lists that nobody signs for twenty minutes raise an alarm, until one is signed', async () => {
  await publishNow(app)
  expect(await raisedAfter(19 * MINUTE_MS)).toEqual([])
  expect(await raisedAfter(21 * MINUTE_MS)).toEqual(['lists_old'])
  await publishNow(app)
  await watchTrust(app.services)
  expect(app.services.trustAlarms.raised()).toEqual({})
})

test('lists that were signed by a clock far ahead are none, and keep no alarm down', async () => {
  await publishNow(app)
  app.clock.advance(120 * MINUTE_MS)
  await publishNow(app)
  expect(await raisedAfter(60 * MINUTE_MS)).toEqual(['lists_old'])
  await app.services.database('manifests').where('issuedAt', '>', new Date()).delete()
})

test('a key set that ends within thirty days raises an alarm that names the day', async () => {
  expect(await raisedAfter(71 * DAY_MS)).toContain('keys_end')
  expect(app.services.trustAlarms.raised().keys_end).toContain('Hold a ceremony')
  const { headers, body } = await app.visit().get('/metrics')
  expect(headers.get('content-type')).toContain('text/plain')
  expect(body).toContain('trust_alarm{alarm="keys_end"} 1')
  expect(await raisedAfter(69 * DAY_MS)).not.toContain('keys_end')
})
