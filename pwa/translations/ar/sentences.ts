import type { Sentences } from '../sentences.ts'
import { plural } from '#pwa/language/words.ts'

export const sentences: Sentences = {
  // Entries of forms.
  'Invalid input': 'هذا الإدخال غير صالح.',
  'Username is required': 'اسم المستخدم مطلوب',
  'Password is required': 'كلمة المرور مطلوبة',
  'Choose a name that is no email address.': 'اختر اسما ليس عنوان بريد إلكتروني.',
  'Enter a valid email address.': 'أدخل عنوان بريد إلكتروني صالحا.',
  'Enter a name.': 'أدخل اسما.',
  'Use at least {} characters.': (least) => `استخدم ${characters(least)} على الأقل.`,
  'Use at most {} characters.': (most) => `استخدم ${characters(most)} على الأكثر.`,
  'Use at most {} marks on a letter.': (most) =>
    `استخدم ${plural(Number(most), {
      one: 'علامة واحدة',
      two: 'علامتين',
      few: `${most} علامات`,
      other: `${most} علامة`,
    })} على الأكثر لكل حرف.`,
  'Use at least one letter.': 'استخدم حرفا واحدا على الأقل.',
  'This name is too long.': 'هذا الاسم أطول من المسموح.',
  'A name cannot have the invisible character U+{} here.': (point) =>
    `لا يمكن أن يحتوي الاسم هنا على المحرف غير المرئي U+${point}.`,
  'A name cannot have “{}” in it.': (character) => `لا يمكن أن يحتوي الاسم على «${character}».`,
  'A mark in a name needs a letter before it.': 'تحتاج العلامة في الاسم إلى حرف قبلها.',
  'Enter the {} digits of the code.': (digits) => `أدخل أرقام الرمز، وعددها ${digits}.`,
  'Enter one of your recovery codes.': 'أدخل أحد رموز الاسترداد لديك.',
  'That is longer than a recovery code.': 'هذا أطول من رمز استرداد.',
  'This link is incomplete.': 'هذا الرابط غير مكتمل.',
  'Must be bytes in base64url.': 'يجب أن تكون القيمة بايتات بترميز base64url.',
  'This text holds a character that cannot be stored. Remove it.':
    'يحتوي هذا النص على محرف لا يمكن تخزينه. أزله.',
  'The request ended before its body was complete.': 'انتهى الطلب قبل اكتمال محتواه.',
  'The request is larger than {} kB.': (size) => `الطلب أكبر من ${size} كيلوبايت.`,
  'The request has more than {} values.': (values) =>
    `في الطلب أكثر من ${plural(Number(values), {
      one: 'قيمة واحدة',
      two: 'قيمتين',
      few: `${values} قيم`,
      other: `${values} قيمة`,
    })}.`,

  // Accounts and passkeys.
  'The name of an administrator looks like this one. Choose another.':
    'اسم أحد المسؤولين يشبه هذا الاسم. اختر اسما آخر.',
  'This passkey is not known here. Use your password, then add it again.':
    'مفتاح المرور هذا غير معروف هنا. استخدم كلمة المرور، ثم أضفه مرة أخرى.',
  'Only people who may do something in the console are sent such a link.':
    'لا يُرسل رابط كهذا إلا إلى من يحق لهم فعل شيء في لوحة الإدارة.',
  'Nothing was done: another account has signed in in this browser since this page was opened.':
    'لم يتم أي شيء: سجّل حساب آخر الدخول في هذا المتصفح منذ فتح هذه الصفحة.',
  'A guest cannot become an administrator before claiming the account.':
    'لا يمكن أن يصبح الضيف مسؤولا قبل أن يطالب بالحساب.',
  'A guest asks nobody for anything before claiming the account.':
    'لا يطلب الضيف شيئا من أحد قبل أن يطالب بالحساب.',
  'Name each right once.': 'اذكر كل صلاحية مرة واحدة.',

  // Devices and codes. The next lines are the reasons and the advice in the first sentence.
  'The clocks of this machine and of the database differ by {} s. Correct the wrong one.': (
    seconds,
  ) => `تختلف ساعة هذا الخادم عن ساعة قاعدة البيانات بمقدار ${seconds} ثانية. صحّح الساعة الخاطئة.`,
  'This device was ended: {}. {}': (why, next) => `تم إيقاف هذا الجهاز نهائيا: ${why}. ${next}`,
  'you ended it, or its session, yourself': 'أوقفته أو أنهيت جلسته بنفسك',
  'you logged out on it': 'سجّلت الخروج عليه',
  'the same browser was given a new key': 'حصل المتصفح نفسه على مفتاح جديد',
  'it had not been used for a long time': 'لم يُستخدم منذ مدة طويلة',
  'the password of your account was changed': 'تغيرت كلمة مرور حسابك',
  'the account was deleted': 'تم حذف الحساب',
  'you told us that a change to your account was not yours':
    'أبلغتنا بأن تغييرا في حسابك لم يصدر عنك',
  'support signed your account out everywhere': 'سجّل الدعم خروج حسابك من كل مكان',
  'Another key has taken its place.': 'حل محله مفتاح آخر.',
  'You have signed in again, so it gets a new key.':
    'سجّلت الدخول مرة أخرى، لذلك يحصل على مفتاح جديد.',
  'Sign in again to show credentials on it.': 'سجّل الدخول مرة أخرى لعرض الوثائق عليه.',
  'It keeps its name.': 'يحتفظ باسمه.',
  'Its codes are no longer valid.': 'لم تعد رموزه صالحة.',
  'A code lives at least 1 minute.': 'مدة الرمز دقيقة واحدة على الأقل.',
  'A code lives at most 1440 minutes.': 'مدة الرمز 1440 دقيقة على الأكثر.',

  // Verification, and other wallets.
  'Please enter QR code data': 'يُرجى إدخال بيانات رمز QR',
  'QR code data has at most {} characters.': (most) =>
    `طول بيانات رمز QR هو ${characters(most)} على الأكثر.`,
  'Add at least one credential to verify': 'أضف وثيقة واحدة على الأقل للتحقق',
  'Maximum batch size is {} credentials': (most) =>
    `يمكن أن تضم الدفعة ${credentials(most)} على الأكثر`,
  'Please provide valid credential IDs or QR data': 'يُرجى إدخال معرّفات وثائق أو بيانات QR صالحة',
  'Name each once.': 'اذكر كلا منها مرة واحدة.',
  'This is a sample. It proves nothing, so no other wallet takes it.':
    'هذه عيّنة. لا تثبت شيئا، لذلك لا تقبلها أي محفظة أخرى.',
  "The wallet's answer is refused: {}. Ask again.": (why) =>
    `رُفضت إجابة المحفظة: ${why}. أرسل طلبا جديدا.`,
  'Our certificate has no name to ask by, only an address: ask by its hash.':
    'ليس لشهادتنا اسم يُطلب به، بل عنوان فقط: اطلب ببصمتها (hash).',

  // Exam, checkout and invitations.
  'An account begins at most two exams in 24 hours. The screen says when the next one is possible.':
    'يبدأ الحساب اختبارين على الأكثر خلال 24 ساعة. تبيّن الشاشة متى يصبح الاختبار التالي ممكنا.',
  'Confirm your email address first: your profile mails you the link again.':
    'أكد عنوان بريدك الإلكتروني أولا: يُرسل إليك الرابط مرة أخرى من ملفك الشخصي.',
  'You are signed in as {}. Use that address, or log out first.': (email) =>
    `سجّلت الدخول بالعنوان ${email}. استخدم هذا العنوان، أو سجّل الخروج أولا.`,
  'Enter a card number.': 'أدخل رقم بطاقة.',
  'The sandbox takes the listed test cards only. No real card is ever charged.':
    'لا تقبل بيئة الاختبار إلا بطاقات الاختبار المذكورة. ولا يُخصم أبدا من أي بطاقة حقيقية.',
  'This invitation was mailed to another address. Sign in to the account of that address.':
    'أُرسلت هذه الدعوة بالبريد الإلكتروني إلى عنوان آخر. سجّل الدخول إلى حساب ذلك العنوان.',
  'The last day of this credential has passed. Ask its issuer for a new invitation.':
    'مضى اليوم الأخير لهذه الوثيقة. اطلب من جهة إصدارها دعوة جديدة.',
  'These are not the digits that the issuer entered. One try is left.':
    'ليست هذه الأرقام التي أدخلتها جهة الإصدار. بقيت محاولة واحدة.',
  'These are not the digits that the issuer entered. {} tries are left.': (tries) =>
    `ليست هذه الأرقام التي أدخلتها جهة الإصدار. ${plural(Number(tries), {
      one: 'بقيت محاولة واحدة',
      two: 'بقيت محاولتان',
      few: `بقيت ${tries} محاولات`,
      other: `بقيت ${tries} محاولة`,
    })}.`,
  'Passport last 4 digits must be exactly 4 numbers (e.g., 1234).':
    'يجب أن تكون آخر 4 أرقام من جواز السفر 4 أرقام بالضبط (مثلا 1234).',

  // Issuing, and all that administrators enter.
  'Give a time of our era.': 'أدخل وقتا من العصر الميلادي.',
  'Enter a date that exists, as YYYY-MM-DD.': 'أدخل تاريخا موجودا، بالصيغة YYYY-MM-DD.',
  'Enter a date from 1970 on.': 'أدخل تاريخا من عام 1970 فصاعدا.',
  'Enter a date before 31 December 9999.': 'أدخل تاريخا قبل 31 ديسمبر 9999.',
  'Expiry date must be after issue date': 'يجب أن يكون تاريخ الانتهاء بعد تاريخ الإصدار',
  'The expiry date has passed already: its day ended at 24:00 UTC.':
    'مضى تاريخ الانتهاء بالفعل: انتهى يومه عند الساعة 24:00 UTC.',
  'The new expiry date must be after the present one.':
    'يجب أن يكون تاريخ الانتهاء الجديد بعد التاريخ الحالي.',
  'Change at least one field: nothing differs from the credential.':
    'غيّر حقلا واحدا على الأقل: لا شيء يختلف عن الوثيقة.',
  'A thief may have signed this credential, so nothing is taken over from it. Issue a new one.':
    'ربما وقّع لص هذه الوثيقة، لذلك لا يُنقل منها شيء. أصدر وثيقة جديدة.',
  'Choose one of the seven visa types.': 'اختر أحد أنواع التأشيرات السبعة.',
  'Choose one of the reason codes 1 to 5.': 'اختر أحد رموز الأسباب من 1 إلى 5.',
  'Choose 7, 30 or 90 days.': 'اختر 7 أيام أو 30 يوما أو 90 يوما.',
  'Please provide a revocation reason.': 'يُرجى إدخال سبب الإلغاء.',
  'This form was sent before, for somebody else or by somebody else.':
    'سبق إرسال هذا النموذج، لشخص آخر أو من شخص آخر.',
  'This address has an account. Choose its user, and issue the credential at once.':
    'لهذا العنوان حساب. اختر مستخدمه، وأصدر الوثيقة فورا.',
  'Choose at least one credential.': 'اختر وثيقة واحدة على الأقل.',
  'Choose at most {} credentials at once.': (most) =>
    `اختر ${credentials(most)} على الأكثر في المرة الواحدة.`,
  'Name each credential once.': 'اذكر كل وثيقة مرة واحدة.',
  'Give each line a reference of its own.': 'أعط كل سطر مرجعا خاصا به.',
  'Use letters, digits, spaces and . _ / # : -': 'استخدم الحروف والأرقام والمسافات و . _ / # : -',

  // Lists of the console.
  'There is no such page. Open the first page of the list.':
    'لا توجد صفحة كهذه. افتح الصفحة الأولى من القائمة.',
  'Only the first {} entries have page numbers. Go on from the page before.': (most) =>
    `لأول ${most} من المدخلات فقط أرقام صفحات. تابع من الصفحة السابقة.`,
  'More than {} accounts match this search. Type more of the name or the address.': (most) =>
    `عدد الحسابات المطابقة لهذا البحث أكثر من ${most}. اكتب المزيد من الاسم أو العنوان.`,

  // Payments.
  'Enter an amount.': 'أدخل مبلغا.',
  'Say why.': 'اذكر السبب.',
  'Say why the money is given back.': 'اذكر سبب رد المبلغ.',
  'Choose a user.': 'اختر مستخدما.',
  'At most {} can be given back.': (amount) => `يمكن رد ${amount} على الأكثر.`,
  'This form was sent before, for another purchase or another amount.':
    'سبق إرسال هذا النموذج، لعملية شراء أخرى أو لمبلغ آخر.',
  'This user has paid for access already.': 'دفع هذا المستخدم ثمن الوصول بالفعل.',
  'There is no such payment.': 'لا توجد دفعة كهذه.',

  // Imports.
  'The file is not in UTF-8. Save it as “CSV UTF-8”.':
    'الملف ليس بترميز UTF-8. احفظه بصيغة «CSV UTF-8».',
  'The file has no line below the names of the columns.': 'ليس في الملف أي سطر تحت أسماء الأعمدة.',
  'The file has {} lines. Upload at most {} lines at once.': (lines, most) =>
    `عدد الأسطر في الملف ${lines}. ${uploadFewer(most)}`,
  'The file has {} line ends. Upload at most {} lines at once.': (ends, most) =>
    `عدد نهايات الأسطر في الملف ${ends}. ${uploadFewer(most)}`,
  'The file has {} {}. Upload at most {} lines at once.': (count, name, most) =>
    `عدد ${name} في الملف ${count}. ${uploadFewer(most)}`,
  commas: 'الفواصل',
  semicolons: 'الفواصل المنقوطة',
  tabs: 'علامات الجدولة',
  'Line {} cannot be read: its quotation marks do not match.': (line) =>
    `لا يمكن قراءة السطر ${line}: علامات الاقتباس فيه غير متطابقة.`,
  'The first line has to name these columns: {}.': (columns) =>
    `يجب أن يذكر السطر الأول هذه الأعمدة: ${columns}.`,
  'This file was uploaded more than {} days ago, and its lines are gone. Upload it again.': (
    days,
  ) =>
    `رُفع هذا الملف قبل أكثر من ${plural(Number(days), {
      one: 'يوم واحد',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يوما`,
      other: `${days} يوم`,
    })}، ولم تعد أسطره موجودة. ارفعه مرة أخرى.`,
  'What this line said can no longer be read. Upload it again.':
    'لم يعد ممكنا قراءة ما كان في هذا السطر. ارفعه مرة أخرى.',
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
