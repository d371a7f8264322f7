import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForAll: Written<PracticeQuestion>[] = [
  dateBy('posts', ['FO5', 'D5', 'D10'], {
    id: 61,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question:
      'You booked your interview and then submitted a corrected DS-160. Which confirmation page do you take along?',
    options: [
      'Only the new one, because it replaces the old',
      'Only the old one, because you booked with it',
      'Both of them, the old page and the new one',
      'Neither, because staff see every form you ever sent',
    ],
    correctAnswer: 2,
    reasons: [
      'The new form holds the right answers, but the booking was made with the old number.',
      'The old page alone leads to the answers that you wanted to correct.',
      'Right: together they show which form you booked with and which one is correct.',
      'Applicants are asked to bring the confirmation page, so do not count on the screen.',
    ],
    explanation:
      'After a correction there are two forms, each with its own number. If the new form follows the booking, bring both confirmation pages. One visa center asks for it; your post may add more.',
    aiInsight: 'Mark on each page which one is the correction.',
  }),
  dateBy('posts', ['D6', 'D8'], {
    id: 62,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'Your booking shows the number of an older DS-160 that you later replaced. The interview is in a few weeks. What is the safe step?',
    options: [
      "Put the new number into the booking, before your post's deadline",
      'Explain the difference at the door, on the interview day',
      'Change nothing, since both forms carry your passport number',
      'Write the new number by hand on the older confirmation page',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: where posts compare the numbers, they must be equal before the day.',
      'At many posts you are then turned away and have to book again.',
      'Many posts compare the number of the form, not only the passport.',
      'A handwritten number changes nothing in the appointment system.',
    ],
    explanation:
      "At many posts the form's number must equal the one in the appointment system. Posts set their own deadline for a correction, and some are less strict. Read your post's page and correct the number early.",
    aiInsight: 'Compare the two numbers as soon as you have booked.',
  }),
  dateBy('ceac', ['D2', 'D11'], {
    id: 63,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question:
      'A helper is filling in your DS-160 and keeps the Application ID. What is the right step before the form is submitted?',
    options: [
      'Trust the helper, who has filled in many forms',
      'Let the helper submit it, since agents know the form best',
      'Start a second form and let the officer choose one',
      'Get the ID and the security answer, then read every line',
    ],
    correctAnswer: 3,
    reasons: [
      'A helper can be careful and still not know your life: the answers are yours.',
      'The statements are yours, also where somebody else types them.',
      'Two forms cause confusion, and the officer does not choose between them.',
      'Right: with both you can open the form yourself and check each answer.',
    ],
    explanation:
      'The Application ID and the exact security answer open the form. Ask for both, so that you can read it and come back to it. The statements in it count as yours.',
    aiInsight: 'Keep a printed copy of what was submitted.',
  }),
  dateBy('posts', ['D11'], {
    id: 64,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'An agent wants to add a job that you never had. He says that only your spoken answers count. What is true?',
    options: [
      'He is right if nobody asks about that job',
      'A written falsehood counts too, so refuse it',
      'It counts only once you sign a paper at the window',
      'He carries the risk, because he typed the answer',
    ],
    correctAnswer: 1,
    reasons: [
      'The statement is in the form, whether or not somebody asks about it.',
      'Right: written and spoken statements both count, no matter who typed them.',
      'The rule speaks of written and spoken statements, not only of signed papers.',
      'It is your application, so the false statement is held against you.',
    ],
    explanation:
      'A wilful false statement of a material fact can make a person ineligible for good, unless a waiver is given. Written and spoken statements both count. An agent who proposes one puts you at risk.',
    aiInsight: 'Stop working with anyone who wants to invent facts.',
  }),
  dateBy('posts', ['D10'], {
    id: 65,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question:
      'Your printer was low on ink: the barcode on your confirmation page is pale and broken. What do you do?',
    options: [
      'Print it again until the barcode is clear',
      'Draw over the pale lines with a black pen',
      'Take it as it is, with a photo of it on your phone',
      'Take the fee receipt with you in place of that page',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: posts ask for a printed page with a legible barcode.',
      'A redrawn barcode may not be readable, and it alters the page.',
      'Many posts do not let a phone in, and the page stays hard to read.',
      'The receipt shows a payment: it does not lead to your form.',
    ],
    explanation:
      'Posts ask for the printed confirmation page with a legible barcode. Printing it again changes nothing in the form. A US embassy describes it so; check what your post wants.',
    aiInsight: 'Print a second copy and keep it flat in a folder.',
  }),
  dateBy('posts', ['L3'], {
    id: 66,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question:
      'You were refused under section 214(b). A helper offers to file an appeal for a fee. What is the right answer?',
    options: [
      'Accept, if the helper returns the fee after a failure',
      'Accept, but only within a month of your refusal',
      'Decline, because this refusal has no appeal',
      'Decline, and wait until the refusal runs out',
    ],
    correctAnswer: 2,
    reasons: [
      'A promise of money back does not create an appeal.',
      'No period opens an appeal, because there is none.',
      'Right: nobody can file it, so the fee would buy nothing.',
      'It does not run out: you may apply again, best when something has changed.',
    ],
    explanation:
      'A refusal under section 214(b) has no appeal. You may apply again with a new form, a new fee and a new appointment. That makes most sense when your circumstances have changed.',
    aiInsight: 'Ask what changed since then, before you pay anyone.',
  }),
  dateBy('posts', ['L5'], {
    id: 67,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'Your 221(g) letter names administrative processing and asks for no documents. What is the sensible next step?',
    options: [
      'Submit a new DS-160 every month until there is an answer',
      'Be patient and follow what the letter says',
      'Send all your papers again, in case one was overlooked',
      'Treat the case as lost and book again',
    ],
    correctAnswer: 1,
    reasons: [
      'A new form opens a new application: it does not speed up this one.',
      'Right: the case is still open, and posts ask for patience.',
      'The letter asks for nothing, so more paper does not answer it.',
      'Refused for now is not the end of this case.',
    ],
    explanation:
      'Section 221(g) means refused for now, because something is missing or the case needs administrative processing. If nothing is asked of you, follow the letter and wait. Posts ask for patience, and the one-year limit does not apply.',
    aiInsight: 'Plan no fixed travel while the case is open.',
  }),
  dateBy('ceac', ['S1'], {
    id: 68,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'medium',
    question:
      'You have one account in your own name and another under a nickname, set to private. Which do you list on the DS-160?',
    options: [
      'The one in your own name, because the other is private',
      'The nickname only if an officer asks you about it',
      'The one that you use most, as a fair example of all',
      'Both of them, if you used them in the period asked about',
    ],
    correctAnswer: 3,
    reasons: [
      'The question does not leave out private accounts.',
      'The form itself asks, so the answer belongs in the form.',
      'The form asks for every identifier, not for an example.',
      'Right: every identifier of that period counts, under any name.',
    ],
    explanation:
      'The DS-160 asks for every social media identifier of the years that it names. A nickname or a private setting makes no exception. Passwords are not asked.',
    aiInsight: 'Write a list of your accounts before you open the form.',
  }),
  dateBy('posts', ['I5'], {
    id: 69,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Your appointment is in the morning. You want to start an important shift one hour later. What is the safe plan?',
    options: [
      'Go as planned, since the talk takes a few minutes',
      'Come much earlier than the letter says, to be first',
      'Keep the day free, as the visit can take hours',
      'Book the last hour of the day, when it goes faster',
    ],
    correctAnswer: 2,
    reasons: [
      'The talk is short, but the checks before it are not.',
      'Posts limit how early you may come, so this may leave you outside.',
      'Right: document check and fingerprints come first, at other windows.',
      'The hour of the booking does not shorten the checks.',
    ],
    explanation:
      'The talk with the officer is short, but the visit is not. Document check and fingerprints come first, and waiting is normal. So the whole visit can take hours.',
    aiInsight: 'Tell your employer beforehand that the end is open.',
  }),
  dateBy('posts', ['I4', 'I6', 'I3'], {
    id: 70,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Your cousin speaks better English and wants to come in to answer for you. You are a healthy adult. What do you do?',
    options: [
      'Go in alone, and ask the post early if you need an interpreter',
      'Bring the cousin along and let the guard decide at the door',
      'Let the cousin write a speech that you learn by heart',
      'Ask the cousin to listen in by phone and give you hints',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: family may normally not attend, and interpreting needs notice.',
      'Family normally may not attend, so this adds a problem on the day.',
      'A recited speech fails at the first question that it did not expect.',
      'Phones are commonly not allowed, and the officer wants your own answers.',
    ],
    explanation:
      'Family, lawyers and employers normally may not attend. There are exceptions, such as help for a minor, or interpreting with notice. Your post may differ, so ask it early. Answer for yourself, in short sentences.',
    aiInsight: 'Practise answers in your own simple words.',
  }),
]
