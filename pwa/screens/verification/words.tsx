import type { ReactNode } from 'react'
import type { RATE_LIMITS } from '#contracts/limits.ts'
import { wordsOf, plural } from '#pwa/language/words.ts'

export const english = {
  title: 'Verification · Visa Success Guide',
  verifying: 'Verifying credential…',
  failed: 'Failed to verify credential. Please try again.',
  verifyAgain: 'Verify Again',
  checkAnother: 'Check Another',
  center: {
    title: 'QR Verification Center',
    back: 'Back',
    tabs: {
      scan: 'Scan & Verify',
      ask: 'Ask a wallet',
      generate: 'Generate QR',
      batch: 'Batch Verify',
      help: 'Help & Info',
    },
    /** Why a tab is closed, below its name. */
    closed: { ask: 'After you set a password', batch: 'For administrators' },
  },
  help: {
    counter: {
      title: 'At the counter',
      ask: 'Ask for the code. Scan it with a camera, a keyboard scanner or a picture, or paste it.',
      read: 'Read the stamp. Below it, each check has its own result. It can be "not checked".',
      compare: "Compare the person with the passport, and the pattern with the holder's card.",
      next: 'Press Enter, Space or N for the next one.',
      withoutConnection:
        'Without a connection this device checks signatures and its own list of revocations. The verdict names the age of that list; after a day it is amber, never green.',
    },
    verdicts: {
      title: 'The verdicts',
      valid: 'Genuine, in its dates and not revoked.',
      revoked: 'The issuer has taken it back.',
      expired: 'The code or the credential is past its time.',
      not_found: 'The issuer has no such record.',
      invalid: 'The signatures do not hold. Do not accept it.',
      sample: 'A sample for testing. It proves nothing.',
      not_checked: 'Something could not be checked. Go online, check again.',
    },
    endpoints: {
      title: 'Endpoints',
      verifyQr: 'Verifies what a code contains.',
      verifyBatch: (max: string) => `Verifies up to ${max} at once, for administrators.`,
      tokenStatus: 'Tells you if a code that the server made is still valid.',
      showQr: 'Makes a code for a credential of your own.',
      readTrust: "The issuer's keys, and the names of its lists: for a time without a network.",
      readShard: 'One of those lists of revocations.',
    },
    limits: {
      title: 'Limits',
      general: 'General API',
      verification: 'Verification',
      sensitive: 'Sensitive operations',
      mayBeNarrower: 'The operator of a server may set narrower limits for requests.',
      /** What each budget counts, after its number. */
      countedFor: {
        general: 'for changes, by an account or by a network address without one',
        administration: 'for changes, by an administrator',
        reads:
          'for reads, by a network address without an account; an account is counted only for costly reads, such as a new code',
        verification: 'by an account, or by a network address without one. A batch counts once',
        sensitive: 'by an account',
        sensitiveFromAddress:
          'by a network address, for accounts without a password and for requests that need no account',
      } satisfies Record<keyof typeof RATE_LIMITS, string>,
      perHour: (requests: number) =>
        plural(requests, {
          one: '1 request per hour',
          other: `${String(requests)} requests per hour`,
        }),
      perMinutes: (requests: number, minutes: string) =>
        plural(requests, {
          one: `1 request per ${minutes} minutes`,
          other: `${String(requests)} requests per ${minutes} minutes`,
        }),
      batch: 'Batch',
      batchMax: (max: string) => `at most ${max} credentials`,
      inputs: 'Inputs',
      longInputs: (max: string) => `longer than ${max} characters are read as QR data`,
      codeLife: 'Life of a shown code',
      codeMinutes: (minutes: string) => `5-10 minutes as a rule; ${minutes} as its holder set`,
      tokenLife: 'Life of a requested token',
      tokenMinutes: (min: string, max: string, usual: string) =>
        `${min} to ${max} minutes, ${usual} by default`,
      clocks: 'Clocks',
      clockSeconds: (seconds: string) => `may differ by ${seconds} seconds`,
      pictures: 'Pictures of codes',
      pixels: (sizes: string) => `${sizes} pixels`,
    },
  },
  verifyFailed: {
    heading: 'Verification Failed',
    retry: 'Retry',
  },
  withoutCode: {
    title: 'Check a credential',
    toHomepage: 'Return to Homepage',
    ways: 'Scan the code with the camera, choose a picture of it, or paste it.',
    noToken: 'No Verification Token',
    noneInUrl: 'No verification token provided in URL.',
    fileInstead: (link: (text: string) => ReactNode): ReactNode => (
      <>Somebody gave you a file instead? {link('Check a proof file')}</>
    ),
    verdictOf: (instant: string) =>
      `This is the verdict of ${instant}. To know how it is now, check the code again.`,
  },
}

export const words = wordsOf('verification', english)
