import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/language-words.ts'

export const appLanguage: Translated<typeof english> = {
  label: 'اللغة',
  inEnglish: 'هذه الصفحة بالإنجليزية فقط.',
  title: 'إعادة تحميل هذه الصفحة؟',
  question: 'لتغيير اللغة، تُحمَّل الصفحة من جديد. وما لم تحفظه هنا يُفقد.',
  confirm: 'تغيير اللغة',
}
