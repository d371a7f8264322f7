import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { drawQr } from '#pwa/screens/wallet/draw-qr.ts'
import type { QrDrawing } from '#pwa/ui/qr-path.ts'
import { readQr } from './read-qr.ts'

/** This token has the length of a usual device-signed code. */
const TOKEN = toTokenText(Uint8Array.from({ length: 353 }, (_, at) => (at * 37 + 11) % 256))
const LINK = `https://visa.example.org/verify?token=${TOKEN}`
const PIXELS_PER_MODULE = 4

/** Draws the path of the code in a PNG. */
function toPng({ size, path }: QrDrawing): Uint8Array<ArrayBuffer> {
  const side = size * PIXELS_PER_MODULE
  const png = new PNG({ width: side, height: side })
  png.data.fill(255)
  for (const [, x = 0, y = 0, width = 0] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    const left = Number(x) * PIXELS_PER_MODULE
    const top = Number(y) * PIXELS_PER_MODULE
    for (let row = top; row < top + PIXELS_PER_MODULE; row++) {
      const start = (row * side + left) * 4
      const end = start + Number(width) * PIXELS_PER_MODULE * 4
      for (let at = start; at < end; at += 4) png.data.fill(0, at, at + 3)
    }
  }
  return new Uint8Array(PNG.sync.write(png))
}

describe('the drawing of a link', () => {
  test('is read as that link by an independent decoder', async () => {
    expect(await readQr(toPng(drawQr(LINK)))).toBe(LINK)
  })

  test('has 77 modules for a usual code, with a quiet zone of four around them', () => {
    const { size, path } = drawQr(LINK)
    expect(size).toBe(77 + 2 * 4)
    expect(path).toMatch(/^M4 4h7v1h-7z/)
  })

  test('gives up correction before it grows beyond what a camera reads', () => {
    const long = `https://a-rather-long-name-of-a-host.visa.example.org/verify?token=${TOKEN}`
    expect(drawQr(long).size).toBeLessThanOrEqual(77 + 2 * 4)
  })
})
