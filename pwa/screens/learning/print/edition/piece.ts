import { parseReading, type ReadingBlock } from '#contracts/learning/reading.ts'
import { countWords, heightOfAll, type Words } from './words.ts'

/** In points, like the texts. The style sheets of the pages have the same lengths. */
export const PAGE_WIDTH = 520
export const BODY_HEIGHT = 652
const SIDE_WIDTH = 132
const MAIN_WIDTH = 372
export const COLUMN_WIDTH = 248

/** A unit that does not break over pages: some texts, and the notes beside them in the margin. */
export interface Piece {
  main: readonly Words[]
  side?: readonly Words[]
  /** A heading, which never ends a page. */
  holdsNext?: boolean
  /** Its margin notes may reach down beside the following pieces, which have none. */
  runsOn?: boolean
  /** Begins a new page. */
  opensPage?: boolean
  /** For writing into. */
  isToFill?: boolean
  /** The anchor by which contents and index find its page. */
  anchor?: string
  /** The chapter that begins here, for the running head and the contents. */
  chapter?: string
}

export function heightOfPiece({ main, side = [], runsOn = false }: Piece): number {
  const height = heightOfAll(main, MAIN_WIDTH)
  return runsOn ? height : Math.max(height, heightOfAll(side, SIDE_WIDTH))
}

/** The height that pieces need together with their margin notes. */
export function heightOfGroup(pieces: readonly Piece[]): number {
  const heights = pieces.map(heightOfPiece)
  const ends = pieces.map(
    ({ side = [] }, at) =>
      heights.slice(0, at).reduce((sum, height) => sum + height, 0) + heightOfAll(side, SIDE_WIDTH),
  )
  return Math.max(
    ...ends,
    heights.reduce((sum, height) => sum + height, 0),
  )
}

export function countPieceWords(pieces: readonly Piece[]): number {
  return countWords(pieces.flatMap(({ main, side = [] }) => [...main, ...side]))
}

/** A text in the line syntax of the readings: one piece per block and per list item. */
export function readingPieces(content: string): Piece[] {
  return parseReading(content).flatMap((block) => blockPieces(block))
}

function blockPieces(block: ReadingBlock): Piece[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return [{ main: [{ style: 'heading', text: block.text }], holdsNext: true }]
    case 'subheading':
      return [{ main: [{ style: 'subheading', text: block.text }], holdsNext: true }]
    case 'highlight':
      return [{ main: [{ style: 'highlight', text: block.text }], holdsNext: true }]
    case 'bullets':
      return bulletPieces(block.items)
    case 'callout':
      return [{ main: [{ style: 'callout', lead: `${block.callout}:`, text: block.text }] }]
    case 'paragraph':
      return [{ main: [{ style: 'body', text: block.text }] }]
  }
}

export function bulletPieces(texts: readonly string[]): Piece[] {
  return texts.map((text) => ({ main: [{ style: 'bullet', text }] }))
}
