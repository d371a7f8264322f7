import type { MailWords } from '#api/mail/languages/mail-words.ts'
import { writeLetter } from './letters.ts'
import { links } from './links.ts'
import { notices } from './notices.ts'

export const spanish: MailWords = {
  help: (supportEmail) => `¿Preguntas? Escribe a ${supportEmail}.`,
  buttons: { choosePassword: 'Elegir una contraseña nueva', openWallet: 'Abrir la billetera' },
  links,
  notices,
  writeLetter,
}
