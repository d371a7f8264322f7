import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  page: {
    title: 'The Success Guide · Visa Success Guide',
    description:
      'Free chapters on the US visa interview: what the officer decides, the questions on harm and fear, the DS-160, social media, the date, interview waivers, the day itself and what follows. Each statement with its date and source.',
  },
  title: 'The Success Guide',
  lede: 'How the US visa interview works, as of the day each chapter names. The full guide goes into every step; these chapters are free.',
  chapters: 'Chapters',
  waiting: (count: number) =>
    `Texts on this page that wait for a check: ${String(count)}. Each names its day and the page to open.`,
  dates:
    'Each text names its day. “Source” opens its sources, the official page and the day of our check.',
  unopened: (count: number, total: number) =>
    `Texts that were checked without opening the official page: ${String(count)} of ${String(total)}.`,
  notices: {
    title: 'What is known to move',
    first: (known: string) => `First what concerns: ${known}.`,
    summary:
      'Fees, lists and rules that change between editions. Open the official page before you rely on one.',
    corrections: 'What was wrong in the guide, and when we corrected it',
  },
  fullGuide: 'What the full guide adds',
  claims: {
    questions: (count: string) => `${count} interview questions`,
    freeTest: (count: number) => `The free practice test has ${String(count)}.`,
    rules: (year: string) => `${year} interview rules guide`,
    pages: (count: string) => `${count} pages`,
    counted: (countries: string, applicants: string) =>
      `Counted in the print edition. For applicants from ${countries} countries; ${applicants} have prepared with it.`,
    bonus: (value: string) => `${value} of bonus material`,
    toPrint: (guarantee: string) => `Cheat sheets and document checklists to print. ${guarantee}.`,
  },
  trueCountLine: TRUE_COUNT_LINE,
  legalLine: LEGAL_LINE,
}

export const words = wordsOf('storefrontGuide', english)
