import type { Reported } from '#contracts/learning/interview-question.ts'
import { format } from '#pwa/language/language.ts'
import { words } from './words.tsx'

/**
 * Says in one sentence how often applicants reported this question. Leaves out a number that nobody
 * counted.
 */
export function describeReported({ accounts, accountsRead, lists, listsRead }: Reported): string {
  const places = [
    accountsRead !== undefined && words.reported.accounts(accounts, accountsRead),
    listsRead !== undefined && words.reported.listsRead(lists, listsRead),
    listsRead === undefined && lists > 0 && words.reported.lists(lists),
  ].filter((place) => place !== false)
  return words.reported.sentence(new Intl.ListFormat(format).format(places))
}
