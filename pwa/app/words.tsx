import type { ReactNode } from 'react'
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
  footer: {
    links: 'Footer',
    corrections: 'Corrections',
    legal: { privacy: 'Privacy', terms: 'Terms', refunds: 'Refunds' },
    support: (hours: string) => `${hours} email support`,
    supportAt: (hours: string, address: ReactNode): ReactNode => (
      <>
        {hours} email support: {address}
      </>
    ),
    issuer: (name: string) => `Credentials on this site are issued by ${name}`,
    noGovernment:
      'No credential on this site is a US government document. Visa Success Guide is not a law firm and not the government, and nothing here is legal advice.',
    version: (version: string) => `Version ${version}`,
    install: {
      button: 'Install the app',
      byHand:
        'To install the app, tap Share in your browser and choose “Add to Home Screen”. What you keep here in the browser is removed once you have used the browser on seven days without coming back; in the app it stays. The app starts empty: sign in there, and open your wallet once with a connection.',
      refuse: 'No, thanks',
    },
  },
  language: {
    label: 'Language',
  },
  homeScreen: {
    title: 'This app starts empty',
    text: (link: (text: string) => ReactNode): ReactNode => (
      <>
        It has nothing of what the browser on this phone keeps. {link('Open your wallet')} here once
        with a connection: then it works without one.
      </>
    ),
    close: 'Not now',
  },
  mobileSheet: {
    guide: 'Guide',
  },
  notFound: {
    tab: 'Page not found · Visa Success Guide',
    title: '404: page not found',
    text: 'There is nothing at this address. It may have been mistyped or moved.',
    home: 'Back to Home',
  },
  userMenu: {
    wallet: 'Digital Wallet',
    console: 'Admin Panel',
    profile: 'Profile',
    logout: 'Logout',
  },
}

export const words = wordsOf('app', english)
