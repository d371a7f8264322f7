import { wordsOf } from '#pwa/language/words.ts'

/**
 * The English names of the months. We format English dates ourselves, so that every browser shows
 * the same text. The formatter of the browser would also delay the first screen of a slow phone by
 * 20 ms.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const english = {
  loading: 'Loading…',
  failed: {
    tab: 'Something went wrong',
    title: 'This page could not be shown',
    text: 'Something went wrong on this page, or your connection failed while it was loading. Nothing you saved is lost.',
    reload: 'Load again',
    home: 'Back to Home',
  },
  copyText: {
    copy: (noun: string) => `Copy the ${noun}`,
    copied: (noun: string) => `Copied the ${noun}`,
    failed: {
      title: (noun: string) => `Could not copy the ${noun}`,
      text: 'This browser does not allow it. Select the text and copy it yourself.',
    },
  },
  countdown: {
    ended: 'Expired',
    minutesLeft: (minutes: number) => `${minutes} min left`,
    secondsLeft: (seconds: number) => `${seconds} seconds left`,
  },
  date: {
    day: (date: Date) => join(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()),
    localDay: (date: Date) => join(date.getDate(), date.getMonth(), date.getFullYear()),
    lastDay: (day: string) => `${day}, 24:00 UTC`,
    instant: (day: string, time: string) => `${day}, ${time}`,
    moment: (instant: string, zone: string) => `${instant} ${zone}`,
  },
  dialog: {
    close: 'Close',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
  },
  discardQuestion: {
    question: 'What you typed is not sent.',
    keep: 'Keep typing',
    discard: 'Discard it',
  },
  field: {
    optional: '(optional)',
    show: 'Show',
    hide: 'Hide',
    /** `label` is the label of the field. The text is, for example, "Show password". */
    showField: (label: string) => `Show ${label.toLowerCase()}`,
  },
  print: {
    print: 'Print',
    failed: { title: 'Could not make the file', description: 'Go online, and try again.' },
  },
}

function join(day: number, month: number, year: number): string {
  return `${String(day)} ${MONTHS[month] ?? ''} ${String(year)}`
}

export const words = wordsOf('ui', english)
