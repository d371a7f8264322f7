import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/generate/words.tsx'

export const verificationGenerate: Translated<typeof english> = {
  choice: {
    notLoaded: 'تعذّر تحميل وثائقك',
    tryAgain: 'إعادة المحاولة',
    loading: 'جار تحميل وثائقك…',
    own: 'وثائقك',
    samples: 'عيّنات',
    idUntil: (id, day) => (
      <>
        {id} حتى {day}
      </>
    ),
    revoked: 'ملغاة',
    expired: 'منتهية',
    upcoming: 'ليست صالحة بعد',
  },
  nothing: {
    title: 'لا وثيقة للعرض',
    openWallet: 'فتح المحفظة',
    text: 'يُنشأ الرمز لوثيقة تحملها، ولم تصدر أي وثيقة لحسابك.',
  },
  demo: {
    title: 'وضع التجربة',
    text: 'العيّنات لشخص متخيّل، لكي تجرّب الرموز والماسح. يستطيع كل من سجّل الدخول هنا أن يعرضها، وكل متحقّق يختمها بكلمة «عيّنة»، ولا يختمها بكلمة «صالحة» أبدا.',
  },
  generator: {
    change: 'تغيير الوثيقة',
    size: 'الحجم',
    sizes: { sm: 'صغير', md: 'متوسط', lg: 'كبير' },
    sizeInPixels: (size, pixels) => `${size} (${pixels} بكسل)`,
    refresh: 'تحديث',
    generate: 'إنشاء رمز QR',
    renews: 'إنشاء رمز جديد بعد 5 ثوان من انتهاء صلاحية هذا الرمز',
    failed: 'فشل إنشاء رمز QR',
    tryAgain: 'إعادة المحاولة',
    notGenerated: 'تعذّر إنشاء رمز QR',
  },
  code: {
    picture: 'رمز QR للوثيقة',
    generated: 'أُنشئ رمز QR',
    validFor: (minutes) => `صالح لمدة ${formatMinutes(minutes)}`,
    timeLeft: 'الوقت المتبقي:',
    newFollows: 'يليه رمز جديد.',
    anyCamera: 'تقرؤه كاميرا أي هاتف، ويقرؤه أيضا مركز التحقق برمز QR.',
    download: 'تنزيل',
    share: 'مشاركة',
    copyLink: 'نسخ الرابط',
  },
}

function formatMinutes(count: number): string {
  return plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${String(count)} دقائق`,
    other: `${String(count)} دقيقة`,
  })
}
