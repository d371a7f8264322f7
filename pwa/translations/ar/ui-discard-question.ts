import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/discard-question-words.ts'

export const uiDiscardQuestion: Translated<typeof english> = {
  question: 'لم يُرسل ما كتبته.',
  keep: 'متابعة الكتابة',
  discard: 'تجاهل ما كتبته',
}
