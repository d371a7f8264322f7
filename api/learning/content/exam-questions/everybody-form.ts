import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsOnTheForm: Written<PracticeQuestion>[] = [
  dateBy('ceac', ['QF5', 'D11'], {
    id: 1001,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'Which wrong answer can keep somebody out of the US for good?',
    options: [
      'A deliberate one, on a point that matters',
      'Any mistake at all, however small, that an officer finds',
      'Only one that was given in writing and signed',
      'Only one that a court has looked at',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it has to be deliberate, and about something that matters.',
      'Many fear this, but a slip that you correct is not a deliberate lie.',
      'An answer at the window counts like one that you signed.',
      'The officer decides this alone, without any court.',
    ],
    explanation:
      'The law looks at the will behind an answer, and at whether the point matters for the visa. So a slip that you correct is no lie, while a lie at the window counts like one on the form. Only a waiver ends such a bar.',
    aiInsight: 'If you do not know, say so.',
  }),
  dateBy('ceac', ['D4', 'D2', 'D3'], {
    id: 1002,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'You go to lunch and leave a page of the DS-160 open. What may happen meanwhile?',
    options: [
      'Nothing happens until you close the browser',
      'The session ends, and the open page is lost',
      'The form is submitted with all that it holds so far',
      'The whole form is lost, and you begin with a new number',
    ],
    correctAnswer: 1,
    reasons: [
      'The browser stays open, and the session of the form still ends by itself.',
      'Right: so save the page before you get up.',
      'The form is submitted only when you sign it at the end.',
      'The pages before it are saved, and so is your Application ID.',
    ],
    explanation:
      'The form saves a page only when you press Next, and the session ends after some time without activity. So the pages before lunch are safe, and the Application ID leads back to them.',
    aiInsight: 'Press Next before every break.',
  }),
  dateBy('ceac', ['FO4', 'D5'], {
    id: 1003,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'You sent your form two weeks ago and now see a wrong address in it. How do you avoid typing it all again?',
    options: [
      'Ask the embassy to open the form, which takes some days',
      'Write the address by hand on the page with the barcode',
      'Retrieve the form, and make a new one out of its answers',
      'You cannot: each form is typed from its first page',
    ],
    correctAnswer: 2,
    reasons: [
      'A submitted form is closed for the embassy as well.',
      'The officer sees the form on the screen, so a note on paper changes nothing.',
      'Right: while it can be retrieved, it fills most of the new one.',
      'The form can take over most of your earlier answers.',
    ],
    explanation:
      'Nobody can change a submitted form, so a correction is always a new one. Within {FO4.open} the new form can take over what you typed before. It does not copy the travel answers, and whatever it copies counts as your statement again.',
    aiInsight: 'Look through each page that the form copied.',
  }),
  dateBy('ceac', ['FO4', 'D3'], {
    id: 1004,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'hard',
    question: 'Last year you kept a file from your DS-160. What is it good for today?',
    options: [
      'It proves to the officer when you first applied',
      'It can be printed in place of the confirmation page',
      'It opens the old form so that you can edit its answers',
      'It fills a new form when the old one can no longer be retrieved',
    ],
    correctAnswer: 3,
    reasons: [
      'The post has a record of earlier applications and needs no file for that.',
      'The file has no barcode, so it is no confirmation page.',
      'A submitted form stays closed, with or without the file.',
      'Right: the website forgets old answers, and your file keeps them.',
    ],
    explanation:
      'The website gives old answers back for {FO4.open} only. After that the .dat file is the one copy that a new form can read. It holds your whole application, so keep it on a machine of your own.',
    aiInsight: 'Note where you keep the file.',
  }),
  dateBy('ceac', ['FO7', 'H1', 'D10'], {
    id: 1005,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'How do you make sure that the photo for your DS-160 will do?',
    options: [
      'Try the upload early, and bring the same photo in print',
      'Scan the passport photo, which officials have accepted once',
      'Take any picture, since the website cuts it to size',
      'Leave it out, since the post takes a photo at the window',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: an early try leaves time for a new photo, and the print helps if the upload fails.',
      'A passport photo has another size in most countries, and it is often too old.',
      'Cutting changes the size, and it gives no plain ground and no full face.',
      'The post takes fingerprints, and the photo is yours to bring.',
    ],
    explanation:
      'The upload refuses a file that is too large, too small or not square. If you try it early, you have time for a new photo. The print covers the case that the upload fails after all. The photo shows the full face on a white or off-white ground.',
    aiInsight: 'Use a photo of this season, not your favourite one.',
  }),
  dateBy('ceac', ['FO1', 'D4'], {
    id: 1006,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'Which numbers of your own should lie beside the passport when you begin the form?',
    options: [
      'The numbers of your bank accounts and cards',
      'A national ID, and US tax or Social Security numbers if any',
      'The passport numbers of everybody in your family',
      'None: the passport number is the only one that is asked for',
    ],
    correctAnswer: 1,
    reasons: [
      'Accounts show your means at the interview, and the form does not list them.',
      'Right: the form asks for each of them that there is.',
      'The form asks for the names of relatives, not for their passports.',
      'The passport number is only the first of several.',
    ],
    explanation:
      'The session ends after some time without activity, so a number that you first have to look for can cost you a page. The form also asks for phones, e-mail addresses and social media identifiers of five years.',
    aiInsight: 'Collect the numbers first, then open the form.',
  }),
  dateBy('ceac', ['FO2', 'FO1', 'D11'], {
    id: 1007,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'You are about to open the DS-160. For which trips should you have the dates ready?',
    options: [
      'Only for the trip for which you apply now',
      'For every trip since childhood, with its flights',
      'For your last US visits, and for other countries too',
      'For trips to the US only, however long ago',
    ],
    correctAnswer: 2,
    reasons: [
      'The form asks about the past too, because earlier trips show how you travel.',
      'The form does not go back a whole life.',
      'Right: collect stamps and tickets before you begin.',
      'The form asks about other countries as well.',
    ],
    explanation:
      'A date that you guess can contradict a stamp, and written answers count. Old passports, tickets and mails hold the true ones. A list that you make once serves each later form too.',
    aiInsight: 'Make a list of trips once, and keep it.',
  }),
  dateBy(
    'posts',
    ['D6'],
    {
      id: 1008,
      visaType: 'All',
      category: 'DS-160',
      difficulty: 'medium',
      question:
        'A friend applied at another embassy and kept her booking after a second DS-160. What does that mean for you?',
      options: [
        'You may do as she did, since all posts share one system',
        'You must pay the fee again, because your case is another one',
        'Nothing can be known before the day of the visit itself',
        'Only that posts differ: read what the page of your own one says',
      ],
      correctAnswer: 3,
      reasons: [
        'Posts share the form, and each one has its own rule for the booking.',
        'A second form alone asks for no second fee.',
        'Your post tells it beforehand, on its own page.',
        'Right: what holds in one country may fail in the next.',
      ],
      explanation:
        'Many posts compare the number of the form with the one in the booking, and turn people away when the two differ. Others are less strict. So what a friend saw is true for her post, and says nothing about yours.',
      aiInsight: 'Ask where a piece of advice comes from.',
    },
    'ours',
  ),
  dateBy('ceac', ['D1'], {
    id: 1009,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'On what does an officer decide a nonimmigrant visa?',
    options: [
      'On what the form says and on the interview together',
      'On the number of papers that somebody brings along',
      'On the interview alone, the form is for the record',
      'On the form alone, the interview is a courtesy',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: so what you say should fit what you wrote.',
      'A thick folder cannot replace an answer, since papers only support it.',
      'The form is the application itself, not a mere record.',
      'Most people have to come, because the talk is part of the decision.',
    ],
    explanation:
      'The DS-160 is the application, and the talk shows what a form cannot show. A difference between the two raises a question that no folder answers. So read your own form again on the evening before.',
    aiInsight: 'Take a copy of your answers home.',
  }),
  dateBy('ceac', ['D3', 'D2'], {
    id: 1010,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'You fill in the form at a public library and save its file there. What comes last?',
    options: [
      'Leave it there, so that you can go on from it next week',
      'Take the file along, and leave no copy behind',
      'Nothing, for the file opens only with your passport',
      'Rename the file, so that nobody finds it by its name',
    ],
    correctAnswer: 1,
    reasons: [
      'The next user of that computer can open it as well as you.',
      'Right: it holds what you answered, so it stays with you.',
      'The file has no lock, so anybody who finds it can read it.',
      'A new name hides nothing from a person who opens the file.',
    ],
    explanation:
      'The file holds what you answered, from your passport to your family, and a shared computer keeps nobody out. You can take it home and upload it there later, so a copy in the library has no use.',
    aiInsight: 'A memory stick of your own is enough.',
  }),
  dateBy('onlinePresence', ['S4', 'SM2'], {
    id: 1011,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'hard',
    question:
      'Your class is told to set profiles to public, and one of yours stays private. How may an officer take that?',
    options: [
      'As a right of the applicant, which has no effect',
      'As a reason to bar the person for the rest of their life',
      'As information that was asked for and not supplied',
      'As a matter of no weight, once the form lists the account',
    ],
    correctAnswer: 2,
    reasons: [
      'Privacy is your right at home, and the officer may still draw a conclusion from it.',
      'A closed profile can hurt this application, and nobody reported a bar for life.',
      'Right: a closed profile looks like an answer that you left out.',
      'The form tells that the account exists, not what is in it.',
    ],
    explanation:
      'An officer can review only what is public. Where the class is told to open its profiles, a closed one is treated like an answer that is missing. Not every class is told so: look for yours on the official page.',
    aiInsight: 'Find your class in the list first.',
  }),
  dateBy('onlinePresence', ['S8', 'SM4', 'SM3'], {
    id: 1012,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'medium',
    question:
      'Your class is told to set profiles to public. For how long do you leave them public?',
    options: [
      'For the month before it, and then you may close them',
      'For the day itself, as officers look that morning',
      'Until the interview ends, as the review ends there',
      'From before the interview until you know the decision',
    ],
    correctAnswer: 3,
    reasons: [
      'A month is advice for the start, and your case can still be open when it is over.',
      'Nobody announces the hour of a review, so one day may miss it.',
      'Many cases stay open after the talk, and an officer may look then.',
      'Right: no day of the review is announced, so you cover them all.',
    ],
    explanation:
      'No rule gives a number of days, and nobody says when an officer looks. A case can also stay open after the interview. So only profiles that stay public to the end are public on the right day.',
    aiInsight: 'Leave it public until you have the passport back.',
  }),
]
