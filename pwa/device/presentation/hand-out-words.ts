import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  text: 'Verify this digital visa credential',
  shared: 'QR Code Shared',
  copied: 'Link Copied',
  copiedText: 'Anyone who has the link can verify this credential until the code expires.',
  failed: 'Share Failed',
  failedText: 'Unable to share verification link. Please try again.',
  downloaded: 'QR Code Downloaded',
}

export const words = wordsOf('device/presentation/hand-out', english)
