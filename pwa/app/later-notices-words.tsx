import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  homeScreen: {
    title: 'This app starts empty',
    text: (link: (text: string) => ReactNode): ReactNode => (
      <>
        It has nothing of what the browser on this phone keeps. {link('Open your wallet')} here once
        with a connection: then it works without one.
      </>
    ),
    close: 'Not now',
  },
}

export const words = wordsOf('app/later-notices', english)
