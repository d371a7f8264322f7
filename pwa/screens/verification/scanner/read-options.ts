import type { ReaderOptions } from 'zxing-wasm/reader'

/** Another's code may stand beside ours, and either may be white on black. */
const ANY_CODE: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 8, tryInvert: true }

/** For the frames of a camera: the next one comes at once. */
export const QUICK: ReaderOptions = { ...ANY_CODE, tryHarder: false }

/** For a picture that is the only one. */
export const THOROUGH: ReaderOptions = { ...ANY_CODE, tryHarder: true }
