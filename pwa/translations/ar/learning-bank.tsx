import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/bank/words.tsx'

export const learningBank: Translated<typeof english> = {
  page: {
    title: 'أسئلة المقابلة',
    practise: 'التدرب عليها',
    written: (count: number) =>
      plural(count, {
        one: 'سؤال واحد، كتبناه نحن.',
        two: 'سؤالان، كتبناهما نحن.',
        few: `${String(count)} أسئلة، كتبناها نحن.`,
        many: `${String(count)} سؤالا، كتبناها نحن.`,
        other: `${String(count)} سؤال، كتبناها نحن.`,
      }),
  },
  everyVisaClass: 'كل فئات التأشيرات',
  everyClass: 'كل الفئات',
  chapter: {
    count: (count: number) =>
      plural(count, {
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: `${String(count)} أسئلة`,
        many: `${String(count)} سؤالا`,
        other: `${String(count)} سؤال`,
      }),
    open: (title: string) => `فتح الأسئلة: ${title}`,
    close: (title: string) => `إغلاق الأسئلة: ${title}`,
  },
  details: {
    howOften: 'مدى تكرار السؤال',
    assessed: 'ما يقيّمه السؤال',
    outline: 'ما ينبغي تناوله، بهذا الترتيب',
    weak: 'إجابة ضعيفة',
    strong: 'إجابة قوية',
    mayFollow: 'ما قد يلي السؤال',
    redFlags: 'علامات الخطر',
    documents: 'المستندات',
    facts: 'الحقائق التي يستند إليها',
    asOf: (day: string) => `كما في ${day}.`,
  },
  reported: {
    sentence: (places: string) =>
      `يذكر مقدّمو الطلبات هذا السؤال: وجدناه في ${places}. لا توجد قائمة رسمية.`,
    accounts: (found: number, read: number) =>
      `${String(found)} من أصل ${plural(read, {
        one: 'رواية واحدة',
        two: 'روايتين',
        few: `${String(read)} روايات`,
        other: `${String(read)} رواية`,
      })} لمقدّمي الطلبات`,
    listsRead: (found: number, read: number) =>
      `${String(found)} من أصل ${plural(read, {
        one: 'قائمة منشورة واحدة',
        two: 'قائمتين منشورتين',
        few: `${String(read)} قوائم منشورة`,
        other: `${String(read)} قائمة منشورة`,
      })}`,
    lists: (found: number) =>
      plural(found, {
        one: 'قائمة منشورة واحدة',
        two: 'قائمتين منشورتين',
        few: `${String(found)} قوائم منشورة`,
        other: `${String(found)} قائمة منشورة`,
      }),
  },
  example: {
    of: (who: ReactNode): ReactNode => <>مثال: {who}</>,
    note: 'هذا مثال وليس نصا للحفظ. المهم هو حقيقتك أنت.',
    listen: 'استماع',
    stop: 'إيقاف',
  },
  choice: {
    visaClass: {
      label: 'فئة تأشيرتك',
      hint: 'تُحفظ على هذا الجهاز. وتتبعها الخطة والأسئلة والمحاكي.',
    },
    toSee: 'اختر فئتك لترى أسئلتها',
    first: 'لكل فئة أسئلة خاصة بها، إلى جانب الأسئلة التي تُطرح على كل الفئات.',
    family: (visaClass: string) => `أسافر زوجا أو زوجة أو ابنا لشخص يحمل ${visaClass}`,
  },
}
