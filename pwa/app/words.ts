import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  skip: 'Skip to content',
  home: 'Visa Success Guide, home',
  mainLinks: 'Main',
  menu: 'Menu',
  login: 'Login',
  getStarted: 'Get Started',
  sections: {
    features: 'Features',
    guide: 'Success Guide',
    stories: 'Success Stories',
    pricing: 'Pricing',
  },
  tools: {
    menu: 'Visa Tools',
    title: 'Digital Visa System',
    wallet: 'Digital Visa Wallet',
    center: 'QR Code Verification',
    verify: 'Public Verification',
    console: 'Admin Console',
  },
  learning: { dashboard: 'Dashboard', progress: 'Progress' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  offline: {
    title: 'No connection',
    text: 'You see what this device has kept. What you change here is sent as soon as you are connected again.',
  },
}

export const words = wordsOf('app', english)
