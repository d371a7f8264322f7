import { deflateSync } from 'node:zlib'
import type { BitMatrix } from 'qrcode'
import { encodeCode } from '#tests/pwa/screens/verification/qr-video.ts'

const QUIET_MODULES = 4
const MODULE_PIXELS = 4
const PAPER = 255
const INK = 0

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/**
 * Builds a white PNG. Only the first `rows` rows have data. If `rows` is less than the height, the
 * file is incomplete.
 */
export function buildBlankPng(width: number, height: number, rows = height): Buffer {
  return encodePng(width, height, buildPaper(width, rows))
}

/**
 * Builds a PNG that shows these codes from left to right. Without a size, the PNG has the smallest
 * size that fits.
 */
export function buildCodesPng(
  texts: readonly string[],
  size?: { width: number; height: number },
): Buffer {
  const codes = texts.map(encodeCode)
  const sides = codes.map((code) => (code.size + 2 * QUIET_MODULES) * MODULE_PIXELS)
  const width = size?.width ?? sides.reduce((sum, side) => sum + side, 0)
  const height = size?.height ?? Math.max(...sides)
  const modulePixels = size ? Math.floor(height / 4 / (codes[0]?.size ?? 1)) : MODULE_PIXELS
  const paper = buildPaper(width, height)
  let left = 0
  for (const [at, code] of codes.entries()) {
    draw(code, { paper, width, left, modulePixels })
    left += sides[at] ?? 0
  }
  return encodePng(width, height, paper)
}

interface Place {
  paper: Buffer
  width: number
  left: number
  modulePixels: number
}

function draw({ size, data }: BitMatrix, { paper, width, left, modulePixels }: Place) {
  for (let y = 0; y < size * modulePixels; y++) {
    const start = (y + QUIET_MODULES * modulePixels) * (width + 1) + 1 + left
    for (let column = 0; column < size; column++) {
      if (data[Math.floor(y / modulePixels) * size + column] !== 1) continue
      const at = start + (column + QUIET_MODULES) * modulePixels
      paper.fill(INK, at, at + modulePixels)
    }
  }
}

/** Builds white pixels. In a PNG each row begins with a filter type, and 0 means no filter. */
function buildPaper(width: number, rows: number): Buffer {
  const paper = Buffer.alloc((width + 1) * rows, PAPER)
  for (let row = 0; row < rows; row++) paper[row * (width + 1)] = 0
  return paper
}

function encodePng(width: number, height: number, paper: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(paper, { level: 1 })),
    chunk('IEND'),
  ])
}

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, sum])
}
