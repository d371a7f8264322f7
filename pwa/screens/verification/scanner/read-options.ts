import type { ReaderOptions } from 'zxing-wasm/reader'

/** The options for every picture. A picture may have several codes, and a code may be white on black. */
const ANY_CODE: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 8, tryInvert: true }

/** The options for camera frames. The search is quick, because the next frame follows immediately. */
export const QUICK: ReaderOptions = { ...ANY_CODE, tryHarder: false }

/** The options for a single picture. */
export const THOROUGH: ReaderOptions = { ...ANY_CODE, tryHarder: true }
