import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'This browser blocks cookies',
  text: (link: (text: string) => ReactNode): ReactNode => (
    <>
      Without cookies you cannot sign in or pay here. Allow them for this site in the settings of
      the browser, then load this page again. You can {link('check a code')} without them.
    </>
  ),
}

export const words = wordsOf('session/cookies-blocked', english)
