import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  goes: {
    title: 'What a log-out takes away',
    text: 'This stands on this device only, and goes for good. Print or copy first what you need.',
    stay: 'Stay',
  },
  codes: {
    title: 'Codes that still count',
    text: 'No device is bound to these codes, so they count on after you log out. End them unless somebody is about to check one.',
    code: (idEnd: string, until: string) => `Credential …${idEnd}, until ${until}`,
    keep: 'Keep them, log out',
    end: 'End them, log out',
  },
  logOut: 'Log out',
}

export const words = wordsOf('session/log-out-question', english)
