import type { ReactNode } from 'react'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
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
}

export const words = wordsOf('ui/paper/credential-paper', english)
