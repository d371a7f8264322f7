import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Wallet help',
  questions: {
    whatItIs: {
      question: 'What is a digital visa credential?',
      answer:
        'A signed record of a visa, issued to your account: its class, its dates and your name. Anyone who checks it sees at once whether the issuer named on it signed it, and whether it was revoked since. It proves what that issuer says, and no more: it is neither a visa nor a passport, and admits you nowhere by itself.',
    },
    howToGet: {
      question: 'How do I get one?',
      answer:
        'An administrator of the issuer issues it to your account; you cannot make one yourself. It then appears here, and an email tells you.',
    },
    howToShow: {
      question: 'How do I show a credential?',
      answer:
        'Choose Show QR on its card and hold the phone in front of the scanner. The verifier sees your initials, the class, the dates and the number of the credential. Your name stays on your card, your passport number is never in the code.',
    },
    offline: {
      question: 'Does it work without a connection?',
      answer:
        'Yes. After one visit with a connection this device keeps your cards and a key of its own, and signs each code itself for seven days. Every visit with a connection starts the seven days again.',
    },
    whyExpire: {
      question: 'Why does a code expire?',
      answer:
        'So that a photo of it is worth little. Choose in Settings how long a code lives, from 2 to 15 minutes. A new one costs nothing.',
    },
    statuses: {
      question: 'What do the statuses mean?',
      answer:
        'Valid: it can be shown. Expiring Soon: it can be shown, and its last day is near. Expired: its last day is over. Revoked: the issuer has withdrawn it. Expired and revoked credentials cannot be shown.',
    },
    lostPhone: {
      question: 'I lost my phone. What do I do?',
      answer:
        'Sign in on another device, open Settings and end the lost device: its codes stop being valid at once where verifiers are online, within a day elsewhere. Then change your password.',
    },
    government: {
      question: 'Is this a US government document?',
      answer:
        'No. The issuer is named on each card. Carry the documents that the consulate and the border ask for.',
    },
  },
}

export const words = wordsOf('wallet/help-dialog', english)
