import { afterEach, expect, test, vi } from 'vitest'
import { requireSoundClock } from '#api/database/sound-clock.ts'
import { startSharedJobs } from '#api/jobs.ts'
import { renewKeys } from '#api/trust/keys/renew-keys.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** The jobs whose effects nobody can undo. */
const DECIDED_BY_DATE = [
  'remove old rows',
  'count the verifications of a day',
  'warn holders',
  'renew the certificates',
]
const app = await startTestApp()
const scene = await setScene(app)

afterEach(() => {
  vi.useRealTimers()
})

/** Sets the clock of this process. The clock of PostgreSQL stays. */
function setAhead(days: number) {
  const toFake = ['Date', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...toFake], now: Date.now() + days * DAY_MS })
}

const isRefused = (name: string) =>
  app
    .logLines()
    .some((line) => line.includes(`a job failed: ${name}`) && line.includes('CLOCKS_DIFFER'))

test('a process with a wrong clock does nothing that the date decides, and is not ready', async () => {
  const { database } = app.services
  const { token } = await scene.mint((await scene.issue()).credentialId)
  await app.verify(token)
  const read = () =>
    Promise.all(['verification_logs', 'sessions', 'presentations'].map((table) => database(table)))
  const before = await read()

  setAhead(400)
  const ready = await app.visit().get('/readyz')
  expect(ready).toMatchObject({ status: 503, body: { error: 'CLOCKS_DIFFER' } })
  const end = startSharedJobs(app.services)
  vi.advanceTimersByTime(HOUR_MS)
  await expect.poll(() => DECIDED_BY_DATE.filter((name) => !isRefused(name))).toEqual([])
  await end()
  vi.useRealTimers()

  expect(await read()).toEqual(before)
  expect(await database('verification_days')).toEqual([])
  expect(await app.visit().get('/readyz')).toMatchObject({ status: 200 })
})

test('no keys are renewed by a date in doubt', async () => {
  setAhead(75)
  await expect(renewKeys(app.services)).rejects.toMatchObject({ code: 'CLOCKS_DIFFER' })
  vi.useRealTimers()
  expect(await renewKeys(app.services)).toBe(false)
})

test('clocks that differ by less than the tolerance are sound', async () => {
  await expect(requireSoundClock(app.services.database)).resolves.toBeUndefined()
})
