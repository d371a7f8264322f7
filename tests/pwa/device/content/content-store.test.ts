// @vitest-environment happy-dom
import { disk } from '#tests/support/browser/disk.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { fetchContent } from '#pwa/device/content/content-store.ts'
import { reportStorage } from '#pwa/device/storage/storage-state.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { answer } from '#tests/support/browser/answers.ts'

const unhandled = vi.fn()

beforeEach(() => {
  process.on('unhandledRejection', unhandled)
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  reportStorage({ isLost: true })
  disk.lose()
})

afterEach(() => {
  process.off('unhandledRejection', unhandled)
})

test.each([
  ['free', VISITOR, freeContent],
  ['premium', 'someone', premiumContent],
] as const)('%s content is there where the disk cannot be opened', async (part, owner, content) => {
  answer(learningContent, () => content)
  expect(await fetchContent(part, owner)).toMatchObject({ version: content.version })
  // Runs all timers. The app stores the free part only after the first screen is there.
  await vi.runAllTimersAsync()
  await expect(openStore(owner)).rejects.toThrow('could not be loaded')
  await new Promise(setImmediate)
  expect(unhandled).not.toHaveBeenCalled()
})
