import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type SenderLock, takeSenderLock } from '#api/anchoring/sender-lock.ts'
import { copyPostgres, dropDatabase } from '#tests/support/server/database.ts'

/**
 * The time after which a silent holder loses the lock. It is long enough for a busy machine, where
 * each renewal of the lock may be a little late.
 */
const SILENCE_MAX_MS = 3_000
const url = await copyPostgres()
const elsewhere = await copyPostgres()
afterAll(() => Promise.all([url, elsewhere].map(dropDatabase)))

/**
 * Starts a separate process that holds the lock. The process exits when it finds that it has lost
 * the lock.
 */
async function startHolder() {
  const script = `
    import { takeSenderLock } from '#api/anchoring/sender-lock.ts'
    const lock = await takeSenderLock(process.env.DATABASE_URL, '', ${String(SILENCE_MAX_MS)})
    process.stdout.write(lock ? 'taken' : 'refused')
    for (;;) {
      await lock.confirm().catch(() => process.exit(9))
      await new Promise((done) => setTimeout(done, 20))
    }`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    {
      cwd: resolve(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('taken')
  return child
}

test('a sender that is frozen is followed by another, one that only has long to do is not', async () => {
  const busy = await takeSenderLock(elsewhere, '', SILENCE_MAX_MS)
  const holder = await startHolder()
  const ended = once(holder, 'exit')
  expect(await takeSenderLock(url)).toBeUndefined()

  holder.kill('SIGSTOP')
  let successor: SenderLock | undefined
  await expect
    .poll(async () => (successor = await takeSenderLock(url)), { interval: 250 })
    .toBeDefined()
  await successor?.confirm()
  await busy?.confirm()

  holder.kill('SIGCONT')
  expect(await ended).toEqual([9, null])
  await successor?.release()
  await busy?.release()
})
