import { CREDENTIAL_TITLES } from '#contracts/credentials/credential-type.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  device: {
    end: 'End',
    endNamed: (name: string) => `End ${name}`,
    ask: (name: string) => `End ${name}?`,
    question:
      'Its codes are refused from now on, and it is signed out. It cannot come back; anyone who returns there needs the password and gets another key.',
    confirm: 'End device',
    ended: 'Device ended',
    endedText: 'Its codes are no longer valid, and it is signed out.',
    waiting: 'A new key. It waits to replace the key of a device.',
  },
  codes: {
    hint: 'Codes that no device is bound to, and that still count:',
    credential: (end: string) => `Credential …${end}`,
    times: (made: string, until: string) => `Made ${made}, counts until ${until}`,
    end: 'End these codes',
    ask: 'End these codes?',
    question: 'Each is refused from now on. Somebody who was to check one needs another code.',
    confirm: 'End codes',
    ended: 'Codes ended',
    endedText: 'They are refused from now on.',
  },
  expiry: {
    titles: CREDENTIAL_TITLES,
    soon: (title: string) => `${title} expires soon`,
    lastDay: (day: string) => `Its last day is ${day}.`,
  },
  handOut: {
    text: 'Verify this digital visa credential',
    shared: 'QR Code Shared',
    copied: 'Link Copied',
    copiedText: 'Anyone who has the link can verify this credential until the code expires.',
    failed: 'Share Failed',
    failedText: 'Unable to share verification link. Please try again.',
    downloaded: 'QR Code Downloaded',
  },
}

export const words = wordsOf('devicePresentation', english)
