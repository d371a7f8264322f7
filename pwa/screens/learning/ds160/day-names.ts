import { wordsOf } from '#pwa/language/words.ts'

/** Several lists of words. The words of one list mean the same. */
type Lists = readonly (readonly string[])[]

/** The words of days and lengths of time that the worksheet reads. No screen shows them. */
export interface DayNames {
  /** The names of the months, from January on. */
  months: Lists
  /** The words that can stand between the parts of a day, such as `de` in Spanish. */
  between: readonly string[]
  /** The words for a day, a week, a month and a year. */
  units: Lists
  /** The words for the numbers from zero to ten. */
  counts: Lists
  /** The words for one day, one week, one month and one year, where the number is not the first word. */
  ones: Lists
  /** The words that mean two days, two weeks, two months and two years without a number. */
  twos: Lists
  /** The letters that can be attached to the front of one of these words. */
  attached: readonly string[]
}

export const english: DayNames = {
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  between: [],
  units: [
    ['day', 'days'],
    ['week', 'weeks'],
    ['month', 'months'],
    ['year', 'years'],
  ],
  counts: [
    ['zero'],
    ['one'],
    ['two'],
    ['three'],
    ['four'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight'],
    ['nine'],
    ['ten'],
  ],
  ones: [],
  twos: [],
  attached: [],
}

export const words = wordsOf('learningDs160DayNames', english)
