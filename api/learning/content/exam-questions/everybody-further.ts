import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForEverybody: Written<PracticeQuestion>[] = [
  dateBy('ceac', ['D12'], {
    id: 1085,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'Your passport shows a single name. Where do guides to the DS-160 put it?',
    options: [
      'In the field for surnames',
      'In the field for given names',
      'In both fields, so that nothing stays empty',
      'In the field for other names used',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the given name is then FNU, for first name unknown.',
      'The guides put it in the other field.',
      'Twice the same name makes another person of you.',
      'That field is for names that you had beside this one.',
    ],
    explanation:
      'Where a passport has one name only, guides put it under surnames. The given name is FNU, which stands for first name unknown.',
    aiInsight: 'Copy the name as the passport has it.',
  }),
  dateBy('posts', ['D8'], {
    id: 1086,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'hard',
    question:
      'Your post compares barcodes. When does a law firm say that some posts want the form submitted?',
    options: [
      'On the morning of the interview',
      'At least 2 business days before the interview',
      'Before the application fee is paid',
      'At least a month before the interview',
    ],
    correctAnswer: 1,
    reasons: [
      'Those posts want it earlier than that.',
      'Right: and your own post may set another deadline.',
      'The firm counts back from the interview.',
      'No such time is reported.',
    ],
    explanation:
      'Deadlines for the barcode differ. A law firm reports posts that want the DS-160 submitted at least 2 business days before the interview.',
    aiInsight: 'Look for the deadline in your appointment letter.',
  }),
  dateBy('ceac', ['FO7'], {
    id: 1087,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'Your photo is square and well below 240 kB, but less than 600 pixels wide. Will it do for the upload?',
    options: [
      'Yes, the size of the file alone decides',
      'Yes, the website makes it larger',
      'No, it has too few pixels',
      'No, the file should be larger than 240 kB',
    ],
    correctAnswer: 2,
    reasons: [
      'The pixels have limits of their own.',
      'No source says that it does.',
      'Right: from 600 to 1,200 on each side are asked for.',
      'That number is the most and not the least.',
    ],
    explanation:
      'The upload takes a square JPEG of 600 to 1,200 pixels and at most 240 kB. Both limits count.',
    aiInsight: 'Try the upload before you need it.',
  }),
  dateBy('onlinePresence', ['S2'], {
    id: 1088,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'medium',
    question:
      'Two years ago you closed an account that you had used a lot. Does it belong on the DS-160?',
    options: [
      'No, only accounts that can still be opened',
      'No, if it was closed before the form was begun',
      'Only if it was public until the end',
      'Yes, because you used it within the last five years',
    ],
    correctAnswer: 3,
    reasons: [
      'The words of the form speak of use, not of today.',
      'The day of closing is not what the form asks for.',
      'Private ones are asked for as well.',
      'Right: a closed account is inside these words.',
    ],
    explanation:
      'The form asks for every platform used within the last five years. An account that was closed since then is inside these words.',
    aiInsight: 'Old mails help you to find old accounts.',
  }),
  dateBy('onlinePresence', ['S1'], {
    id: 1089,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'easy',
    question: 'The DS-160 has a list of platforms, and yours is not on it. What do you do?',
    options: [
      'Enter it in the box for others',
      'Leave it out, since only listed ones count',
      'Choose the listed one that is most like it',
      'Write it by hand on the confirmation page',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the list is not the end of the question.',
      'The form asks for others too.',
      'Then the form says something untrue.',
      'Nobody looks for answers there.',
    ],
    explanation:
      'The form lists about 20 platforms and has a box for others. "None" is allowed when it is true.',
    aiInsight: 'Write each name as the platform spells it.',
  }),
  dateBy('onlinePresence', ['S1'], {
    id: 1090,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'easy',
    question:
      'A helper wants the passwords of your accounts and says that the DS-160 needs them. What is true?',
    options: [
      'The form takes them, but only for public accounts',
      'The form asks for identifiers and for no password',
      'The form takes them so that an officer can log in',
      'The form needs them from students and workers only',
    ],
    correctAnswer: 1,
    reasons: [
      'It takes none.',
      'Right: so keep your passwords to yourself.',
      'Officers look at what is public.',
      'No class is asked for them.',
    ],
    explanation:
      'The DS-160 asks for social media identifiers of five years. Passwords are not asked.',
    aiInsight: 'Somebody who wants a password wants something else.',
  }),
  dateBy('onlinePresence', ['SM5', 'S9'], {
    id: 1091,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'hard',
    question:
      'An old post of yours is rude. What do law firms say about deleting it just before you apply?',
    options: [
      'All of them say that it has to go',
      'All of them say that it does not matter',
      'They differ, and some call it evasive',
      'They leave it to the officer to ask for it',
    ],
    correctAnswer: 2,
    reasons: [
      'No such agreement was found.',
      'Some see a risk in it.',
      'Right: what stays true and consistent is safe.',
      'They speak of what the applicant does.',
    ],
    explanation:
      'Law firms differ: some say "archive", others call it evasive. Deleting just before applying can look like hiding.',
    aiInsight: 'Ask a lawyer before you change what others saw.',
  }),
  dateBy('whereToApply', ['W4'], {
    id: 1092,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'hard',
    question:
      'You booked at a post in a third country some days before 6 September 2025. What became of that booking under the rule on residence?',
    options: [
      'It was cancelled, and the fee came back',
      'It was moved to the country of residence',
      'It stands for those only who pay once more',
      'It generally stands, as it was there before',
    ],
    correctAnswer: 3,
    reasons: [
      'Fees are not given back under the rule.',
      'Nothing moves by itself.',
      'No such payment is named.',
      'Right: the rule speaks of existing appointments.',
    ],
    explanation:
      'Since 6 September 2025 people apply where they are nationals or live. Existing appointments generally stand.',
    aiInsight: 'Read the mail of your post before you travel.',
  }),
  dateBy('whereToApply', ['WA1', 'W4'], {
    id: 1093,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'You paid the fee in a country where you do not live, and now apply at home. What becomes of the payment?',
    options: [
      'It is lost, and a new one is due at home',
      'It is moved to your home post on request',
      'It is refunded, less a part for the work',
      'It waits until you live in that country',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it is neither refunded nor moved.',
      'The rule rules that out.',
      'There is no refund.',
      'It may run out, and moves nowhere meanwhile.',
    ],
    explanation:
      'Fees that were paid elsewhere are neither refunded nor moved. So choose the country before you pay.',
    aiInsight: 'Pay last, after you know where to apply.',
  }),
  dateBy('waivers', ['IW4'], {
    id: 1094,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'medium',
    question: 'You meet every condition of an interview waiver. Can you still be called in?',
    options: [
      'No, who meets them all has a right to the waiver',
      'Yes, the officer may call anybody',
      'Only if the photo of the last visa is too old',
      'Only if a relative of yours was refused',
    ],
    correctAnswer: 1,
    reasons: [
      'It is no right.',
      'Right: so stay where you can be reached.',
      'The photo is not what decides.',
      'The conditions speak of your own refusal.',
    ],
    explanation:
      'A waiver needs the home country, no refusal left standing and no apparent ineligibility. Even then the officer may still call.',
    aiInsight: 'Plan no trip for the weeks of the waiver.',
  }),
  dateBy('waivers', ['W1'], {
    id: 1095,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Your grandmother is over eighty and applies for the first time. Does her age spare her the visit?',
    options: [
      'Yes, nobody over 79 has to come',
      'Yes, if a doctor writes a letter',
      'No, her age group generally appears too',
      'No, unless a grandchild goes in her place',
    ],
    correctAnswer: 2,
    reasons: [
      'That was so before September 2025.',
      'The rule names no such letter.',
      'Right: the old freedom by age has ended.',
      'Nobody can take her place.',
    ],
    explanation:
      'From 2 September 2025 interview waivers largely ended. Applicants under 14 and over 79 generally appear too.',
    aiInsight: 'Ask the post about help for old people at the door.',
  }),
  dateBy('fees', ['M2'], {
    id: 1096,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'Your friend paid the application fee and will not travel after all. She offers you the receipt. Can you book with it?',
    options: [
      'Yes, if both of you apply for the same class',
      'Yes, if she signs the receipt over to you',
      'Only within 365 days after she paid',
      'No, it pays for her application alone',
    ],
    correctAnswer: 3,
    reasons: [
      'The class does not change whose it is.',
      'A signature does not move it.',
      'That is the time she herself has.',
      'Right: the fee cannot be transferred.',
    ],
    explanation:
      'The MRV fee is neither refundable nor transferable and pays for one application. It may be used for 365 days to book.',
    aiInsight: 'Buy no receipt from anybody.',
  }),
  dateBy('fees', ['FE1'], {
    id: 1097,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Four friends apply in four classes: B, E, L and O. Whose application fee is the highest?',
    options: ['The one in E', 'The one in B', 'The one in L', 'The one in O'],
    correctAnswer: 0,
    reasons: [
      'Right: at {FE1.E} it is above the others.',
      'At {FE1.B} it is the lowest of the four.',
      'It pays {FE1.H}.',
      'It pays {FE1.H}, like L.',
    ],
    explanation:
      'The fee is {FE1.B} for B, F, J, M and TN. It is {FE1.H} for H, L, O, P, Q and R, and {FE1.E} for E.',
    aiInsight: 'Check the amount on the day you pay.',
  }),
  dateBy('fees', ['M5'], {
    id: 1098,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'A law of July 2025 sets a Visa Integrity Fee. At which moment is it due by that law?',
    options: [
      'When the interview is booked',
      'When the visa is issued',
      'When the traveller is admitted at the port',
      'When the DS-160 is submitted',
    ],
    correctAnswer: 1,
    reasons: [
      'The law names a later moment.',
      'Right: so it follows a yes and not a try.',
      'The port is not what the law names.',
      'The form takes no money.',
    ],
    explanation:
      'Public Law 119-21 of 4 July 2025 sets a fee of at least $250 when a nonimmigrant visa is issued.',
    aiInsight: 'Pay it to nobody before you have read the official page.',
  }),
  dateBy('posts', ['L1', 'NW7'], {
    id: 1099,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Which of these workers has to overcome the presumption of section 214(b)?',
    options: [
      'An engineer in H-1B',
      'A manager in L-1',
      'A scientist in O-1',
      'None, it is about visitors and students only',
    ],
    correctAnswer: 2,
    reasons: [
      'The law leaves this class out.',
      'The law leaves this class out.',
      'Right: the exceptions are L, V and H-1B.',
      'It is about every class that is not left out.',
    ],
    explanation:
      'Every applicant is presumed an immigrant, except L, V and H-1B applicants. Posts may refuse an O-1 applicant under section 214(b).',
    aiInsight: 'Know which side of the line your class is on.',
  }),
  dateBy('posts', ['L5'], {
    id: 1100,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Section 221(g) gives one year for what was asked of you. For what does that year not count?',
    options: [
      'For papers that an employer has to write',
      'For papers in another language',
      'For people who live far from the post',
      'For a case in administrative processing',
    ],
    correctAnswer: 3,
    reasons: [
      'The year counts for all papers.',
      'The language does not change the time.',
      'The distance does not change the time.',
      'Right: no such limit applies to it.',
    ],
    explanation:
      'Supply what is asked within one year, or the case closes. Administrative processing has no such limit.',
    aiInsight: 'Read which of the two your letter names.',
  }),
  dateBy('posts', ['I3'], {
    id: 1101,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Your school gave you its letter in a sealed envelope. Why should you open it before you go to the post?',
    options: [
      'Sealed envelopes are commonly not let in',
      'The officer takes copies only',
      'A letter counts only with your own signature on it',
      'It has to be scanned for the DS-160',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a wrong item can cost the appointment.',
      'No source says so.',
      'It is the letter of the school.',
      'The form takes no letters.',
    ],
    explanation:
      'Phones, laptops, smartwatches, big bags and sealed envelopes are commonly not allowed. There may be no place to store them.',
    aiInsight: 'Ask the school whether you may open it.',
  }),
  dateBy('posts', ['I6'], {
    id: 1102,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks a question and you did not understand it. What fits best?',
    options: [
      'Nod, and give the answer that you have prepared',
      'Say so, and ask for the question again',
      'Hand over your folder and point at it',
      'Let the person behind you translate',
    ],
    correctAnswer: 1,
    reasons: [
      'It may answer something else.',
      'Right: a short true answer needs a question understood.',
      'You speak for yourself, and papers only support you.',
      'Nobody speaks for you unasked.',
    ],
    explanation:
      'Speak for yourself, expect English and keep answers short. Do not recite speeches and do not argue.',
    aiInsight: 'Practise to say: please repeat that.',
  }),
  dateBy('posts', ['H1'], {
    id: 1103,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'You take a printed photo along. Which size should it have?',
    options: [
      'The size of the photo in your passport',
      'The size of the box on the confirmation page',
      '2 by 2 inches',
      'Any size, if the face can be seen well',
    ],
    correctAnswer: 2,
    reasons: [
      'Sizes of passports differ by country.',
      'The box is no measure.',
      'Right: that is 51 by 51 mm.',
      'A size is set.',
    ],
    explanation:
      'The photo is in colour, 2 by 2 inches (51 by 51 mm) and not older than 6 months. The ground is white or off-white.',
    aiInsight: 'Tell the shop that it is for a US visa.',
  }),
  dateBy('waivers', ['IW3', 'IW4'], {
    id: 1104,
    visaType: 'All',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Which of these applicants can be spared the interview by the class alone?',
    options: [
      'A student in F-1 who goes on with the same course',
      'An artist in O-1 who renews',
      'A child in H-4',
      'An ambassador in A-1',
    ],
    correctAnswer: 3,
    reasons: [
      'F is on the list of what cannot be waived.',
      'O is on the list of what cannot be waived.',
      'H-4 is on the list of what cannot be waived.',
      'Right: A-1 is among the classes that can be waived.',
    ],
    explanation:
      'Waivable are A-1, A-2, C-3 without staff, G-1 to G-4, NATO-1 to NATO-6 and TECRO E-1. F, J, H-1B, H-4, L and O are not.',
    aiInsight: 'For all other people the visit is the rule.',
  }),
]
