import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'QR Verification Center',
  back: 'Back',
  tabs: {
    scan: 'Scan & Verify',
    ask: 'Ask a wallet',
    generate: 'Generate QR',
    batch: 'Batch Verify',
    help: 'Help & Info',
  },
}

export const words = wordsOf('verification/center', english)
