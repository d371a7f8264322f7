import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** Returns the text of the only QR code in a picture. The decoder is not part of the wallet. */
export async function readQr(
  picture: Uint8Array<ArrayBuffer> | ImageData,
  options: ReaderOptions = { formats: ['QRCode'], tryHarder: true },
): Promise<string | undefined> {
  const wasmBinary = new Uint8Array(readFileSync(WASM)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const [found] = await readBarcodes(picture, options)
  return found?.text
}
