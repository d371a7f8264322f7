import { partsOfBrowserName } from '#contracts/accounts/browser-name.ts'
import { namePlace } from '#contracts/accounts/name-place.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import { isolateValue } from '#contracts/language/isolate-values.ts'
import { LANGUAGES } from '#contracts/language/languages.ts'
import { showAddress } from '#contracts/text/show-address.ts'
import { isolateCopied } from '#api/mail/isolates.ts'
import type { ChangeNotice } from '#api/mail/mail-content.ts'
import type { NoticeWords } from '#api/mail/languages/mail-words.ts'
import { credentialOf } from './credential-of.ts'

const { format } = LANGUAGES.ar

export const notices: NoticeWords = {
  ifYours: 'إذا كنت أنت، فلا يلزمك فعل أي شيء.',
  ifNot:
    'وإذا لم تكن أنت، فاضغط الزر خلال سبعة أيام. عندئذ يُسجَّل خروج الجميع، وتوقَف المحافظ الأخرى نهائيا، وتُزال مفاتيح المرور التي أُضيفت منذ ذلك الحين، ويكون الحساب تابعا لهذا العنوان، ونرسل إليك بالبريد رابطا لاختيار كلمة مرور جديدة.',
  notMe: 'لست أنا من فعل هذا',
  tell,
}

function tell(notice: ChangeNotice): { subject: string; what: string } {
  switch (notice.template) {
    case 'password-changed':
      return {
        subject: 'تم تغيير كلمة مرورك',
        what: 'لحسابك كلمة مرور جديدة. وسُجّل الخروج من الحساب في كل متصفح وجهاز آخر.',
      }
    case 'address-change-asked':
      return {
        subject: 'سيُنقل حسابك إلى عنوان آخر',
        what: `طلب شخص يعرف كلمة مرورك نقل حسابك إلى العنوان ${isolateCopied(showAddress(notice.email))}. وسيُنقل فور فتح الرابط الذي أرسلناه إلى ذلك العنوان.`,
      }
    case 'address-changed':
      return {
        subject: 'نُقل حسابك إلى عنوان آخر',
        what: `حسابك الآن تابع للعنوان ${isolateCopied(showAddress(notice.email))}. وسُجّل الخروج من الحساب في كل متصفح آخر.`,
      }
    case 'passkey-added':
      return {
        subject: 'أُضيف مفتاح مرور إلى حسابك',
        what: `أُضيف مفتاح المرور ${isolateValue(notice.name)}. ومن يحوزه يستطيع تسجيل الدخول دون كلمة مرورك.`,
      }
    case 'passkey-removed':
      return {
        subject: 'أُزيل مفتاح مرور من حسابك',
        what: `أُزيل مفتاح المرور ${isolateValue(notice.name)} ولم يعد يسجّل دخول أحد.`,
      }
    case 'rights-changed':
      return {
        subject: 'تم تغيير صلاحياتك',
        what: `غيّر أحد المالكين ما يحق لحسابك أن يفعله هنا. ${describeRights(notice.rights)}`,
      }
    case 'browser-signed-in':
      return {
        subject: 'استُخدم حسابك في متصفح جديد',
        what: `سجّل شخص ما الدخول إلى حسابك عبر ${describeBrowser(notice)}. ولم يكن الحساب قد استُخدم هناك من قبل، أو لم يُستخدم هناك منذ تغيير كلمة مرورك أو عنوانك.`,
      }
    case 'data-downloaded':
      return {
        subject: 'تم تنزيل بيانات حسابك',
        what: 'نزّل شخص مسجَّل دخوله إلى حسابك كل ما نحتفظ به عنك.',
      }
    case 'log-ins-failed':
      return {
        subject: 'هناك من يكرّر محاولة تسجيل الدخول إلى حسابك',
        what: `خلال آخر 24 ساعة أُدخلت لحسابك كلمة مرور خاطئة. عدد المرات: ${String(notice.count)}. ولم تنجح أي من هذه المحاولات في الدخول.`,
      }
    case 'wallet-added':
      return {
        subject: 'أُضيفت وثيقة إلى محفظة أخرى',
        what: `أُضيفت ${credentialOf(notice.credentialType)} الخاصة بك إلى محفظة أخرى${describeName(notice.name)} وكل من لديه تلك المحفظة يستطيع عرض الوثيقة. ويمكنك أيضا إيقاف تلك المحفظة وحدها نهائيا، من ملفك الشخصي.`,
      }
  }
}

function describeRights(rights: readonly Right[]): string {
  if (rights.length === 0) return 'ولم يعد يفتح لوحة الإدارة.'
  if (hasRight({ rights }, 'own')) return 'ويحق له الآن فعل كل شيء في لوحة الإدارة.'
  const actions = [
    'الاطلاع على كل شيء في لوحة الإدارة',
    ...(hasRight({ rights }, 'issue') ? ['إصدار الوثائق'] : []),
    ...(hasRight({ rights }, 'revoke') ? ['إلغاء الوثائق'] : []),
  ]
  return `ويحق له الآن ${new Intl.ListFormat(format).format(actions)}.`
}

function describeName(name: string | null): string {
  return name === null
    ? '، لم تذكر اسمها.'
    : `. وتسمّي المحفظة نفسها «${isolateValue(name)}»، ولم يتحقق أحد من هذا الاسم.`
}

type SignedIn = Extract<ChangeNotice, { template: 'browser-signed-in' }>

function describeBrowser({ browser: name, network, country }: SignedIn): string {
  const place = isolateValue(namePlace({ network, country }, format))
  if (name === null) return `متصفح (${place})`
  const { browser, system } = partsOfBrowserName(name)
  return `${isolateValue(browser ?? 'متصفح')} على ${isolateValue(system ?? 'جهاز غير معروف')} (${place})`
}
