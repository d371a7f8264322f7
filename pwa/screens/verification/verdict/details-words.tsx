import type { ReactNode } from 'react'
import { OTHER } from '#contracts/open-enum.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
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
    revoked: 'Revoked',
    expired: 'Expired',
    not_found: 'Not Found',
    error: 'Error',
    invalid: 'Invalid',
    sample: 'Sample',
    [OTHER]: 'Other',
  },
}

export const words = wordsOf('verification/verdict/details', english)
