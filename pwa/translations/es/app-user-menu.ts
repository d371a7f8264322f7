import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/user-menu-words.ts'

export const appUserMenu: Translated<typeof english> = {
  wallet: 'Billetera digital',
  console: 'Panel de administración',
  profile: 'Perfil',
  logout: 'Cerrar sesión',
}
