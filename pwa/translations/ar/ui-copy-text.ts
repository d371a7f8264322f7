import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/copy-text-words.ts'

export const uiCopyText: Translated<typeof english> = {
  copy: (noun) => `نسخ ${noun}`,
  copied: (noun) => `تم نسخ ${noun}`,
  failed: {
    title: (noun) => `تعذّر نسخ ${noun}`,
    text: 'هذا المتصفح لا يسمح بذلك. حدّد النص وانسخه بنفسك.',
  },
}
