import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/network/words.ts'

export const network: Translated<typeof english> = {
  error: 'خطأ',
  refused: 'لم يتمكن الخادم من تنفيذ ذلك. يُرجى المحاولة مرة أخرى.',
  unreached: 'لا يوجد اتصال بالخادم. تحقق من اتصالك وحاول مرة أخرى.',
  foreign:
    'ردّت هذه الشبكة بدلًا من خادمنا. قد تطلب منك تسجيل الدخول إليها أولًا: افتح موقعًا آخر، ثم حاول مرة أخرى.',
  unanswered:
    'لم يردّ الخادم في الوقت المناسب. ربما تم تنفيذ ذلك: تجري الآن قراءة المعروض من جديد، فانظر قبل أن تحاول مرة أخرى.',
  unansweredTitle: 'لم يصل أي رد.',
  unexpected: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
}
