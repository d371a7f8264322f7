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
  clock: {
    title: 'Clock problem',
    behind: (span: string) => `This device's clock is ${span} behind.`,
    ahead: (span: string) => `This device's clock is ${span} ahead.`,
    seconds: (count: number) => `${String(count)} seconds`,
    minutes: (count: number) => `${String(count)} minutes`,
    hours: (count: number) => `${String(count)} hours`,
    days: (count: number) => `${String(count)} days`,
    isCorrected:
      'Your codes are corrected for this; set the date and time to automatic all the same.',
    wasSo:
      'That was so when it was last online. Until it is again, your codes are made for both times where they can be.',
  },
  passes: {
    troubles: {
      'no-secure-context':
        'This page is not on https, so this device cannot make codes itself. The server makes them, which needs a connection each time.',
      'too-many-devices':
        'Your account already has ten devices. End one in Settings to show credentials here without a connection.',
    },
    heldBack:
      'The issuer is putting its records right after a fault and renews nothing until that is done.',
    goodUntil: (time: string) => `What this device has is good until ${time}.`,
    noneUntilThen: 'Until then this device cannot show your credentials.',
    ended:
      'This device was offline for too long to show credentials without a connection. Connect once to renew it.',
    endsSoon: (time: string) =>
      `Without a connection this device can show your credentials until ${time}. Connect before then to renew it.`,
  },
}

export const words = wordsOf('wallet/wallet-page', english)
