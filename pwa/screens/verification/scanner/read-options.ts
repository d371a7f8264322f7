import type { ReaderOptions } from 'zxing-wasm/reader'

/** There may be another code next to ours. Each code may be white on black. */
const ANY_CODE: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 8, tryInvert: true }

/** The options for camera frames, because the next frame comes at once. */
export const QUICK: ReaderOptions = { ...ANY_CODE, tryHarder: false }

/** The options for a single picture. */
export const THOROUGH: ReaderOptions = { ...ANY_CODE, tryHarder: true }
