import { isolateCopied } from '#api/mail/isolates.ts'
import type { MailWords } from '#api/mail/languages/mail-words.ts'
import { writeLetter } from './letters.ts'
import { links } from './links.ts'
import { notices } from './notices.ts'

export const arabic: MailWords = {
  help: (supportEmail) => `هل لديك أسئلة؟ اكتب إلى ${isolateCopied(supportEmail)}.`,
  buttons: { choosePassword: 'اختيار كلمة مرور جديدة', openWallet: 'فتح المحفظة' },
  links,
  notices,
  writeLetter,
}
