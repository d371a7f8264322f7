import type { ReasonWords } from '../reasons.ts'
import { plural } from '#pwa/language/words.ts'

export const reasons: ReasonWords = {
  AMOUNT_MISSING: 'أدخل مبلغا.',
  BATCH_EMPTY: 'أضف وثيقة واحدة على الأقل للتحقق',
  BATCH_TOO_LARGE: ({ maximum }) => `يمكن أن تضم الدفعة ${credentials(maximum)} على الأكثر`,
  BATCH_WITHOUT_DATA: 'يُرجى إدخال معرّفات وثائق أو بيانات QR صالحة',
  CARD_NUMBER_MISSING: 'أدخل رقم بطاقة.',
  CHARACTER_INVISIBLE: 'لا يمكن أن يحتوي الاسم هنا على المحرف غير المرئي U+{point}.',
  CHARACTER_STRANGE: 'لا يمكن أن يحتوي الاسم على «{character}».',
  CLAIM_REPEATED: 'اذكر كلا منها مرة واحدة.',
  CODE_LIFE_TOO_LONG: 'مدة الرمز {maximum} دقيقة على الأكثر.',
  CODE_LIFE_TOO_SHORT: 'مدة الرمز دقيقة واحدة على الأقل.',
  CREDENTIAL_REPEATED: 'اذكر كل وثيقة مرة واحدة.',
  CREDENTIALS_MISSING: 'اختر وثيقة واحدة على الأقل.',
  CREDENTIALS_TOO_MANY: ({ maximum }) => `اختر ${credentials(maximum)} على الأكثر في المرة الواحدة.`,
  DATE_INVALID: 'أدخل تاريخا موجودا، بالصيغة YYYY-MM-DD.',
  DATE_TOO_EARLY: 'أدخل تاريخا من عام 1970 فصاعدا.',
  DATE_TOO_LATE: 'أدخل تاريخا قبل 31 ديسمبر 9999.',
  EMAIL_INVALID: 'أدخل عنوان بريد إلكتروني صالحا.',
  EXPIRY_NOT_AFTER_ISSUE: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ الإصدار',
  EXPIRY_PAST: 'مضى تاريخ الانتهاء بالفعل: انتهى يومه عند الساعة 24:00 UTC.',
  INPUT_INVALID: 'هذا الإدخال غير صالح.',
  INSTANT_TOO_EARLY: 'أدخل تاريخا ووقتا صالحين.',
  LINK_INCOMPLETE: 'هذا الرابط غير مكتمل.',
  LOGIN_CODE_FORM: 'أدخل أرقام الرمز، وعددها {digits}.',
  MARK_ALONE: 'تحتاج العلامة في الاسم إلى حرف قبلها.',
  MARKS_TOO_MANY: ({ maximum }) =>
    `استخدم ${plural(Number(maximum), {
      one: 'علامة واحدة',
      two: 'علامتين',
      few: `${maximum} علامات`,
      other: `${maximum} علامة`,
    })} على الأكثر لكل حرف.`,
  NAME_IS_ADDRESS: 'اختر اسما ليس عنوان بريد إلكتروني.',
  NAME_MISSING: 'أدخل اسما.',
  NAME_TOO_LONG: 'هذا الاسم أطول من المسموح.',
  NAME_WITHOUT_LETTER: 'استخدم حرفا واحدا على الأقل.',
  NOT_BASE64URL: 'يجب أن تكون القيمة بايتات بترميز base64url.',
  NOTHING_CORRECTED: 'غيّر حقلا واحدا على الأقل: لا شيء يختلف عن الوثيقة.',
  PAGE_TOO_FAR: 'لأول {entries} من المدخلات فقط أرقام صفحات. تابع من الصفحة السابقة.',
  PAGE_UNKNOWN: 'لا توجد صفحة كهذه. افتح الصفحة الأولى من القائمة.',
  PASSPORT_DIGITS_INVALID: 'يجب أن تكون آخر 4 أرقام من جواز السفر 4 أرقام بالضبط (مثلا 1234).',
  PASSWORD_MISSING: 'كلمة المرور مطلوبة',
  QR_DATA_MISSING: 'يُرجى إدخال بيانات رمز QR',
  QR_DATA_TOO_LONG: ({ maximum }) => `طول بيانات رمز QR هو ${characters(maximum)} على الأكثر.`,
  RANGE_UNKNOWN: 'اختر 7 أيام أو 30 يوما أو 90 يوما.',
  REASON_MISSING: 'اذكر السبب.',
  RECOVERY_CODE_MISSING: 'أدخل أحد رموز الاسترداد لديك.',
  RECOVERY_CODE_TOO_LONG: 'هذا أطول من رمز استرداد.',
  REFERENCE_CHARACTERS: 'استخدم الحروف والأرقام والمسافات و . _ / # : -',
  REFERENCE_MISSING: 'أعط كل سطر مرجعا خاصا به.',
  REFUND_REASON_MISSING: 'اذكر سبب رد المبلغ.',
  RENEWAL_NOT_LATER: 'يجب أن يكون تاريخ الانتهاء الجديد بعد التاريخ الحالي.',
  REVOCATION_CODE_UNKNOWN: 'اختر أحد رموز الأسباب من 1 إلى 5.',
  REVOCATION_REASON_MISSING: 'يُرجى إدخال سبب الإلغاء.',
  RIGHT_REPEATED: 'اذكر كل صلاحية مرة واحدة.',
  TOO_LONG: ({ maximum }) => `استخدم ${characters(maximum)} على الأكثر.`,
  TOO_SHORT: ({ minimum }) => `استخدم ${characters(minimum)} على الأقل.`,
  USER_MISSING: 'اختر مستخدما.',
  USERNAME_MISSING: 'اسم المستخدم مطلوب',
  VISA_TYPE_UNKNOWN: 'اختر أحد أنواع التأشيرات السبعة.',
  ADDRESS_HAS_ACCOUNT: 'لهذا العنوان حساب. اختر مستخدمه، وأصدر الوثيقة فورا.',
  BODY_INCOMPLETE: 'انتهى الطلب قبل اكتمال محتواه.',
  BODY_OVER: 'الطلب أكبر من {size} كيلوبايت.',
  BODY_VALUES: ({ values }) =>
    `في الطلب أكثر من ${plural(Number(values), {
      one: 'قيمة واحدة',
      two: 'قيمتين',
      few: `${values} قيم`,
      other: `${values} قيمة`,
    })}.`,
  CARD_NOT_LISTED:
    'لا تقبل بيئة الاختبار إلا بطاقات الاختبار المذكورة. ولا يُخصم أبدا من أي بطاقة حقيقية.',
  CERTIFICATE_WITHOUT_NAME: 'ليس لشهادتنا اسم يُطلب به، بل عنوان فقط: اطلب ببصمتها (hash).',
  CHARACTER_UNSTORABLE: 'يحتوي هذا النص على محرف لا يمكن تخزينه. أزله.',
  CLOCKS_DIFFER_BY:
    'تختلف ساعة هذا الخادم عن ساعة قاعدة البيانات بمقدار {seconds} ثانية. صحّح الساعة الخاطئة.',
  COLUMNS_MISSING: 'يجب أن يذكر السطر الأول هذه الأعمدة: {columns}.',
  COMMAS: 'الفواصل',
  DEVICE_CODES_OVER: 'لم تعد رموزه صالحة.',
  DEVICE_ENDED_AFTER: 'تم إيقاف هذا الجهاز نهائيا: {why}. {next}',
  DEVICE_GETS_KEY: 'سجّلت الدخول مرة أخرى، لذلك يحصل على مفتاح جديد.',
  DEVICE_KEEPS_NAME: 'يحتفظ باسمه.',
  DEVICE_KEY_REPLACED: 'حل محله مفتاح آخر.',
  DEVICE_SIGN_IN: 'سجّل الدخول مرة أخرى لعرض الوثائق عليه.',
  DOUBTED_NOT_REPLACED:
    'ربما وقّع لص هذه الوثيقة، لذلك لا يُعاد استخدام أي من بياناتها. أصدر وثيقة جديدة.',
  DRAFT_OF_OTHER_RECIPIENT: 'سبق إرسال هذا النموذج، لشخص آخر أو من شخص آخر.',
  DRAFT_OF_OTHER_REFUND: 'سبق إرسال هذا النموذج، لعملية شراء أخرى أو لمبلغ آخر.',
  EMAIL_TO_CONFIRM: 'أكد عنوان بريدك الإلكتروني أولا: يُرسل إليك الرابط مرة أخرى من ملفك الشخصي.',
  ENDED_ACCOUNT: 'تم حذف الحساب',
  ENDED_IDLE: 'لم يُستخدم منذ مدة طويلة',
  ENDED_LOGOUT: 'سجّلت الخروج عليه',
  ENDED_OPERATOR: 'سجّل الدعم خروج حسابك من كل مكان',
  ENDED_PASSWORD: 'تغيرت كلمة مرور حسابك',
  ENDED_REPLACED: 'حصل المتصفح نفسه على مفتاح جديد',
  ENDED_UNDO: 'أبلغتنا بأن تغييرا في حسابك لم يصدر عنك',
  ENDED_USER: 'أوقفته أو أنهيت جلسته بنفسك',
  EXAMS_OF_THE_DAY:
    'يبدأ الحساب اختبارين على الأكثر خلال 24 ساعة. تبيّن الشاشة متى يصبح الاختبار التالي ممكنا.',
  FILE_EMPTY: 'ليس في الملف أي سطر تحت أسماء الأعمدة.',
  FILE_LINE_ENDS: ({ count, most }) => `عدد نهايات الأسطر في الملف ${count}. ${uploadFewer(most)}`,
  FILE_LINES: ({ count, most }) => `عدد الأسطر في الملف ${count}. ${uploadFewer(most)}`,
  FILE_NOT_UTF8: 'الملف ليس بترميز UTF-8. احفظه بصيغة «CSV UTF-8».',
  FILE_QUOTATION_MARKS: 'لا يمكن قراءة السطر {line}: علامات الاقتباس فيه غير متطابقة.',
  FILE_SEPARATORS: ({ count, separators, most }) =>
    `عدد ${separators} في الملف ${count}. ${uploadFewer(most)}`,
  GUEST_ASKS_NOBODY: 'لا يطلب الضيف شيئا من أحد قبل أن يطالب بالحساب.',
  GUEST_NOT_ADMINISTRATOR: 'لا يمكن أن يصبح الضيف مشرفا قبل أن يطالب بالحساب.',
  INVITATION_DAY_OVER: 'مضى اليوم الأخير لهذه الوثيقة. اطلب من جهة إصدارها دعوة جديدة.',
  INVITATION_ELSEWHERE:
    'أُرسلت هذه الدعوة بالبريد الإلكتروني إلى عنوان آخر. سجّل الدخول إلى حساب ذلك العنوان.',
  INVITATION_ONE_TRY: 'ليست هذه الأرقام التي أدخلتها جهة الإصدار. بقيت محاولة واحدة.',
  INVITATION_TRIES: ({ tries }) =>
    `ليست هذه الأرقام التي أدخلتها جهة الإصدار. ${plural(Number(tries), {
      one: 'بقيت محاولة واحدة',
      two: 'بقيت محاولتان',
      few: `بقيت ${tries} محاولات`,
      other: `بقيت ${tries} محاولة`,
    })}.`,
  LINE_UNREADABLE: 'لم يعد ممكنا قراءة ما كان في هذا السطر. ارفعه مرة أخرى.',
  LINES_GONE: ({ days }) =>
    `رُفع هذا الملف قبل أكثر من ${plural(Number(days), {
      one: 'يوم واحد',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يوما`,
      other: `${days} يوم`,
    })}، ولم تعد أسطره موجودة. ارفعه مرة أخرى.`,
  LINK_NOT_NEEDED: 'لا يُرسل رابط كهذا إلا إلى من يحق لهم فعل شيء في لوحة الإدارة.',
  NAME_LIKE_ADMINISTRATOR: 'اسم أحد المشرفين يشبه هذا الاسم. اختر اسما آخر.',
  OTHER_ACCOUNT: 'لم يتم أي شيء: سجّل حساب آخر الدخول في هذا المتصفح منذ فتح هذه الصفحة.',
  PAID_ALREADY: 'دفع هذا المستخدم ثمن الوصول بالفعل.',
  PASSKEY_UNKNOWN: 'مفتاح المرور هذا غير معروف هنا. استخدم كلمة المرور، ثم أضفه مرة أخرى.',
  PAYMENT_UNKNOWN: 'لا توجد دفعة كهذه.',
  REFUNDABLE: 'يمكن رد {amount} على الأكثر.',
  SAMPLE_NOT_GIVEN: 'هذه عيّنة. لا تثبت شيئا، لذلك لا تقبلها أي محفظة أخرى.',
  SEARCH_TOO_WIDE:
    'عدد الحسابات المطابقة لهذا البحث أكثر من {accounts}. اكتب المزيد من الاسم أو العنوان.',
  SEMICOLONS: 'الفواصل المنقوطة',
  SIGNED_IN_AS: 'سجّلت الدخول بالعنوان {email}. استخدم هذا العنوان، أو سجّل الخروج أولا.',
  TABS: 'علامات الجدولة',
  WALLET_ANSWER: 'رُفضت إجابة المحفظة: {why}. أرسل طلبا جديدا.',
}

function characters(count: string): string {
  return plural(Number(count), {
    one: 'حرفا واحدا',
    two: 'حرفين',
    few: `${count} أحرف`,
    many: `${count} حرفا`,
    other: `${count} حرف`,
  })
}

function credentials(count: string): string {
  return plural(Number(count), {
    one: 'وثيقة واحدة',
    two: 'وثيقتين',
    few: `${count} وثائق`,
    other: `${count} وثيقة`,
  })
}

function uploadFewer(most: string): string {
  return `ارفع ${plural(Number(most), {
    one: 'سطرا واحدا',
    two: 'سطرين',
    few: `${most} أسطر`,
    many: `${most} سطرا`,
    other: `${most} سطر`,
  })} على الأكثر في المرة الواحدة.`
}
