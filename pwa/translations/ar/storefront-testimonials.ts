import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/testimonials/words.ts'

export const storefrontTestimonials: Translated<typeof english> = {
  student: {
    name: 'طالب',
    country: 'الدولة',
    university: 'الجامعة',
    text: 'هنا يقول طالب بكلماته أي سؤال من أسئلة المقابلة كان مستعدا له.',
  },
  engineer: {
    name: 'مهندس',
    country: 'الدولة',
    company: 'الشركة',
    text: 'هنا يروي مهندس ما اكتشفه أثناء مقارنة ملفه الشخصي بالالتماس.',
  },
  visitor: {
    name: 'زائر',
    country: 'الدولة',
    purpose: 'زيارة عائلية',
    text: 'هنا يصف زائر المستندات التي أخذها معه، وأيها طلبه الموظف القنصلي.',
  },
  trainee: {
    name: 'متدرب',
    country: 'الدولة',
    program: 'برنامج تدريب',
    text: 'هنا يروي متدرب كيف غيّر التدرب بصوت عال طريقته في شرح خطة التدريب.',
  },
}
