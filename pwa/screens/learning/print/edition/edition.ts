import type { Fact } from '#contracts/learning.ts'
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

/** A page with fewer words counts only if it is to be written on. */
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
  /** Cover, contents, index: what only leads to the others. */
  isLeading: boolean
}

export interface Edition {
  /** Of the edition, and the first on which anything in it was checked. */
  day: string
  checkedFrom: string
  pages: PrintedPage[]
  /** By anchor, the number of its page. */
  places: ReadonlyMap<string, number>
  /** Of the pages those that somebody reads or writes on. */
  counted: number
}

interface Part {
  anchor: string
  title: string
  pieces: Piece[]
  cards: CardsPage[]
}

/** The whole guide as a book. The same content gives the same pages wherever it is printed. */
export function layOutEdition(guide: WholeGuide, today: string): Edition {
  const { free, premium, bank } = guide
  const facts = factsOf(guide)
  const checked = facts.map(({ verified }) => verified.on).sort()
  const parts = partsOf(guide, facts, today)
  const index = { title: 'Index by visa class', anchor: 'index' }
  const contents = contentsPieces([...parts, { ...index, pieces: [], cards: [] }])
  const drafts: Draft[] = [
    { part: '', isLeading: true, sheet: { kind: 'cover' } },
    ...textDrafts('About this edition', aboutPieces({ facts, free, premium, bank })),
    ...columnDrafts('Contents', headed('Contents', contents)),
    ...parts.flatMap(({ title, anchor, pieces, cards }) => [
      ...textDrafts(title, [partHead(title, anchor), ...pieces]).filter(() => pieces.length > 0),
      ...cards.map((page): Draft => ({ part: title, sheet: { kind: 'cards', cards: page } })),
    ]),
    ...columnDrafts(
      index.title,
      headed(index.title, indexPieces({ ...free, ...premium, ...bank }), index.anchor),
    ),
  ]
  const pages = numberPages(drafts)
  return {
    day: premium.paths[0]?.modules[0]?.edition ?? '',
    checkedFrom: checked[0] ?? '',
    pages,
    places: placesOf(pages, parts),
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

function partHead(title: string, anchor?: string): Piece {
  return {
    main: [{ style: 'part', text: title }],
    holdsNext: true,
    ...(anchor !== undefined && { anchor }),
  }
}

function headed(title: string, pieces: readonly Piece[], anchor?: string): Piece[] {
  return [partHead(title, anchor), ...pieces]
}

type Draft = Pick<PrintedPage, 'part' | 'sheet'> & { isLeading?: boolean }

function textDrafts(part: string, pieces: readonly Piece[]): Draft[] {
  return setText(pieces).map((own) => ({ part, sheet: { kind: 'text', pieces: own } }))
}

function columnDrafts(part: string, pieces: readonly Piece[]): Draft[] {
  return setColumns(pieces).map((columns) => ({
    part,
    isLeading: true,
    sheet: { kind: 'columns', columns },
  }))
}

function numberPages(drafts: readonly Draft[]): PrintedPage[] {
  let chapter = ''
  return drafts.map(({ part, sheet, isLeading = false }, place) => {
    const pieces = piecesOf(sheet)
    const first = pieces.find((piece) => piece.chapter !== undefined)
    const isOpening = pieces.some(({ main }) => main[0]?.style === 'part')
    if (isOpening || chapter === '' || pieces[0]?.chapter !== undefined) {
      chapter = first?.chapter ?? ''
    }
    const named = sheet.kind === 'cards' ? sheet.cards.title : chapter
    chapter = pieces.findLast((piece) => piece.chapter !== undefined)?.chapter ?? chapter
    return {
      number: place + 1,
      part,
      chapter: named === part ? '' : named,
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

function placesOf(pages: readonly PrintedPage[], parts: readonly Part[]): Map<string, number> {
  const places = new Map<string, number>()
  const note = (anchor: string, number: number) => {
    if (!places.has(anchor)) places.set(anchor, number)
  }
  const withCards = parts.find(({ cards }) => cards.length > 0)
  for (const { number, sheet } of pages) {
    for (const { anchor } of piecesOf(sheet)) if (anchor !== undefined) note(anchor, number)
    if (sheet.kind !== 'cards') continue
    const { interviewClass, cards } = sheet.cards
    if (withCards) note(withCards.anchor, number)
    note(classAnchor(interviewClass), number)
    for (const { id, theme } of cards) {
      note(themeAnchor(interviewClass, theme), number)
      note(`question-${id}`, number)
    }
  }
  return places
}
