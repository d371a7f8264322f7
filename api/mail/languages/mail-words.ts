import type { ChangeNotice, Letter, LinkTemplate } from '#api/mail/mail-content.ts'

export interface Words {
  subject: string
  paragraphs: string[]
}

/** The texts of all mails in one language. English is the source of all other languages. */
export interface MailWords {
  help: (supportEmail: string) => string
  buttons: Record<'choosePassword' | 'openWallet', string>
  /** The mails whose main content is a link. `label` is the text of the button. */
  links: Record<LinkTemplate, Words & { label: string }>
  notices: NoticeWords
  writeLetter: (letter: Letter) => Words
}

export interface NoticeWords {
  ifYours: string
  /** The sentence about the effects of the undo button. */
  ifNot: string
  notMe: string
  tell: (notice: ChangeNotice) => { subject: string; what: string }
}
