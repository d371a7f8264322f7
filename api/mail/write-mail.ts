import type { Language } from '#contracts/language/languages.ts'
import { MAIL_WORDS } from './languages/languages.ts'
import type { MailWords, NoticeWords, Words } from './languages/mail-words.ts'
import {
  type ChangeNotice,
  type Letter,
  LINK_TEMPLATES,
  type LinkTemplate,
  type MailContent,
} from './mail-content.ts'
import { writeInEnglish } from './write-in-english.ts'

export interface MailText extends Words {
  language: Language
  button?: { label: string; url: string }
}

interface Places {
  language: Language
  /** The public origin of the product. All links begin with it. */
  origin: string
  link?: string
  code?: string
}

export function writeMail(content: MailContent, places: Places): MailText {
  const { language, origin, link, code } = places
  const words = MAIL_WORDS[language]
  switch (content.template) {
    case 'receipt':
    case 'unmatched-payment':
    case 'recovery-code-used':
    case 'invitation-locked':
    case 'invitation-waiting': {
      const { label, page, ...text } = writeInEnglish(content)
      return { language: 'en', ...text, button: { label, url: origin + page } }
    }
    case 'login-code':
    case 'paid-twice':
    case 'refunded':
    case 'refund-failed':
    case 'account-returned':
    case 'credential-issued':
    case 'credential-revoked':
    case 'credential-corrected':
    case 'credential-renewed':
    case 'credential-expiring':
      return { language, ...writeLetter(words, content, { origin, code }) }
    default: {
      if (link === undefined) throw new Error('This mail is nothing without its link.')
      const { label, ...text } = isLink(content)
        ? words.links[content.template]
        : writeNotice(words.notices, content)
      return { language, ...text, button: { label, url: link } }
    }
  }
}

const OPEN_WALLET = { label: 'openWallet', page: '/wallet' } as const

/** The buttons of letters. A letter that is not in this table has no button. */
const BUTTONS: {
  [T in Letter['template']]?: { label: keyof MailWords['buttons']; page: string }
} = {
  'login-code': { label: 'choosePassword', page: '/auth/forgot' },
  'credential-issued': OPEN_WALLET,
  'credential-revoked': OPEN_WALLET,
  'credential-corrected': OPEN_WALLET,
  'credential-renewed': OPEN_WALLET,
  'credential-expiring': OPEN_WALLET,
}

function writeLetter(
  words: MailWords,
  letter: Letter,
  { origin, code }: { origin: string; code: string | undefined },
): Omit<MailText, 'language'> {
  const { subject, paragraphs } = words.writeLetter(letter)
  const button = BUTTONS[letter.template]
  return {
    subject,
    paragraphs: letter.template === 'login-code' ? [showCode(code), ...paragraphs] : paragraphs,
    ...(button && {
      button: { label: words.buttons[button.label], url: origin + button.page },
    }),
  }
}

/** Returns the code in two groups. Beside a plain space, text from right to left would swap the groups. */
function showCode(code: string | undefined): string {
  if (code === undefined) throw new Error('This mail is nothing without its code.')
  return `${code.slice(0, 4)}\u00A0${code.slice(4)}`
}

const LINKS: ReadonlySet<string> = new Set(LINK_TEMPLATES)

function isLink(
  content: ChangeNotice | { template: LinkTemplate },
): content is { template: LinkTemplate } {
  return LINKS.has(content.template)
}

/** Writes the change that was made, and the effects of the undo link. */
function writeNotice({ tell, ifYours, ifNot, notMe }: NoticeWords, notice: ChangeNotice) {
  const { subject, what } = tell(notice)
  return { subject, paragraphs: [what, ifYours, ifNot], label: notMe }
}
