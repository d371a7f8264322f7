import type { ReactNode } from 'react'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  links: 'Footer',
  legal: { privacy: 'Privacy', terms: 'Terms', refunds: 'Refunds' },
  support: (hours: string) => `${hours} email support`,
  supportAt: (hours: string, address: ReactNode): ReactNode => (
    <>
      {hours} email support: {address}
    </>
  ),
  issuer: (name: string) => `Credentials on this site are issued by ${name}`,
  noGovernment:
    'They are not US government documents. Visa Success Guide is not a law firm and not the government, and nothing here is legal advice.',
  version: (version: string) => `Version ${version}`,
  install: {
    button: 'Install the app',
    byHand:
      'To install the app, tap Share in your browser and choose “Add to Home Screen”. What you keep here in the browser is removed once you have used the browser on seven days without coming back; in the app it stays. The app starts empty: sign in there, and open your wallet once with a connection.',
    refuse: 'No, thanks',
  },
}

export const words = wordsOf('app/footer', english)
