import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/paper-dialog-words.ts'

export const uiPaperPaperDialog: Translated<typeof english> = {
  title: 'الطباعة من ملف',
  text: 'لا يمكن لتطبيق على الشاشة الرئيسية أن يطبع. احفظ هذه الورقة كملف، وافتحه في «الملفات» أو على كمبيوتر، واطبعه هناك. احذف الملف إذا كان لا يجوز لأي شخص آخر قراءته.',
  save: 'حفظ الملف',
}
