import { wordsOf } from '#pwa/language/words.ts'

const WHILE_OPEN =
  'Shown while this app is open, on whichever screen. A closed app or a locked wallet cannot notify you.'

export const english = {
  title: 'Wallet settings',
  reset: 'Reset',
  save: 'Save',
  saved: 'Settings Saved',
  wasReset: 'Settings Reset',
  error: 'Error',
  /** The message of the spec for settings that could not be stored. */
  failed: 'Failed to save settings. Please try again.',
  version: (version: string) => `Version ${version}`,
  codes: {
    title: 'QR codes',
    validFor: 'Code valid for',
    minutes: (count: number) => `${String(count)} minutes`,
    autoRefresh: 'Make a new code when one expires',
  },
  expiry: {
    title: 'Expiry',
    soonMeans: 'Expiring soon means',
    withinDays: (count: number) => `within ${String(count)} days`,
    notify: 'Notify me before a credential expires',
    hints: {
      unsupported: 'This browser has no notifications; the wallet marks the card instead.',
      denied:
        'This browser blocks notifications from this site. Allow them in its site settings first.',
      default: `Your browser asks you first, when you save. ${WHILE_OPEN}`,
      granted: WHILE_OPEN,
    },
  },
  display: {
    title: 'Display',
    showIds: 'Show credential IDs on cards',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  security: {
    title: 'Security and backup',
    level: 'Security level',
    levels: { standard: 'Standard', high: 'High (PIN)' },
    hint: "Standard leaves the storage of this browser as it is. High keeps the wallet and this device's key under a PIN of at least six digits.",
    backUp: 'Back up these settings to my account',
  },
  devices: {
    title: 'Devices',
    none: 'No device holds a key for this wallet yet.',
    thisDevice: 'This device',
    lastRenewed: (time: string) => `Last renewed ${time}`,
  },
  storage: {
    title: 'Storage on this device',
    megabytes: (count: string) => `${count} MB`,
    used: (used: string, room: string) => `${used} of ${room} used.`,
    removedAfterDays:
      'This browser removes it once you have used the browser on seven days without coming back here; in the app on the home screen it stays. Your account keeps your credentials.',
    isPersistent: 'The browser keeps it until you remove it.',
    mayBeRemoved:
      'The browser may remove it when space runs out; your account keeps your credentials.',
    clear: 'Clear Data',
    question:
      'The cards, the key, the notes of codes that you made, the settings and your spoken answers on this device are removed. Your credentials stay in your account and are loaded again when there is a connection.',
    cleared: 'Data Cleared',
    clearFailed: 'Failed to clear the data. Please try again.',
  },
}

export const words = wordsOf('walletSettings', english)
