import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/password-first-words.ts'

export const sessionPasswordFirst: Translated<typeof english> = {
  title: 'عيّن كلمة مرور أولًا',
  visitor: {
    text: (email) => `قدّمت بريدًا إلكترونيًا فقط. لفتح هذا، أنشئ حسابًا بالبريد ${email} وكلمة مرور.`,
    signUp: 'إنشاء حساب',
  },
  buyer: {
    text: (email) =>
      `اشتريت ببريد إلكتروني فقط. الرابط الذي أرسلناه إلى ${email} يعيّن كلمة مرورك ويفتح هذا.`,
    send: 'إعادة إرسال الرابط',
    sent: 'الرابط في طريقه إليك. يعمل لمدة 10 دقائق.',
  },
}
