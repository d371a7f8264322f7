import { create, type QRCodeSegment } from 'qrcode'
import { qrSegments } from '#contracts/presentation/qr.ts'
import { type QrDrawing, toQrPath } from '#pwa/ui/qr-path.ts'

/**
 * The largest QR version for error correction level M. A camera of 640 by 480 pixels cannot read a
 * larger one.
 */
const VERSION_MAX_AT_M = 15
const PNG_MODULE_PIXELS = 10

export function drawQr(url: string): QrDrawing {
  return toQrPath(encode(url))
}

function encode(url: string) {
  const segments = qrSegments(url) as QRCodeSegment[]
  const medium = create(segments, { errorCorrectionLevel: 'M' })
  const { modules } =
    medium.version <= VERSION_MAX_AT_M ? medium : create(segments, { errorCorrectionLevel: 'L' })
  return modules
}

/** Returns the picture as a PNG file, black on white. */
export async function toPng({ size, path }: QrDrawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size * PNG_MODULE_PIXELS
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(PNG_MODULE_PIXELS, PNG_MODULE_PIXELS)
  context.fillStyle = '#000000'
  context.fill(new Path2D(path))
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob)
      else fail(new Error('This browser cannot save pictures.'))
    }, 'image/png')
  })
}
