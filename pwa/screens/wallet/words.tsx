import type { ReactNode } from 'react'
import { CREDENTIAL_TITLES, COURSE, noteOf } from '#contracts/credentials/credential-type.ts'
import { wordsOf, plural } from '#pwa/language/words.ts'

export const english = {
  codeDialog: {
    share: 'Share',
    refresh: 'Refresh',
    download: 'Download',
    generate: 'Generate',
    hint: 'Hold the phone level, 15 to 25 cm from the scanner, with the screen bright. Press the code to fill the screen with it. The verifier sees your initials, the class, the dates and the number of the credential, never your passport number.',
    pattern: 'The verifier sees this same pattern.',
    picture: {
      label: 'QR code',
      enlarge: 'Fill the screen with the QR code',
      isHidden: 'Hidden',
      hasExpired: 'QR Code Expired - Refresh to generate new',
      hasFailed: 'There is no code. Generate one to try again.',
    },
    wholeScreen: {
      label: 'QR code on the whole screen',
      shrink: 'Make the code small again',
      close: 'Close',
    },
    life: {
      label: 'Time left',
      validFor: (time: ReactNode): ReactNode => <>Valid for {time}</>,
      thenNew: 'Then a new code',
      thenGone: 'Then it is gone',
    },
    notNoted: 'This device could not note that you made this code.',
    origin: {
      title: 'QR Code Generated',
      validFor: (minutes: number) =>
        plural(minutes, {
          one: 'Valid for 1 minute',
          other: `Valid for ${String(minutes)} minutes`,
        }),
      madeHere: (validFor: string) =>
        `${validFor}. This code was made on this device and works without a connection.`,
      madeByServer: (validFor: string) =>
        `${validFor}. The server made this code. A new one needs a connection.`,
      timeUnsure: 'This code may be refused',
      whyTimeUnsure:
        'This phone is not sure of the time, and a verifier may find the code late or early. Go online once, then refresh it.',
    },
    error: 'Error',
    makingFailed: 'Failed to generate QR code. Please try again.',
  },
  detailsDialog: {
    description: (issuer: string) => `Issued by ${issuer}. Not a US government document.`,
    facts: {
      status: 'Status',
      holder: 'Holder',
      issued: 'Issued',
      expires: 'Expires',
      revoked: 'Revoked',
      reason: 'Reason',
      notes: 'Notes',
      credentialId: 'Credential ID',
      anchorHash: 'Anchor hash',
      transaction: 'Blockchain TX',
      pending: 'Pending',
    },
    /** Nouns for what a button copies. */
    nouns: {
      credentialId: 'credential ID',
      anchorHash: 'anchor hash',
      transactionHash: 'transaction hash',
    },
    proof: {
      shows:
        'A proof file shows anybody, without us, that this credential was issued, anchored and not revoked when you saved it.',
      readsPassport:
        'Anyone who gets the file reads your name and the last four digits of your passport.',
      readsScore: 'Anyone who gets the file reads your name and your score.',
      checkedAt: (link: (text: string) => ReactNode): ReactNode => (
        <>It is checked at {link('Check a proof file')}.</>
      ),
      save: 'Save Proof',
      isSaved: 'Saved.',
      isFetched: 'The proof is here. Press Save Proof once more to save it.',
      isPending: 'The proof is being fetched from the blockchain. It can take half a minute.',
    },
    otherWallet: {
      label: 'Another wallet',
      text: 'Any wallet app that follows the open standard can hold this credential too. It is given your name and the last four digits of your passport, and shows of them what you choose there. Some apps will call us an unknown issuer: no public list of issuers names us.',
      add: 'Add to another wallet',
      addAgain: 'Make another offer',
      scan: (link: (text: string) => ReactNode, time: string): ReactNode => (
        <>
          Scan this with the other wallet, or {link('open it on this device')}. It is good for one
          wallet, until {time}.
        </>
      ),
      qrLabel: 'QR code for another wallet',
      byBrowser: {
        choose: 'Choose a wallet in this browser',
        taken: 'The wallet has the offer. Go on there.',
        failed: 'The browser gave the offer to no wallet. Scan the code instead.',
      },
      digits: (digits: ReactNode): ReactNode => (
        <>
          The other wallet asks for these six digits. Type them there, and tell nobody:
          {digits}
        </>
      ),
      digitsLabel: (digits: string) => `Digits: ${digits}`,
    },
  },
  helpDialog: {
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
          'Valid: it can be shown. Not yet valid: its first day is still to come, and a verifier sees that. Expiring Soon: it can be shown, and its last day is near. Expired: its last day is over. Revoked: the issuer has withdrawn it. Expired and revoked credentials cannot be shown.',
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
  },
  clock: {
    title: 'Clock problem',
    behind: (span: string) => `This device's clock is ${span} behind.`,
    ahead: (span: string) => `This device's clock is ${span} ahead.`,
    seconds: (count: number) => `${String(count)} seconds`,
    minutes: (count: number) => `${String(count)} minutes`,
    hours: (count: number) => `${String(count)} hours`,
    days: (count: number) => `${String(count)} days`,
    isCorrected:
      'Your codes are corrected for this; set the date and time to automatic all the same.',
    wasSo:
      'That was so when it was last online. Until it is again, your codes are made for both times where they can be.',
  },
  passes: {
    troubles: {
      'no-secure-context':
        'This page is not on https, so this device cannot make codes itself. The server makes them, which needs a connection each time.',
      'too-many-devices':
        'Your account already has ten devices. End one in Settings to show credentials here without a connection.',
    },
    heldBack:
      'The issuer is putting its records right after a fault and renews nothing until that is done.',
    goodUntil: (time: string) => `What this device has is good until ${time}.`,
    noneUntilThen: 'Until then this device cannot show your credentials.',
    obstacles: {
      'offline-too-long':
        'This device was offline for too long to show credentials without a connection. Connect once to renew it.',
      'clock-behind': "This device's clock is behind. Set date and time to automatic.",
    },
    endsSoon: (time: string) =>
      `Without a connection this device can show your credentials until ${time}. Connect before then to renew it.`,
  },
  expiry: {
    title: 'Be told before a credential expires',
    text: 'Your browser asks you once. This app tells you while it is open, and nothing leaves this device.',
    allow: 'Allow notifications',
    refuse: 'No, thanks',
  },
  samePhone: {
    title: 'Is this a phone that you used before?',
    text: 'The app on the home screen has a place of its own among your ten devices. If the browser of this same phone has one too, end that one: from now on you use the app.',
    label: 'The same phone, and when it was last renewed',
    end: 'Yes, end it there',
    no: 'No, another phone',
  },
  /**
   * The names of visa classes in headings and lists. On the paper of a credential, the class is in
   * English.
   */
  visaClass: {
    titles: CREDENTIAL_TITLES,
  },
  walletPage: {
    page: {
      title: 'Wallet',
      help: 'Help',
      refresh: 'Refresh',
      settings: 'Settings',
      credentials: (count: number) =>
        plural(count, { one: '1 credential', other: `${String(count)} credentials` }),
      savedCredentials: (count: number) =>
        plural(count, {
          one: '1 credential · saved on this device',
          other: `${String(count)} credentials · saved on this device`,
        }),
      refreshed: 'Wallet Refreshed',
      error: 'Error',
      refreshFailed: 'Failed to refresh wallet. Please try again.',
      showings: 'What you have shown',
      deviceEnded: 'Device ended',
    },
    loading: 'Loading your wallet',
    failed: {
      title: 'Failed to load your wallet.',
      retry: 'Try again',
      wasCleared:
        'The browser cleared this wallet. Your credentials are safe in your account: connect once to bring them back.',
      isSafe: (reason: string) => `${reason} Your credentials are safe in your account.`,
    },
    empty: {
      title: 'Your Wallet is Empty',
      learn: 'Learn About Digital Visas',
      wasCleared:
        'The browser cleared what this wallet kept here, and your account holds no credential now.',
      text: 'A digital visa credential appears here as soon as one is issued to your account.',
    },
    stats: {
      total: 'Total',
      valid: 'Valid',
      upcoming: 'Not yet valid',
      expiring: 'Expiring',
      expired: 'Expired',
      expiredOrRevoked: 'Expired or revoked',
    },
    statuses: {
      valid: 'Valid',
      upcoming: 'Not yet valid',
      expiring: 'Expiring Soon',
      expired: 'Expired',
      revoked: 'Revoked',
    },
    cards: {
      label: 'Your credentials',
      showQr: 'Show QR',
      /** The label in place of "Show QR" while this device can make no code. */
      obstacles: { 'offline-too-long': 'Offline too long', 'clock-behind': 'Clock is behind' },
      details: 'Details',
      notYetValid: (day: string) => `Not yet valid: from ${day}`,
      courseNote: (isExpired: boolean) => noteOf(COURSE, isExpired),
      ended: (count: number, kinds: readonly string[]) =>
        plural(count, {
          one: `1 ended credential: ${kinds.join(', ')}`,
          other: `${String(count)} ended credentials: ${kinds.join(', ')}`,
        }),
      endedKinds: {
        expired: (count: number) => `${String(count)} expired`,
        revoked: (count: number) => `${String(count)} revoked`,
      },
    },
    actions: {
      label: 'Quick actions',
      verification: 'QR Verification',
      profile: 'Profile',
      help: 'Get Help',
    },
    storage: {
      isMemoryOnly:
        'This browser does not let the wallet store anything, as in a private window. It works until you close this page, and not without a connection.',
      isFull:
        'There is no room left on this device. Your credentials are not saved here: free some space, then refresh.',
      wasCleared:
        'The browser cleared this wallet. What your account holds is safe; with a connection it is saved here again.',
    },
    stale: {
      noConnection: 'No connection.',
      asOf: (reason: string, time: string) => `${reason} These are your credentials as of ${time}.`,
    },
  },
}

export const words = wordsOf('wallet', english)
