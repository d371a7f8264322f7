import type { ReactNode } from 'react'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  allSteps: 'All steps',
  review: 'Review',
  printed: 'Printed worksheet',
  answers: { none: 'Not answered yet', yes: 'Yes', no: 'No', unsure: 'Not sure yet' },
  overview: {
    back: 'Back to the DS-160 chapter',
    title: 'DS-160 companion',
    lede: 'Each page of the DS-160 in plain words, a worksheet for your answers, and a search for what does not go together.',
    before: 'Before you begin',
    ours: {
      title: 'This companion is ours. It is not the DS-160.',
      text: 'Nothing that you write here reaches the government: you copy it into the form yourself. The names of its pages follow public guides. Compare each page with the live form. The form decides.',
    },
    kept: {
      title: 'Your answers stay on this device',
      text: 'They are kept in this browser, and not sent to us. They are not encrypted there: anyone who can use this browser as you can read them. Logging out removes them, and so does deleting your account. Print the worksheet before.',
    },
    begin: 'Begin',
    goOn: 'Continue',
    steps: 'The steps',
    toRead: 'To read',
    notBegun: 'Not begun',
    filledIn: (count: number) => `${String(count)} filled in`,
    open: (count: number) => `${String(count)} open`,
    toLookAt: (count: number) => `${String(count)} to look at`,
  },
  clear: {
    button: 'Delete my answers',
    title: 'Delete your answers?',
    question:
      'Everything you wrote in the companion is removed from this device. There is no other copy.',
    confirm: 'Delete answers',
  },
  step: {
    place: (number: number, last: number) => `Step ${String(number)} of ${String(last)}`,
    besideForm: 'Beside the form',
    pages: 'Steps',
    previous: 'Previous',
    next: 'Next',
    explanation: 'What it is about',
    asks: 'What it asks',
    why: 'Why',
    atHand: 'Have at hand',
    mistakes: 'Common mistakes',
    yourAnswers: 'Your answers',
    sensitive:
      'We suggest no answer here. Mark only whether there is something: the story belongs to a lawyer first. Read each question on the live form to its end.',
  },
  hints: {
    day: 'Write the month as a word: 14 March 2020.',
    month: 'Write the month as a word: March 2020.',
    latin: 'In Latin letters.',
    passport: 'Letters and digits, without spaces.',
    phone: 'Digits, with the code of the country.',
    sevis: 'The letter N, then digits.',
    receipt: 'Letters, then digits, without spaces.',
    number: 'A whole number in digits.',
  },
  warnings: {
    latin: 'The form takes Latin letters here, as in the passport.',
    number: 'Write a whole number in digits.',
    email: 'This does not look like an e-mail address.',
    phone: 'Write the number in digits, with the code of the country.',
    passport: 'Letters and digits only, without spaces. Compare it once more with the passport.',
    sevis: 'A SEVIS number is the letter N, then digits without spaces.',
    receipt: 'A receipt number is letters, then digits, without spaces. Copy it from the notice.',
    full: 'There is no room for more here.',
    unreadable: 'This day cannot be read, or it can be read in two ways.',
    noDay: 'The day of the month is missing.',
    future: 'This lies in the future.',
    past: 'This lies in the past.',
  },
  barcode: {
    title: 'Do the two numbers match?',
    text: (businessDays: number) =>
      `Compare them ${String(businessDays)} business days before the interview (our advice). The numbers are compared here and not kept, not even on this device.`,
    confirmation: 'Number on the DS-160 confirmation page',
    confirmationHint: 'Below the barcode; it starts with AA.',
    appointment: 'DS-160 number in your appointment profile',
    equal: 'The numbers are equal',
    different: {
      title: 'The numbers are different',
      text: "At many posts you would be turned away. Enter the number of your newest confirmation page in the appointment profile, and check your post's deadline for changes.",
    },
  },
  reviewPage: {
    title: 'Review of your worksheet',
    lede: 'We compare your answers with each other, with your interview and with your CV. What is true, only you know.',
    contradictions: {
      title: 'What does not go together',
      none: 'No contradiction found',
      noneText:
        'Our rules see only part of what an officer sees. Read the worksheet once more yourself.',
      count: (count: number) =>
        plural(count, {
          one: '1 contradiction. Keep what is true, and put the other one right.',
          other: `${String(count)} contradictions. Keep what is true, and put the other one right.`,
        }),
    },
    stillOpen: {
      title: 'Still open',
      text: 'A worksheet may have gaps. The form has fewer.',
      open: (fields: string) => `Open: ${fields}`,
    },
    said: {
      title: 'What you wrote in the interview simulator',
      text: 'Read it beside your worksheet: the same facts, in your own words.',
    },
    toTheForm: {
      title: 'Then the form itself',
      print: 'Print the worksheet, and read it once on paper.',
      site: (link: ReactNode): ReactNode => (
        <>Open the official site: {link}. Look at the address: it ends in .gov.</>
      ),
      compare:
        'Compare each page with the live form while you copy. It may ask more than our worksheet, or ask it in other words.',
      yourself: 'You fill in the form, and you sign it. We never do either for you.',
    },
  },
  paper: {
    back: 'Back to the companion',
    title: (visaClass: string) => `DS-160 worksheet, ${visaClass}`,
    lede: 'Ours, and not the form: copy it into the DS-160 yourself, and compare each page with the live form. Keep this paper where nobody else reads it.',
    otherSheet: 'On another sheet',
    yesOrNo: 'Yes ☐ No ☐',
  },
  save: {
    every: (minutes: number) => `Save the DS-160 every ${String(minutes)} minutes.`,
    now: (minutes: number) => `${String(minutes)} minutes have passed: save the DS-160 now`,
    saved: 'I have saved it',
  },
}

export const words = wordsOf('learningDs160', english)
