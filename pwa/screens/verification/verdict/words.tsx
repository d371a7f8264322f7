import type { ReactNode } from 'react'
import { COURSE, CREDENTIAL_TYPE_NAMES, noteOf } from '#contracts/credentials/credential-type.ts'
import { OTHER } from '#contracts/open-enum.ts'
import {
  type Check,
  CHECK_NAMES,
  VALID,
  type VerdictCode,
} from '#contracts/verification/verdict.ts'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  types: CREDENTIAL_TYPE_NAMES,
  titles: {
    valid: 'Credential verified',
    revoked: 'Credential revoked',
    not_found: 'Credential not found',
    invalid: 'Not a valid credential',
    sample: 'Sample credential',
    not_checked: 'Not checked',
    expired: 'Expired',
    credentialExpired: 'Credential expired',
    codeExpired: 'Code expired',
    codeRecalled: 'Code recalled',
    notYetValid: 'Credential not yet valid',
    withdrawn: 'Withdrawn',
  },
  /** The sentence of a verdict without a code. */
  genuine: VALID.message,
  firstDayIs: (day: string) =>
    `This credential is genuine, and not yet valid. Its first day is ${day}.`,
  notCheckedSince: (since: string) =>
    `Valid signature, revocation not checked since ${since}. Go online to check it.`,
  /** For a device that is online, when the issuer answers without a verdict. */
  later: {
    verdict: 'Not checked: the issuer could give no verdict just now. Try again in a moment.',
    revocation: 'Valid signature, revocation not checked. Try again in a moment.',
  },
  endedAgo: (age: string) =>
    `By this device's clock the code ended ${age}. If it was made just now, one of the two clocks is wrong.`,
  firstScannedAgo: (age: string) => `This code was first scanned ${age}.`,
  firstScannedOn: (moment: string) => `This code was first scanned ${moment}.`,
  firstScan: 'This is the first scan of this code.',
  courseNote: noteOf(COURSE),
  oldCourseNote: noteOf(COURSE, true),
  /** The sentences that a screen reader reads. */
  spoken: {
    valid: 'Valid.',
    revoked: 'Revoked.',
    expired: 'Expired.',
    not_found: 'Not found.',
    invalid: 'Invalid.',
    sample: 'Sample.',
    not_checked: 'Not checked.',
    notYetValid: 'Not yet valid.',
    holder: (type: string, initials: string) => `${type}, holder ${initials}.`,
    offline: 'Checked offline.',
  },
  stampSources: { live: 'LIVE', offline: 'OFFLINE' },
  stampFrom: (day: string) => `FROM ${day}`,
  dates: (first: string, last: string) => `${first} to ${last}`,
  checked: (when: ReactNode): ReactNode => <>Checked {when}.</>,
  issuer: (name: string) => `Issuer: ${name}.`,
  notGovernment: 'Not a US government document.',
  checks: {
    label: 'Security checks',
    names: CHECK_NAMES,
    other: 'Another check',
    results: { passed: 'Passed', failed: 'Failed', not_checked: 'Not checked' },
    /** The text that a screen reader reads before the name of a check. */
    resultBefore: (result: string) => `${result}:`,
    signedBy: (issuer: string) => `Signed by ${issuer}`,
    shownByDevice: "Shown by the holder's device",
    madeByIssuer: 'Made by the issuer',
    inDate: 'In date',
    /**
     * The names of failed checks. The usual names, such as "Not revoked", look like a good answer.
     */
    failedNames: { revocation: 'Revocation', credentialDates: 'Credential dates' },
    yes: 'Yes',
    genuine: 'Genuine',
    onRecord: 'On record',
    untilTime: (time: string) => `until ${time}`,
    untilMoment: (moment: string) => `until ${moment}`,
    untilDay: (day: string) => `until ${day}`,
    block: (number: string) => `block ${number}`,
    checkedNow: 'checked now',
    asOfAge: (age: string) => `as of ${age}`,
    asOfMoment: (moment: string) => `as of ${moment}`,
    pending: 'Pending',
    notSince: (instant: string) => `not since ${instant}`,
    failed: {
      text: 'No code',
      shape: 'Damaged',
      issuerSignature: 'Not genuine',
      deviceSignature: 'Not genuine',
      tokenTimes: 'Out of its time',
      record: 'No record',
      revocation: 'Revoked',
      credentialDates: 'Over',
      anchor: 'Does not match',
    } satisfies Record<Check, string>,
    revokedOnChain: 'Revoked',
    deviceOrCodeEnded: 'Device or code ended',
    notAsShown: 'Not as shown',
    /**
     * The answers for checks that can fail for several reasons. The code of the verdict decides
     * which answer is shown.
     */
    failedFor: {
      issuerSignature: { PASS_RECALLED: 'Recalled' },
      tokenTimes: {
        TOKEN_NOT_YET_VALID: 'Clock differs',
        TOKEN_BEFORE_PASS: 'Clock behind',
        QR_TOKEN_EXPIRED: 'Expired',
        PASS_EXPIRED: 'Offline too long',
      },
      revocation: {
        PASS_REVOKED: 'Withdrawn',
        DEVICE_REVOKED: 'Device ended',
        CODE_ENDED: 'Code ended',
      },
      record: {
        PASS_NOT_ISSUED: 'Not issued',
        CREDENTIAL_IN_DOUBT: 'In doubt',
        CREDENTIAL_IS_SAMPLE: 'As a sample',
      },
      credentialDates: { CREDENTIAL_NOT_YET_VALID: 'Not yet valid' },
    } satisfies Partial<Record<Check, Partial<Record<VerdictCode, string>>>>,
  },
  ages: {
    justNow: 'just now',
    days: (count: number) =>
      plural(count, { one: '1 day ago', other: `${String(count)} days ago` }),
    hours: (count: number) => `${String(count)} h ago`,
    minutes: (count: number) => `${String(count)} min ago`,
    seconds: (count: number) => `${String(count)} s ago`,
  },
  details: {
    paper: {
      overprint: 'SAMPLE',
      credential: 'Credential',
      samePattern: 'Same credential, same pattern.',
      comparePerson: 'Compare the person with the passport.',
    },
    /** The reasons why this device judged alone. */
    causes: {
      away: 'Checked on this device, without the issuer.',
      busy: 'Checked on this device: too many questions came from here, so the issuer takes none just now. It is asked again soon.',
      failed: 'Checked on this device: the issuer could not answer.',
      unreadable: 'Checked on this device: the answer of the issuer could not be read.',
    },
    ages: {
      wasAgo: (age: string) => `That was ${age}.`,
      wasOn: (moment: string) => `That was on ${moment}.`,
      listIsOf: (when: ReactNode): ReactNode => <>Its list of revocations is of {when}.</>,
      instantAndAge: (instant: string, age: string) => `${instant} (${age})`,
    },
    anchor: {
      title: 'Blockchain proof',
      proven:
        'Recomputed on this device: the signed hash of this credential leads to the root below. That the root is on the chain, anybody can look up by contract and transaction.',
      notProven:
        'Recomputed on this device: the proof does not lead from the signed hash to the root. Do not rely on it.',
      root: 'Root',
      transaction: 'Transaction',
      opensExplorer: '(opens the block explorer in a new tab)',
      contract: 'Contract',
      block: 'Block',
      blockAndTime: (block: string, when: ReactNode): ReactNode => (
        <>
          {block}, {when}
        </>
      ),
      network: 'Network',
      networkAndChain: (network: string, chain: string) => `${network} (chain ${chain})`,
      /** The nouns for the texts that the buttons copy. */
      nouns: { root: 'root', transaction: 'transaction hash', contract: 'contract address' },
    },
    /**
     * The names of the statuses. Six of them are from the spec (section 8). `OTHER` is a status that
     * only a newer server knows.
     */
    statuses: {
      valid: 'Valid',
      on_record: 'On record',
      revoked: 'Revoked',
      expired: 'Expired',
      not_found: 'Not Found',
      error: 'Error',
      invalid: 'Invalid',
      sample: 'Sample',
      [OTHER]: 'Other',
    },
  },
}

export const words = wordsOf('verificationVerdict', english)
