import {
  BANK_QUESTIONS_MIN,
  FAMILY_CLASSES,
  SIMULATED_QUESTIONS_MIN,
  simulatorQuestionsFor,
} from '#contracts/learning/interview-question.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { REPORTED_QUESTIONS } from './reported-questions.ts'
import { type CheckedContent, type Finding } from './checked-content.ts'

/** The start of a theme of questions to a family. A reader sees the theme, and the app its mark. */
const FAMILY_THEME = 'Spouse or child'
/** Words in the first person. The letter I in the name of a form, such as I-20, does not count. */
const FIRST_PERSON = /\b(I(?!-\d)|I'm|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|us)\b/
const MOST_PATTERN_WORDS = 45
/** The greatest number of sentences in an example. A short sentence counts too. */
const MOST_SPOKEN = 4
const COUNTS = ['accounts', 'accountsRead', 'lists', 'listsRead'] as const

/**
 * Rule 5: the bank has at least the announced number of questions, and every class has questions to practise.
 */
export function checkCounts({ bank }: CheckedContent): Finding[] {
  const simulated = bank.filter(({ inSimulator }) => inSimulator).length
  const unserved = READER_CLASSES.filter((name) => simulatorQuestionsFor(bank, name).length === 0)
  const wrong = [
    bank.length < BANK_QUESTIONS_MIN && `holds ${String(bank.length)} questions`,
    simulated < SIMULATED_QUESTIONS_MIN && `has ${String(simulated)} questions in the simulator`,
    ...unserved.map((name) => `has nothing in the simulator for ${name}`),
  ]
  return wrong.flatMap((what) => (what ? [{ rule: 5, where: 'bank', what }] : []))
}

/**
 * Rule 18: a question has the same counts as in `REPORTED_QUESTIONS`. A question that is not in this table
 * has no counts.
 */
export function checkReported({ bank }: CheckedContent): Finding[] {
  return bank.flatMap(({ id, reported }) => {
    const counted = Object.hasOwn(REPORTED_QUESTIONS, id) ? REPORTED_QUESTIONS[id] : undefined
    const isCounted = COUNTS.every((name) => reported?.[name] === counted?.[name])
    return isCounted ? [] : [{ rule: 18, where: id, what: 'is not as often as it was counted' }]
  })
}

/**
 * Rule 19: a question has an example exactly when it has a strong answer. The example has a few spoken
 * sentences.
 */
export function checkExamples({ bank }: CheckedContent): Finding[] {
  return bank.flatMap(({ id, strong, example }) => {
    const spoken = example?.text.split(/(?<=[.!?])\s+/) ?? []
    const wrong = [
      (strong === undefined) !== (example === undefined) && 'has a pattern without an example',
      example && spoken.length > MOST_SPOKEN && 'has an example that is a speech',
    ]
    return wrong.flatMap((what) => (what ? [{ rule: 19, where: id, what }] : []))
  })
}

/** Rule 10: no outline and no described answer uses the first person. */
export function checkScripts({ bank }: CheckedContent): Finding[] {
  return bank.flatMap(({ id, outline, weak = '', strong = '' }) =>
    [...Object.values(outline).flat(), weak, strong]
      .filter((text) => FIRST_PERSON.test(text))
      .map((text) => ({ rule: 10, where: id, what: `in the first person: ${text}` })),
  )
}

/**
 * Rule 12: each id and title is used once, every item that a question names exists, and texts per class have
 * the classes of the question.
 */
export function checkQuestions({ bank, premium }: CheckedContent): Finding[] {
  const documents = new Set(
    premium.documentChecklists.flatMap(({ items }) => items.map(({ id }) => id)),
  )
  const ids = bank.map(({ id }) => id)
  const titles = bank.map(({ title }) => title.toLowerCase())
  return bank.flatMap((question) => {
    const { id, title, classes, assesses, outline, followUps, redFlags, sensitive, weak, strong } =
      question
    const { theme, forFamily = false } = question
    const keys = [assesses, outline, followUps].map((part) => Object.keys(part).sort().join())
    const points = new Set(Object.values(outline).flat())
    const unmet = Object.values(followUps)
      .flat()
      .flatMap(({ unless }) => (unless === undefined || points.has(unless) ? [] : [unless]))
    const patterns = [weak, strong].filter((text) => text !== undefined)
    const wrong = [
      ids.indexOf(id) !== ids.lastIndexOf(id) && 'has an id that is used twice',
      titles.indexOf(title.toLowerCase()) !== titles.lastIndexOf(title.toLowerCase()) &&
        'has a title that is used twice',
      keys.some((key) => key !== [...classes].sort().join()) && 'is not written for its classes',
      ...unmet.map((point) => `"${point}" is no point of its outline`),
      ...question.documents.map((name) => !documents.has(name) && `no document "${name}"`),
      theme.startsWith(FAMILY_THEME) !== forFamily && 'has the theme of a family or its mark alone',
      forFamily &&
        classes.some((name) => !FAMILY_CLASSES.some((one) => one === name)) &&
        'is for the family of a class that has no questions for families',
      !sensitive && (patterns.length < 2 || redFlags.length < 2) && 'lacks patterns or red flags',
      patterns.some((text) => text.split(/\s+/).length > MOST_PATTERN_WORDS) &&
        'has a long pattern',
    ]
    return wrong.flatMap((what) => (what ? [{ rule: 12, where: id, what }] : []))
  })
}
