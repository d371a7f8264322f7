import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsOnTheVisit: Written<PracticeQuestion>[] = [
  dateBy('posts', ['L3'], {
    id: 1013,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'What makes a second try after section 214(b) more than a repetition?',
    options: [
      'Circumstances that have changed since',
      'Another officer, on another day of the week',
      'A letter that argues with the first decision',
      'A new try at the embassy of a neighbour country',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: new facts are what a new officer can weigh.',
      'Nobody chooses the officer.',
      'There is no appeal, so no letter reopens it.',
      'A new place is no new circumstance.',
    ],
    explanation:
      'A refusal under section 214(b) is not permanent. A new try needs a new form, a new fee and a new appointment, ideally with changed circumstances.',
    aiInsight: 'Ask yourself what is different now.',
  }),
  dateBy('posts', ['L5'], {
    id: 1014,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'For how long do posts ask for patience while a case is in administrative processing?',
    options: [
      'Until the end of the same working week',
      'For 180 days, before one asks about the case',
      'Two years, as long as the form itself is kept',
      'There is no such wait: an answer comes on the same day',
    ],
    correctAnswer: 1,
    reasons: [
      'It often takes longer than a week.',
      'Right: so plan nothing that depends on a fast end.',
      'No source says so.',
      'Processing begins where the day did not suffice.',
    ],
    explanation:
      'Section 221(g) means refused for now. Posts ask for 180 days of patience with administrative processing. What they ask you for has to be supplied within one year, or the case closes.',
    aiInsight: 'Keep the case number at hand.',
  }),
  dateBy('entry', ['L8'], {
    id: 1015,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question: 'Your visa is good for ten years. Who says how long one single stay may be?',
    options: [
      'The airline, when it sells the ticket',
      'The embassy, in the letter with your passport',
      'CBP, at the port where you ask for admission',
      'You yourself, as long as the visa is good',
    ],
    correctAnswer: 2,
    reasons: [
      'An airline checks papers, it admits nobody.',
      'The post issues a visa and no stay.',
      'Right: admission and length are decided at the port.',
      'The dates of the visa are those for travel to the port.',
    ],
    explanation:
      'A visa permits travel to a port of entry. CBP decides there on admission and on the length of the stay, whatever date the visa shows.',
    aiInsight: 'Look up the date that you were given at entry.',
  }),
  dateBy('posts', ['L9', 'L5'], {
    id: 1016,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'Which three things may an officer tell you when the talk is over?',
    options: [
      'Approved, refused, or put on a waiting list',
      'Nothing yet, since each case is decided later',
      'Approved, refused, or sent back to USCIS',
      'Approved, more is needed, or refused',
    ],
    correctAnswer: 3,
    reasons: [
      'No source tells of a waiting list.',
      'The decision is normally told at once.',
      'Most classes have no petition that could go back.',
      'Right: normally you know when you leave the window.',
    ],
    explanation:
      'The decision is normally told at the end: approved, more needed, or refused. In the middle case a 221(g) letter says what is missing.',
    aiInsight: 'Read a slip before you leave the building.',
  }),
  dateBy('fees', ['M2'], {
    id: 1017,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'You have paid for your application. Until when can you book with that payment?',
    options: [
      'For 365 days, counted from the day of the payment',
      'Until the end of the same calendar year',
      'For ever, since it stays with your name',
      'Until somebody else of your family books with it',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: book within that time, or pay again.',
      'The days count from the payment, not by the calendar.',
      'It has an end.',
      'It cannot be handed to another person.',
    ],
    explanation:
      'The MRV fee may be used for 365 days to book. It pays for one application, is not refunded and cannot be transferred.',
    aiInsight: 'Write the date of the payment down.',
  }),
  dateBy('fees', ['FE1'], {
    id: 1018,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question: 'A visitor, a student and an H-1B worker each pay the application fee. What is true?',
    options: [
      'All three pay {FE1.E}, as for any visa',
      'Visitor and student pay {FE1.B}, the worker {FE1.H}',
      'The student pays nothing, because the school pays',
      'The worker pays {FE1.B}, the other two {FE1.H}',
    ],
    correctAnswer: 1,
    reasons: [
      'That is the fee of the E class.',
      'Right: petition classes cost more.',
      'The school does not pay it.',
      'It is the other way round.',
    ],
    explanation:
      'The MRV fee is {FE1.B} for B, F, M, J and TN. Classes with a petition, such as H and L, pay {FE1.H}, and E pays {FE1.E}.',
    aiInsight: 'Look at the fee page on the day you pay.',
  }),
  dateBy('whereToApply', ['WA2', 'WA1'], {
    id: 1019,
    visaType: 'All',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Who is outside the rule on the country in which to apply?',
    options: [
      'Students whose school begins within a month',
      'People who have held a US visa at any time',
      'Holders of diplomatic visas, among a few others',
      'Tourists who find an early date in another country',
    ],
    correctAnswer: 2,
    reasons: [
      'Students are not on the list of exceptions.',
      'An old visa frees nobody.',
      'Right: official travel and the United Nations too.',
      'That is what the rule is about.',
    ],
    explanation:
      'Exempt are A, G, C-2, C-3 and NATO classes, diplomatic or official visas, and travel to the United Nations. All others apply where they are nationals or live.',
    aiInsight: 'Ask which country you can prove.',
  }),
  dateBy('whereToApply', ['W4', 'WA1'], {
    id: 1020,
    visaType: 'All',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'You live abroad, and apply there and not in your own country. What should be in your folder?',
    options: [
      'A letter from your own country that permits it',
      'A ticket home, dated before the interview takes place',
      'Nothing more than for anybody else who lives there',
      'Proof that you reside in the country where you apply',
    ],
    correctAnswer: 3,
    reasons: [
      'No such permit is known.',
      'A ticket says nothing of where you live.',
      'A national need not prove it, you may have to.',
      'Right: be ready to show it.',
    ],
    explanation:
      'Since 6 September 2025 people apply in their country of nationality or residence, and prove residence. Elsewhere it may be harder to qualify, and the fee is lost.',
    aiInsight: 'A permit or a lease can show it.',
  }),
  dateBy('posts', ['H1'], {
    id: 1021,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'Your best portrait was taken last summer, a year ago. May it go with the application?',
    options: [
      'No, the photo is to be of the last 6 months',
      'Yes, as long as it was printed in this week',
      'Yes, if a friend confirms in writing that it is you',
      'No, because only the embassy takes such photos',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it should show you as you look now.',
      'The day of the print does not make it newer.',
      'No one has to confirm a photo.',
      'You bring it, or upload it.',
    ],
    explanation:
      'The photo has 2 by 2 inches, is in colour, and was taken within 6 months. It shows the full face on a white or off-white ground.',
    aiInsight: 'Have it taken when you begin the form.',
  }),
  dateBy('posts', ['H1', 'H2'], {
    id: 1022,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Before which wall should you stand for the picture?',
    options: [
      'A light blue one, as in a school photo',
      'A white or off-white one',
      'Any wall, as the background is cut away later',
      'A dark blue one, as on many identity cards',
    ],
    correctAnswer: 1,
    reasons: [
      'Blue is not what is asked for, light or dark.',
      'Right: and full face, without eyeglasses.',
      'Nobody cuts it for you.',
      'A dark ground is not what is asked for.',
    ],
    explanation:
      'The ground is white or off-white, and the face is shown in full. No eyeglasses since 1 November 2016, except for a documented medical need.',
    aiInsight: 'A plain sheet behind you will do.',
  }),
  dateBy('posts', ['I4'], {
    id: 1023,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'medium',
    question: 'For whom may somebody normally come along to the window?',
    options: [
      'For anybody who pays a fee for it',
      'For a worker whose employer sends a lawyer',
      'For a minor, or a person with a disability',
      'For a student whose parents want to listen',
    ],
    correctAnswer: 2,
    reasons: [
      'There is no such fee.',
      'Employers and lawyers normally stay outside.',
      'Right: and for interpreting, with notice.',
      'Family normally may not attend.',
    ],
    explanation:
      'Lawyers, family and employers normally may not attend. Exceptions: someone for a minor, for a person with a disability or, with notice, for interpreting.',
    aiInsight: 'Ask the post early if you need help.',
  }),
  dateBy('posts', ['I5'], {
    id: 1024,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'What happens before you stand before the officer?',
    options: [
      'A test of the English language on a computer',
      'An oath on your form, before a notary',
      'Payment of the application fee at a cashier',
      'Fingerprints and a check of papers at other windows',
    ],
    correctAnswer: 3,
    reasons: [
      'No such test is part of the visit.',
      'The form is signed online, without a notary.',
      'The fee is paid before you can book.',
      'Right: at other windows, and with waits between.',
    ],
    explanation:
      'Fingerprints and the document check come first, at other windows. The whole visit can take hours, so what matters is on top of your folder.',
    aiInsight: 'Eat before you go.',
  }),
]
