import type { CheckedContent, Finding } from './checked-content.ts'

/** The ids of the notices that the checkout shows before a payment. */
const LED_TO = ['entry-limits', 'visa-bonds']

/** Rule 12: every notice that an item names exists. Each notice has an id of its own. */
export function checkNotices({ free, premium }: CheckedContent): Finding[] {
  const ids = free.notices.map(({ id }) => id)
  const pointed = premium.paths
    .flatMap(({ modules }) => modules)
    .flatMap(({ id, notices }) => notices.map((notice) => ({ where: id, notice })))
  const wanted = [...pointed, ...LED_TO.map((notice) => ({ where: 'checkout', notice }))]
  return [
    ...ids
      .filter((id, place) => ids.indexOf(id) !== place)
      .map((id) => ({ rule: 12, where: id, what: 'has an id that is used twice' })),
    ...wanted
      .filter(({ notice }) => !ids.includes(notice))
      .map(({ where, notice }) => ({ rule: 12, where, what: `no notice "${notice}"` })),
  ]
}
