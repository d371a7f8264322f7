import type { ReactNode } from 'react'
import { STATUS_BADGES } from '#contracts/learning/dated.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  statuses: STATUS_BADGES,
  classes: {
    all: 'For every visa class',
    some: (names: string) => `For ${names}`,
  },
  source: {
    dates: (asOf: string, checkedOn: string) => `As of ${asOf}. Checked on ${checkedOn}.`,
    datesUnopened: (asOf: string, checkedOn: string) =>
      `As of ${asOf}. Checked on ${checkedOn}, without opening the official page.`,
    unchecked: (checkedOn: string, page: ReactNode): ReactNode => (
      <>
        Not checked since {checkedOn}. Look here first: {page}
      </>
    ),
    expired: (asOf: string, page: ReactNode): ReactNode => (
      <>
        On {asOf} it was so; it may have changed. Check: {page}
      </>
    ),
    withSources: (dates: string, sources: ReactNode, page: ReactNode): ReactNode => (
      <>
        {dates} Source: {sources}. Official page: {page}.
      </>
    ),
    withPage: (dates: string, page: ReactNode): ReactNode => (
      <>
        {dates} Official page: {page}.
      </>
    ),
    sources: 'Sources',
  },
}

export const words = wordsOf('device/content', english)
