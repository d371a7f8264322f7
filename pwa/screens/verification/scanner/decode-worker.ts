import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { IMAGE_BYTES_MAX } from '#pwa/device/worker/shared-image.ts'
import type { DecodeAnswer, DecodeRequest, ImageFault } from './decode-messages.ts'
import { HEADER_BYTES, IMAGE_PIXELS_MAX, isOtherPicture, readImageHeader } from './image-header.ts'
import { QUICK, THOROUGH } from './read-options.ts'

// From our own origin: left alone, the reader fetches its module from a public network.
prepareZXingModule({
  overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
})

/** A code fills enough of a picture of this size; larger ones are tried whole only after that. */
const FIRST_TRY_SIDE = 2000

addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  void decode(data)
    .catch((): Found => ({ fault: 'no reader' }))
    .then((found) => {
      const answer: DecodeAnswer = { id: data.id, ...found }
      postMessage(answer)
    })
})

type Found = { text: string } | { fault: ImageFault }

async function decode(request: DecodeRequest): Promise<Found> {
  if ('file' in request) return decodeFile(request.file)
  const text = await read(draw(request.frame, 1), QUICK)
  request.frame.close()
  return text === undefined ? { fault: 'no code' } : { text }
}

/** Nothing is decoded before its first bytes have told how much there will be. */
async function decodeFile(file: Blob): Promise<Found> {
  if (file.size > IMAGE_BYTES_MAX) return { fault: 'too large' }
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  const header = readImageHeader(start)
  if (!header) return { fault: isOtherPicture(start) ? 'another format' : 'not an image' }
  if (header.width * header.height > IMAGE_PIXELS_MAX) return { fault: 'too many pixels' }
  const picture = await openPicture(new Blob([file], { type: header.format }))
  if (!picture) return { fault: 'broken' }

  const scale = Math.min(1, FIRST_TRY_SIDE / Math.max(picture.width, picture.height))
  let text = await read(draw(picture, scale), THOROUGH)
  if (text === undefined && scale < 1) text = await read(draw(picture, 1), THOROUGH)
  picture.close()
  return text === undefined ? { fault: 'no code' } : { text }
}

function openPicture(picture: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(picture).catch(() => null)
}

function draw(picture: ImageBitmap, scale: number): ImageData {
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws no pictures in the background.')
  // Paper behind what is transparent, or dark modules on nothing would be dark on dark.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

async function read(picture: ImageData, options: ReaderOptions): Promise<string | undefined> {
  const [code] = await readBarcodes(picture, options)
  return code?.isValid === true && code.text !== '' ? code.text : undefined
}
