import type { english } from '#pwa/device/progress/words.ts'
import { type Translated, plural } from '#pwa/language/words.ts'

export const deviceProgress: Translated<typeof english> = {
  storage: {
    isMemoryOnly:
      'لا يسمح هذا المتصفح للتطبيق بتخزين أي شيء، كما في النافذة الخاصة. ما تفعله هنا يدوم حتى تغلق هذه الصفحة.',
    isFull:
      'لم تبق مساحة على هذا الجهاز. ما تفعله الآن يدوم حتى تغلق هذه الصفحة: حرّر بعض المساحة، ثم حاول مجددا.',
    wasCleared: 'محا المتصفح ما حفظه هذا التطبيق. ما هو في حسابك يعود عند الاتصال.',
  },
  saving: 'جارٍ الحفظ…',
  notSaved: {
    title: 'لم يُحفظ',
    text: 'لم يتمكن هذا الجهاز من تخزين آخر ما فعلته. يبقى هنا حتى تغلق الصفحة.',
  },
  tryAgain: 'إعادة المحاولة',
  onlyHere: {
    codes: (count) =>
      plural(count, {
        one: 'سجل رمز واحد عرضته',
        two: 'سجلا رمزين عرضتهما',
        few: `${String(count)} سجلات لرموز عرضتها`,
        many: `${String(count)} سجلا لرموز عرضتها`,
        other: `${String(count)} سجل لرموز عرضتها`,
      }),
    worksheet: (count) =>
      plural(count, {
        one: 'إجابة واحدة في DS-160',
        two: 'إجابتان في DS-160',
        few: `${String(count)} إجابات في DS-160`,
        other: `${String(count)} إجابة في DS-160`,
      }),
    interview: 'يوم مقابلتك وفئة تأشيرتك',
    simulator: (count) =>
      plural(count, {
        one: 'إجابة مكتوبة واحدة',
        two: 'إجابتان مكتوبتان',
        few: `${String(count)} إجابات مكتوبة`,
        other: `${String(count)} إجابة مكتوبة`,
      }),
    recordings: (count) =>
      plural(count, {
        one: 'تسجيل واحد',
        two: 'تسجيلان',
        few: `${String(count)} تسجيلات`,
        many: `${String(count)} تسجيلا`,
        other: `${String(count)} تسجيل`,
      }),
    nationality: 'جنسيتك',
    exam: 'إجاباتك في اختبار نهائي لم يُرسل',
    openTest: 'اختبار تدريبي لم ينته',
    missed: (count) =>
      plural(count, {
        one: 'سؤال واحد للمراجعة أخطأت فيه',
        two: 'سؤالان للمراجعة أخطأت فيهما',
        few: `${String(count)} أسئلة للمراجعة أخطأت فيها`,
        many: `${String(count)} سؤالا للمراجعة أخطأت فيها`,
        other: `${String(count)} سؤال للمراجعة أخطأت فيها`,
      }),
    unsent: (count) =>
      plural(count, {
        one: 'تغيير واحد لم يُرسل بعد',
        two: 'تغييران لم يُرسلا بعد',
        few: `${String(count)} تغييرات لم تُرسل بعد`,
        many: `${String(count)} تغييرا لم تُرسل بعد`,
        other: `${String(count)} تغيير لم تُرسل بعد`,
      }),
  },
  saveHint: {
    untouched: 'يبقى على هذا الجهاز فقط.',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ على هذا الجهاز فقط.',
    refused: 'لم يُحفظ. يبقى هنا حتى تغلق الصفحة.',
    isMemoryOnly: 'لم يُحفظ. يدوم حتى تغلق الصفحة.',
  },
}
