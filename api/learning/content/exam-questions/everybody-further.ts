import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForEverybody: Written<PracticeQuestion>[] = [
  dateBy('ceac', ['D12'], {
    id: 1085,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'Your passport shows a single name. How do you enter it on the DS-160?',
    options: [
      'As the surname, with FNU as the given name',
      'As the given name, with an empty surname',
      'In both fields, so that nothing stays empty',
      "As the given name, before your father's name",
    ],
    correctAnswer: 0,
    reasons: [
      'Right: FNU stands for first name unknown.',
      'The form cannot do without a surname, so the single name goes there.',
      'The same name twice makes another name out of yours.',
      'A name that your passport does not show makes another person of you.',
    ],
    explanation:
      'The name on the form should be the name in the passport, no more and no less. So guides to the form put the single name under surnames, and mark the missing one as unknown.',
    aiInsight: 'Copy the name as the passport has it.',
  }),
  dateBy('posts', ['D8', 'D6'], {
    id: 1086,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'hard',
    question:
      'You plan to submit the DS-160 on the evening before the interview. Why is that a risk?',
    options: [
      'The website of the form is closed at night',
      'Some posts want the form days before the interview',
      'The officer reads forms in the order of their arrival',
      'A form takes about a month to reach the post',
    ],
    correctAnswer: 1,
    reasons: [
      'No such hour is known: what you can miss is the deadline of the post.',
      'Right: and your own post may set a deadline of its own.',
      'Your turn comes from the booking, not from the day of the form.',
      'No such wait is known, and the post may still find your form too late.',
    ],
    explanation:
      'A post that compares barcodes needs your form before you come. Each post sets its own deadline; at some it is 2 business days before the interview, says a law firm. People whose number does not match are turned away and book again.',
    aiInsight: 'Look for the deadline in your appointment letter.',
  }),
  dateBy('ceac', ['FO7', 'D10'], {
    id: 1087,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'The upload refuses your photo, although the file is small enough. What do you check next?',
    options: [
      'Whether the file is too small, and make it larger',
      'Whether the website is down, and wait for a week',
      'Its shape, and how many pixels it has',
      'Nothing, and send the photo to the post by mail',
    ],
    correctAnswer: 2,
    reasons: [
      'The limit on the file is an upper one, so a small file is no fault.',
      'A website can fail, but the limits of the photo come first.',
      'Right: shape and pixels have limits of their own.',
      'Posts ask you to bring a print, not to mail a photo.',
    ],
    explanation:
      'The upload looks at the format, the size of the file, the shape and the pixels. One of them can be right while another is wrong. Making a small picture larger adds no detail, so a new photo is often the shorter way.',
    aiInsight: 'If it fails again, bring a printed photo.',
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
      'The question is about what you used, not about what you can open today.',
      'Closing it before the form does not take the use away.',
      'A private account was used as well, so it counts.',
      'Right: the words of the form include an account that was closed since.',
    ],
    explanation:
      'Many people read the question as one about the accounts that they have. It asks what they used within the last five years. So closing an account ends its use, and does not take it out of those years.',
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
      'The list is a help, and the form asks for others too.',
      'A similar platform is not yours, so the form would say something untrue.',
      'The officer reads the form, not notes beside it.',
    ],
    explanation:
      'The question is about every platform that you used, and no list can have them all. That is why the box for others is there. An answer that ends where the list ends leaves something out.',
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
      'A public account needs no password, and the form takes none.',
      'Right: so keep your passwords to yourself.',
      'Officers look at what is public, so they do not log in.',
      'The form is the same for all, and no class is asked for a password.',
    ],
    explanation:
      'An officer needs the name of an account to look at it, and no key to it. A person who has your password can write in your name or lock you out. So a helper who asks for one asks for something else.',
    aiInsight: 'Somebody who wants a password wants something else.',
  }),
  dateBy(
    'onlinePresence',
    ['SM5', 'S9'],
    {
      id: 1091,
      visaType: 'All',
      category: 'Social Media',
      difficulty: 'hard',
      question:
        'An old post of yours is rude, and you think of deleting it just before you apply. What should you weigh?',
      options: [
        'Nothing, as nobody can see what is gone',
        'Nothing, as a rude post ends every case',
        'That deleting just then can look evasive',
        'Only whether friends have seen it already',
      ],
      correctAnswer: 2,
      reasons: [
        'Others can have copies, and the gap itself can raise a question.',
        'Officers look for more than rudeness, so one post need not end a case.',
        'Right: what stays true and consistent is safe.',
        'What friends saw matters less than how the change looks.',
      ],
      explanation:
        'A profile that changes on the eve of an application raises the question why. Lawyers do not agree: some would archive such a post, others call that evasive. What is true and fits your form needs no change.',
      aiInsight: 'Ask a lawyer before you change what others saw.',
    },
    'ours',
  ),
  dateBy(
    'whereToApply',
    ['W4'],
    {
      id: 1092,
      visaType: 'All',
      category: 'Interview Day',
      difficulty: 'hard',
      question:
        'A new rule on where to apply comes into force, and you have a booking from before. What do you do?',
      options: [
        'Cancel the booking, and ask for the fee back',
        'Wait until the post moves it to your country',
        'Pay the fee once more, so that it counts again',
        'Ask the page of the post whether it stands',
      ],
      correctAnswer: 3,
      reasons: [
        'If you cancel first, you lose the date, and the fee is not refunded.',
        'No post moves a booking or a fee to another country.',
        'A second payment does not make a booking valid.',
        'Right: a new rule often leaves old bookings alone.',
      ],
      explanation:
        'When the rule on residence came in September 2025, existing appointments generally stood, while fees were neither refunded nor moved. So a hasty step costs money, and a look at the page of the post costs none.',
      aiInsight: 'Read the mail of your post before you travel.',
    },
    'ours',
  ),
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
      'Posts do not pass payments on, even within one region.',
      'No part of the fee comes back.',
      'The payment does not wait for you: it can run out.',
    ],
    explanation:
      'A fee belongs to an application in one country, so it does not follow you to another. That is why the order counts. First comes the country where you can prove that you belong, then the fee.',
    aiInsight: 'Pay last, after you know where to apply.',
  }),
  dateBy('waivers', ['IW4'], {
    id: 1094,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'medium',
    question: 'You meet every condition of an interview waiver. Can you still be called in?',
    options: [
      'No, a person who meets them all has a right to it',
      'Yes, the officer may call anybody',
      'Only if the photo of the last visa is too old',
      'Only if a relative of yours was refused',
    ],
    correctAnswer: 1,
    reasons: [
      'The conditions say who may be spared, and they give nobody a right.',
      'Right: so stay where the post can reach you.',
      'The age of a photo is a matter for the form.',
      'The conditions speak of your own refusal.',
    ],
    explanation:
      'A waiver means that the officer decides on paper. When the paper leaves a question, only the talk can answer it. So the officer may call anybody, and a trip in those weeks can cost you the date.',
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
      'Many families remember this rule, which ended in September 2025.',
      'A letter can help her at the door, and it does not spare the visit.',
      'Right: the old freedom by age has ended.',
      'Each applicant appears in person, whoever travels along.',
    ],
    explanation:
      'Age alone used to spare the very young and the very old, and many families still count on it. Since 2 September 2025 both groups generally appear. What remains depends on the class and the case, not on the age.',
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
      'The class does not change whose payment it is.',
      'A signature cannot move the payment to you.',
      'That is the time in which she herself can book.',
      'Right: the fee cannot be transferred.',
    ],
    explanation:
      'The fee pays for the work on one application, and that one carries her name and her passport. So her receipt opens no booking for you. Receipts that strangers sell are worth nothing for the same reason.',
    aiInsight: 'Buy no receipt from anybody.',
  }),
  dateBy(
    'fees',
    ['FE1', 'M2'],
    {
      id: 1097,
      visaType: 'All',
      category: 'Documents and Funds',
      difficulty: 'medium',
      question: 'You are about to pay the application fee. Where do you look up the amount?',
      options: [
        'On the official fee page, on the day you pay',
        'In the mail of the agent who books for you',
        'On the receipt of a friend in the same class',
        'In the guide with the most readers',
      ],
      correctAnswer: 0,
      reasons: [
        'Right: the amount goes by the class, and it changes.',
        'An agent may add a price of their own.',
        'Her amount was right on her own day.',
        'A guide can be older than the last change.',
      ],
      explanation:
        'The fee goes by the class of the visa, and the government changes it from time to time. Only the official page shows the amount of today. A wrong payment is not refunded.',
      aiInsight: 'Note the amount, the day and the receipt number.',
    },
    'ours',
  ),
  dateBy('fees', ['M5'], {
    id: 1098,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'A website wants the Visa Integrity Fee from you before the interview. By the law, when would it be due?',
    options: [
      'When the interview is booked',
      'When the visa is issued',
      'When the traveller is admitted at the port',
      'When the DS-160 is submitted',
    ],
    correctAnswer: 1,
    reasons: [
      'That is the time of the application fee.',
      'Right: so it follows a yes and not a try.',
      'The port decides on admission, and the law names an earlier moment.',
      'The form takes no money.',
    ],
    explanation:
      'The law ties this fee to the issue of a visa, so nobody owes it for a try. A refused applicant would not owe it at all. Whether the government collects it is on its fee page, and a demand before the interview is a warning sign.',
    aiInsight: 'Pay it to nobody before you have read the official page.',
  }),
  dateBy('posts', ['L1', 'NW6'], {
    id: 1099,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Which of these workers has to overcome the presumption of section 214(b)?',
    options: [
      'An engineer in H-1B',
      'A manager in L-1',
      'An accountant in TN',
      'None, it is about visitors and students only',
    ],
    correctAnswer: 2,
    reasons: [
      'The law leaves H-1B out, so her wish to stay does not count against her.',
      'The law leaves L out, managers and specialists alike.',
      'Right: the exceptions are L, V and H-1B.',
      'The presumption is about every class that the law does not leave out.',
    ],
    explanation:
      'The law makes its exceptions by class, and work as such is not one of them. So it matters under which letters a worker applies. TN is not dual intent: the officer asks whether the stay is temporary.',
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
      'Employers can be slow, and the year runs all the same.',
      'A translation takes time, and the year includes it.',
      'The year is the same for everybody.',
      "Right: that work is the post's, and no year runs for it.",
    ],
    explanation:
      'The year is the time in which you act. When it ends without your papers, the case closes. Administrative processing is the work of the government and has no such limit. If a letter asks you for a paper meanwhile, the year counts for that paper.',
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
      'Officers look at originals too, so this is not the reason.',
      'The letter is from the school, so your signature adds nothing.',
      'The form takes answers and a photo, and no letters.',
    ],
    explanation:
      'Guards have to see what comes in, so a closed envelope can stop you at the door. Phones, smartwatches and big bags meet the same rule, and there may be no place to store them.',
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
      'It may answer another question, and your form may say something else.',
      'Right: a true answer needs a question that you understood.',
      'Papers support an answer and cannot give it.',
      'A stranger does not know your plans, and you speak for yourself.',
    ],
    explanation:
      'An answer to a guessed question can contradict your form, while asking again costs nothing. Officers speak with people from everywhere and are used to it. A short true answer is what they wait for.',
    aiInsight: 'Practise to say: please repeat that.',
  }),
  dateBy(
    'posts',
    ['H1'],
    {
      id: 1103,
      visaType: 'All',
      category: 'Documents and Funds',
      difficulty: 'easy',
      question: 'A shop at home offers passport photos. What do you tell the shop?',
      options: [
        'To use the size of your own passport',
        'To use the size of the box on the form',
        'That it is for a US visa, which has its own size',
        'That any size will do, if the face is large',
      ],
      correctAnswer: 2,
      reasons: [
        'Most countries use a size that is narrower than the square of the US.',
        'The box on the page is smaller than the photo that you bring.',
        'Right: the US asks for a square of 2 by 2 inches.',
        'A large face does not repair a wrong size.',
      ],
      explanation:
        'A shop prints the size of its own country unless you say otherwise. The US asks for a square photo in colour, with the full face and a white or off-white ground. A wrong print helps you nothing when the upload has failed.',
      aiInsight: 'Measure the print before you leave the shop.',
    },
    'ours',
  ),
  dateBy(
    'waivers',
    ['IW3', 'IW4'],
    {
      id: 1104,
      visaType: 'All',
      category: 'Eligibility',
      difficulty: 'hard',
      question:
        'A friend renewed her visa without an interview. What decides whether you can do the same?',
      options: [
        'How often you have been to the US',
        'Whether your fingerprints are on file',
        'Whether you apply at the same post',
        'Your class and your own case',
      ],
      correctAnswer: 3,
      reasons: [
        'Many trips do not help a class that the rule leaves out.',
        'Prints on file do not put your class into the rule.',
        'The rule is one for all posts, so her post does not help you.',
        'Right: the rule names a few classes, and each has conditions.',
      ],
      explanation:
        'A waiver begins with the class, and the rule leaves most of them out. After that your own case counts: where you apply, and whether a refusal still stands. Even then the officer may call you.',
      aiInsight: 'Plan for an interview, and be glad if none is needed.',
    },
    'ours',
  ),
]
