import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'What you have shown',
  description: 'Each time that you made a code, and what came of it.',
  retry: 'Try again',
  noConnection: 'No connection.',
  notKnownYet: (reason: string) =>
    `${reason} What came of your codes is not known on this device yet.`,
  asOf: (reason: string, time: string) => `${reason} What came of your codes is as of ${time}.`,
  loading: 'Loading what you have shown…',
  empty: {
    title: 'Nothing yet',
    text: 'A code that you make with Show QR is noted here, and so is each check of it.',
  },
  credential: 'Credential',
  showEarlier: 'Show earlier',
  cutOff: 'Earlier checks are in the download of your data, on your profile.',
  hint: (codes: number) =>
    `A check that somebody makes without a connection is told here later, or never. A code of another device appears once it was checked. This device remembers its last ${String(codes)} codes; checks are kept for two years.`,
  notNoted: 'This device could not note your last code. Free some space, then try again.',
  notRead: 'The codes that were made on this device could not be read.',
  results: {
    valid: 'Valid',
    expired: 'Expired',
    revoked: 'Revoked',
    invalid: 'Not accepted',
    sample: 'Sample',
    OTHER: 'Checked',
  },
  origin: {
    madeHere: 'Made on this device',
    manyMadeHere: (codes: number) =>
      `${String(codes)} codes made on this device, one after another`,
    lookedUp: 'Looked up by its number, without a code',
    notNoted: 'Not noted on this device',
  },
  silence: {
    isAsking: 'Asking whether it was checked…',
    notKnown: 'Whether it was checked is not known here',
    notYet: 'Not checked yet',
    none: 'No check known',
  },
  checks: {
    qr_scan: (verifier: string, time: string) => `Scanned by ${verifier}, ${time}`,
    manual_lookup: (verifier: string, time: string) => `Pasted by ${verifier}, ${time}`,
    api_call: (verifier: string, time: string) => `Checked by ${verifier}, ${time}`,
    OTHER: (verifier: string, time: string) => `Checked by ${verifier}, ${time}`,
  },
  checkedOffline: (check: string, reported: string) =>
    `${check}, without a connection; reported ${reported}`,
  /** The words for the verifier in the sentence about a check, after "by". */
  verifiers: {
    organization: (name: string) => `“${name}”, as they called themselves`,
    you: 'you',
    signedIn: 'somebody who was signed in',
    notSignedIn: 'somebody who was not signed in',
  },
}

export const words = wordsOf('walletShowings', english)
