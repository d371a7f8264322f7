import type { Language } from '#contracts/language/languages.ts'
import { arabic } from './ar/words.ts'
import { english } from './en/words.ts'
import { spanish } from './es/words.ts'
import type { MailWords } from './mail-words.ts'

export const MAIL_WORDS: Record<Language, MailWords> = {
  en: english,
  es: spanish,
  ar: arabic,
}
