import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  label: (noun: string) => `Pages of ${noun}`,
  none: (noun: string) => `No ${noun}`,
  range: (range: { first: string; last: string; total: string; noun: string }) =>
    `${range.first}–${range.last} of ${range.total} ${range.noun}`,
  sizeLabel: (noun: string) => `Number of ${noun} on a page`,
  size: (size: number) => `${size} a page`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: string) => `Page ${page}`,
}

export const words = wordsOf('ui/pager', english)
