import type { ReactNode } from 'react'
import { STATUS_BADGES } from '#contracts/learning/dated.ts'
import { wordsOf } from '#pwa/language/words.ts'

type Link = (text: string) => ReactNode

export const english = {
  statuses: STATUS_BADGES,
  classes: {
    all: 'For every visa class',
    some: (names: string) => `For ${names}`,
  },
  source: {
    asOf: (day: string) => `As of ${day}`,
    due: (checkBy: string) => `Check due by ${checkBy}`,
    begins: (day: string) => `Begins on ${day}`,
    ended: (day: string) => `Ended on ${day}`,
    source: 'Source',
    checked: (checkedOn: string) => `Checked on ${checkedOn}.`,
    checkedUnopened: (checkedOn: string) =>
      `Checked on ${checkedOn}, without opening the official page.`,
    wasInForce: (asOf: string, page: ReactNode): ReactNode => (
      <>
        It was in force on {asOf}, and may have changed. Look here: {page}
      </>
    ),
    notKnownSince: (asOf: string, page: ReactNode): ReactNode => (
      <>
        Not known since {asOf}. Look here: {page}
      </>
    ),
    ruleMayHaveChanged: (checkedOn: string, page: ReactNode): ReactNode => (
      <>
        Last checked on {checkedOn}. The rule may have changed. Check: {page}
      </>
    ),
    figuresAreOld: (checkedOn: string, page: ReactNode): ReactNode => (
      <>
        The figures are covered, because they were last checked on {checkedOn}. Look here: {page}
      </>
    ),
    covered: '(no longer known)',
    gone: 'We no longer know. Open the official page before you pay.',
    unchecked: (checkedOn: string, page: ReactNode): ReactNode => (
      <>
        Not checked since {checkedOn}. Open the official page first: {page}
      </>
    ),
    expired: (asOf: string, page: ReactNode): ReactNode => (
      <>
        On {asOf} it was so; it may have changed. Check: {page}
      </>
    ),
    withSources: (checked: string, sources: ReactNode, page: ReactNode): ReactNode => (
      <>
        {checked} Source: {sources}. Official page: {page}.
      </>
    ),
    noLink: '(no link)',
  },
  contentFailed: {
    title: 'This could not be opened',
    notKept:
      'It is not on this device yet, and the server cannot be reached. Connect once and it stays here.',
    unconfirmed: (days: string) =>
      `Your premium access was last confirmed more than ${days} days ago. Connect to the internet and reload: everything is still here.`,
    unreadable: 'What is kept on this device could not be read. Try again, or reload the page.',
    tryAgain: 'Try again',
  },
  limits: {
    title: 'Before you buy',
    ask: 'What applies to me?',
    read: 'Each fact names the day and the copy or page that we read, and the official page to check.',
    /** What of the guide is in this language, and what is in English. Empty where all of it is in English. */
    language: '',
  },
  limitsSentence: {
    sentence: (limits: Link, bonds: Link): ReactNode => (
      <>
        Your nationality may decide whether you can get a visa, and whether you must pay a bond. No
        guide changes that. Look at both lists first: {limits('limits by nationality')} and{' '}
        {bonds('visa bonds')}.
      </>
    ),
  },
  reader: {
    unread: 'No native speaker has read this translation yet.',
    englishCounts: 'This is a translation. The English text counts.',
  },
  /** The names of the callouts and highlighted headers, by the words that mark them in a text. */
  reading: {
    Important: 'Important',
    Note: 'Note',
    Warning: 'Warning',
    'Key Changes': 'Key Changes',
    Requirements: 'Requirements',
    Documents: 'Documents',
  },
}

export const words = wordsOf('deviceContent', english)
