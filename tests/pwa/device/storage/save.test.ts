import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetUnsaved, isSaved, save, saveAgain } from '#pwa/device/storage/save.ts'
import { readStorageState, reportStorage } from '#pwa/device/storage/storage-state.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { isBusy } from '#pwa/device/worker/busy.ts'

vi.stubGlobal('navigator', {})

let written: string[]
let isRefusing: boolean

beforeEach(async () => {
  await forgetUnsaved()
  written = []
  isRefusing = false
})

/**
 * Returns a function that writes to the disk. The disk refuses the write while `isRefusing` is
 * true.
 */
function write(text: string): () => Promise<void> {
  return () => {
    if (isRefusing) return Promise.reject(new StorageError('The disk is full.'))
    written.push(text)
    return Promise.resolve()
  }
}

/** Returns a promise that stands for a slow disk. `letGo` resolves the promise. */
function holdDisk() {
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => (letGo = done))
  return { held, letGo }
}

describe('what is done', () => {
  test('counts as saved when the device has it, and not before', async () => {
    const { held, letGo } = holdDisk()
    const saving = save('notes', () => held)
    let isAnswered = false
    void saving.then(() => (isAnswered = true))
    await save('progress', write('elsewhere'))
    expect(isAnswered).toBe(false)
    expect(isSaved('notes')).toBe(false)
    letGo()
    expect(await saving).toBe(true)
    expect(isSaved('notes')).toBe(true)
  })

  test('is written in the order in which it was done, and holds up nothing else', async () => {
    const { held, letGo } = holdDisk()
    const first = save('notes', () => held.then(write('first')))
    const second = save('notes', write('second'))
    await save('progress', write('elsewhere'))
    expect(written).toEqual(['elsewhere'])
    letGo()
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(written).toEqual(['elsewhere', 'first', 'second'])
  })
})

describe('what the device refused', () => {
  test('is written before what is done next, and then nothing is unsaved', async () => {
    isRefusing = true
    reportStorage({ isFull: true })
    expect(await save('progress', write('first'))).toBe(false)
    expect(await save('progress', write('second'))).toBe(false)
    expect(isSaved('progress')).toBe(false)
    isRefusing = false
    expect(await save('progress', write('third'))).toBe(true)
    expect(written).toEqual(['first', 'second', 'third'])
    expect(isSaved('progress')).toBe(true)
    expect(readStorageState().isFull).toBe(false)
  })

  test('is written when somebody tries again, also in vain at first', async () => {
    isRefusing = true
    await save('progress', write('first'))
    await saveAgain()
    expect(isSaved('progress')).toBe(false)
    isRefusing = false
    await saveAgain()
    expect(written).toEqual(['first'])
    await saveAgain()
    expect(written).toEqual(['first'])
  })

  test('is given up for a later save of the whole', async () => {
    isRefusing = true
    await save('notes', write('To stu'), { isWhole: true })
    isRefusing = false
    await save('notes', write('To study'), { isWhole: true })
    expect(written).toEqual(['To study'])
    expect(isSaved('notes')).toBe(true)
  })

  test('keeps the page, unless it may go with it', async () => {
    isRefusing = true
    await save('made codes', write('a note'), { holdsPage: false })
    expect(isBusy()).toBe(false)
    await save('progress', write('an answer'))
    expect(isBusy()).toBe(true)
  })

  test('is never written when the person has left', async () => {
    isRefusing = true
    await save('progress', write('of the person who left'))
    const { held, letGo } = holdDisk()
    void save('notes', () => held)
    const waiting = save('notes', write('of the person who left'))
    const left = forgetUnsaved()
    letGo()
    await left
    isRefusing = false
    await saveAgain()
    await save('progress', write('of the next'))
    expect(await waiting).toBe(false)
    expect(written).toEqual(['of the next'])
  })
})

test('a fault of the app is no refusal, and stands in nobody’s way', async () => {
  await expect(save('notes', () => Promise.reject(new TypeError('a fault')))).rejects.toThrow(
    'a fault',
  )
  expect(await save('notes', write('next'))).toBe(true)
  expect(isSaved('notes')).toBe(true)
})
