import type { Reported } from '#contracts/learning/interview-question.ts'

/** Returns one sentence about the reports of applicants. Leaves out numbers that nobody counted. */
export function describeReported({ accounts, accountsRead, lists, listsRead }: Reported): string {
  const found = [
    accountsRead !== undefined &&
      `${String(accounts)} of ${String(accountsRead)} accounts by applicants`,
    listsRead !== undefined && `${String(lists)} of ${String(listsRead)} published lists`,
    listsRead === undefined &&
      lists > 0 &&
      `${String(lists)} published ${lists === 1 ? 'list' : 'lists'}`,
  ].filter((part) => part !== false)
  return `Applicants report this question: we found it in ${found.join(' and ')}. No official list exists.`
}
