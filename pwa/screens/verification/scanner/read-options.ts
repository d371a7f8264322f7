import type { ReaderOptions } from 'zxing-wasm/reader'

/** For the frames of a camera: the next one comes at once. */
export const QUICK: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 1,
  tryInvert: false,
}

/** For a picture that is the only one. */
export const THOROUGH: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 1,
  tryHarder: true,
}
