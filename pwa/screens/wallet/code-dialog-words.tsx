import type { ReactNode } from 'react'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  share: 'Share',
  refresh: 'Refresh',
  download: 'Download',
  generate: 'Generate',
  hint: 'Hold the phone level, 15 to 25 cm from the scanner, with the screen bright. Press the code to fill the screen with it. The verifier sees your initials, the class, the dates and the number of the credential, never your passport number.',
  pattern: 'The verifier sees this same pattern.',
  picture: {
    label: 'QR code',
    enlarge: 'Fill the screen with the QR code',
    isHidden: 'Hidden',
    hasExpired: 'QR Code Expired - Refresh to generate new',
    hasFailed: 'There is no code. Generate one to try again.',
  },
  wholeScreen: {
    label: 'QR code on the whole screen',
    shrink: 'Make the code small again',
    close: 'Close',
  },
  life: {
    label: 'Time left',
    validFor: (time: ReactNode): ReactNode => <>Valid for {time}</>,
    thenNew: 'Then a new code',
    thenGone: 'Then it is gone',
  },
  notNoted: 'This device could not note that you made this code.',
  origin: {
    title: 'QR Code Generated',
    validFor: (minutes: number) =>
      plural(minutes, {
        one: 'Valid for 1 minute',
        other: `Valid for ${String(minutes)} minutes`,
      }),
    madeHere: (validFor: string) =>
      `${validFor}. This code was made on your phone and works without a connection.`,
    madeByServer: (validFor: string) =>
      `${validFor}. The server made this code. A new one needs a connection.`,
    timeUnsure: 'This code may be refused',
    whyTimeUnsure:
      'This phone is not sure of the time, and a verifier may find the code late or early. Go online once, then refresh it.',
  },
  error: 'Error',
  makingFailed: 'Failed to generate QR code. Please try again.',
}

export const words = wordsOf('wallet/code-dialog', english)
