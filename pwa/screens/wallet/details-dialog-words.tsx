import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  description: (issuer: string) => `Issued by ${issuer}. Not a US government document.`,
  facts: {
    status: 'Status',
    holder: 'Holder',
    issued: 'Issued',
    expires: 'Expires',
    revoked: 'Revoked',
    reason: 'Reason',
    notes: 'Notes',
    credentialId: 'Credential ID',
    anchorHash: 'Anchor hash',
    transaction: 'Blockchain TX',
    pending: 'Pending',
  },
  /** Nouns for what a button copies. */
  nouns: {
    credentialId: 'credential ID',
    anchorHash: 'anchor hash',
    transactionHash: 'transaction hash',
  },
  proof: {
    shows:
      'A proof file shows anybody, without us, that this credential was issued, anchored and not revoked when you saved it.',
    readsPassport:
      'Anyone who gets the file reads your name and the last four digits of your passport.',
    readsScore: 'Anyone who gets the file reads your name and your score.',
    checkedAt: (link: (text: string) => ReactNode): ReactNode => (
      <>It is checked at {link('Check a proof file')}.</>
    ),
    save: 'Save Proof',
    isSaved: 'Saved.',
    isFetched: 'The proof is here. Press Save Proof once more to save it.',
    isPending: 'The proof is being fetched from the blockchain. It can take half a minute.',
  },
  otherWallet: {
    label: 'Another wallet',
    text: 'Any wallet app that follows the open standard can hold this credential too. It is given your name and the last four digits of your passport, and shows of them what you choose there. Some apps will call us an unknown issuer: no public list of issuers names us.',
    add: 'Add to another wallet',
    addAgain: 'Make another offer',
    scan: (link: (text: string) => ReactNode, time: string): ReactNode => (
      <>
        Scan this with the other wallet, or {link('open it on this device')}. It is good for one
        wallet, until {time}.
      </>
    ),
    qrLabel: 'QR code for another wallet',
    digits: (digits: ReactNode): ReactNode => (
      <>
        The other wallet asks for these six digits. Type them there, and tell nobody:
        {digits}
      </>
    ),
    digitsLabel: (digits: string) => `Digits: ${digits}`,
  },
}

export const words = wordsOf('wallet/details-dialog', english)
