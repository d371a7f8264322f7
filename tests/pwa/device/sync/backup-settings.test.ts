// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import { followSettings } from '#pwa/device/sync/backup-settings.ts'
import { recordLeft } from '#pwa/session/kept-user.ts'

test('news from another tab about a person who has just left is no unhandled failure', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const owner = crypto.randomUUID()
  onTestFinished(followSettings(owner))
  const [other, third] = [new BroadcastChannel('progress'), new BroadcastChannel('progress')]
  onTestFinished(() => {
    other.close()
    third.close()
  })
  const heard = new Promise((resolve) => third.addEventListener('message', resolve))

  recordLeft(owner)
  other.postMessage(owner)
  await heard
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
})
