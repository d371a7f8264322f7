import { RECEIPT_TITLES, type ReceiptKind } from '#contracts/checkout/receipts.ts'
import type { WalletEndReason } from '#contracts/interop/calls.ts'
import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Profile',
  offline: {
    title: 'Changes need a connection',
    text: 'You see what this device has kept. Your account can be changed once you are connected again.',
  },
  save: 'Save',
  rename: 'Rename',
  name: 'Name',
  currentPassword: 'Current password',
  since: (when: string) => `Since ${when}`,
  emails: {
    unconfirmed: {
      title: 'Your email address is not confirmed yet',
      text: (address: string) => `Open the link that we sent to ${address}.`,
      sendAgain: 'Send the mail again',
    },
    pending: {
      title: 'Your new address waits for you',
      text: (pending: string, current: string) =>
        `Open the link that we sent to ${pending}, in this browser. Until then ${current} stands.`,
      keep: 'Keep the old address',
    },
  },
  details: {
    username: 'Username',
    email: 'Email',
    access: 'Access',
    premium: 'Premium',
    free: 'Free',
    role: 'Role',
    admin: 'Admin',
    memberSince: 'Member Since',
    edit: 'Edit Profile',
    passwordHint:
      'A new name or address needs it, so that nobody else can take your account. An address counts once you have opened the link that we mail there.',
    updated: 'Profile updated',
  },
  actions: {
    title: 'Quick actions',
    dashboard: 'Learning Dashboard',
    upgrade: 'Upgrade to Premium',
    admin: 'Admin Panel',
    premium: {
      title: 'Premium features',
      text: (hours: string) =>
        `Your access includes the whole guide, the learning paths, the interview simulator, the checklists and ${hours} email support. Once opened on this device, they work without a connection.`,
    },
    offer: (price: string) => `The whole guide and every practice tool, for ${price} once.`,
  },
  password: {
    title: 'Password',
    new: 'New password',
    hint: (count: number) =>
      `At least ${String(count)} characters. Every other browser and device is signed out.`,
    change: 'Change Password',
    changed: {
      title: 'Password changed',
      description: 'Every other browser and device was signed out.',
    },
  },
  passkeys: {
    title: 'Passkeys',
    hint: 'A passkey signs you in by your fingerprint, your face or the PIN of your device. Nobody can guess it, and no other page can ask for it.',
    add: 'Add a passkey',
    renameOne: (name: string) => `Rename passkey ${name}`,
    renameTitle: 'Rename this passkey',
    remove: 'Remove',
    removeOne: (name: string) => `Remove passkey ${name}`,
    removal: {
      title: 'Remove this passkey?',
      question: (name: string) =>
        `${name} signs nobody in any more. Your device may go on offering it until you remove it there too.`,
      confirm: 'Remove passkey',
    },
    unused: 'Not used yet',
    lastUsed: (when: string) => `Last used ${when}`,
    notCopied: 'On that device only: it goes with it.',
    failed: 'Error',
    added: { title: 'Passkey added', description: 'From now on it signs you in.' },
    renamed: 'Passkey renamed',
    removed: { title: 'Passkey removed', description: 'It signs nobody in any more.' },
  },
  recovery: {
    title: 'Recovery codes',
    hint: 'If you lose every passkey, one of these codes and your password let you add a new one. Keep them on paper, where your devices are not.',
    left: (left: number, all: number) => `${String(left)} of ${String(all)} left`,
    make: 'Make new codes',
    question: {
      title: 'Make new recovery codes?',
      text: 'Those that you have now count no more.',
    },
    shown: {
      title: 'Your recovery codes',
      text: 'They are shown only now. Each counts once, together with your password.',
      copy: 'Copy',
      close: 'I have kept them',
    },
    copied: 'Copied the codes',
    notCopied: {
      title: 'Could not copy the codes',
      description: 'This browser does not allow it. Print them, or write them down.',
    },
  },
  sessions: {
    title: 'Where you are signed in',
    noOther: 'No other browser is signed in.',
    here: 'This browser',
    nameless: 'A browser',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'Browser',
    unknownSystem: 'an unknown device',
    signedIn: (when: string) => `Signed in ${when}`,
    lastSeen: (when: string) => `Last seen ${when}`,
    device: (name: string) => `Shows credentials as ${name}`,
    end: 'End',
    endOne: (browser: string, when: string) => `End the session of ${browser}, since ${when}`,
    endOthers: 'End all other sessions',
    endAll: 'End all sessions',
    one: {
      title: 'End this session?',
      question: (browser: string) =>
        `${browser} is signed out, and codes that it made are refused. Anyone who returns there needs the password.`,
      confirm: 'End session',
    },
    others: {
      title: 'End all other sessions?',
      question:
        'Every browser but this one is signed out and every other device is ended: the codes that they made are refused.',
      confirm: 'End sessions',
    },
    all: {
      title: 'End all sessions, here too?',
      question:
        'Every browser is signed out and every device is ended: the codes that they made are refused. Other wallets that hold your credentials are ended too. What this browser keeps for you is removed. You sign in again afterwards.',
      goes: (things: string) => `This stands on this device only, and goes for good: ${things}.`,
      confirm: 'End all sessions',
    },
    ended: { title: 'Session ended', description: 'That browser is signed out.' },
    allEnded: { title: 'All sessions ended', description: 'You are signed out everywhere.' },
    unanswered: {
      title: 'You are signed out here',
      description:
        'The server has not answered in time, so other browsers may still be signed in. Sign in again and look.',
    },
  },
  devices: {
    title: 'Devices that show your credentials',
    none: 'None yet. A device gets its key when the wallet is opened on it.',
    here: 'This device',
    renameOne: (name: string) => `Rename ${name}`,
    renameTitle: 'Rename this device',
    renamed: 'Device renamed',
    lastRenewed: (when: string) => `Last renewed ${when}`,
    /** `reason` is one of the texts in `ends`. */
    ended: (when: string, reason: string) => `Ended ${when}: ${reason}.`,
    ends: DEVICE_ENDS,
    lost: {
      title: 'Lost a phone?',
      text: 'End it in both lists. Your credentials stay valid and stay on your other devices.',
      endSession: '1. End its sign-in',
      endDevice: '2. End its device',
      noOther: 'No other device can show your credentials.',
      done: 'Done',
    },
  },
  language: {
    title: 'Language',
    text: 'The app and our mails are in this language. Receipts are in English.',
  },
  wallets: {
    title: 'Other wallets',
    none: 'None. The details of a credential in your wallet have a button that adds it to another one.',
    nameless: 'Another wallet',
    holds: (lastLetters: string) => `Holds credential …${lastLetters}`,
    notFetched: 'Has not fetched it yet',
    lastGiven: (when: string) => `Last given ${when}`,
    end: 'End',
    endOne: (wallet: string, when: string) => `End ${wallet}, since ${when}`,
    ending: {
      title: (wallet: string) => `End ${wallet}?`,
      question:
        'What it holds is revoked for good, and it gets nothing new. To use it again, add the credential to it once more.',
      confirm: 'End wallet',
    },
    /** `reason` is one of the texts in `ends`. */
    ended: (when: string, reason: string) => `Ended ${when}: ${reason}.`,
    ends: {
      user: 'you ended it',
      wallet: 'it was deleted there',
      replaced: 'another wallet came in its place',
      revoked: 'the credential was revoked',
      account: 'it went with all devices of your account',
      restored: 'our records were restored from a backup. Add the credential to it once more',
    } satisfies Record<WalletEndReason, string>,
    endedNow: {
      title: 'Wallet ended',
      description: 'What it holds is revoked. Other verifiers see that within 15 minutes.',
    },
  },
  receipts: {
    title: 'Receipts',
    none: 'You have bought nothing yet.',
    titles: RECEIPT_TITLES,
    /** `title` is one of the texts in `titles`. */
    numbered: (title: string, number: string) => `${title} ${number}`,
    open: 'Open',
    openOne: {
      receipt: (number: string) => `Open receipt ${number}`,
      'credit-note': (number: string) => `Open credit note ${number}`,
      'debit-note': (number: string) => `Open debit note ${number}`,
    } satisfies Record<ReceiptKind, unknown>,
    notShown: 'Receipt not shown',
    back: 'Back to profile',
  },
  data: {
    title: 'Your data',
    hint: 'The download holds everything that we keep about you, except secrets such as the hash of your password, and the codes that this device noted, unless a PIN locks them. As a page it is easier to read, and without those codes.',
    download: 'Download My Data',
    downloadPage: 'Download as a Page',
    deleteHint: 'Deleting your account revokes your credentials and cannot be undone.',
    delete: 'Delete Account',
  },
  deletion: {
    title: 'Delete your account?',
    text: 'Your credentials are revoked, your purchase ends, and everything of yours on this device is removed. This cannot be undone.',
    passwordMissing: 'Password is required',
    done: { title: 'Account deleted', description: 'Your data on this device is gone too.' },
  },
}

export const words = wordsOf('accountProfile', english)
