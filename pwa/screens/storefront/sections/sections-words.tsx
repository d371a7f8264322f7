import type { ReactNode } from 'react'
import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  missing: {
    title: 'Questions, chapters and sources could not be loaded',
    askingAgain: 'Asking the server again.',
    tryAgain: 'Try again',
  },
  taste: {
    place: (number: number, total: number) =>
      `Question ${String(number)} of ${String(total)} from the practice test`,
    result: (right: number, total: number) => `You got ${String(right)} of ${String(total)}`,
    freeTest: (count: number) => `The free test has ${String(count)} of them.`,
    next: 'Next Question',
    seeResult: 'See Your Result',
    wholeTest: (count: number) =>
      `The free practice test asks ${String(count)} questions for your visa class, with or without a clock, and gives the reason for every option.`,
    startAgain: 'Start Again',
    notRight: (reason: ReactNode): ReactNode => <>Not right. {reason}</>,
    rightAnswer: 'right answer',
    wrongAnswer: 'wrong answer',
  },
  strip: {
    passRate: (rate: ReactNode): ReactNode => <>{rate} pass rate</>,
    applicants: (count: ReactNode): ReactNode => <>{count} applicants</>,
    reviews: (rating: ReactNode, count: string): ReactNode => (
      <>
        {rating} from {count} reviews
      </>
    ),
    countries: (count: ReactNode): ReactNode => <>{count} countries</>,
  },
  features: {
    title: 'What you prepare with',
    lede: 'Six tools. Each statement in them carries its date and its source.',
    learnMore: 'Learn More',
    learnMoreAbout: (feature: string) => `Learn More: ${feature}`,
    gotIt: 'Got It',
    howItWorks: 'How It Works',
    keyBenefits: 'Key Benefits',
    examples: 'Examples',
  },
  guide: {
    title: 'The Success Guide',
    lede: 'Read once from front to back, then carry the page of your visa class. Seven chapters are free to read.',
  },
  picker: {
    title: 'Which visa?',
    lede: 'Each class has its own papers and its own point to prove. Choose yours.',
    visaClass: 'Visa class',
    empty: 'Choose a visa to see what it requires.',
    requires: (visa: string) => `${visa}: what it requires`,
    getTheGuide: (price: string) => `Get the detailed guide for ${price}`,
  },
  simulator: {
    title: 'Interview Simulator',
    lede: 'Five questions, one at a time. Answer in your own words, as you would at the window.',
  },
  certificate: {
    title: 'Proof that can be checked',
    lede: 'Credentials carry a signature and are anchored on a blockchain, so that nobody has to take a piece of paper at its word.',
    passes: 'or higher passes the final exam',
    toVerify: 'to verify a credential',
    perSecond: 'transactions per second',
    notOfficial: 'A credential is not a US government document.',
    verify: 'Verify a credential',
  },
  testimonials: {
    title: 'Success Stories',
    areSamples:
      'These are samples. The operator of this site replaces them with the words of real customers.',
    areReal: 'Customers who agreed to be quoted.',
    person: (visa: string, place: string, country: string) => `${visa} · ${place}, ${country}`,
    rating: (rating: number, most: number) => `${String(rating)} of ${String(most)}`,
    sample: 'Sample',
  },
  pricing: {
    title: 'One price, once',
    lede: 'No subscription. Access begins at once.',
    listPrice: (label: (text: string) => ReactNode, price: string): ReactNode => (
      <>
        {label('List price ')}
        {price}
      </>
    ),
    guaranteed: (guarantee: string) => `${guarantee}.`,
    included: {
      questions: 'Real interview questions',
      simulator: 'Interview simulator',
      ds160: 'DS-160 completion wizard',
      updates: (year: string) => `${year} policy updates`,
      socialMedia: 'Social media disclosure guidance',
      documents: 'Document checklists',
      sheets: 'Printable cheat sheets',
      practiceTest: 'Free practice test',
      support: (hours: string) => `${hours} email support`,
    },
  },
  trueCountLine: TRUE_COUNT_LINE,
  legalLine: LEGAL_LINE,
}

export const words = wordsOf('storefront/sections', english)
