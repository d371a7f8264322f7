import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  questions: {
    title: 'Real Interview Questions',
    text: 'The themes that officers ask about, by visa class, each with an outline for an answer of your own.',
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
    text: 'One question at a time, as at the window, with a tip before your answer and feedback after it.',
    howItWorks: [
      'Read the question, its category and its difficulty.',
      'Answer in your own words and submit.',
      'Compare your answer with the feedback, then take the next question.',
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
    title: '2025 Policy Updates',
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
    text: 'List the accounts of the past 5 years, and audit them 30 days before the interview.',
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
}

export const words = wordsOf('storefront/features', english)
