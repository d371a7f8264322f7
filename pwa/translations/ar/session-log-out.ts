import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/log-out-words.ts'

export const sessionLogOut: Translated<typeof english> = {
  done: { title: 'تم تسجيل الخروج', description: 'تم تسجيل خروجك بنجاح.' },
  failed: 'تعذّر تسجيل الخروج',
}
