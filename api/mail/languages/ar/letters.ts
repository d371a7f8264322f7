import { COURSE_REFUNDED } from '#contracts/credentials/issuing.ts'
import { isolateValue } from '#contracts/language/isolate-values.ts'
import { LANGUAGES } from '#contracts/language/languages.ts'
import { isolateCopied } from '#api/mail/isolates.ts'
import type { Letter } from '#api/mail/mail-content.ts'
import type { Words } from '#api/mail/languages/mail-words.ts'
import { credentialOf } from './credential-of.ts'

export function writeLetter(letter: Letter): Words {
  switch (letter.template) {
    case 'login-code':
      return {
        subject: 'رمزك لتسجيل الدخول',
        paragraphs: [
          'أدخل شخص ما كلمة المرور الصحيحة لحسابك في متصفح لم يُستخدم فيه الحساب من قبل. وكل من يُدخل هذا الرمز هناك يُسجَّل دخوله. يصلح الرمز مرة واحدة، لمدة 10 دقائق.',
          'إذا لم تكن أنت، فهناك من يعرف كلمة مرورك: لا تخبر أحدا بالرمز، واختر كلمة مرور جديدة فورا.',
        ],
      }
    case 'paid-twice':
      return {
        subject: 'دفعت مرتين: سنرد إليك إحدى الدفعتين',
        paragraphs: [
          `في ${writeDay(letter.paidOn)} وصلتنا دفعة ثانية قدرها ${isolateValue(letter.price)} مقابل دليل التأشيرة، وهو متاح لهذا العنوان من قبل. سنرد المبلغ إليك؛ ولا يلزمك فعل أي شيء.`,
          numberOfOrder(letter.purchaseId),
        ],
      }
    case 'refunded':
      return {
        subject: 'رددنا إليك المبلغ',
        paragraphs: [
          `مبلغ ${isolateValue(letter.amount)} المسترد مقابل «${isolateValue(letter.productName)}» في طريقه إليك. تحتاج البنوك من خمسة إلى عشرة أيام لإظهاره.`,
          letter.hasAccess
            ? 'يبقى وصولك المميز كما هو.'
            : 'انتهى معه وصولك المميز. ويبقى حسابك ووثائقك كما هي.',
          numberOfOrder(letter.purchaseId),
        ],
      }
    case 'refund-failed':
      return {
        subject: 'لم يصل المبلغ المسترد إليك',
        paragraphs: [
          `أعاد إلينا البنك الذي تتعامل معه مبلغ ${isolateValue(letter.amount)} الذي كنا قد رددناه إليك مقابل «${isolateValue(letter.productName)}». اكتب إلينا، وسنجد طريقة أخرى.`,
          numberOfOrder(letter.purchaseId),
        ],
      }
    case 'account-returned':
      return {
        subject: 'هناك حساب لم يعد تابعا لهذا العنوان',
        paragraphs: [
          'أبلغنا الشخص الذي يقرأ رسائل العنوان السابق للحساب أن نقل الحساب إلى هنا لم يكن منه. عاد الحساب تابعا لذلك العنوان، وسُجّل خروج الجميع.',
          'إذا كنت مالك الحساب، فاكتب إلينا.',
        ],
      }
    case 'credential-issued':
      return {
        subject: 'صدرت وثيقة لك',
        paragraphs: [
          `${credentialOf(letter.credentialType)} الخاصة بك في محفظتك.`,
          `رقم الوثيقة: ${isolateCopied(letter.credentialId)}.`,
        ],
      }
    case 'credential-revoked':
      return {
        subject: 'أُلغيت وثيقة من وثائقك',
        paragraphs: [
          `أُلغيت ${credentialOf(letter.credentialType)} الخاصة بك ولم تعد تجتاز التحقق. السبب: ${writeReason(letter.reason)}`,
          `رقم الوثيقة: ${isolateCopied(letter.credentialId)}.`,
        ],
      }
    case 'credential-corrected':
      return {
        subject: 'صُحّحت وثيقة من وثائقك',
        paragraphs: [
          `صُحّح خطأ في وثيقتك. والوثيقة المصحّحة، وهي ${credentialOf(letter.credentialType)}، في محفظتك؛ أما القديمة فلم تعد تجتاز التحقق. السبب: ${writeReason(letter.reason)}`,
          `الوثيقة ${isolateCopied(letter.credentialId)} تحل محل ${isolateCopied(letter.replacesId)}.`,
        ],
      }
    case 'credential-renewed':
      return {
        subject: 'جُدّدت وثيقة من وثائقك',
        paragraphs: [
          `${credentialOf(letter.credentialType)} الجديدة الخاصة بك في محفظتك، وتنتهي صلاحيتها في ${writeDay(letter.expiryDate)}. وتبقى الوثيقة التي كانت لديك كما هي، وتنتهي صلاحيتها في ${writeDay(letter.formerExpiryDate)}. وينتهي كل يوم في الساعة 24:00 بتوقيت UTC.`,
          `رقم الوثيقة: ${isolateCopied(letter.credentialId)}.`,
        ],
      }
    case 'credential-expiring':
      return {
        subject: 'تنتهي صلاحية وثيقة من وثائقك قريبا',
        paragraphs: [
          `تنتهي صلاحية ${credentialOf(letter.credentialType)} الخاصة بك في ${writeDay(letter.expiryDate)}، في الساعة 24:00 بتوقيت UTC.`,
          `رقم الوثيقة: ${isolateCopied(letter.credentialId)}.`,
        ],
      }
  }
}

/** Returns a day such as `31 يناير 2026`. */
function writeDay(day: string): string {
  const dates = new Intl.DateTimeFormat(LANGUAGES.ar.format, { dateStyle: 'long', timeZone: 'UTC' })
  return dates.format(new Date(`${day}T00:00:00Z`))
}

/** Translates the reason that the product itself gives. Returns the reason of an administrator unchanged. */
function writeReason(reason: string): string {
  return reason === COURSE_REFUNDED ? 'رُدّ المبلغ المدفوع مقابل الدورة.' : isolateValue(reason)
}

/**
 * Returns the number of an order. It can begin with digits, which keep their place beside Arabic letters only
 * on a line of their own.
 */
function numberOfOrder(purchaseId: string): string {
  return `رقم الطلب:\n${isolateCopied(purchaseId)}`
}
