import { INVITATION_DAYS, INVITATION_TRIES } from '#contracts/accounts/invitations.ts'
import { isolate, isolateAddress } from '#contracts/text/isolate.ts'
import { LINK_TEMPLATES, type LinkTemplate, type MailContent } from './mail-content.ts'
import { writeNotice } from './write-notice.ts'

export interface MailText {
  subject: string
  paragraphs: string[]
  button?: { label: string; url: string }
}

interface Places {
  /** The product's public address, with which all links begin. */
  origin: string
  link?: string
  code?: string
}

const IGNORE = 'If this was not you, ignore this mail: nothing changes without the link.'
const TEN_MINUTES = 'The link works once, for 10 minutes. Its page can send you a fresh one.'

interface LinkText {
  subject: string
  paragraphs: string[]
  label: string
}

const LINK_TEXTS: Record<LinkTemplate, LinkText> = {
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

export function writeMail(content: MailContent, { origin, link, code }: Places): MailText {
  switch (content.template) {
    case 'login-code':
      if (code === undefined) throw new Error('This mail is nothing without its code.')
      return {
        subject: 'Your code to sign in',
        paragraphs: [
          `${code.slice(0, 4)} ${code.slice(4)}`,
          'Somebody gave the right password for your account in a browser that it was not used in before. Anyone who enters this code there is signed in. It counts once, for 10 minutes.',
          'If this was not you, somebody knows your password: tell nobody the code, and choose a new password at once.',
        ],
        button: { label: 'Choose a new password', url: `${origin}/auth/forgot` },
      }
    case 'receipt':
      return {
        subject: 'Your receipt for the visa guide',
        paragraphs: [
          'Thank you for your purchase! You now have premium access.',
          `${content.productName}: ${content.price}, paid on ${content.paidOn}.`,
          `Order ${content.purchaseId}.`,
        ],
        button: { label: 'Open the dashboard', url: `${origin}/dashboard` },
      }
    case 'paid-twice':
      return {
        subject: 'You paid twice: we will refund one payment',
        paragraphs: [
          `On ${content.paidOn} we received a second payment of ${content.price} for the visa guide, which this address has already. We will give it back; you need not do anything.`,
          `Order ${content.purchaseId}.`,
        ],
      }
    case 'refunded':
      return {
        subject: 'We gave your money back',
        paragraphs: [
          `${content.amount} for ${content.productName} is on its way to you. Banks take five to ten days to show it.`,
          content.hasAccess
            ? 'Your premium access stays.'
            : 'Your premium access has ended with it. Your account and your credentials stay.',
          `Order ${content.purchaseId}.`,
        ],
      }
    case 'refund-failed':
      return {
        subject: 'Your refund did not arrive',
        paragraphs: [
          `Your bank sent ${content.amount} back to us, which we had refunded for ${content.productName}. Write to us, and we find another way.`,
          `Order ${content.purchaseId}.`,
        ],
      }
    case 'unmatched-payment':
      return {
        subject: 'A payment waits for your decision',
        paragraphs: [
          content.fault === 'unknown'
            ? `${content.amount} arrived that belongs to no order of ours.`
            : `${content.amount} arrived for an order that asked for something else, or came from somebody else.`,
          'Nobody was given access for it. Make it a purchase, or give it back, in the console.',
        ],
        button: { label: 'Open the console', url: `${origin}/admin?tab=to-check` },
      }
    case 'account-returned':
      return {
        subject: 'An account no longer belongs to this address',
        paragraphs: [
          'The person who reads the mails of its former address told us that moving the account here was not theirs. It belongs to that address again, and everybody was signed out.',
          'If you own the account, write to us.',
        ],
      }
    case 'recovery-code-used':
      return {
        subject: `${isolate(content.username)} has used a recovery code`,
        paragraphs: [
          `That person knew the password of ${isolate(content.username)} and one of the recovery codes. They can now add a passkey to that account, and do with it what its rights allow.`,
          `Codes left: ${String(content.codesLeft)}.`,
          'Ask them whether it was them. If not, take their rights away in the console at once.',
        ],
        button: { label: 'Open the console', url: `${origin}/admin?tab=users` },
      }
    case 'invitation-locked':
      return {
        subject: 'An invitation of yours is locked',
        paragraphs: [
          `Somebody who opened your invitation to ${isolateAddress(content.email)} entered the wrong passport digits ${String(INVITATION_TRIES)} times. Nothing was issued.`,
          'Ask the person whether the address and the digits are right. Then withdraw the invitation and make another one.',
        ],
        button: { label: 'Open the console', url: `${origin}/admin?tab=invitations` },
      }
    case 'invitation-waiting':
      return {
        subject: 'An accepted invitation needs an issuer',
        paragraphs: [
          `${isolateAddress(content.email)} accepted an invitation, and the inviter may not issue it. Somebody else with the right to issue has to look at it.`,
        ],
        button: { label: 'Open the console', url: `${origin}/admin?tab=invitations` },
      }
    case 'credential-issued':
      return {
        subject: 'A credential was issued to you',
        paragraphs: [
          `Your ${content.credentialType} credential is in your wallet.`,
          `Credential ${content.credentialId}.`,
        ],
        button: { label: 'Open the wallet', url: `${origin}/wallet` },
      }
    case 'credential-revoked':
      return {
        subject: 'A credential of yours was revoked',
        paragraphs: [
          `Your ${content.credentialType} credential was revoked and no longer verifies. Reason: ${content.reason}`,
          `Credential ${content.credentialId}.`,
        ],
        button: { label: 'Open the wallet', url: `${origin}/wallet` },
      }
    case 'credential-corrected':
      return {
        subject: 'A credential of yours was corrected',
        paragraphs: [
          `A mistake in your credential was put right. The corrected one, ${content.credentialType}, is in your wallet; the old one no longer verifies. Reason: ${content.reason}`,
          `Credential ${content.credentialId} replaces ${content.replacesId}.`,
        ],
        button: { label: 'Open the wallet', url: `${origin}/wallet` },
      }
    case 'credential-renewed':
      return {
        subject: 'A credential of yours was renewed',
        paragraphs: [
          `Your new ${content.credentialType} credential is in your wallet and expires on ${content.expiryDate}. The one that you have had stays as it is, and expires on ${content.formerExpiryDate}. Each day ends at 24:00 UTC.`,
          `Credential ${content.credentialId}.`,
        ],
        button: { label: 'Open the wallet', url: `${origin}/wallet` },
      }
    case 'credential-expiring':
      return {
        subject: 'A credential of yours expires soon',
        paragraphs: [
          `Your ${content.credentialType} credential expires on ${content.expiryDate}, at 24:00 UTC.`,
          `Credential ${content.credentialId}.`,
        ],
        button: { label: 'Open the wallet', url: `${origin}/wallet` },
      }
    default:
      if (link === undefined) throw new Error('This mail is nothing without its link.')
      return writeLink(isLink(content) ? LINK_TEXTS[content.template] : writeNotice(content), link)
  }
}

const LINKS: ReadonlySet<string> = new Set(LINK_TEMPLATES)

function isLink(content: MailContent): content is { template: LinkTemplate } {
  return LINKS.has(content.template)
}

function writeLink({ subject, paragraphs, label }: LinkText, url: string): MailText {
  return { subject, paragraphs, button: { label, url } }
}
