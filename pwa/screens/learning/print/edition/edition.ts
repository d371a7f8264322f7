import type { Fact } from '#contracts/learning/learning.ts'
import { aboutPieces } from './about.ts'
import { type CardsPage, cardPages } from './cards.ts'
import { chapterPieces } from './chapters.ts'
import { factPieces, noticePieces, officialPagePieces } from './entries.ts'
import { formPieces } from './form.ts'
import { classAnchor, contentsPieces, indexPieces, themeAnchor } from './lists.ts'
import { countPieceWords, type Piece } from './piece.ts'
import { setColumns, setText } from './set-pages.ts'
import { sheetPieces } from './sheets.ts'
import type { WholeGuide } from './whole-guide.ts'
import { countWords } from './words.ts'

/**
 * The least number of words of a page that is counted in `counted`. A page to write on is counted
 * even with fewer words.
 */
export const PAGE_WORDS = 180

export type Sheet =
  | { kind: 'cover' }
  | { kind: 'text'; pieces: readonly Piece[] }
  | { kind: 'columns'; columns: readonly (readonly Piece[])[] }
  | { kind: 'cards'; cards: CardsPage }

export interface PrintedPage {
  number: number
  part: string
  chapter: string
  sheet: Sheet
  words: number
  isToFill: boolean
  /** True for the cover, the contents and the index. These pages are not counted. */
  isLeading: boolean
}

export interface Edition {
  /** The day of the edition. `checkedFrom` is the earliest day on which a fact was checked. */
  day: string
  checkedFrom: string
  pages: PrintedPage[]
  /** The page number of each anchor. */
  places: ReadonlyMap<string, number>
  /** The number of pages for reading or writing. */
  counted: number
}

interface Part {
  anchor: string
  title: string
  pieces: Piece[]
  cards: CardsPage[]
}

const INDEX = { title: 'Index by visa class', anchor: 'index' }

/** Makes a book of the whole guide. The same content has the same pages on every device. */
export function layOutEdition(guide: WholeGuide, today: string): Edition {
  const { free, premium, bank } = guide
  const facts = factsOf(guide)
  const checked = facts.map(({ verified }) => verified.on).sort()
  const parts = partsOf(guide, facts, today)
  const contents = contentsPieces([...parts, { ...INDEX, pieces: [], cards: [] }])
  const pages = numberPages([
    { part: '', isLeading: true, sheet: { kind: 'cover' } },
    ...textDrafts('About this edition', aboutPieces({ facts, free, premium, bank })),
    ...columnDrafts('Contents', contents),
    ...parts.flatMap(({ title, pieces, cards }) => [
      ...(pieces.length > 0 ? textDrafts(title, [partHead(title), ...pieces]) : []),
      ...cards.map((page): Draft => ({ part: title, sheet: { kind: 'cards', cards: page } })),
    ]),
    ...columnDrafts(INDEX.title, indexPieces({ ...free, ...premium, ...bank })),
  ])
  return {
    day: premium.paths[0]?.modules[0]?.edition ?? '',
    checkedFrom: checked[0] ?? '',
    pages,
    places: placesOf(pages, [...parts, INDEX]),
    counted: pages.filter(isCounted).length,
  }
}

export function isCounted({ isLeading, isToFill, words }: PrintedPage): boolean {
  return !isLeading && (isToFill || words >= PAGE_WORDS)
}

function factsOf({ free, premium, bank }: WholeGuide): Fact[] {
  const all = [...free.facts, ...premium.facts, ...bank.facts]
  return [...new Map(all.map((fact) => [fact.id, fact])).values()]
}

