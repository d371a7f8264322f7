import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { IMAGE_BYTES_MAX } from '#pwa/device/worker/shared-image.ts'
import { isOwnCode } from '#contracts/verification/token-input.ts'
import type { DecodeAnswer, DecodeRequest, Reading } from './decode-messages.ts'
import {
  HEADER_BYTES,
  IMAGE_PIXELS_MAX,
  isOtherPicture,
  readImageHeader,
  WHOLE_PIXELS_MAX,
  type ImageSize,
} from './image-header.ts'
import { QUICK, THOROUGH } from './read-options.ts'

// Loads the WebAssembly module from our own server. The library would load it from a public
// network.
prepareZXingModule({
  overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
})

/**
 * The length of the picture's longer side at the first try, in pixels. A code is usually readable
 * at this size. If it is not, the reader tries the full size.
 */
const FIRST_TRY_SIDE = 2000

addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  void decode(data)
    .catch((): Reading => ({ fault: 'no reader' }))
    .then((found) => {
      const answer: DecodeAnswer = { id: data.id, ...found }
      postMessage(answer)
    })
})

async function decode(request: DecodeRequest): Promise<Reading> {
  if ('file' in request) return decodeFile(request.file)
  try {
    return tell(await read(draw(request.frame, 1), QUICK))
  } finally {
    request.frame.close()
  }
}

/**
 * Reads a code in the file of a picture. Reads the size from the first bytes of the file, before it
 * decodes the picture.
 */
async function decodeFile(file: Blob): Promise<Reading> {
  if (file.size > IMAGE_BYTES_MAX) return { fault: 'too large' }
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const header = readImageHeader(start)
  if (!header) return { fault: isOtherPicture(start) ? 'another format' : 'not an image' }
  const pixels = header.width * header.height
  if (pixels > IMAGE_PIXELS_MAX) {
    return { fault: 'too many pixels', megapixels: Math.ceil(pixels / 1e6) }
  }
  const picture = await openPicture(file, header)
  if (!picture) return { fault: 'broken' }
  try {
    return tell(await readAtTwoSizes(picture))
  } finally {
    picture.close()
  }
}

function openPicture(
  file: Blob,
  { format, width, height }: ImageSize,
): Promise<ImageBitmap | null> {
  const scale = Math.min(1, Math.sqrt(WHOLE_PIXELS_MAX / (width * height)))
  const size = scale < 1 ? { resizeWidth: Math.floor(width * scale) } : {}
  return createImageBitmap(new Blob([file], { type: format }), size).catch(() => null)
}

async function readAtTwoSizes(picture: ImageBitmap): Promise<string[]> {
  const scale = Math.min(1, FIRST_TRY_SIDE / Math.max(picture.width, picture.height))
  const texts = await read(draw(picture, scale), THOROUGH)
  // A smaller picture may show another code clearly, but not the code of this product. The reader
  // then tries the full size.
  if (scale === 1 || texts.some(isOwnCode)) return texts
  return [...texts, ...(await read(draw(picture, 1), THOROUGH))]
}

function draw(picture: ImageBitmap, scale: number): ImageData {
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures in the background.')
  // Transparent parts of the picture become white, because dark modules on a dark background cannot
  // be read.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

async function read(picture: ImageData, options: ReaderOptions): Promise<string[]> {
  const codes = await readBarcodes(picture, options)
  return codes.filter(({ isValid, text }) => isValid && text !== '').map(({ text }) => text)
}

/** Finds the code of this product among all codes in the picture. */
function tell(texts: readonly string[]): Reading {
  const text = texts.find(isOwnCode)
  if (text !== undefined) return { text }
  return { fault: texts.length > 0 ? 'another kind' : 'no code' }
}
