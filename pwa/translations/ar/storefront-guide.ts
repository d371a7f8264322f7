import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/guide/words.ts'

export const storefrontGuide: Translated<typeof english> = {
  page: {
    title: 'الدليل · Visa Success Guide',
    description:
      'فصول مجانية عن مقابلة التأشيرة الأمريكية: ما يقرره الموظف القنصلي، والأسئلة عن الضرر والخوف، وDS-160، ووسائل التواصل الاجتماعي، والموعد، والإعفاء من المقابلة، ويوم المقابلة نفسه وما يليه. كل عبارة مع تاريخها ومصدرها.',
  },
  title: 'دليل Visa Success Guide',
  lede: 'كيف تجري مقابلة التأشيرة الأمريكية، حتى اليوم الذي يذكره كل فصل. الدليل الكامل يتناول كل خطوة؛ وهذه الفصول مجانية.',
  chapters: 'الفصول',
  waiting: (count) =>
    `نصوص في هذه الصفحة تنتظر الفحص: ${String(count)}. ويذكر كل منها تاريخه والصفحة التي يجب فتحها.`,
  dates: 'يذكر كل نص تاريخه. وتفتح كلمة «المصدر» مصادره والصفحة الرسمية ويوم فحصنا.',
  unopened: (count, total) =>
    `النصوص التي فُحصت دون فتح الصفحة الرسمية: ${String(count)} من ${String(total)}.`,
  notices: {
    title: 'ما يُعرف أنه يتغير',
    first: (known) => `أولا ما يخص: ${known}.`,
    summary: 'رسوم وقوائم وقواعد تتغير بين الطبعات. افتح الصفحة الرسمية قبل أن تعتمد على أي منها.',
    corrections: 'ما كان خطأً في الدليل، ومتى صححناه',
  },
  fullGuide: 'ما يضيفه الدليل الكامل',
  claims: {
    questions: (count) => `${count} سؤال مقابلة`,
    freeTest: (count) => `عددها في الاختبار التدريبي المجاني ${String(count)}.`,
    rules: (year) => `دليل قواعد المقابلة لعام ${year}`,
    pages: (count) => `${count} صفحة`,
    counted: (countries, applicants) =>
      `محسوبة في الطبعة المطبوعة. للمتقدمين من ${countries} دولة؛ وقد استعد بها ${applicants} متقدم.`,
    bonus: (value) => `مواد إضافية بقيمة ${value}`,
    toPrint: (guarantee) => `ملخصات وقوائم تحقّق للمستندات، للطباعة. ${guarantee}.`,
  },
  trueCountLine: 'مواضيع للتدريب، وليست أسئلة رسمية. لا توجد قائمة رسمية.',
  legalLine: 'لسنا مكتب محاماة ولسنا الحكومة. لا توجد أي نتيجة مضمونة.',
}
