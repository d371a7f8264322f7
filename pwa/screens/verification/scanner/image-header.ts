export const IMAGE_PIXELS_MAX = 200_000_000
/** A picture with more pixels is decoded at a smaller size, because each pixel needs four bytes. */
export const WHOLE_PIXELS_MAX = 50_000_000
/**
 * The number of bytes to read from the start of a file. In each format, these bytes contain the
 * size, even after a camera's metadata and preview.
 */
export const HEADER_BYTES = 512 * 1024

export interface ImageSize {
  format: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/**
 * Returns the format and the size of a picture from its first bytes, whatever its file name.
 * Returns null for a file that is not PNG, JPEG or WebP, and for a picture without a readable size.
 * Such a picture is not decoded.
 */
export function readImageHeader(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = readPng(view) ?? readJpeg(view) ?? readWebp(view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

/** Checks whether the file is a GIF, BMP, TIFF, HEIC or AVIF. This page does not read these formats. */
export function isOtherPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  return /^(GIF8|BM.{4}\0{4}|II\*\0|MM\0\*|.{4}ftyp(he|mif|msf|avi))/s.test(start)
}

const PNG_SIGNATURE = [0x89504e47, 0x0d0a1a0a]
const IHDR = 0x49484452
const PNG_HEADER_BYTES = 24

function readPng(view: DataView): ImageSize | null {
  if (view.byteLength < PNG_HEADER_BYTES) return null
  const [first, second] = PNG_SIGNATURE
  if (view.getUint32(0) !== first || view.getUint32(4) !== second) return null
  if (view.getUint32(12) !== IHDR) return null
  return { format: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

const JPEG_START = 0xffd8
const FRAME_FIRST = 0xc0
const FRAME_LAST = 0xcf
/** DHT, JPG and DAC. These three markers are in the range, but start no frame. */
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc])
const SCAN = 0xda
const FRAME_BYTES = 9

/** Reads the size from the first frame. Skips the segments before it. */
function readJpeg(view: DataView): ImageSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== JPEG_START) return null
  let at = 2
  while (at + FRAME_BYTES <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN) return null
    if (marker >= FRAME_FIRST && marker <= FRAME_LAST && !NOT_FRAMES.has(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { format: 'image/jpeg', width, height }
    }
    at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

const RIFF = 0x52494646
const WEBP = 0x57454250
const LOSSY = 0x56503820
const LOSSLESS = 0x5650384c
const EXTENDED = 0x56503858
const WEBP_HEADER_BYTES = 30
const SIDE_14_BITS = 0x3fff

function readWebp(view: DataView): ImageSize | null {
  if (view.byteLength < WEBP_HEADER_BYTES) return null
  if (view.getUint32(0) !== RIFF || view.getUint32(8) !== WEBP) return null
  const sides = readWebpSides(view)
  return sides && { format: 'image/webp', width: sides[0], height: sides[1] }
}

function readWebpSides(view: DataView): [number, number] | null {
  switch (view.getUint32(12)) {
    case LOSSY:
      return [view.getUint16(26, true) & SIDE_14_BITS, view.getUint16(28, true) & SIDE_14_BITS]
    case LOSSLESS: {
      const packed = view.getUint32(21, true)
      return [(packed & SIDE_14_BITS) + 1, ((packed >>> 14) & SIDE_14_BITS) + 1]
    }
    case EXTENDED:
      return [readUint24(view, 24) + 1, readUint24(view, 27) + 1]
    default:
      return null
  }
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}
