import { GUEST_KEPT_DAYS } from '#contracts/checkout/checkout.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'

export interface LegalText {
  path: string
  title: string
  description: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

const days = (count: number) => `${String(count)} days`
const years = (count: number) => `${String(Math.floor(count / 365))} years`

/** The operator must replace each text in square brackets. */
const OPERATOR = '[Name, address and register number of the operator]'
/** The legal page replaces these words with the support address. */
export const CONTACT = 'our support address'

export const PRIVACY: LegalText = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'What Visa Success Guide stores about you, where, for how long, and how to remove it.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [OPERATOR, `Write to ${CONTACT} with any question about your data.`],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Your answers in the practice test, the interview simulator and the DS-160 companion are kept in your browser, not encrypted. What you type or say as an answer is not sent to us; what you record is deleted when you log out.',
        'When you are signed in, the progress of your lessons, your ticked checklists and the results of your tests, with what you did on this device before you signed in, are also kept under your account, so that you find them on your other devices; so are the settings of your wallet, if you back them up.',
        'What you verify without a connection is kept in your browser, with the code that was shown, until it can be sent to us. Of a code we keep what the log below says, not the code itself.',
        'Of each code that you make, your browser notes the credential, the time, and by what a check of it is recognised. These notes are not sent to us.',
        'The device key of the wallet never leaves the browser in which it was made. Logging out removes what the app keeps there about you.',
      ],
    },
    {
      heading: 'What is kept under your account',
      paragraphs: [
        'Your username, your email address, a hash of your password, your purchases, and your digital visa credentials. A credential is stored encrypted; its class, its dates and your initials stand beside it without.',
        'When and in which browser you signed in and were last here, from which shortened network address you signed in, tried to or were refused, the names of your devices, which mails and links we sent you and when, and what administrators did with your account.',
        'Each verification of a credential is logged: when, how, with which result, for which organisation if it is named, by which account if somebody is signed in, from which network and with which browser. Addresses are shortened. In your wallet you see this log of your credentials, without network and browser.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        `The network and the browser of a verification are removed after ${days(KEPT_DAYS.verifier)}, the verification itself after ${years(KEPT_DAYS.verification)}. A code that you showed is forgotten ${days(KEPT_DAYS.shownCode)} after it has expired, and one that we mailed you to sign in ${days(KEPT_DAYS.loginCode)} after.`,
        `Sessions are removed when they end, links ${days(KEPT_DAYS.link)} later, and the record of a mail after ${days(KEPT_DAYS.mail)}; its text goes when it is sent. An address that is left at the checkout without an order is removed after ${days(GUEST_KEPT_DAYS)}, what administrators did after ${years(KEPT_DAYS.audit)}, and the names and reasons beside it after ${days(KEPT_DAYS.auditDetails)}. Log-ins and refusals are removed, a month at a time, ${days(KEPT_DAYS.securityEvent)} after the end of their month.`,
        `All else is kept as long as your account. Deleting it removes your name, your address and your progress at once. Records of payments stay without your name, for ${years(KEPT_DAYS.payment)}.`,
      ],
    },
    {
      heading: 'What a verifier sees',
      paragraphs: [
        'Initials, the visa class, the dates, the number of the credential, and whether it is genuine and not revoked. Never your passport number.',
        'Written to the blockchain are fingerprints of credentials and, of a revocation, its place and the code of its reason. Nothing about you can be read from them.',
      ],
    },
    {
      heading: 'Cookies and other companies',
      paragraphs: [
        'One cookie keeps you signed in. Another one, which names nobody, lets a browser on which you have signed in do so again without a code from our mail, also while somebody else guesses at your password, for a year at most. A third one ties such a code to your browser, for 10 minutes. There is no advertising and no tracking by others.',
        'Payments are made through Stripe, whose script is loaded on the checkout page only. We do not see or store your card number.',
        '[Names of the hosting and mail providers, and the countries in which they process data]',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'In your profile you can read, export and correct your data, end sessions and devices, and delete your account. Deleting revokes your active credentials.',
        '[Supervisory authority and the law that applies]',
      ],
    },
  ],
}

export const TERMS: LegalText = {
  path: '/terms',
  title: 'Terms',
  description: 'The terms under which Visa Success Guide sells its guide and issues credentials.',
  sections: [
    {
      heading: 'Who you contract with',
      paragraphs: [OPERATOR],
    },
    {
      heading: 'What we are, and what we are not',
      paragraphs: [
        'We are not a law firm and not the government. No outcome is guaranteed.',
        'The guide is general information as of the dates it names. It does not replace the official pages, your appointment letter, or the advice of a lawyer who knows your case.',
        'Practice questions are themes of our own. No official list of questions exists.',
      ],
    },
    {
      heading: 'What you buy',
      paragraphs: [
        'One payment gives one person access to the digital guide and the premium tools. There is no subscription. Access begins when the payment is confirmed.',
        'You may print the guide and its sheets for yourself. You may not publish or resell them.',
      ],
    },
    {
      heading: 'Digital visa credentials',
      paragraphs: [
        'A credential on this site is issued by the operator. It is not a visa, not a US government document, and gives no right to travel or to enter a country.',
        'Anyone who accepts a credential compares the person with the passport.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Keep your password to yourself, and end a lost device in your profile. We may close an account that is used to deceive others.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: ['[Limits of liability, the law that applies, and the place of jurisdiction]'],
    },
  ],
}

export const REFUND: LegalText = {
  path: '/refund',
  title: 'Refunds',
  description: 'How long you can ask Visa Success Guide for your money back, and how.',
  sections: [
    {
      heading: 'How long',
      paragraphs: [
        'The guide is sold with a money-back guarantee. Where this site names both 30 and 60 days, the longer period counts: 60 days from the payment.',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        `Write to ${CONTACT} from the address you paid with, or name the number of your receipt. You need not give a reason.`,
        'The money goes back to the card that paid. How soon it shows depends on your bank.',
      ],
    },
    {
      heading: 'What happens to your access',
      paragraphs: [
        'With the refund the premium tools and the paid chapters close, also on devices that kept them for use without a connection. Your account and your credentials stay.',
      ],
    },
    {
      heading: 'Who answers',
      paragraphs: [
        OPERATOR,
        '[Rights of consumers that apply in your country beside this guarantee]',
      ],
    },
  ],
}
