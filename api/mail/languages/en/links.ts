import { INVITATION_DAYS } from '#contracts/accounts/invitations.ts'
import type { MailWords } from '#api/mail/languages/mail-words.ts'

const IGNORE = 'If this was not you, ignore this mail: nothing changes without the link.'
const TEN_MINUTES = 'The link works once, for 10 minutes. Its page can send you a fresh one.'

export const links: MailWords['links'] = {
  confirm: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Welcome to Visa Success Guide. Please confirm that this mailbox is yours.',
      'The link works once, for 24 hours. If you did not register, you can set a password of your own on its page: the account is then yours alone.',
    ],
    label: 'Confirm address',
  },
  claim: {
    subject: 'Set a password for your guide',
    paragraphs: [
      'The visa guide was bought with this address. Set a password to use it on every device. All browsers that use this purchase now are signed out by that.',
      TEN_MINUTES,
      IGNORE,
    ],
    label: 'Set password',
  },
  reset: {
    subject: 'Reset your password',
    paragraphs: [
      'Somebody asked to reset the password of your account. A new password ends all sessions and devices.',
      TEN_MINUTES,
      IGNORE,
    ],
    label: 'Choose a new password',
  },
  change: {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Somebody asked that an account of Visa Success Guide moves to this address. If that was you, open the link in the browser in which you are signed in.',
      'The link works once, for 24 hours. Until then the old address stands.',
      IGNORE,
    ],
    label: 'Use this address',
  },
  unlock: {
    subject: 'Let a browser try your password',
    paragraphs: [
      'Too many wrong passwords were tried for your account, so new browsers have to wait. The link lets the browser that opens it try all the same. It signs nobody in.',
      TEN_MINUTES,
      'If you did not ask for this, ignore this mail: without your password nobody gets in.',
    ],
    label: 'Let this browser try',
  },
  undone: {
    subject: 'Everybody is signed out: choose a new password',
    paragraphs: [
      'You told us that a change to your account was not yours. The account belongs to this address, nobody is signed in to it, no device and no other wallet shows its credentials, and its password no longer works. Choose a new one here.',
      TEN_MINUTES,
      'If other mails tell you of changes that were not yours either, press the button in the oldest of them too. Then look through your passkeys: only those that were added since are removed.',
      'If your account had rights in the console, another owner has to give them back to you; the only owner keeps them.',
    ],
    label: 'Choose a new password',
  },
  enrol: {
    subject: 'Add a passkey to your account',
    paragraphs: [
      'An owner of the console sent you this link. On its page you add a passkey, by which you sign in from then on; it also asks for your password.',
      'The link works once, for 30 minutes. Open it on the device that is to have the passkey.',
      'If you did not expect this, tell an owner: without your password nobody gets further.',
    ],
    label: 'Add a passkey',
  },
  'has-access': {
    subject: 'You already have the visa guide',
    paragraphs: [
      'Somebody tried to buy the guide with this address, which has premium access already. Nothing was charged.',
      'Sign in with your password as usual. If you have forgotten it, choose a new one here.',
      TEN_MINUTES,
    ],
    label: 'Choose a new password',
  },
  'address-taken': {
    subject: 'Your address has an account already',
    paragraphs: [
      'Somebody registered with this address, or asked that another account moves to it. It stays with the account that it has. If that was you: sign in to that account, or choose a new password for it here.',
      'If your account was made by somebody else, the link makes it yours alone: it ends their password, sessions and devices.',
      TEN_MINUTES,
    ],
    label: 'Choose a new password',
  },
  invitation: {
    subject: 'A visa credential waits for you',
    paragraphs: [
      'An issuer wants to give you a digital visa credential, which you keep on your phone and show as a code.',
      `Open the link, sign in to the account of this address or create a free one, and enter the last four digits of your passport number. The link works for ${String(INVITATION_DAYS)} days.`,
      'If you expected no such thing, ignore this mail: nobody gets anything without the digits.',
    ],
    label: 'Accept the invitation',
  },
}
