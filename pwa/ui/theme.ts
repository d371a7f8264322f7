import { useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by `public/theme.js`, before the first paint. */
const THEME_KEY = 'theme'
const PAPER = { light: '#faf8f3', dark: '#0e1626' }

const listeners = new Set<() => void>()
const darkScheme = matchMedia('(prefers-color-scheme: dark)')

// Also in memory, so that it outlives an answer that clears this origin's storage.
let chosen = toTheme(localStorage.getItem(THEME_KEY))

function toTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

export function readTheme(): Theme {
  return chosen
}

export function setTheme(theme: Theme): void {
  chosen = theme
  localStorage.setItem(THEME_KEY, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

function applyTheme() {
  const isDark = chosen === 'dark' || (chosen === 'system' && darkScheme.matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[shown])
}

/** Follows the system's scheme and the choice made in another tab. */
export function followTheme(): void {
  applyTheme()
  darkScheme.addEventListener('change', applyTheme)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && newValue !== null) setTheme(toTheme(newValue))
  })
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, readTheme)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
