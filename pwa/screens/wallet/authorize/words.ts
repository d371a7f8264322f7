import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  incomplete: 'This link is incomplete. Begin again in the other wallet.',
  reading: 'Reading the request…',
  nothingGiven: {
    tab: 'Nothing was given',
    title: 'Nothing was given to the other wallet',
    open: 'Open the wallet',
    tell: (wallet: string) => `Tell ${wallet}`,
    text: 'You can close this page. The link tells the other wallet that you gave it nothing.',
  },
  consent: {
    tab: 'Add to another wallet',
    title: (wallet: string) => `Give a credential to ${wallet}?`,
    text: 'It will hold your name, the last four digits of your passport, and class and dates of the credential. You can end it at any time in your profile, under Other wallets.',
    question: 'Did you begin this in that wallet yourself?',
    warning: (wallet: string, destination: string) =>
      `The wallet calls itself ${wallet}; nobody has checked that. The answer goes to ${destination}.`,
    none: 'You have no credential that is in force.',
    credential: 'Credential',
    give: 'Give it',
    giveNothing: 'Give nothing',
  },
}

export const words = wordsOf('walletAuthorize', english)
