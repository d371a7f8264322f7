import { examQuestions } from '#api/learning/content/exam-questions/exam-questions.ts'

/** A value of a fact, or an amount of money. */
const CHANGING = /\{|\$/
/** These questions ask for an entry of a list that the government changes. */
const OF_LISTS = [1135]

/**
 * The ids of the questions whose question and options state no value that can change: no fee, no day of a fact
 * and no list. Such a question stays right when the facts of its explanation wait for their next check, and the
 * explanation then says so itself.
 */
export const LASTING: ReadonlySet<number> = new Set(
  examQuestions
    .filter(({ question, options }) => !CHANGING.test([question, ...options].join(' ')))
    .map(({ id }) => id)
    .filter((id) => !OF_LISTS.includes(id)),
)
