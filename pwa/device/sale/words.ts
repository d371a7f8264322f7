import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  ages: {
    title: 'How this guide ages',
    warnings: 'A warning stays, and names the day of its last check.',
    assurances: (days: string) =>
      `An assurance, such as “exempt” or “not listed”, disappears at most ${days} days after its check.`,
    figures: (days: string) =>
      `The guide hides figures, such as fees, at most ${days} days after their check.`,
    lastCheck: (day: string) => `We checked every warning on ${day} or later.`,
    copies: 'We read copies of the official pages and reports, and did not open the pages.',
    practitioner: (who: string) => `Read by a practitioner of US visa law: ${who}`,
    native: {
      es: (who: string) => `Spanish texts read by a native speaker: ${who}`,
      ar: (who: string) => `Arabic texts read by a native speaker: ${who}`,
    },
    nobody: 'nobody yet.',
    some: (names: string, read: string, of: string) => `${names}, ${read} of ${of}.`,
  },
  old: {
    title: (day: string) => `We last checked the warnings of this guide on ${day}`,
    text: 'Rules may have changed since then. Look at the official pages before you pay.',
    known: (day: string) => `I know that the warnings were last checked on ${day}`,
  },
  notSold: {
    title: 'The guide is not for sale now',
    text: (day: string) =>
      `We last checked its warnings on ${day}. That is too long ago, so we take no money for it until we have checked them again.`,
    buyers: 'If you have bought the guide, you keep it.',
  },
}

export const words = wordsOf('deviceSale', english)
