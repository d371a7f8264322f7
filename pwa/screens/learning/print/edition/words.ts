import { countLines } from './line-count.ts'

export interface TextStyle {
  size: number
  leading: number
  before: number
  after?: number
  indent?: number
  isBold?: boolean
}

/**
 * The sizes of the texts, in points. The layout and the view use the same table.
 * Decision: `docs/decisions/31-book-by-a-table-of-widths.md`.
 */
export const TEXT_STYLES = {
  part: { size: 30, leading: 34, before: 0, after: 14 },
  chapter: { size: 20, leading: 24, before: 16 },
  heading: { size: 14.5, leading: 19, before: 12 },
  subheading: { size: 12, leading: 16, before: 9 },
  body: { size: 10.5, leading: 15.5, before: 6 },
  bullet: { size: 10.5, leading: 15.5, before: 3, indent: 14 },
  highlight: { size: 10.5, leading: 15.5, before: 9, isBold: true },
  callout: { size: 10.5, leading: 15.5, before: 9, indent: 12 },
  source: { size: 8.5, leading: 11.5, before: 3 },
  badge: { size: 8, leading: 11, before: 2, after: 2, isBold: true },
  note: { size: 7.5, leading: 10, before: 2 },
  label: { size: 9.5, leading: 12.5, before: 9, isBold: true },
  check: { size: 10.5, leading: 14.5, before: 8, indent: 20, isBold: true },
  checkNote: { size: 9.5, leading: 13, before: 1, indent: 20 },
  rule: { size: 8, leading: 21, before: 0 },
  boxes: { size: 9.5, leading: 15, before: 8 },
  box: { size: 9.5, leading: 14, before: 5, indent: 18 },
  sheetHeading: { size: 12, leading: 14.5, before: 8 },
  sheetPoint: { size: 10, leading: 14, before: 3.5, indent: 12 },
  cardTitle: { size: 13.5, leading: 16, before: 0 },
  cardPart: { size: 7.5, leading: 10, before: 5, isBold: true },
  cardText: { size: 8.6, leading: 11.2, before: 0.5 },
  cardBullet: { size: 8.6, leading: 11.2, before: 0.5, indent: 11 },
  contentsPart: { size: 12.5, leading: 15, before: 8 },
  contentsChapter: { size: 9, leading: 12, before: 3 },
  contentsTheme: { size: 8.5, leading: 11, before: 1, indent: 10 },
  section: { size: 14.5, leading: 18, before: 12, after: 2 },
  besideChapter: { size: 8, leading: 6, before: 16 },
  besideHeading: { size: 8, leading: 4, before: 12 },
  index: { size: 8.5, leading: 11, before: 1.5 },
} as const satisfies Readonly<Record<string, TextStyle>>

export type StyleName = keyof typeof TEXT_STYLES

/** A text with one style. */
export interface Words {
  style: StyleName
  /** Bold words before the text. */
  lead?: string
  text: string
  /**
   * The longest text that may be here on another day. The layout reserves the space for it, so that
   * the pages are the same on every day.
   */
  longest?: string
  /** The anchor of a page. The number of this page appears at the end of the line. */
  pageOf?: string
}

const PAGE_NUMBER_WIDTH = 30

export function styleOf(style: StyleName): TextStyle {
  return TEXT_STYLES[style]
}

export function heightOf(words: Words, width: number): number {
  const { size, leading, before, after = 0, indent = 0, isBold = false } = styleOf(words.style)
  const room = width - indent - (words.pageOf === undefined ? 0 : PAGE_NUMBER_WIDTH)
  const text = [words.lead, words.longest ?? words.text].filter(Boolean).join(' ')
  return before + countLines(text, { width: room, size, isBold }) * leading + after
}

export function heightOfAll(all: readonly Words[], width: number): number {
  return all.reduce((height, words) => height + heightOf(words, width), 0)
}

/** Counts the words, as a reader would count them. */
export function countWords(all: readonly Words[]): number {
  return all.reduce(
    (count, { lead = '', text }) =>
      count + (`${lead} ${text}`.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0),
    0,
  )
}
