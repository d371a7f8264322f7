import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/words.ts'

export const ui: Translated<typeof english> = {
  loading: 'جارٍ التحميل…',
  failed: {
    tab: 'حدث خطأ ما',
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ ما في هذه الصفحة، أو انقطع اتصالك أثناء تحميلها. لم يُفقد أي شيء مما حفظته.',
    reload: 'إعادة التحميل',
    home: 'العودة إلى الصفحة الرئيسية',
  },
}
