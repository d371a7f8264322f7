import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsOnTheVisit: Written<PracticeQuestion>[] = [
  dateBy('posts', ['L3', 'CS3'], {
    id: 1013,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'What makes a second try after section 214(b) more than a repetition?',
    options: [
      'Circumstances that have changed since',
      'Another officer, who may see it with other eyes',
      'A letter that argues with the first decision',
      'A new try at the embassy of a neighbour country',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: new facts are what a new officer can weigh.',
      'Nobody chooses the officer, and the same facts raise the same doubt.',
      'This refusal has no appeal, so no letter reopens it.',
      'A new place changes nothing in your life.',
    ],
    explanation:
      'The officer refused because what you told and showed did not convince. The same facts are likely to raise the same doubt, whoever looks at them and wherever. A new form, a new fee and a new date make sense when something has changed, or when you left something out.',
    aiInsight: 'Ask yourself what is different now.',
  }),
  dateBy('posts', ['L5'], {
    id: 1014,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'Your case has been in administrative processing for two weeks. When does it make sense to ask the post about it?',
    options: [
      'Every week, since each mail moves the case forward',
      'After months, since posts ask for patience first',
      'Only after two years, when the form runs out',
      'Never, since asking makes the officer refuse',
    ],
    correctAnswer: 1,
    reasons: [
      'A mail does not speed up a check that goes on elsewhere.',
      'Right: until then the post has nothing to tell you.',
      'No such time is set, and a form does not end like that.',
      'A polite question does no harm, and it only comes too early.',
    ],
    explanation:
      'Administrative processing has no fixed end, and the officer at the window cannot hurry it. Posts ask for 180 days of patience. What you can do at once is to send what the letter asks for: that has a limit of one year.',
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
      'The airline checks whether you may board, and it admits nobody.',
      'The embassy issues the visa and says nothing on a single stay.',
      'Right: the officer at the port decides on both.',
      'Many read the last day of the visa as the end of the stay, but it is about travel.',
    ],
    explanation:
      'The dates on a visa say when you may travel to a port. How long you stay is another question, and CBP answers it anew at each arrival. So one stay can be far shorter than the visa.',
    aiInsight: 'Look up the date that you were given at entry.',
  }),
  dateBy('posts', ['L5', 'L9'], {
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
      'Visas for a stay have no waiting list at the window.',
      'The decision is normally told at once, unless something is missing.',
      'Most classes have no petition that could go back.',
      'Right: so you should know which one it is before you leave.',
    ],
    explanation:
      'The officer normally decides while you stand there. Where something is missing, the case is refused for now under section 221(g), and a letter says what to do. So the middle answer is neither a yes nor a final no.',
    aiInsight: 'Read a slip before you leave the building.',
  }),
  dateBy('fees', ['M2'], {
    id: 1017,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'You have paid the application fee, and no free date suits you yet. What should you keep in mind?',
    options: [
      'You can book with it for a limited time only',
      'It ends with the calendar year',
      'It stays good for ever, as it is in your name',
      'You can pass it on to a friend who books sooner',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: after that time you pay again, so note the day of the payment.',
      'The time counts from the payment, not by the calendar.',
      'Your name is on it, and it ends all the same.',
      'The fee pays for your own application and for no other.',
    ],
    explanation:
      'The fee pays for one application and is neither refunded nor transferred. It may be used for 365 days to book. If you pay early and book late, you can therefore pay twice.',
    aiInsight: 'Write the date of the payment down.',
  }),
  dateBy('fees', ['FE1', 'M2'], {
    id: 1018,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'A visitor and an H-1B worker compare their application fees. Why did the worker pay more?',
    options: [
      'Her visa is good for a longer stay',
      'Classes with a petition have a higher fee',
      'Her employer pays, and firms pay more',
      'She paid for an earlier date as well',
    ],
    correctAnswer: 1,
    reasons: [
      'The fee does not go by the length of a stay.',
      'Right: the class alone decides.',
      'The amount is the same, whoever pays it.',
      'This fee pays for the application and buys no date.',
    ],
    explanation:
      'The fee goes by the class: {FE1.B} for B, F, J, M and TN, more for classes with a petition, and {FE1.E} for E. So look up your own class and not the amount of a friend, because a wrong payment does not come back.',
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
      'A start date is a reason to hurry, and the rule has no exception for it.',
      'An old visa shows that you travelled, not where you belong.',
      'Right: official travel is outside the rule, and so is travel to the United Nations.',
      'The rule exists to stop exactly this.',
    ],
    explanation:
      'The rule goes by where you belong: by nationality or by residence. A free date elsewhere changes neither. Exempt are A, G, C-2, C-3 and NATO classes, diplomatic or official visas, and travel to the United Nations.',
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
      'A letter of your own embassy that permits it',
      'The receipt of a fee that you paid in this country',
      'Nothing more than for anybody else who lives there',
      'Proof that you reside in the country where you apply',
    ],
    correctAnswer: 3,
    reasons: [
      'The embassy of your country has no say in where you apply.',
      'A payment shows that you were there, not that you live there.',
      'Nationals of that country prove it by passport, and you cannot.',
      'Right: a permit, a lease or a job in that country shows it.',
    ],
    explanation:
      'You may apply where you are a national or where you live. A passport proves the first, and only papers prove the second. Without them it may be harder to qualify, and the fee is lost.',
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
      'Yes, since you look the same as last year',
      'No, because only the embassy takes such photos',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it should show you as you look now.',
      'The day of the print does not make the picture newer.',
      'Your own eye is no measure here: the day of the picture is.',
      'The embassy does not take it, so you bring or upload one.',
    ],
    explanation:
      'The photo is there to compare you with the person at the window, and a year can change a face. So the day of the picture counts, not that of the print. It is also in colour, full face, on a white or off-white ground.',
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
      'Many schools and offices use blue, and a US visa photo does not.',
      'Right: and full face, without eyeglasses.',
      'An edited background often spoils the edge of the hair and the face.',
      'Some identity cards have it, and a US visa photo does not.',
    ],
    explanation:
      'Only the face should count, so nothing behind it may draw the eye and nothing before it may cover it. That is also why eyeglasses are out, except for a documented medical need.',
    aiInsight: 'A plain sheet behind you will do.',
  }),
  dateBy('posts', ['I4'], {
    id: 1023,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'medium',
    question: 'For whom may somebody normally come along to the window?',
    options: [
      'For anybody who is nervous about the talk',
      'For a worker whose employer sends a lawyer',
      'For a minor, or a person with a disability',
      'For a student whose parents want to listen',
    ],
    correctAnswer: 2,
    reasons: [
      'Nearly everybody is nervous, and the officer still wants to hear you alone.',
      'The employer has spoken in the petition, and now the worker is asked.',
      'Right: and for interpreting, with notice.',
      'Parents may pay, and the student has to know the plan.',
    ],
    explanation:
      'The officer wants to hear the applicant, so helpers stay outside even when they know more. The exceptions are for people who cannot speak for themselves: minors, people with a disability and, with notice, those who need an interpreter.',
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
      'The officer hears your English in the talk itself.',
      'You sign the form online, and no notary is needed.',
      'The fee comes earlier, because you book with it.',
      'Right: at other windows, and with waits between.',
    ],
    explanation:
      'Staff take your prints and papers first, so that the officer has the case complete. Each window has its own line. That is why the talk is short and the visit can take hours.',
    aiInsight: 'Eat before you go.',
  }),
]
