import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  page: {
    title: 'Visa Success Guide: prepare for the US visa interview',
    description:
      'A one-time guide to the US visa interview for F-1, H-1B, J-1, L-1 and B-1/B-2 applicants, with a free practice test, an interview simulator and digital visa credentials that anyone can verify.',
  },
  headline: 'Be ready when your number is called.',
  lede: 'Prepare for the US visa interview with a guide that names its sources, practice that tells you why an answer is right, and a digital visa credential that anyone can verify.',
  sample: 'Sample',
  name: 'Try a name',
  visaClass: 'Visa class',
  note: 'Every credential draws its own pattern. Nothing you type here leaves this page.',
}

export const words = wordsOf('storefrontHome', english)
