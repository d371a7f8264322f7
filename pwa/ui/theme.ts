import { createStore } from './create-store.ts'
import { siteTexts } from './browser-storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The key of the stored theme. `public/before-app.js` reads it before the first paint. */
const THEME_KEY = 'theme'
const PAPER = { light: '#faf8f3', dark: '#0e1626' }

const darkScheme = matchMedia('(prefers-color-scheme: dark)')

// The theme stays in memory when a response clears the storage of the site.
const chosen = createStore(toTheme(siteTexts.get(THEME_KEY)))

function toTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

export const readTheme = chosen.read
export const useTheme = chosen.use

export function setTheme(theme: Theme): void {
  chosen.write(theme)
  siteTexts.set(THEME_KEY, theme)
  applyTheme()
}

function applyTheme() {
  const theme = chosen.read()
  const isDark = theme === 'dark' || (theme === 'system' && darkScheme.matches)
  const shown = isDark ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[shown])
}

/**
 * Applies the theme. Applies it again when the system changes between light and dark, or when
 * another tab chooses a theme.
 */
export function followTheme(): void {
  applyTheme()
  darkScheme.addEventListener('change', applyTheme)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && newValue !== null) setTheme(toTheme(newValue))
  })
}
