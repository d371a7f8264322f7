import type { ReaderOptions } from 'zxing-wasm/reader'

/** Another code may stand beside ours, and either may be white on black. */
const ANY_CODE: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 8, tryInvert: true }

/** For camera frames: the next frame comes at once. */
export const QUICK: ReaderOptions = { ...ANY_CODE, tryHarder: false }

/** For a single picture. */
export const THOROUGH: ReaderOptions = { ...ANY_CODE, tryHarder: true }
