import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/later-notices-words.ts'

export const walletLaterNotices: Translated<typeof english> = {
  clock: {
    title: 'مشكلة في الساعة',
    behind: (span) => `ساعة هذا الجهاز متأخرة بمقدار ${span}.`,
    ahead: (span) => `ساعة هذا الجهاز متقدمة بمقدار ${span}.`,
    seconds: (count) =>
      plural(count, {
        one: 'ثانية واحدة',
        two: 'ثانيتين',
        few: `${String(count)} ثوان`,
        other: `${String(count)} ثانية`,
      }),
    minutes: (count) =>
      plural(count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتين',
        few: `${String(count)} دقائق`,
        other: `${String(count)} دقيقة`,
      }),
    hours: (count) =>
      plural(count, {
        one: 'ساعة واحدة',
        two: 'ساعتين',
        few: `${String(count)} ساعات`,
        other: `${String(count)} ساعة`,
      }),
    days: (count) =>
      plural(count, {
        one: 'يوم واحد',
        two: 'يومين',
        few: `${String(count)} أيام`,
        many: `${String(count)} يوما`,
        other: `${String(count)} يوم`,
      }),
    isCorrected: 'تُصحَّح رموزك بحسب ذلك؛ ومع هذا اضبط التاريخ والوقت على التلقائي.',
    wasSo:
      'كان الأمر كذلك عندما كان متصلا بالإنترنت آخر مرة. وإلى أن يتصل من جديد، تُنشأ رموزك للوقتين معا حيث يمكن ذلك.',
  },
  passes: {
    troubles: {
      'no-secure-context':
        'هذه الصفحة ليست على https، ولذلك لا يستطيع هذا الجهاز إنشاء الرموز بنفسه. ينشئها الخادم، وهذا يحتاج إلى اتصال كل مرة.',
      'too-many-devices':
        'لدى حسابك عشرة أجهزة بالفعل. أوقف واحدا منها نهائيا في الإعدادات لعرض الوثائق هنا بلا اتصال.',
    },
    heldBack: 'تصحّح جهة الإصدار سجلاتها بعد خلل، ولا تجدّد شيئا حتى ينتهي ذلك.',
    goodUntil: (time) => `ما لدى هذا الجهاز صالح حتى ${time}.`,
    noneUntilThen: 'حتى ذلك الحين لا يستطيع هذا الجهاز عرض وثائقك.',
    ended:
      'بقي هذا الجهاز بلا اتصال مدة أطول من اللازم، فلا يستطيع عرض الوثائق بلا اتصال. اتصل بالإنترنت مرة واحدة لتجديده.',
    endsSoon: (time) =>
      `بلا اتصال، يستطيع هذا الجهاز عرض وثائقك حتى ${time}. اتصل بالإنترنت قبل ذلك لتجديده.`,
  },
  expiry: {
    title: 'تلقَّ تنبيها قبل انتهاء صلاحية وثيقة',
    text: 'يسألك متصفحك مرة واحدة. ينبهك هذا التطبيق ما دام مفتوحا، ولا يغادر شيء هذا الجهاز.',
    allow: 'السماح بالإشعارات',
    refuse: 'لا، شكرا',
    error: 'خطأ',
    failed: 'تعذّر حفظ الإعدادات. حاول من جديد.',
  },
  samePhone: {
    title: 'هل هذا هاتف استخدمته من قبل؟',
    text: 'للتطبيق على الشاشة الرئيسية مكان خاص به بين أجهزتك العشرة. إذا كان لمتصفح هذا الهاتف نفسه مكان أيضا، فأوقف ذلك الجهاز نهائيا: من الآن فصاعدا تستخدم التطبيق.',
    label: 'الهاتف نفسه، ووقت آخر تجديد له',
    end: 'نعم، إلغاؤه هناك',
    no: 'لا، هاتف آخر',
  },
}
