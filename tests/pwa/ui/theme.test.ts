// @vitest-environment happy-dom
import '#tests/support/browser/happy-browser.ts'
import { beforeEach, expect, test, vi } from 'vitest'

/** Opens a page of a browser that stores this theme, on a device that is in the light theme. */
async function openPage(stored: string | null) {
  vi.resetModules()
  localStorage.clear()
  if (stored !== null) localStorage.setItem('theme', stored)
  const { followTheme, readTheme, setTheme } = await import('#pwa/ui/theme.ts')
  followTheme()
  return { readTheme, setTheme, readShown: () => document.documentElement.dataset['theme'] }
}

beforeEach(() => {
  delete document.documentElement.dataset['theme']
})

test.each([
  ['light', 'light', 'light'],
  ['dark', 'dark', 'dark'],
  ['system', 'system', 'light'],
  [null, 'system', 'light'],
  ['sepia', 'system', 'light'],
])(
  'the stored theme %s is the choice %s, and shows the page in %s',
  async (stored, chosen, shown) => {
    const page = await openPage(stored)
    expect(page.readTheme()).toBe(chosen)
    expect(page.readShown()).toBe(shown)
  },
)

test('a choice is stored and shown, and every other tab follows it', async () => {
  const page = await openPage('light')
  page.setTheme('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(page.readShown()).toBe('dark')
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
  expect(page.readTheme()).toBe('light')
  expect(page.readShown()).toBe('light')
})
