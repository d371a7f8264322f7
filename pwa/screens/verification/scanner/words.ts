import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  ways: {
    label: 'How to scan',
    manual: 'Manual Entry',
    image: 'Upload Image',
    camera: 'Camera Scan',
  },
  manual: {
    label: 'QR code data',
    placeholder: 'Paste the verification link, or the digits of the code',
    hint: 'A scanner that works as a keyboard needs no field: just scan.',
    verify: 'Verify Credential',
    paste: 'Paste from Clipboard',
    reset: 'Reset',
    toasts: {
      noInput: { title: 'Invalid Input', description: 'Please enter QR code data' },
      noAccess: { title: 'Clipboard Access Failed', description: 'Unable to read from clipboard' },
      noData: { title: 'No Data', description: 'Clipboard is empty' },
    },
  },
}

export const words = wordsOf('verification/scanner', english)