function partsOf(
  { free, premium, bank }: WholeGuide,
  facts: readonly Fact[],
  today: string,
): Part[] {
  return [
    {
      anchor: 'part-guide',
      title: 'The guide',
      pieces: chapterPieces({ ...free, ...premium }, today),
      cards: [],
    },
    {
      anchor: 'part-questions',
      title: 'Interview questions',
      pieces: [],
      cards: cardPages({ ...premium, ...bank }, today),
    },
    {
      anchor: 'part-sheets',
      title: 'Cheat sheets and checklists',
      pieces: sheetPieces(premium, today),
      cards: [],
    },
    {
      anchor: 'part-form',
      title: 'DS-160 worksheet',
      pieces: formPieces(premium.formSteps, today),
      cards: [],
    },
    {
      anchor: 'part-notices',
      title: 'Dated notices',
      pieces: noticePieces(free.notices, today),
      cards: [],
    },
    {
      anchor: 'part-facts',
      title: 'Facts and sources',
      pieces: [...factPieces(facts, today), ...officialPagePieces(facts)],
      cards: [],
    },
  ]
}

function partHead(title: string): Piece {
  return { main: [{ style: 'part', text: title }], holdsNext: true }
}

type Draft = Pick<PrintedPage, 'part' | 'sheet'> & { isLeading?: boolean }

function textDrafts(part: string, pieces: readonly Piece[]): Draft[] {
  return setText(pieces).map((own) => ({ part, sheet: { kind: 'text', pieces: own } }))
}

function columnDrafts(part: string, pieces: readonly Piece[]): Draft[] {
  return setColumns([partHead(part), ...pieces]).map((columns) => ({
    part,
    isLeading: true,
    sheet: { kind: 'columns', columns },
  }))
}

function numberPages(drafts: readonly Draft[]): PrintedPage[] {
  let running = ''
  return drafts.map(({ part, sheet, isLeading = false }, place) => {
    const pieces = piecesOf(sheet)
    const opened = pieces.flatMap(({ chapter }) => chapter ?? [])
    const opensHere =
      pieces[0]?.chapter !== undefined || pieces.some(({ main }) => main[0]?.style === 'part')
    const chapter = opensHere ? (opened[0] ?? '') : running
    running = opened.at(-1) ?? chapter
    return {
      number: place + 1,
      part,
      chapter: sheet.kind === 'cards' ? sheet.cards.title : chapter,
      sheet,
      words: wordsOf(sheet),
      isToFill: isToFill(sheet),
      isLeading,
    }
  })
}

function piecesOf(sheet: Sheet): readonly Piece[] {
  if (sheet.kind === 'text') return sheet.pieces
  return sheet.kind === 'columns' ? sheet.columns.flat() : []
}

function wordsOf(sheet: Sheet): number {
  if (sheet.kind !== 'cards') return countPieceWords(piecesOf(sheet))
  return sheet.cards.cards.reduce(
    (sum, { head, columns, foot }) => sum + countWords([...head, ...columns.flat(), ...foot]),
    0,
  )
}

function isToFill(sheet: Sheet): boolean {
  if (sheet.kind === 'cards') return sheet.cards.ownLines > 0
  return piecesOf(sheet).some((piece) => piece.isToFill)
}

/** Returns the first page of each anchor. */
function placesOf(
  pages: readonly PrintedPage[],
  parts: readonly Pick<Part, 'anchor' | 'title'>[],
): Map<string, number> {
  const places = new Map<string, number>()
  for (const { number, part, sheet } of pages) {
    const anchors = [
      ...parts.filter(({ title }) => title === part).map(({ anchor }) => anchor),
      ...piecesOf(sheet).flatMap(({ anchor }) => anchor ?? []),
      ...(sheet.kind === 'cards' ? cardAnchors(sheet.cards) : []),
    ]
    for (const anchor of anchors) if (!places.has(anchor)) places.set(anchor, number)
  }
  return places
}

function cardAnchors({ interviewClass, cards }: CardsPage): string[] {
  return [
    classAnchor(interviewClass),
    ...cards.flatMap(({ id, theme }) => [themeAnchor(interviewClass, theme), `question-${id}`]),
  ]
}
