import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/wallet-page-words.ts'
import { verificationVerdict } from './verification-verdict.tsx'

export const walletWalletPage: Translated<typeof english> = {
  page: {
    title: 'المحفظة',
    help: 'المساعدة',
    refresh: 'تحديث',
    settings: 'الإعدادات',
    credentials: (count) =>
      plural(count, {
        zero: 'لا وثائق',
        one: 'وثيقة واحدة',
        two: 'وثيقتان',
        few: `${String(count)} وثائق`,
        other: `${String(count)} وثيقة`,
      }),
    savedCredentials: (count) =>
      plural(count, {
        zero: 'لا وثائق · محفوظة على هذا الجهاز',
        one: 'وثيقة واحدة · محفوظة على هذا الجهاز',
        two: 'وثيقتان · محفوظتان على هذا الجهاز',
        few: `${String(count)} وثائق · محفوظة على هذا الجهاز`,
        other: `${String(count)} وثيقة · محفوظة على هذا الجهاز`,
      }),
    refreshed: 'تم تحديث المحفظة',
    error: 'خطأ',
    refreshFailed: 'تعذّر تحديث المحفظة. حاول من جديد.',
    showings: 'ما عرضته',
    deviceEnded: 'أُلغي الجهاز',
  },
  loading: 'جار تحميل محفظتك',
  failed: {
    title: 'تعذّر تحميل محفظتك.',
    retry: 'إعادة المحاولة',
    wasCleared:
      'محا المتصفح هذه المحفظة. وثائقك في أمان في حسابك: اتصل بالإنترنت مرة واحدة لاستعادتها.',
    isSafe: (reason) => `${reason} وثائقك في أمان في حسابك.`,
  },
  empty: {
    title: 'محفظتك فارغة',
    learn: 'التعرّف على التأشيرات الرقمية',
    wasCleared: 'محا المتصفح ما كانت هذه المحفظة تحفظه هنا، وليس في حسابك أي وثيقة الآن.',
    text: 'تظهر وثيقة التأشيرة الرقمية هنا حالما تصدر وثيقة لحسابك.',
  },
  stats: {
    total: 'المجموع',
    valid: 'صالحة',
    expiring: 'تنتهي قريبا',
    expired: 'منتهية',
    expiredOrRevoked: 'منتهية أو ملغاة',
  },
  statuses: {
    valid: 'صالحة',
    expiring: 'تنتهي قريبا',
    expired: 'منتهية',
    revoked: 'ملغاة',
  },
  cards: {
    label: 'وثائقك',
    showQr: 'عرض رمز QR',
    details: 'التفاصيل',
    notValidYet: (day) => `ليست صالحة بعد: ابتداء من ${day}`,
    courseNote: (isExpired) =>
      isExpired ? verificationVerdict.oldCourseNote : verificationVerdict.courseNote,
    ended: (count, kinds) => `${sayEnded(count)}: ${kinds.join('، ')}`,
    endedKinds: {
      expired: (count) =>
        plural(count, {
          one: 'واحدة منتهية',
          two: 'اثنتان منتهيتان',
          other: `${String(count)} منتهية`,
        }),
      revoked: (count) =>
        plural(count, {
          one: 'واحدة ملغاة',
          two: 'اثنتان ملغاتان',
          other: `${String(count)} ملغاة`,
        }),
    },
  },
  actions: {
    label: 'إجراءات سريعة',
    verification: 'التحقق برمز QR',
    profile: 'الملف الشخصي',
    help: 'الحصول على المساعدة',
  },
  storage: {
    isMemoryOnly:
      'لا يسمح هذا المتصفح للمحفظة بأن تخزّن شيئا، كما في نافذة خاصة. تعمل حتى تغلق هذه الصفحة، ولا تعمل بلا اتصال.',
    isFull: 'لم تبق مساحة على هذا الجهاز. وثائقك غير محفوظة هنا: أفرغ بعض المساحة، ثم حدّث.',
    wasCleared: 'محا المتصفح هذه المحفظة. ما في حسابك في أمان؛ ومع اتصال يُحفظ هنا من جديد.',
  },
  stale: {
    noConnection: 'لا اتصال.',
    asOf: (reason, time) => `${reason} هذه وثائقك كما كانت في ${time}.`,
  },
}

function sayEnded(count: number): string {
  return plural(count, {
    one: 'وثيقة واحدة انتهى سريانها',
    two: 'وثيقتان انتهى سريانهما',
    few: `${String(count)} وثائق انتهى سريانها`,
    other: `${String(count)} وثيقة انتهى سريانها`,
  })
}
