import { parseReading, type ReadingBlock } from '#contracts/learning/reading.ts'
import { countWords, heightOfAll, type Words } from './words.ts'

/** In points, like the texts; the style sheets of the pages name the same lengths. */
export const PAGE_WIDTH = 520
export const BODY_HEIGHT = 652
export const SIDE_WIDTH = 132
export const MAIN_WIDTH = 372
export const COLUMN_WIDTH = 248

/** What is not broken over two pages: some texts, and what stands beside them in the margin. */
export interface Piece {
  main: readonly Words[]
  side?: readonly Words[]
  /** A heading never ends a page. */
  holdsNext?: boolean
  /** What stands beside it may reach down beside the pieces that follow, which have nothing there. */
  runsOn?: boolean
  /** It begins a page of its own. */
  opensPage?: boolean
  /** Somebody writes into it. */
  isToFill?: boolean
  /** By which contents and index find its page. */
  anchor?: string
  /** Named in the running head, and in the contents, from here on. */
  chapter?: string
}

export function heightOfPiece({ main, side = [], runsOn = false }: Piece): number {
  const height = heightOfAll(main, MAIN_WIDTH)
  return runsOn ? height : Math.max(height, heightOfAll(side, SIDE_WIDTH))
}

/** A page that has no room for what stands beside its pieces has none for them. */
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

/** A text in the line syntax of the readings, one piece for each block and each point of a list. */
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
