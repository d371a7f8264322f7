import type { english } from '#pwa/device/language/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceLanguage: Translated<typeof english> = {
  title: 'هل تريد تحميل هذه الصفحة من جديد؟',
  question: 'لتغيير اللغة تُحمَّل الصفحة من جديد، ويضيع ما لم تحفظه هنا.',
  confirm: 'تغيير اللغة',
}
