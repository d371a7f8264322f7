import { COURSE, noteOf } from '#contracts/credentials/credential-type.ts'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  page: {
    title: 'Wallet',
    help: 'Help',
    refresh: 'Refresh',
    settings: 'Settings',
    credentials: (count: number) =>
      plural(count, { one: '1 credential', other: `${String(count)} credentials` }),
    savedCredentials: (count: number) =>
      plural(count, {
        one: '1 credential · saved on this device',
        other: `${String(count)} credentials · saved on this device`,
      }),
    refreshed: 'Wallet Refreshed',
    error: 'Error',
    refreshFailed: 'Failed to refresh wallet. Please try again.',
    showings: 'What you have shown',
    deviceEnded: 'Device ended',
  },
  loading: 'Loading your wallet',
  failed: {
    title: 'Failed to load your wallet.',
    retry: 'Try again',
    wasCleared:
      'The browser cleared this wallet. Your credentials are safe in your account: connect once to bring them back.',
    isSafe: (reason: string) => `${reason} Your credentials are safe in your account.`,
  },
  empty: {
    title: 'Your Wallet is Empty',
    learn: 'Learn About Digital Visas',
    wasCleared:
      'The browser cleared what this wallet kept here, and your account holds no credential now.',
    text: 'A digital visa credential appears here as soon as one is issued to your account.',
  },
  stats: {
    total: 'Total',
    valid: 'Valid',
    expiring: 'Expiring',
    expired: 'Expired',
    expiredOrRevoked: 'Expired or revoked',
  },
  statuses: {
    valid: 'Valid',
    expiring: 'Expiring Soon',
    expired: 'Expired',
    revoked: 'Revoked',
  },
  cards: {
    label: 'Your credentials',
    showQr: 'Show QR',
    details: 'Details',
    notValidYet: (day: string) => `Not valid yet: from ${day}`,
    courseNote: (isExpired: boolean) => noteOf(COURSE, isExpired),
    ended: (count: number, kinds: readonly string[]) =>
      plural(count, {
        one: `1 ended credential: ${kinds.join(', ')}`,
        other: `${String(count)} ended credentials: ${kinds.join(', ')}`,
      }),
    endedKinds: {
      expired: (count: number) => `${String(count)} expired`,
      revoked: (count: number) => `${String(count)} revoked`,
    },
  },
  actions: {
    label: 'Quick actions',
    verification: 'QR Verification',
    profile: 'Profile',
    help: 'Get Help',
  },
  storage: {
    isMemoryOnly:
      'This browser does not let the wallet store anything, as in a private window. It works until you close this page, and not without a connection.',
    isFull:
      'There is no room left on this device. Your credentials are not saved here: free some space, then refresh.',
    wasCleared:
      'The browser cleared this wallet. What your account holds is safe; with a connection it is saved here again.',
  },
  stale: {
    noConnection: 'No connection.',
    asOf: (reason: string, time: string) => `${reason} These are your credentials as of ${time}.`,
  },
}

export const words = wordsOf('wallet/wallet-page', english)
