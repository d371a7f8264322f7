import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/corrections/words.tsx'

export const storefrontCorrections: Translated<typeof english> = {
  page: {
    title: 'التصحيحات · Visa Success Guide',
    description: 'ما قاله الدليل خطأً، ومن أي طبعة إلى أي طبعة، ومن كان يخصه، وما هو الصحيح.',
  },
  title: 'التصحيحات',
  lede: 'ما قاله الدليل خطأً، وما هو الصحيح. لكل خطأ يوم أول طبعة ورد فيها، ويوم الطبعة التي صححته.',
  none: 'لا يذكر الدليل المحفوظ على هذا الجهاز أي تصحيح. اتصل بالإنترنت مرة واحدة للبحث عن تصحيحات أحدث.',
  days: (from, until) => (
    <>
      قلنا ذلك منذ {from}. وصححناه في {until}.
    </>
  ),
  said: 'قلنا:',
  right: 'والصحيح:',
  nationals: (names) => `لمواطني: ${names}`,
  nationalsOfMany: (count) =>
    plural(count, {
      few: `لمواطني ${String(count)} دول أو أقاليم`,
      many: `لمواطني ${String(count)} دولة أو إقليما`,
      other: `لمواطني ${String(count)} دولة أو إقليم`,
    }),
  inTheGuide: (title) => <>في الدليل: {title}</>,
  officialPage: (page) => <>الصفحة الرسمية: {page}</>,
}
