import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  page: {
    title: 'Corrections · Visa Success Guide',
    description:
      'What the guide said wrong, from which edition to which, whom it touched, and what is right.',
  },
  title: 'Corrections',
  lede: 'What the guide said wrong, and what is right. Each mistake has the day of the first edition that had it, and of the edition that corrected it.',
  none: 'The guide on this device names no correction. Connect once to look for newer ones.',
  days: (from: ReactNode, until: ReactNode): ReactNode => (
    <>
      We said it from {from}. We corrected it on {until}.
    </>
  ),
  said: 'We said:',
  right: 'Right is:',
  nationals: (names: string) => `For nationals of ${names}`,
  nationalsOfMany: (count: number) => `For nationals of ${String(count)} countries or territories`,
  inTheGuide: (title: ReactNode): ReactNode => <>In the guide: {title}</>,
  officialPage: (page: ReactNode): ReactNode => <>Official page: {page}</>,
}

export const words = wordsOf('storefrontCorrections', english)
