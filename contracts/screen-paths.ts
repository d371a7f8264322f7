import { PUBLIC_PATHS, readAddress } from './language/languages.ts'

/**
 * The addresses of the app's screens. The app opens no other address, and the server answers 404 to
 * it. A part that begins with a colon stands for any value, and with a question mark it may be
 * missing.
 */
export const SCREEN_PATHS = [
  '/',
  '/guide',
  '/practice-test',
  '/start',
  '/corrections',
  '/privacy',
  '/terms',
  '/refund',
  '/auth',
  '/auth/forgot',
  '/auth/confirm',
  '/auth/change',
  '/auth/unlock',
  '/auth/not-me',
  '/auth/enrol',
  '/auth/invitation',
  '/auth/recover',
  '/auth/claim',
  '/auth/reset',
  '/verify',
  '/proof',
  '/test',
  '/dashboard',
  '/dashboard/downloads',
  '/dashboard/downloads/:visa/cheat-sheet',
  '/dashboard/downloads/:visa/documents',
  '/dashboard/downloads/print-edition',
  '/dashboard/questions',
  '/dashboard/simulator',
  '/dashboard/ds160/:place?',
  '/exam',
  '/exam/certificate',
  '/learn/:moduleId?',
  '/wallet',
  '/authorize',
  '/qr-verify',
  '/progress',
  '/account/receipts/:receiptId',
  '/profile',
  '/admin',
  '/admin/analytics',
  '/checkout',
  '/success',
] as const
export type ScreenPath = (typeof SCREEN_PATHS)[number]

const SCREENS = new RegExp(`^(?:${SCREEN_PATHS.map(toPattern).join('|')})/*$`)
const PUBLIC_SCREENS = new RegExp(`^(?:${PUBLIC_PATHS.join('|')})/*$`)

function toPattern(path: string): string {
  return path.replace(/\/:\w+\?/, '(?:/[^/]+)?').replace(/:\w+/, '[^/]+')
}

/** Returns whether the app has a screen at this path of an address. */
export function isScreen(path: string): boolean {
  const { path: bare, language } = readAddress(decodeURI(path))
  return (language ? PUBLIC_SCREENS : SCREENS).test(bare)
}
