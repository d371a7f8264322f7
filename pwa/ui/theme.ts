import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by `public/theme.js`, before the first paint. */
const THEME_KEY = 'theme'
const PAPER = { light: '#faf8f3', dark: '#0e1626' }

const listeners = new Set<() => void>()
const darkScheme = matchMedia('(prefers-color-scheme: dark)')

export function readTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(THEME_KEY, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

function applyTheme() {
  const theme = readTheme()
  const isDark = theme === 'dark' || (theme === 'system' && darkScheme.matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[shown])
}

/** Follows the system's scheme and the choice made in another tab. */
export function followTheme(): void {
  applyTheme()
  darkScheme.addEventListener('change', applyTheme)
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY) setTheme(readTheme())
  })
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readTheme)
}
