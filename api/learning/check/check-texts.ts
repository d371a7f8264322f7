import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import type { FactValue } from '#api/learning/content/facts/written-fact.ts'
import { writeValue } from '#api/learning/content/placeholders.ts'
import {
  type CheckedContent,
  type CheckedItem,
  correctedTexts,
  type Finding,
  itemsOf,
  scoredOf,
} from './checked-content.ts'

const MOST_WORDS = { sentence: 25, statement: 60, notice: 90, explanation: 70, point: 14 }
const MOST_WORDS_ON_AVERAGE = 15
const MOST_GRADE = 8

/** Long words that every applicant must know anyway. Each of them counts as one syllable. */
const LEGAL_TERMS =
  /\b(petition(er)?s?|nonimmigrants?|immigra\w+|nationalit\w+|nationals?|ineligib\w+|eligib\w+|applica\w+|applicants?|appointments?|authori\w+|organi[sz]ation|confirmation|interviews?|embass\w+|consul\w+|documents?|proclamation|residence|permanent\w*|university|administrative|processing|identifiers?|specialized|executive|continuous|dependants?|dependents?|available|official\w*|government|department|security|social|media|barcode|passports?|employ\w+|activity|program\w*|DS|SEVIS|USCIS|CBP)\b/gi

const BANNED: readonly (readonly [RegExp, string])[] = [
  [/guarantee[ds]?\b(?! nothing)(?! no visa)/i, 'a guarantee'],
  [/official questions/i, 'official questions'],
  [/\blatest\b/i, 'latest'],
  [/\balways approved\b/i, 'always approved'],
  [/\b(current(ly)?|nowadays|at the moment)\b/i, 'a day without its date'],
  [/(^|[.:] )(delete|remove|hide) (your|the|all|any|old)\b/i, 'advice to delete'],
  [/\b(answer|say|reply|write)( with)? "?no"?\b(?! (more|page))/i, 'advice to answer no'],
]
const HARMLESS = [LEGAL_LINE, TRUE_COUNT_LINE, 'not official questions']

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}$'’/().-]*[\p{L}\p{N}][\p{L}\p{N}'’/().-]*/gu) ?? []
}

/**
 * Returns a function that replaces each long list in a text by one word. Readers look something up in such a
 * list, and do not read it as a sentence.
 */
function listCollapser(values: CheckedContent['values']): (text: string) => string {
  const lists = Object.values(values)
    .flatMap((named): FactValue[] => Object.values(named))
    .filter((value) => typeof value !== 'string' && value.length > 3)
    .map(writeValue)
  return (text) => lists.reduce((rest, list) => rest.replaceAll(list, 'list'), text)
}

function sentencesIn(text: string): string[] {
  return text
    .replace(/^(#+|-) /, '')
    .split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9$])/)
    .filter((sentence) => wordsIn(sentence).length > 0)
}

function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

interface Tally {
  sentences: number
  words: number
  /** The number of words, after each legal term was replaced by one word of one syllable. */
  plainWords: number
  syllables: number
}

const emptyTally = (): Tally => ({ sentences: 0, words: 0, plainWords: 0, syllables: 0 })

function addTo(tally: Tally, sentence: string): void {
  const plain = wordsIn(sentence.replaceAll(LEGAL_TERMS, 'term'))
  tally.sentences += 1
  tally.words += wordsIn(sentence).length
  tally.plainWords += plain.length
  tally.syllables += plain.reduce((sum, word) => sum + syllablesIn(word), 0)
}

/** Returns the reading grade by Flesch and Kincaid. */
function gradeIn({ sentences, plainWords, syllables }: Tally): number {
  return 0.39 * (plainWords / sentences) + 11.8 * (syllables / plainWords) - 15.59
}

/** Rule 8: sentences are short. Each part of the content has a reading grade of at most `MOST_GRADE`. */
export function* checkReading(content: CheckedContent): Generator<void, Finding[]> {
  const collapse = listCollapser(content.values)
  const sentencesOf = ({ texts }: Pick<CheckedItem, 'texts'>) =>
    texts.flatMap((text) => sentencesIn(collapse(text)))
  const long: Finding[] = []
  const tallies = new Map(['free', 'premium', 'bank', 'exam'].map((part) => [part, emptyTally()]))
  for (const item of [...itemsOf(content), ...correctedTexts(content)]) {
    const { where } = item
    const [part = ''] = where.split('/')
    for (const sentence of sentencesOf(item)) {
      if (wordsIn(sentence).length > MOST_WORDS.sentence) {
        long.push({ rule: 8, where, what: `long sentence: ${sentence}` })
      }
      const tally = tallies.get(part)
      if (tally) addTo(tally, sentence)
    }
    yield
  }
  const parts = [...tallies].flatMap(([part, tally]) => {
    if (tally.sentences === 0) return []
    const average = tally.words / tally.sentences
    const grade = gradeIn(tally)
    return [
      average > MOST_WORDS_ON_AVERAGE && `sentences of ${average.toFixed(1)} words on average`,
      grade > MOST_GRADE && `reads like grade ${grade.toFixed(1)}`,
    ].flatMap((what) => (what ? [{ rule: 8, where: part, what }] : []))
  })
  return [...long, ...parts]
}

/** Rule 9: no text is longer than its limit. */
export function checkLengths(content: CheckedContent): Finding[] {
  const collapse = listCollapser(content.values)
  const texts = [
    ...content.facts.map(({ id, statement }) => [id, 'statement', statement] as const),
    ...content.free.notices.map(({ id, text }) => [id, 'notice', text] as const),
    ...scoredOf(content).map(
      ({ id, explanation }) => [String(id), 'explanation', explanation] as const,
    ),
    ...content.bank.flatMap(({ id, outline }) =>
      Object.values(outline)
        .flat()
        .map((point) => [id, 'point', point] as const),
    ),
  ]
  return texts.flatMap(([where, kind, text]) => {
    const count = wordsIn(collapse(text)).length
    if (count <= MOST_WORDS[kind]) return []
    return [{ rule: 9, where, what: `a ${kind} of ${String(count)} words` }]
  })
}

/** Rule 11: no text contains a phrase that this product never uses. */
export function checkBanned(content: CheckedContent): Finding[] {
  return [...itemsOf(content), ...correctedTexts(content)].flatMap(({ where, texts }) =>
    texts.flatMap((text) => {
      const said = HARMLESS.reduce((rest, line) => rest.replaceAll(line, ''), text)
      return BANNED.filter(([pattern]) => pattern.test(said)).map(([, what]) => ({
        rule: 11,
        where,
        what: `${what}: ${text}`,
      }))
    }),
  )
}

/**
 * Rule 15: a sensitive item contains the lawyer's line and no model answer. The rule also applies to every
 * item about the questions in `facts/harm-and-fear.ts`.
 */
export function checkSensitive(content: CheckedContent): Finding[] {
  const items = itemsOf(content).filter(
    ({ item }) => item.facts[0] === 'QF1' || ('sensitive' in item && item.sensitive === true),
  )
  return items.flatMap(({ where, item, texts }) => {
    const isTold =
      texts.some((text) => text.includes(LAWYER_LINE)) ||
      ('lawyerLine' in item && item.lawyerLine === LAWYER_LINE)
    const isPattern = 'weak' in item || 'strong' in item || 'example' in item
    return [
      ...(isTold ? [] : [{ rule: 15, where, what: "without the lawyer's line" }]),
      ...(isPattern ? [{ rule: 15, where, what: 'with a pattern of an answer' }] : []),
    ]
  })
}
