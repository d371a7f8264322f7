import type { Undone } from '#contracts/accounts/account-links.ts'
import type { Accepted } from '#contracts/accounts/invitations.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  signIn: 'Sign in',
  tryAgain: 'Try again',
  openWallet: 'Open the wallet',
  chooseNewPassword: 'Choose a new password',
  over: {
    tab: 'Link expired',
    title: 'This link has expired or was used already',
  },
  expired: {
    text: 'Links in our mails work once and for a short time, so that nobody else can use them later.',
    send: 'Send a new link',
    sent: {
      title: 'Check your email',
      text: 'If the link was one of ours and is still needed, a new one is on its way to the same address.',
    },
  },
  incomplete: {
    tab: 'Incomplete link',
    title: 'This link is incomplete',
    text: 'Open the link in our mail again. If your mail program broke it over two lines, copy the whole of it into the address bar.',
  },
  newPassword: {
    label: 'New password',
    atLeast: (count: number) => `At least ${String(count)} characters.`,
  },
  claim: {
    first: { title: 'Set your password', action: 'Set Password' },
    another: { title: 'Choose a new password', action: 'Change Password' },
    lede: 'It opens your account on any device. You are signed in here, and every other browser that is signed in to it is signed out.',
    passkeyNext: {
      tab: 'Password set',
      title: 'Your new password is set',
      text: 'Every browser and device is signed out. Sign in with your passkey to go on.',
    },
  },
  confirm: {
    pending: 'Confirming your address…',
    failed: 'Your address is not confirmed yet',
    done: {
      tab: 'Address confirmed',
      title: 'Your address is confirmed',
      text: (address: string) => `${address} belongs to your account now.`,
      action: 'Continue',
    },
    notYours: 'Not your account?',
    signInFirst: {
      title: 'Confirm your address',
      lede: 'Sign in by username to the account that was registered with this address, and it is confirmed.',
      otherwise:
        'If you did not register it, or no longer know the password, set a new one. It makes the account yours and signs everybody else out.',
      setPassword: 'Set Password',
    },
    signInToMove: {
      title: 'Confirm your new address',
      lede: 'Sign in to the account that is to move to this address, and it does.',
      otherwise: 'Then close this page. Nothing changes without the password of that account.',
    },
  },
  enrol: {
    title: 'Add a passkey',
    lede: 'From now on you sign in by it, with your fingerprint, your face or the PIN of this device. Enter your password to go on.',
    password: 'Password',
    add: 'Add a passkey',
    impossible: {
      title: 'This browser has no passkeys',
      text: 'Open the link in another browser, or on another device. It is not used up yet.',
    },
    added: {
      tab: 'Passkey added',
      title: 'Your passkey is added',
      text: 'The link is used up. Add a second passkey on another device soon, in your profile.',
      action: 'Sign in with it',
    },
    over: 'Ask an owner of the console for another one, or the person who runs the server.',
  },
  invitation: {
    pending: 'Reading your invitation…',
    unread: 'The invitation could not be read',
    title: 'A visa credential waits for you',
    lede: (address: string) =>
      `It was made for ${address}. Enter the last four digits of your passport number, and it is put into your wallet.`,
    accountFirst: {
      lede: (address: string) =>
        `Sign in with ${address}, or create a free account for it. Then you enter the last four digits of your passport number, and the credential is put into your wallet.`,
      question: 'Have an account already?',
      signIn: (address: string) => `Sign in to the one with ${address}.`,
    },
    digits: 'Passport Last 4 Digits',
    accept: 'Accept',
    done: {
      issued: {
        title: 'The credential is yours',
        text: 'It is in your wallet. Your email address is confirmed as well.',
      },
      waiting: {
        title: 'You have accepted the invitation',
        text: 'An issuer has to look at it once more. A mail tells you as soon as the credential is in your wallet.',
      },
    } satisfies Record<Accepted['state'], object>,
    over: {
      tab: 'Invitation over',
      title: 'This invitation is over',
      text: 'It was accepted already, was withdrawn, or is too old. If its credential is not in your wallet, ask the person who invited you for another one.',
    },
    locked: {
      tab: 'Invitation locked',
      title: 'This invitation is locked',
      text: 'The wrong digits were entered too often. The person who invited you has been told; ask them for another one.',
    },
  },
  notMe: {
    tab: 'This was not me',
    title: 'Was this not you?',
    lede: 'Then take your account back. You need no password for it.',
    what: 'What the button does',
    effects: {
      signedOut:
        'Everybody is signed out, and no device or other wallet shows your credentials any more.',
      password: 'The password and passkeys that were added since the change stop working.',
      address:
        'The account belongs to the address that our mail was sent to, also if it has been moved.',
      mail: 'We mail you a link there to choose a new password.',
      rights: 'Rights in the admin console, if it has any, wait until an owner gives them back.',
    },
    stays: 'Your credentials, purchases and progress stay as they are.',
    undo: 'This was not me',
    leave: 'It was me',
    done: {
      title: 'Everybody is signed out',
      lede: 'Now check your email.',
      link: 'The link in our mail lets you choose a new password, for ten minutes.',
      otherMails:
        'If other mails tell you of changes that were not yours, press the button in the oldest of them too.',
      rights: 'Your rights in the console',
      rightsNotes: {
        withdrawn:
          'Your rights in the admin console are withdrawn. Ask another owner to look through the activity, and to give them back.',
        kept: 'You are the only owner, so your rights stay: nobody else could give them back. Choose a new password at once, look through the activity in the console for what was done in your name, and make somebody else an owner too.',
      } satisfies Record<Exclude<Undone['rights'], 'none'>, string>,
    },
    tooLate:
      'If it was used, everybody is signed out, and a link to choose a new password is in your mail. If it has expired, a new password signs everybody out as well. If your account has moved to another address, write to us.',
  },
  unlock: {
    tab: 'Let this browser try',
    title: 'Let this browser try your password',
    text: 'Somebody tried too many wrong passwords for your account, so new browsers have to wait. This one need not. You still sign in with your password.',
    action: 'Let this browser try',
    done: {
      tab: 'Try again',
      title: 'This browser may try again',
      text: 'Wrong passwords of other people no longer use up your tries.',
    },
  },
}

export const words = wordsOf('accountMailedLinks', english)
