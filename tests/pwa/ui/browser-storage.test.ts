import { afterEach, expect, test, vi } from 'vitest'
import { siteTexts, tabTexts } from '#pwa/ui/browser-storage.ts'

afterEach(() => {
  siteTexts.clear()
  vi.unstubAllGlobals()
})

function refuse(name: string): never {
  throw new DOMException('Access is denied for this document.', name)
}

/** Each function changes the browser's storage. The storage is then blocked, missing or full. */
const BROWSERS: Record<string, () => void> = {
  'a browser that blocks site data': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(name, undefined)
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => refuse('SecurityError'),
      })
    }
  },
  'a web view without a storage': () => {
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
  },
  'a browser whose storage is full': () => {
    const full = { getItem: () => null, setItem: () => refuse('QuotaExceededError') }
    vi.stubGlobal('localStorage', full)
    vi.stubGlobal('sessionStorage', full)
  },
}

test.each(Object.entries(BROWSERS))('%s loses no text while the page lives', (_, begin) => {
  begin()
  for (const texts of [siteTexts, tabTexts]) {
    expect(texts.get('theme')).toBeNull()
    expect(texts.set('theme', 'dark')).toBe(false)
    expect(texts.get('theme')).toBe('dark')
    texts.remove('theme')
    expect(texts.get('theme')).toBeNull()
    texts.set('theme', 'light')
    texts.clear()
    expect(texts.get('theme')).toBeNull()
  }
})

test('a text that is refused hides the older one, until another is kept', () => {
  const kept = new Map([['theme', 'light']])
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) =>
      isFull ? refuse('QuotaExceededError') : kept.set(key, text),
  })
  siteTexts.set('theme', 'dark')
  expect(siteTexts.get('theme')).toBe('dark')
  isFull = false
  expect(siteTexts.set('theme', 'system')).toBe(true)
  expect(kept.get('theme')).toBe('system')
  kept.set('theme', 'by another tab')
  expect(siteTexts.get('theme')).toBe('by another tab')
})
