import type { MailWords } from '#api/mail/languages/mail-words.ts'
import { writeLetter } from './letters.ts'
import { links } from './links.ts'
import { notices } from './notices.ts'

export const english: MailWords = {
  help: (supportEmail) => `Questions? Write to ${supportEmail}.`,
  buttons: { choosePassword: 'Choose a new password', openWallet: 'Open the wallet' },
  links,
  notices,
  writeLetter,
}
