/**
 * The widths of the letters of Public Sans, in hundredths of the font size. All letters of a group
 * have the width of the widest letter in it.
 */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [25, " \u00a0.,;:`'!i·’"],
  [31, 'jlI|()[]'],
  [42, '{}/\\-*Jrtf1"'],
  [56, '^zvs?_yca+<=>x–•'],
  [61, 'keo~LhnuFT#27bdpq0Y×§'],
  [68, '69Eg345PZ8$BSVKR'],
  [76, 'CDXU&AGONQ'],
  [80, 'Hw'],
]
/** The width for every letter that is in none of these groups. */
const WIDEST = 96
const BOLD = 1.07
/** Makes each width a little larger, because the widths differ between browsers. */
const SAFETY = 1.015

const SPACE = 25

/**
 * The width by character code. A phone counts the lines of the whole book when the book opens, and
 * an array makes this fast.
 */
const widthOfCode = listWidths()

function listWidths(): number[] {
  const widths: number[] = []
  for (const [width, letters] of WIDTHS) {
    for (let at = 0; at < letters.length; at++) widths[letters.charCodeAt(at)] = width
  }
  return widths
}

function widthOf(word: string): number {
  let width = 0
  for (let at = 0; at < word.length; at++) width += widthOfCode[word.charCodeAt(at)] ?? WIDEST
  return width
}

interface Line {
  /** The width of the line, in the unit of `size`. */
  width: number
  size: number
  isBold?: boolean
}

/**
 * Returns the number of lines of a text. The number may be one too high, but must not be too low.
 */
export function countLines(text: string, { width, size, isBold = false }: Line): number {
  const room = (width * 100) / (size * SAFETY * (isBold ? BOLD : 1))
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const needed = widthOf(word)
    if (used > 0 && used + SPACE + needed > room) {
      lines += 1
      used = 0
    }
    used += needed + (used > 0 ? SPACE : 0)
    // A word that is longer than a line continues on the next line.
    while (used > room) {
      lines += 1
      used -= room
    }
  }
  return lines
}
