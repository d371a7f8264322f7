import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

type Link = (text: string) => ReactNode

export const english = {
  sentence: (limits: Link, bonds: Link): ReactNode => (
    <>
      Your nationality may decide whether you can get a visa, and whether you must pay a bond. No
      guide changes that. Look at both lists first: {limits('limits by nationality')} and{' '}
      {bonds('visa bonds')}.
    </>
  ),
}

export const words = wordsOf('device/content/limits-sentence', english)
