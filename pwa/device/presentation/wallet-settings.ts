import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { QR_MINUTES, QR_MINUTES_DEFAULT } from '#contracts/presentation/calls.ts'
import { EXPIRING_SOON_DAYS } from '#contracts/credentials/credential.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { createStore } from '#pwa/ui/create-store.ts'
import { readTheme, setTheme, THEMES } from '#pwa/ui/theme.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'

/** The key of the settings in the local storage, as the spec (section 3) names it. */
export const SETTINGS_KEY = 'walletSettings'

export const WARNING_DAYS = [7, 14, 30, 60, 90] as const
const SECURITY_LEVELS = ['standard', 'high'] as const

/**
 * The settings of the wallet. A missing or unknown value becomes the default, and all other values
 * stay.
 */
export const WalletSettings = z.object({
  qrExpiryMinutes: z.catch(z.literal(QR_MINUTES), QR_MINUTES_DEFAULT),
  autoRefreshQR: z.catch(z.boolean(), true),
  notificationsEnabled: z.catch(z.boolean(), true),
  expiryWarningDays: z.catch(z.literal(WARNING_DAYS), EXPIRING_SOON_DAYS),
  showCredentialIds: z.catch(z.boolean(), false),
  themePreference: z.catch(z.enum(THEMES), 'system'),
  securityLevel: z.catch(z.enum(SECURITY_LEVELS), 'standard'),
  autoBackup: z.catch(z.boolean(), false),
})
export type WalletSettings = z.infer<typeof WalletSettings>

export const DEFAULT_SETTINGS: WalletSettings = WalletSettings.parse({})

const saved = createStore(0)
let cached: { text: string | null; settings: WalletSettings } | null = null

/** The theme in the result is the theme of the app, not the stored one. */
export function readWalletSettings(): WalletSettings {
  const text = siteTexts.get(SETTINGS_KEY)
  if (cached?.text !== text || cached.settings.themePreference !== readTheme()) {
    const stored = WalletSettings.safeParse(parseJson(text ?? '')).data ?? DEFAULT_SETTINGS
    cached = { text, settings: { ...stored, themePreference: readTheme() } }
  }
  return cached.settings
}

/**
 * Stores the settings and applies their theme. Throws when the browser cannot store the settings.
 */
export function saveWalletSettings(settings: WalletSettings): void {
  const before = siteTexts.get(SETTINGS_KEY)
  if (!siteTexts.set(SETTINGS_KEY, JSON.stringify(settings))) {
    if (before === null) siteTexts.remove(SETTINGS_KEY)
    else siteTexts.set(SETTINGS_KEY, before)
    throw new Error('The browser keeps no settings.')
  }
  setTheme(settings.themePreference)
  saved.write(saved.read() + 1)
}

/**
 * Stores the security level of the wallet in the settings, even if no other settings are stored
 * yet.
 */
export function keepLevel(securityLevel: WalletSettings['securityLevel']): void {
  const settings = readWalletSettings()
  if (settings.securityLevel === securityLevel) return
  const isKept = siteTexts.set(SETTINGS_KEY, JSON.stringify({ ...settings, securityLevel }))
  if (isKept) saved.write(saved.read() + 1)
}

/**
 * Calls the listener after every change of the settings in any tab. Returns a function that stops the calls.
 */
function onWalletSettings(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === SETTINGS_KEY) listener()
  }
  const stop = saved.follow(listener)
  addEventListener('storage', hear)
  return () => {
    stop()
    removeEventListener('storage', hear)
  }
}

export function useWalletSettings(): WalletSettings {
  return useSyncExternalStore(onWalletSettings, readWalletSettings)
}
