import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/print-words.ts'

export const uiPrint: Translated<typeof english> = {
  print: 'طباعة',
  failed: { title: 'تعذّر إنشاء الملف', description: 'اتصل بالإنترنت، وحاول مرة أخرى.' },
}
