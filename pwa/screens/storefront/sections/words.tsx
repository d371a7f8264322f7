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
    lede: 'Read once from front to back, then carry the page of your visa class. Several chapters are free to read.',
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
  featureList: {
    questions: {
      title: 'Real Interview Questions',
      text: 'The themes that officers ask about, by visa class, each with an outline for an answer of your own. No official list of questions exists.',
      howItWorks: [
        'Choose your visa class.',
        'Read what the officer wants to learn from each question.',
        'Build your answer from the outline, your own facts and your own papers.',
      ],
      keyBenefits: [
        'You know the purpose of a question, so another wording does not surprise you.',
        'Outlines instead of scripts: what you say stays yours.',
      ],
      examples: [
        'F-1: Why this school, and why now?',
        'H-1B: Where exactly will you work?',
        'B-1/B-2: Who does your work while you are away?',
      ],
    },
    simulator: {
      title: 'Interview Simulator',
      text: 'One question at a time, as at the window, with a tip before your answer. Afterwards you check it yourself, point by point.',
      howItWorks: [
        'Read the question, its category and its difficulty.',
        'Answer in your own words and submit.',
        'Check your answer against the outline, then take the next question.',
      ],
      keyBenefits: [
        'You find your weak answers at home, not at the window.',
        'You can start again as often as you like.',
        'Your answers stay on your device.',
      ],
      examples: [
        'Basic: Who pays for your stay, and how was the money earned?',
        'Intermediate: Tell me what you do now.',
        'Advanced: Your form shows one job and your online profile shows another. Which one is right?',
      ],
    },
    ds160: {
      title: 'DS-160 Completion Wizard',
      text: 'Each page of the form in plain words, a worksheet that stays on your device, and what in it does not go together.',
      howItWorks: [
        'Prepare your answers page by page, before you open the form.',
        'See which of them do not go together, with each other, your interview or your CV.',
        'Fill in the form and save every 15 minutes.',
        'Compare the barcode with the one in your appointment profile.',
      ],
      keyBenefits: [
        'Fewer corrections, because the facts are collected first.',
        'You notice a barcode that does not match before your post does.',
      ],
      examples: [
        'The Application ID and the security answer, written down first.',
        'Earlier travel and jobs on one printed worksheet, with dates.',
        'A correction as a new form, with its new number in the appointment profile.',
      ],
    },
    updates: {
      title: 'Policy Updates',
      text: 'What changed, as of when, and which official page decides.',
      howItWorks: [
        'Read the chapter on your situation.',
        'Every statement carries its date and its source.',
        'What is known to move is a dated notice and names the official page.',
      ],
      keyBenefits: [
        'You see how old a statement is before you rely on it.',
        'You know which page to open before you pay or book.',
      ],
      examples: [
        'Who must appear in person.',
        'Which fees were announced, and whether they were collected.',
        'Which classes are told to set their profiles to public.',
      ],
    },
    socialMedia: {
      title: 'Social Media Disclosure',
      text: 'List the accounts of the past 5 years, and audit them 30 days before the interview. The 30 days are our advice, not a rule.',
      howItWorks: [
        'List every account that the form asks for.',
        'Go through the audit checklist, one account after another.',
        'Set profiles to public where your visa class is told to.',
      ],
      keyBenefits: [
        'Your form, your papers and your profiles tell the same story.',
        'No deleting in a hurry, which can look evasive.',
      ],
      examples: [
        'An old job title on a profile, made true before the DS-160.',
        'An account you had forgotten, found and listed.',
      ],
    },
    documents: {
      title: 'Checklists and Cheat Sheets',
      text: 'Document checklists by visa class, financial papers included, and one printed page for the day.',
      howItWorks: [
        'Choose your visa class.',
        'Tick off what you have; with an account the ticks are on your other devices too.',
        'Print the page and take it with you.',
      ],
      keyBenefits: [
        'You see what is missing while there is time.',
        'Paper works where phones are not allowed.',
      ],
      examples: [
        'F-1: Form I-20, the receipt of the SEVIS fee, funds for the first year.',
        'H-1B: the receipt number of the approved petition.',
        'J-1: Form DS-2019, and DS-7002 for interns and trainees.',
      ],
    },
  },
}

export const words = wordsOf('storefrontSections', english)
