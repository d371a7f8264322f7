import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/user-menu-words.ts'

export const appUserMenu: Translated<typeof english> = {
  wallet: 'المحفظة الرقمية',
  console: 'لوحة الإدارة',
  profile: 'الملف الشخصي',
  logout: 'تسجيل الخروج',
}
