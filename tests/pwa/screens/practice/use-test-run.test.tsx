// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { forgetUnsaved, saveAgain, useSaveState } from '#pwa/device/storage/save.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { finishRun } from '#pwa/screens/practice/finish-run.ts'
import { changeRun, keepRun, readRun } from '#pwa/screens/practice/run-store.ts'
import type { TestRun } from '#pwa/screens/practice/test-run.ts'
import { useTestRun } from '#pwa/screens/practice/use-test-run.ts'
import { hold } from '#tests/support/browser/answers.ts'

const RUN: TestRun = {
  id: 'b3f0a1de-53c9-4d0b-9a53-5c6a3c1b7a10',
  visaType: 'F-1',
  format: 'untimed',
  feedback: 'each',
  limitSeconds: null,
  seed: 7,
  questionIds: [1, 2, 3],
  answers: {},
  index: 0,
  clock: { spentMs: 0, at: 0 },
  finishedAt: null,
  isLapsed: false,
}

let owner: string
let store: DeviceStore

beforeEach(async () => {
  await forgetUnsaved()
  owner = crypto.randomUUID()
  store = await openStore(owner)
})

const answerFirst = (run: TestRun): TestRun => ({ ...run, answers: { 1: 2 } })

/** Makes the disk hold back its answers. The returned function lets the answers go. */
function slowDisk(): () => void {
  const { put } = store.answers
  const { held, letGo } = hold<undefined>()
  onTestFinished(() => {
    letGo(undefined)
  })
  vi.spyOn(store.answers, 'put').mockImplementation((row) => held.then(() => put(row)))
  return () => {
    letGo(undefined)
  }
}

function refusingDisk() {
  return vi.spyOn(store.answers, 'put').mockRejectedValue(new StorageError('The disk is full.'))
}

/** Renders the hook, and waits until the hook has read the stored test. */
async function openTest() {
  const test = renderHook(() => {
    const kept = useTestRun(owner)
    return { ...kept, saving: useSaveState(kept.line) }
  })
  await waitFor(() => {
    expect(test.result.current.run).not.toBeUndefined()
  })
  return test
}

/** Waits until the hook reports this state of its saving. */
async function settle({ result }: Awaited<ReturnType<typeof openTest>>, state: string) {
  await waitFor(() => {
    expect(result.current.saving).toBe(state)
  })
}

describe('a test on this device', () => {
  test('begins when the device has it, and not before', async () => {
    const page = await openTest()
    expect(page.result.current.run).toBeNull()
    const letWrite = slowDisk()
    act(() => {
      page.result.current.begin(RUN)
    })
    await settle(page, 'saving')
    expect(page.result.current.run).toBeNull()
    letWrite()
    await settle(page, 'saved')
    await waitFor(() => {
      expect(page.result.current.run).toEqual(RUN)
    })
  })

  test('goes on where it was left', async () => {
    await keepRun(owner, answerFirst(RUN))
    const { result } = await openTest()
    expect(result.current.run).toEqual(answerFirst(RUN))
  })

  test('shows no answer that the device does not have', async () => {
    await keepRun(owner, RUN)
    const page = await openTest()
    const letWrite = slowDisk()
    act(() => {
      page.result.current.change(RUN.id, answerFirst)
    })
    await settle(page, 'saving')
    expect(page.result.current.run?.answers).toEqual({})
    letWrite()
    await waitFor(() => {
      expect(page.result.current.run?.answers).toEqual({ 1: 2 })
    })
    expect(await readRun(owner)).toEqual(answerFirst(RUN))
  })

  test('is done when the device has the result, and not before', async () => {
    await keepRun(owner, RUN)
    const page = await openTest()
    const letWrite = slowDisk()
    let handedIn: Promise<void> | undefined
    act(() => {
      handedIn = page.result.current.finish(RUN.id, 5000, (finishIt) =>
        finishRun(owner, RUN.id, [], finishIt),
      )
    })
    await settle(page, 'saving')
    expect(page.result.current.run?.finishedAt).toBeNull()
    letWrite()
    await act(() => handedIn)
    await waitFor(() => {
      expect(page.result.current.run?.finishedAt).not.toBeNull()
    })
    expect(page.result.current.run?.clock.spentMs).toBe(5000)
    expect(await readRun(owner)).toEqual(page.result.current.run)
  })

  test('that is given up is gone here and on the device', async () => {
    await keepRun(owner, RUN)
    const { result } = await openTest()
    act(() => {
      result.current.discard()
    })
    await waitFor(() => {
      expect(result.current.run).toBeNull()
    })
    expect(await readRun(owner)).toBeNull()
  })
})

describe('what the device refuses', () => {
  test('is shown all the same, as not saved, and outlives another look at the disk', async () => {
    await keepRun(owner, RUN)
    const page = await openTest()
    const refusal = refusingDisk()
    act(() => {
      page.result.current.change(RUN.id, answerFirst)
    })
    await settle(page, 'refused')
    await waitFor(() => {
      expect(page.result.current.run).toEqual(answerFirst(RUN))
    })
    await act(() => page.client.invalidateQueries())
    expect(page.client.getQueryData(['practice-test', owner])).toEqual(answerFirst(RUN))

    refusal.mockRestore()
    expect(await readRun(owner)).toEqual(RUN)
    await act(() => saveAgain())
    await settle(page, 'saved')
    expect(await readRun(owner)).toEqual(answerFirst(RUN))
  })

  test('changes nothing of a test that is over', async () => {
    const over = { ...RUN, finishedAt: 9 }
    await keepRun(owner, over)
    const page = await openTest()
    vi.spyOn(store, 'atOnce').mockRejectedValue(new StorageError('The disk is full.'))
    act(() => {
      page.result.current.change(RUN.id, answerFirst)
    })
    await settle(page, 'refused')
    expect(page.result.current.run).toEqual(over)
  })
})

describe('another tab', () => {
  test('that answers is seen here', async () => {
    await keepRun(owner, RUN)
    const { result } = await openTest()
    const otherTab = new BroadcastChannel('practice-test')
    await changeRun(owner, RUN.id, answerFirst)
    expect(result.current.run?.answers).toEqual({})
    otherTab.postMessage('changed')
    await waitFor(() => {
      expect(result.current.run?.answers).toEqual({ 1: 2 })
    })
    otherTab.close()
  })

  test('hears of what is done here, once the device has it', async () => {
    await keepRun(owner, RUN)
    const { result } = await openTest()
    const otherTab = new BroadcastChannel('practice-test')
    const read = new Promise<TestRun | null>((done) => {
      otherTab.addEventListener('message', () => {
        done(readRun(owner))
      })
    })
    act(() => {
      result.current.change(RUN.id, answerFirst)
    })
    await waitFor(async () => {
      expect(await read).toEqual(answerFirst(RUN))
    })
    otherTab.close()
  })

  test('that has finished the test wins over an answer given here', async () => {
    await keepRun(owner, RUN)
    const { result } = await openTest()
    await keepRun(owner, { ...RUN, finishedAt: 9 })
    act(() => {
      result.current.change(RUN.id, answerFirst)
    })
    await waitFor(() => {
      expect(result.current.run).toEqual({ ...RUN, finishedAt: 9 })
    })
  })
})
