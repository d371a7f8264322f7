import { BODY_HEIGHT, COLUMN_WIDTH, heightOfGroup, heightOfPiece, type Piece } from './piece.ts'
import { heightOfAll } from './words.ts'

/** Groups each heading with the piece that follows it. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  let open: Piece[] = []
  for (const piece of pieces) {
    open.push(piece)
    if (piece.holdsNext) continue
    groups.push(open)
    open = []
  }
  return open.length > 0 ? [...groups, open] : groups
}

/** Puts the pieces on pages or columns, in their order. Fills each page before the next one. */
function fill(
  pieces: readonly Piece[],
  heightOf: (piece: Piece) => number,
  needOf: (group: readonly Piece[]) => number,
): Piece[][] {
  const boxes: Piece[][] = []
  let used = Infinity
  for (const group of groupsOf(pieces)) {
    if (used + needOf(group) > BODY_HEIGHT || group[0]?.opensPage) {
      boxes.push([])
      used = 0
    }
    boxes.at(-1)?.push(...group)
    used += sum(group, heightOf)
  }
  return boxes
}

function sum(group: readonly Piece[], heightOf: (piece: Piece) => number): number {
  return group.reduce((height, piece) => height + heightOf(piece), 0)
}

/** Makes pages with a margin column. */
export function setText(pieces: readonly Piece[]): Piece[][] {
  return fill(pieces, heightOfPiece, heightOfGroup)
}

/** Makes pages with two columns. */
export function setColumns(pieces: readonly Piece[]): Piece[][][] {
  const heightOf = ({ main }: Piece) => heightOfAll(main, COLUMN_WIDTH)
  const columns = fill(pieces, heightOf, (group) => sum(group, heightOf))
  return columns.flatMap((_, at) => (at % 2 === 0 ? [columns.slice(at, at + 2)] : []))
}
