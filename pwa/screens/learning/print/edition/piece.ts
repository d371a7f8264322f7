import { parseReading, type ReadingBlock } from '#pwa/device/content/parse-reading.ts'
import { countWords, heightOfAll, type Words } from './words.ts'

/**
 * Lengths in points, the unit of the text sizes. The style sheets of the pages have the same
 * lengths.
 */
export const PAGE_WIDTH = 520
export const BODY_HEIGHT = 652
const SIDE_WIDTH = 132
const MAIN_WIDTH = 372
export const COLUMN_WIDTH = 248

/** A group of texts, with notes in the margin next to them. A page break never divides a piece. */
export interface Piece {
  main: readonly Words[]
  side?: readonly Words[]
  /** True for a heading, which must never be the last piece of a page. */
  holdsNext?: boolean
  /**
   * True when the margin notes may continue next to the following pieces. The following pieces then
   * have no margin notes.
   */
  runsOn?: boolean
  opensPage?: boolean
  /** True when the reader writes on the piece. */
  isToFill?: boolean
  /** The contents and the index find the page of the piece by this anchor. */
  anchor?: string
  /** The title of the chapter that starts here. The contents and the top of each page show it. */
  chapter?: string
}

export function heightOfPiece({ main, side = [], runsOn = false }: Piece): number {
  const height = heightOfAll(main, MAIN_WIDTH)
  return runsOn ? height : Math.max(height, heightOfAll(side, SIDE_WIDTH))
}

/** Returns the height of several pieces together with their margin notes. */
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

/**
 * Turns a text in the line syntax of the readings into pieces. Each block and each list item
 * becomes one piece.
 */
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
