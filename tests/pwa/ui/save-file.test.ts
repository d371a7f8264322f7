// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copy } from '#pwa/ui/copy.ts'
import { saveFile } from '#pwa/ui/save-file.ts'

const CONTENT = new Blob(['a,b'], { type: 'text/csv' })
const downloads: string[] = []
let revoke: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers()
  downloads.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here')
  revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(`${this.download} ${this.href}`)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Simulates an app on a phone's home screen. `share` is the result of its share sheet. */
function openFromHomeScreen(share?: () => Promise<void>) {
  const sheet = share && { canShare: () => true, share: vi.fn(share) }
  vi.stubGlobal('navigator', { standalone: true, ...sheet })
  return sheet?.share
}

test('a file is still there when the browser reads it after the press', async () => {
  expect(await saveFile('a.csv', CONTENT)).toBe(true)
  expect(downloads).toEqual(['a.csv blob:here'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:here')
})

test('an app on the home screen hands the file to the share sheet', async () => {
  const share = openFromHomeScreen(() => Promise.resolve())
  expect(await saveFile('a.csv', CONTENT)).toBe(true)
  const [shared] = (share?.mock.calls ?? []) as unknown as [{ files: File[] }][]
  const files = shared?.[0].files ?? []
  const texts = await Promise.all(
    files.map(async (file) => [file.name, file.type, await file.text()]),
  )
  expect(texts).toEqual([['a.csv', 'text/csv', 'a,b']])
  expect(downloads).toEqual([])
})

test('a share sheet that somebody closes has saved nothing', async () => {
  openFromHomeScreen(() => Promise.reject(new DOMException('', 'AbortError')))
  expect(await saveFile('a.csv', CONTENT)).toBe(false)
  expect(downloads).toEqual([])
})

test.each([
  ['is refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['does not exist', undefined],
])('where the share sheet %s, the file is downloaded', async (_, share) => {
  openFromHomeScreen(share)
  expect(await saveFile('a.csv', CONTENT)).toBe(true)
  expect(downloads).toEqual(['a.csv blob:here'])
})

test.each([
  ['none', {}, false],
  ['one that refuses', { clipboard: { writeText: () => Promise.reject(new Error()) } }, false],
  ['one that takes it', { clipboard: { writeText: () => Promise.resolve() } }, true],
])('copying into a clipboard, %s', async (_, browser, isCopied) => {
  vi.stubGlobal('navigator', browser)
  expect(await copy('text')).toBe(isCopied)
})
