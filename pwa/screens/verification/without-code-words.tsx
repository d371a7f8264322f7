import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Check a credential',
  toHomepage: 'Return to Homepage',
  noToken:
    'No Verification Token: No verification token provided in URL. Scan the code with the camera, choose a picture of it, or paste it.',
  fileInstead: (link: (text: string) => ReactNode): ReactNode => (
    <>Somebody gave you a file instead? {link('Check a proof file')}</>
  ),
  verdictOf: (instant: string) =>
    `This is the verdict of ${instant}. To know how it is now, check the code again.`,
}

export const words = wordsOf('verification/without-code', english)
