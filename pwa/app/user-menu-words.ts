import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  wallet: 'Digital Wallet',
  console: 'Admin Panel',
  profile: 'Profile',
  logout: 'Logout',
}

export const words = wordsOf('app/user-menu', english)
