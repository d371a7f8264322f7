import type { InterviewClass } from '#contracts/learning/learning.ts'
import type {
  BankContent,
  FreeContent,
  PremiumContent,
} from '#contracts/learning/learning-content.ts'
import { toVisaCode } from '#pwa/screens/learning/visa-code.ts'
import type { CardsPage } from './cards.ts'
import type { Piece } from './piece.ts'
import { PRINTED_CLASSES } from './printed-classes.ts'

interface ContentsPart {
  anchor: string
  title: string
  pieces: readonly Piece[]
  cards: readonly CardsPage[]
}

/** Returns the contents: parts, chapters and themes, each with its page number. */
export function contentsPieces(parts: readonly ContentsPart[]): Piece[] {
  return parts.flatMap(({ anchor, title, pieces, cards }) => [
    { main: [{ style: 'contentsPart', text: title, pageOf: anchor } as const], holdsNext: true },
    ...pieces.flatMap(({ chapter, anchor: place }): Piece[] =>
      chapter === undefined || place === undefined
        ? []
        : [{ main: [{ style: 'contentsChapter', text: chapter, pageOf: place }] }],
    ),
    ...cardLines(cards),
  ])
}

function cardLines(pages: readonly CardsPage[]): Piece[] {
  const seen = new Set<string>()
  return pages.flatMap(({ interviewClass, title, cards }) => {
    const lines: Piece[] = []
    for (const { theme } of cards) {
      if (!seen.has(interviewClass)) {
        const pageOf = classAnchor(interviewClass)
        lines.push({ main: [{ style: 'contentsChapter', text: title, pageOf }], holdsNext: true })
        seen.add(interviewClass)
      }
      const pageOf = themeAnchor(interviewClass, theme)
      if (!seen.has(pageOf)) lines.push({ main: [{ style: 'contentsTheme', text: theme, pageOf }] })
      seen.add(pageOf)
    }
    return lines
  })
}

export function classAnchor(interviewClass: InterviewClass): string {
  return `class-${interviewClass}`
}

export function themeAnchor(interviewClass: InterviewClass, theme: string): string {
  return `theme-${interviewClass}-${theme}`
}

type Indexed = Pick<BankContent, 'questions'> &
  Pick<FreeContent, 'notices' | 'visaCards'> &
  Pick<PremiumContent, 'cheatSheets' | 'documentChecklists' | 'formSteps'>

interface Entry {
  text: string
  pageOf: string
}

/**
 * Returns the index by visa class. The entries of a class are in alphabetical order. Entries for
 * all classes appear once, at the start.
 */
export function indexPieces(content: Indexed): Piece[] {
  return PRINTED_CLASSES.flatMap((interviewClass) => [
    {
      holdsNext: true,
      main: [
        {
          style: 'section',
          text: interviewClass === 'All' ? 'Every visa class' : interviewClass,
        } as const,
      ],
    },
    ...entriesOf(content, interviewClass)
      .sort((one, other) => one.text.localeCompare(other.text, 'en'))
      .map((entry): Piece => ({ main: [{ style: 'index', ...entry }] })),
  ])
}

function entriesOf(content: Indexed, interviewClass: InterviewClass): Entry[] {
  const concerns = ({ classes }: { classes: readonly InterviewClass[] }) =>
    classes.includes(interviewClass)
  const isOf = ({ visaType }: { visaType: InterviewClass }) => visaType === interviewClass
  return [
    ...content.questions
      .filter(concerns)
      .map(({ id, title }) => ({ text: title, pageOf: `question-${id}` })),
    ...content.notices
      .filter(concerns)
      .map(({ id, title }) => ({ text: `Notice: ${title}`, pageOf: `notice-${id}` })),
    ...content.formSteps
      .filter((step) => step.number !== undefined && concerns(step))
      .map(({ id, title }) => ({ text: `DS-160: ${title}`, pageOf: `form-${id}` })),
    ...content.visaCards
      .filter(isOf)
      .map(({ id, title }) => ({ text: title, pageOf: `visa-${id}` })),
    ...content.cheatSheets
      .filter(isOf)
      .map(({ visaType, title }) => ({ text: title, pageOf: `sheet-${toVisaCode(visaType)}` })),
    ...content.documentChecklists
      .filter(isOf)
      .map(({ visaType, title }) => ({ text: title, pageOf: `papers-${toVisaCode(visaType)}` })),
  ]
}
