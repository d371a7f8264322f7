import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { ChecklistItem, InterviewClass } from '#contracts/learning/learning.ts'
import type { BankContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { toChapter } from '#pwa/screens/learning/bank/question-chapters.ts'
import { documentsOf } from '#pwa/screens/learning/bank/documents-of.ts'
import { badgeOf, checkOf, datesOf, nameFacts } from './dates.ts'
import { BODY_HEIGHT, PAGE_WIDTH } from './piece.ts'
import { PRINTED_CLASSES } from './printed-classes.ts'
import { heightOfAll, styleOf, type Words } from './words.ts'

const STRIP_HEIGHT = 30
const CARD_GAP = 10
const CARD_PADDING = 10
const COLUMN_GAP = 18
const OWN_TITLE_HEIGHT = 64
/** The height of the separator lines above a card's footer and above its writing lines. */
const RULES_HEIGHT = 10
const CARD_COLUMN_WIDTH = (PAGE_WIDTH - 2 * CARD_PADDING - 2 - COLUMN_GAP) / 2
const INNER_WIDTH = PAGE_WIDTH - 2 * CARD_PADDING - 2
const CARDS_HEIGHT = BODY_HEIGHT - STRIP_HEIGHT - CARD_GAP

export interface Card {
  id: string
  theme: string
  head: Words[]
  columns: [Words[], Words[]]
  foot: Words[]
  /** The height of the card without its writing lines. */
  height: number
}

/**
 * A card on a page. `given` is its height there, and `lines` is the number of its writing lines.
 */
export interface PlacedCard extends Card {
  given: number
  lines: number
}

export interface CardsPage {
  interviewClass: InterviewClass
  title: string
  cards: PlacedCard[]
  /**
   * The number of writing lines for the reader's own question. Only a page with a single card has
   * such lines.
   */
  ownLines: number
}

type Questions = Pick<BankContent, 'questions'> & Pick<PremiumContent, 'documentChecklists'>

/**
 * Puts two cards on each page, by class and theme. A question of several classes appears only in
 * the first of them.
 */
export function cardPages(
  { questions, documentChecklists }: Questions,
  today: string,
): CardsPage[] {
  return PRINTED_CLASSES.flatMap((interviewClass) => {
    const own = questions.filter(({ classes }) => classes[0] === interviewClass)
    const { title, themes } = toChapter(interviewClass, own)
    const cards = themes
      .flatMap((theme) => theme.questions)
      .map((question) => toCard(question, documentChecklists, today))
    return pairsOf(cards).map((pair) => ({ interviewClass, title, ...place(pair) }))
  })
}

/** If two cards together are too long for a page, each card gets a page. */
function pairsOf(cards: readonly Card[]): Card[][] {
  const pairs: Card[][] = []
  for (const card of cards) {
    const [first, second] = pairs.at(-1) ?? []
    if (first && !second && first.height + card.height <= CARDS_HEIGHT) pairs.at(-1)?.push(card)
    else pairs.push([card])
  }
  return pairs
}

/** Fills the free space of a page with lines to write on. */
function place(cards: readonly Card[]): Pick<CardsPage, 'cards' | 'ownLines'> {
  const needed = cards.reduce((sum, { height }) => sum + height, 0)
  const isAlone = cards.length === 1
  const spare = isAlone
    ? Math.max(0, CARDS_HEIGHT / 2 - needed)
    : (CARDS_HEIGHT - needed) / cards.length
  return {
    cards: cards.map((card) => ({ ...card, given: card.height + spare, lines: linesIn(spare) })),
    ownLines: isAlone ? linesIn(CARDS_HEIGHT - needed - spare - OWN_TITLE_HEIGHT) : 0,
  }
}

function linesIn(height: number): number {
  return Math.max(0, Math.floor(height / styleOf('rule').leading))
}

function toCard(
  question: InterviewQuestion,
  documentChecklists: PremiumContent['documentChecklists'],
  today: string,
): Card {
  const { id, theme, title, difficulty, lawyerLine, weak, strong, redFlags, facts } = question
  const [first = 'All'] = question.classes
  const documents = documentsOf(question, first, { documentChecklists })
  const head: Words[] = [
    ...badgeOf(question),
    { style: 'cardTitle', text: title },
    { style: 'note', text: [theme, difficulty, namesOf(question)].join(' · ') },
  ]
  const parts: Words[][] = [
    ...(lawyerLine === undefined ? [] : [[{ style: 'cardPart', text: lawyerLine } as const]]),
    ...question.classes.flatMap((name) => classParts(question, name)),
    ...part('A weak answer', weak),
    ...part('A strong answer', strong),
    ...examplePart(question),
    ...listPart('Red flags', redFlags),
    ...listPart(
      'Documents',
      documents.map(({ text }: ChecklistItem) => text),
    ),
  ]
  const foot: Words[] = [
    { ...checkOf(question, today), lead: datesOf(question) },
    { style: 'note', text: `${nameFacts(facts)} Official page: ${question.officialPage.name}.` },
  ]
  const columns = balance(parts)
  const height =
    2 * CARD_PADDING +
    2 +
    heightOfAll(head, INNER_WIDTH) +
    Math.max(...columns.map((column) => heightOfAll(column, CARD_COLUMN_WIDTH))) +
    RULES_HEIGHT +
    heightOfAll(foot, INNER_WIDTH)
  return { id, theme, head, columns, foot, height }
}

function namesOf({ classes }: InterviewQuestion): string {
  return classes.map((name) => (name === 'All' ? 'every visa class' : name)).join(', ')
}

/**
 * Returns the texts for one class. Their titles name the class when the question is for several
 * classes.
 */
function classParts(question: InterviewQuestion, name: InterviewClass): Words[][] {
  const { classes, assesses, outline, followUps } = question
  const of = classes.length > 1 ? `, ${name}` : ''
  return [
    ...part(`What is assessed${of}`, assesses[name]),
    ...listPart(`What to cover, in this order${of}`, outline[name] ?? [], true),
    ...listPart(
      `What may follow${of}`,
      (followUps[name] ?? []).map((followUp) => followUp.question),
    ),
  ]
}

function part(title: string, text: string | undefined): Words[][] {
  if (text === undefined) return []
  return [
    [
      { style: 'cardPart', text: title },
      { style: 'cardText', text },
    ],
  ]
}

/**
 * Returns the example answer of another person. The text says who this person is, so that no reader
 * learns the answer as their own.
 */
function examplePart({ example }: InterviewQuestion): Words[][] {
  return part('An example, spoken', example && `${example.who}: “${example.text}”`)
}

function listPart(title: string, texts: readonly string[], isOrdered = false): Words[][] {
  if (texts.length === 0) return []
  return [
    [
      { style: 'cardPart', text: title },
      ...texts.map((text, at): Words => ({
        style: 'cardBullet',
        lead: isOrdered ? `${String(at + 1)}.` : '•',
        text,
      })),
    ],
  ]
}

/** Splits the texts into two columns of nearly equal height, in the same order. */
function balance(parts: readonly Words[][]): [Words[], Words[]] {
  const heights = parts.map((words) => heightOfAll(words, CARD_COLUMN_WIDTH))
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0)
  const tallest = (at: number) => Math.max(sum(heights.slice(0, at)), sum(heights.slice(at)))
  const cut = parts.reduce((best, _, at) => (tallest(at + 1) < tallest(best) ? at + 1 : best), 1)
  return [parts.slice(0, cut).flat(), parts.slice(cut).flat()]
}
