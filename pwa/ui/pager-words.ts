import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  label: (noun: string) => `Pages of ${noun}`,
  none: (noun: string) => `No ${noun}`,
  range: (range: { first: string; last: string; total: string; noun: string }) =>
    `${range.first}–${range.last} of ${range.total} ${range.noun}`,
  part: (part: { count: string; total: string; noun: string }) =>
    `${part.count} of ${part.total} ${part.noun}`,
  moreThan: (count: string) => `more than ${count}`,
  sizeLabel: (noun: string) => `Number of ${noun} on a page`,
  size: (size: number) => `${size} a page`,
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: string) => `Page ${page}`,
}

export const words = wordsOf('ui/pager', english)
