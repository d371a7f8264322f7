import { closeSync, constants, openSync, writeFileSync } from 'node:fs'
import QRCode from 'qrcode'
import { qrSegments } from '#contracts/presentation/qr.ts'

const WIDTH = 640
const HEIGHT = 480
const SECOND = 10
const PAPER = 235
const INK = 16
const QUIET_MODULES = 4

/**
 * Writes a video for a fake camera. The video shows one code that does not move. With
 * `bareSeconds`, it first shows empty paper. Overwrites the earlier file, so that a running camera
 * sees the new code.
 */
export function writeQrVideo(
  path: string,
  url: string,
  { bareSeconds = 0, isInverted = false } = {},
): void {
  const header = `YUV4MPEG2 W${String(WIDTH)} H${String(HEIGHT)} F${String(SECOND)}:1 Ip A1:1 C420jpeg\n`
  const bare = toFrame(Buffer.alloc(WIDTH * HEIGHT, PAPER))
  const drawn = drawCode(url)
  const code = toFrame(isInverted ? drawn.map((grey) => PAPER + INK - grey) : drawn)
  const frames = [
    ...Array.from({ length: bareSeconds * SECOND }, () => bare),
    ...Array.from({ length: SECOND }, () => code),
  ]
  // Overwrites the file in place, and never truncates it. The browser reads the file at the same
  // time, and would stop at an incomplete frame.
  const film = openSync(path, constants.O_WRONLY | constants.O_CREAT)
  writeFileSync(film, Buffer.concat([Buffer.from(header), ...frames]))
  closeSync(film)
}

/** Builds a frame from its brightness. The two colour planes of the frame are grey. */
function toFrame(brightness: Uint8Array): Buffer {
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  return Buffer.concat([Buffer.from('FRAME\n'), brightness, grey])
}

/**
 * Encodes a link with a token in the same segments as the wallet does. Encodes any other text
 * unchanged.
 */
export function encodeCode(text: string): QRCode.BitMatrix {
  const content = /token=\d+$/.test(text) ? qrSegments(text) : text
  return QRCode.create(content, { errorCorrectionLevel: 'M' }).modules
}

function drawCode(url: string): Buffer {
  const { size, data } = encodeCode(url)
  const module = Math.floor(HEIGHT / (size + 2 * QUIET_MODULES))
  const left = Math.floor((WIDTH - module * size) / 2)
  const top = Math.floor((HEIGHT - module * size) / 2)
  const brightness = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  for (let y = 0; y < module * size; y++) {
    for (let x = 0; x < module * size; x++) {
      const at = Math.floor(y / module) * size + Math.floor(x / module)
      if (data[at] === 1) brightness[(top + y) * WIDTH + left + x] = INK
    }
  }
  return brightness
}
