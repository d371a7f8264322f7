import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/reader-words.ts'

export const deviceContentReader: Translated<typeof english> = {
  unread: 'لم يقرأ هذه الترجمة بعد أي متحدث أصلي باللغة.',
  englishCounts: 'هذه ترجمة. النص الإنجليزي هو المعتمد.',
}
