import type { ReactNode } from 'react'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  choice: {
    notLoaded: 'Your credentials could not be loaded',
    tryAgain: 'Try Again',
    loading: 'Loading your credentials…',
    own: 'Your credentials',
    samples: 'Samples',
    idUntil: (id: ReactNode, day: string): ReactNode => (
      <>
        {id} until {day}
      </>
    ),
    revoked: 'Revoked',
    expired: 'Expired',
    upcoming: 'Not yet valid',
  },
  nothing: {
    title: 'No credential to show',
    openWallet: 'Open the wallet',
    text: 'A code is made for a credential that you hold, and none has been issued to your account.',
  },
  demo: {
    title: 'Demo Mode',
    text: 'The samples belong to an invented person, so that you can try codes and the scanner. Anybody who is signed in here can show them, and every verifier stamps them SAMPLE, never VALID.',
  },
  generator: {
    change: 'Change Credential',
    size: 'Size',
    sizes: { sm: 'Small', md: 'Medium', lg: 'Large' },
    sizeInPixels: (size: string, pixels: string) => `${size} (${pixels} px)`,
    refresh: 'Refresh',
    generate: 'Generate QR Code',
    renews: 'Make a new code 5 seconds after this one expires',
    failed: 'QR Generation Failed',
    tryAgain: 'Try Again',
    /** The sentence for a failure about which the server has said nothing. */
    notGenerated: 'Failed to generate QR code',
  },
  code: {
    picture: 'QR code of the credential',
    generated: 'QR Code Generated',
    validFor: (minutes: number) =>
      plural(minutes, {
        one: 'Valid for 1 minute',
        other: `Valid for ${String(minutes)} minutes`,
      }),
    timeLeft: 'Time left:',
    newFollows: 'A new code follows.',
    anyCamera: 'Any phone camera reads it, and so does the QR Verification Center.',
    download: 'Download',
    share: 'Share',
    copyLink: 'Copy Link',
  },
}

export const words = wordsOf('verificationGenerate', english)
