import { describeInput } from '#contracts/describe-input.ts'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { because } from '#contracts/reason.ts'
import { BATCH_MAX } from '#contracts/verification/batch-calls.ts'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  entry: {
    title: 'Build the list',
    single: 'Credential ID or QR data',
    add: 'Add',
    several: 'Several at once',
    severalHint: (max: string) =>
      `One per line, up to ${max} in all. A line of more than 100 characters, or one that begins with {, is read as QR data.`,
    addAll: 'Add All',
  },
  list: {
    title: (count: string, max: string) => `Credentials to verify (${count} of ${max})`,
    none: 'Nothing in the list yet. Add an id or a code.',
    id: 'ID',
    qrData: 'QR data',
    sameAs: (entry: string) => `Same as entry ${entry}`,
    remove: (entry: string) => `Remove entry ${entry}`,
    clear: 'Clear the list',
    verify: 'Verify Batch',
  },
  verifying: (count: number) =>
    plural(count, {
      one: 'Verifying 1 credential',
      other: `Verifying ${String(count)} credentials`,
    }),
  failed: { title: 'Batch Verification Failed', sentence: 'Batch verification failed' },
  toasts: {
    added: 'Credentials Added',
    addedCount: (count: number) =>
      plural(count, { one: '1 credential added', other: `${String(count)} credentials added` }),
    invalid: 'Invalid Credentials',
    withoutData: INPUT_REASONS.BATCH_WITHOUT_DATA,
    sizeLimit: 'Batch Size Limit',
    tooLarge: describeInput(because('BATCH_TOO_LARGE', { maximum: BATCH_MAX })),
    noCredentials: 'No Credentials',
    empty: INPUT_REASONS.BATCH_EMPTY,
    exported: 'Export Complete',
  },
  results: {
    title: 'Batch Verification Complete',
    export: 'Export CSV',
    newBatch: 'New Batch',
    checked: 'Checked',
    timeEach: (milliseconds: string) => `${milliseconds} ms each`,
    caption: 'Results',
    index: 'Index',
    credentialId: 'Credential ID',
    status: 'Status',
    message: 'Message',
    verifiedAt: 'Verified At',
    /** The server's sentence for a valid credential, when the entry was only its id. */
    onRecordOnly: 'On record; nobody proved to hold it.',
    sameAs: (entry: string) => `Same as entry ${entry}.`,
  },
}

export const words = wordsOf('verificationBatch', english)
