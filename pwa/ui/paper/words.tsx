import type { ReactNode } from 'react'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  credentialPaper: {
    classes: CREDENTIAL_TYPE_NAMES,
    issued: 'Issued',
    expires: 'Expires',
    credential: 'Credential',
    issuer: (name: string) => `ISSUER ${name}`,
    issuerWithAnchor: (name: string, hash: ReactNode): ReactNode => (
      <>
        ISSUER {name} · ANCHOR {hash}
      </>
    ),
  },
  paperDialog: {
    title: 'Print from a file',
    text: 'An app on the home screen cannot print. Save this paper as a file, open it in Files or on a computer, and print it there. Delete the file if nobody else may read it.',
    save: 'Save the file',
  },
  replacement: {
    replacedAs: {
      correction: (id: string) => `Corrected: replaced by ${id}`,
      renewal: (id: string) => `Renewed: replaced by ${id}`,
    },
    replaces: (id: string) => `Replaces ${id}`,
  },
  stamp: {
    valid: 'VALID',
    revoked: 'REVOKED',
    expired: 'EXPIRED',
    not_found: 'NOT FOUND',
    invalid: 'INVALID',
    sample: 'SAMPLE',
    not_checked: 'NOT CHECKED',
    toCome: 'NOT YET VALID',
  },
}

export const words = wordsOf('uiPaper', english)
