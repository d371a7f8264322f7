import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOtherPicture, readImageHeader } from '#pwa/screens/verification/scanner/image-header.ts'

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.replace(/\s/g, ''), 'hex'))
}

const PNG = '89504e470d0a1a0a 0000000d 49484452 00002ee0 00001f40 08000000'
const JPEG =
  'ffd8 ffe0 0004 0000 ffff fffe 0006 00000000 ffc4 0003 00 ffc2 0011 08 0f00 1400 030000'
const LOSSY = '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001 0000'
const LOSSLESS = '52494646 00000000 57454250 5650384c 00000000 2f 7fc27700 00000000 00000000'
const EXTENDED = '52494646 00000000 57454250 56503858 0a000000 00000000 3f1f00 af0f00'

describe('the first bytes of a picture', () => {
  test.each([
    { name: 'PNG', hex: PNG, size: ['image/png', 12_000, 8000] },
    { name: 'progressive JPEG behind other segments', hex: JPEG, size: ['image/jpeg', 5120, 3840] },
    { name: 'lossy WebP', hex: LOSSY, size: ['image/webp', 640, 480] },
    { name: 'lossless WebP', hex: LOSSLESS, size: ['image/webp', 640, 480] },
    { name: 'extended WebP', hex: EXTENDED, size: ['image/webp', 8000, 4016] },
  ])('give the size of a $name', ({ hex, size }) => {
    const header = readImageHeader(fromHex(hex))
    expect(header && [header.format, header.width, header.height]).toEqual(size)
  })

  test.each([
    { name: 'SVG', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>') },
    { name: 'GIF', bytes: Buffer.from('GIF89a\x01\x00\x01\x00') },
    { name: 'nothing', bytes: Buffer.alloc(0) },
    { name: 'PNG that stops before its size', bytes: fromHex(PNG).subarray(0, 20) },
    {
      name: 'JPEG whose picture begins before its size',
      bytes: fromHex('ffd8 ffda 0008 000000000000 00000000'),
    },
    { name: 'PNG without width', bytes: fromHex(PNG.replace('00002ee0', '00000000')) },
  ])('make nothing of $name', ({ bytes }) => {
    expect(readImageHeader(bytes)).toBeNull()
  })

  test.each([
    ['GIF', 'GIF89a\x01\0\x01\0'],
    ['BMP', 'BM\x36\0\0\0\0\0\0\0'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic'],
    ['AVIF', '\0\0\0\x1cftypavif'],
  ])('tell that it is a %s, which is not read here', (_, start) => {
    expect(isOtherPicture(Buffer.from(start, 'latin1'))).toBe(true)
  })

  test.each([
    ['a text', 'BMW 320, silver'],
    ['a film', '\0\0\0\x18ftypmp42'],
    ['nothing', ''],
  ])('do not take %s for a picture', (_, start) => {
    expect(isOtherPicture(Buffer.from(start, 'latin1'))).toBe(false)
  })

  test('never make it fail, whatever they are', () => {
    const starts = [PNG, JPEG, LOSSY, LOSSLESS, EXTENDED].map(fromHex)
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.nat(40),
        fc.uint8Array({ maxLength: 200 }),
        (start, kept, rest) => {
          readImageHeader(Uint8Array.from([...start.subarray(0, kept), ...rest]))
        },
      ),
    )
  })
})
