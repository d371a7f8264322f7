import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { Dated } from '#contracts/learning/dated.ts'
import type { Fact, PracticeQuestion, ReadingModule } from '#contracts/learning/learning.ts'
import type { FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { POOL_QUESTIONS } from '#contracts/learning/practice.ts'
import type { FactValue } from '#api/learning/content/facts/written-fact.ts'

export interface CheckedContent {
  /** The day on which the checks judge ages. A check on another day therefore has the same result. */
  edition: string
  facts: readonly Fact[]
  values: Readonly<Record<string, Readonly<Record<string, FactValue>>>>
  free: FreeContent
  premium: PremiumContent
  bank: readonly InterviewQuestion[]
  exam: readonly PracticeQuestion[]
}

export interface Finding {
  /** The number of the broken rule. The comments of the checks have these numbers. */
  rule: number
  where: string
  what: string
}

/** An item with its own texts, without the texts of nested items and facts. */
export interface CheckedItem {
  where: string
  item: Dated
  texts: string[]
}

const FROM_FACTS = new Set<string>([
  'facts',
  'sources',
  'officialPage',
  'status',
  'edition',
  'asOf',
  'checkedOn',
  'checkBy',
  'expires',
  'life',
  'askedUntil',
  'startsOn',
  'endsOn',
  'figures',
] satisfies (keyof Dated)[])
/** Fields that no rule reads: names, chosen values, and texts that the spec quotes. */
const NOT_READ = new Set([
  'id',
  'color',
  'visaType',
  'type',
  'difficulty',
  'icon',
  'classes',
  'notices',
  'documents',
  'lawyerLine',
  'when',
  'lies',
  'who',
  'names',
  'terms',
  'group',
])
const OF_THE_SPEC = new Set(['question', 'options'])

function isDated(value: object): value is Dated {
  return 'asOf' in value && 'officialPage' in value && 'facts' in value
}

function itemsIn(value: unknown, path: string): CheckedItem[] {
  if (value === null || typeof value !== 'object') return []
  const name = 'id' in value ? `${path}/${String(value.id)}` : path
  const inside = Object.values(value).flatMap((inner) => itemsIn(inner, name))
  return isDated(value) ? [{ where: name, item: value, texts: textsOf(value) }, ...inside] : inside
}

function textsOf(item: object): string[] {
  const isOfTheSpec = 'correctAnswer' in item && 'id' in item && Number(item.id) <= POOL_QUESTIONS
  return Object.entries(item).flatMap(([key, value]) => {
    if (FROM_FACTS.has(key) || NOT_READ.has(key)) return []
    return isOfTheSpec && OF_THE_SPEC.has(key) ? [] : readTexts(value)
  })
}

function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line !== '')
  if (value === null || typeof value !== 'object' || isDated(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_READ.has(key) ? [] : readTexts(inner),
  )
}

interface SaidTexts {
  where: string
  facts: readonly string[]
  texts: string[]
}

/** The texts of the corrections that state what is right. What was said wrong follows no rule. */
export function correctedTexts({ free }: Pick<CheckedContent, 'free'>): SaidTexts[] {
  return free.corrections.map(({ id, title, right, facts }) => ({
    where: `free/${id}`,
    facts,
    texts: [title, right],
  }))
}

/** Returns the questions of all practice pools. */
export function practisedOf({
  free,
  premium,
}: Pick<CheckedContent, 'free' | 'premium'>): PracticeQuestion[] {
  return [...free.questions, ...premium.questions, ...premium.classQuestions]
}

export function scoredOf({
  free,
  premium,
  exam,
}: Pick<CheckedContent, 'free' | 'premium' | 'exam'>): PracticeQuestion[] {
  return [...practisedOf({ free, premium }), ...exam]
}

export function readingsOf({ premium }: Pick<CheckedContent, 'premium'>): ReadingModule[] {
  return premium.paths
    .flatMap(({ modules }) => modules)
    .filter((module): module is ReadingModule => module.type === 'reading')
}

type Delivered = Pick<CheckedContent, 'free' | 'premium' | 'bank' | 'exam'>

/** The items of each content. They are found only once, because several rules need them. */
const found = new WeakMap<Delivered, readonly CheckedItem[]>()

export function itemsOf(content: Delivered): readonly CheckedItem[] {
  const known = found.get(content)
  if (known) return known
  const { free, premium, bank, exam } = content
  const { facts: _free, ...open } = free
  const { facts: _premium, ...closed } = premium
  const items = [
    ...itemsIn(open, 'free'),
    ...itemsIn(closed, 'premium'),
    ...itemsIn(bank, 'bank'),
    ...itemsIn(exam, 'exam'),
  ]
  found.set(content, items)
  return items
}
