import { execFileSync } from 'node:child_process'

const DOTS_PER_INCH = 8
const INK_BELOW = 200
const HEADER = /P5\s(\d+) (\d+)\s255\s/y
const PICTURES_MAX_BYTES = 100_000_000

export interface Ink {
  /**
   * The position of the first printed point of a page, as a fraction of the page's height from its
   * top. `bottom` is the position of the last printed point.
   */
  top: number
  bottom: number
}

/** Returns the printed area of each page from `first` to `last`. */
export function findInk(pdf: Buffer, first: number, last: number): Ink[] {
  const range = ['-f', String(first), '-l', String(last)]
  const pictures = execFileSync('pdftoppm', ['-r', String(DOTS_PER_INCH), '-gray', ...range, '-'], {
    input: pdf,
    maxBuffer: PICTURES_MAX_BYTES,
  })
  return splitPictures(pictures)
}

/**
 * Splits the bytes into pictures, and measures each picture. The pictures are portable graymaps,
 * one after another.
 */
function splitPictures(pictures: Buffer): Ink[] {
  const text = pictures.toString('latin1')
  const found: Ink[] = []
  for (let at = 0; at < text.length;) {
    HEADER.lastIndex = at
    const [header = '', width = '0', height = '0'] = HEADER.exec(text) ?? []
    const start = at + header.length
    at = start + Number(width) * Number(height)
    found.push(measureInk(pictures.subarray(start, at), Number(width), Number(height)))
  }
  return found
}

function measureInk(dots: Buffer, width: number, height: number): Ink {
  const first = dots.findIndex((dot) => dot < INK_BELOW)
  const last = dots.findLastIndex((dot) => dot < INK_BELOW)
  return { top: Math.floor(first / width) / height, bottom: Math.ceil(last / width) / height }
}
