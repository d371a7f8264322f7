import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  verifying: 'Verifying credential…',
  successful: 'Verification Successful',
  verified: 'Valid credential verified',
  typeVerified: (type: string) => `Valid ${type} credential verified`,
  notChecked: 'Not Checked',
  failed: 'Verification Failed',
  /** The sentence for a failure without a message of the server. */
  notVerified: 'Verification failed',
  errorOf: (sentence: string) => `Verification Error: ${sentence}`,
  tryAgain: 'Try Again',
  next: 'Next',
  clearsIn: (countdown: ReactNode): ReactNode => <>Clears in {countdown}</>,
  keep: 'Keep',
  stays: 'Stays until you press Next, or N.',
  options: {
    label: 'Scanning',
    tally: (valid: string, notValid: string) =>
      `Since this page was opened: ${valid} valid, ${notValid} not valid`,
    sound: 'Sound and vibration',
    soundHint: 'One for valid, another for all else.',
    goesOn: 'Next one by itself',
    goesOnHint: 'After a code before the camera, the verdict makes room for the next one.',
  },
}

export const words = wordsOf('verification/scanner/counter', english)
