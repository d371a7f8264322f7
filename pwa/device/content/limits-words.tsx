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
  title: 'Before you buy',
  ask: 'What applies to me?',
  read: 'Each fact names the day and the copy or page that we read, and the official page to check.',
}

export const words = wordsOf('device/content/limits', english)
