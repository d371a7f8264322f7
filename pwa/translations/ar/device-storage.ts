import type { english } from '#pwa/device/storage/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceStorage: Translated<typeof english> = {
  newer: 'إصدار أحدث من هذا التطبيق مفتوح في تبويب آخر. أعد التحميل لاستخدامه هنا أيضا.',
  lost: 'فقد المتصفح اتصاله بمخزن هذا التطبيق. أعد التحميل لفتحه مجددا.',
  reload: 'إعادة التحميل',
}
