import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForF1: Written<PracticeQuestion>[] = [
  dateBy('students', ['V1'], {
    id: 71,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your I-20 arrives with the signature of the school only. What do you do before the interview?',
    options: [
      'Leave it so, since the school is the one that issues it',
      'Let the parent who pays for the school sign in your name',
      'Ask the school to confirm its own signature by letter',
      'Sign it as the student, and keep it with your papers',
    ],
    correctAnswer: 3,
    reasons: [
      'The school issues it, but its signature is only one of two.',
      'Parents may pay, but the signature wanted is that of the student.',
      "The school's signature is there: the one that is missing is yours.",
      'Right: the I-20 is signed by the school and by the student.',
    ],
    explanation:
      'The school signs for your place, and you sign that you accept the conditions of the stay. The regulation asks for both signatures, so a form with one is not complete. No letter replaces yours.',
    aiInsight: 'Read the dates and the spelling of your name before you sign.',
  }),
  dateBy('ceac', ['FO2', 'D5'], {
    id: 72,
    visaType: 'F-1',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'After you submitted the DS-160, a second school accepts you and you choose it. What do you do before the interview?',
    options: [
      'Bring both I-20 forms and let the officer pick a school',
      "Submit a new DS-160 with the new school's details",
      'Keep the form, since the visa class stays the same',
      'Interview for the first school and switch after arrival',
    ],
    correctAnswer: 1,
    reasons: [
      'The choice of school is yours, and the form must already show it.',
      'Right: for students the form holds the SEVIS number and the school address.',
      'The class is the same, but the school details in the form are wrong.',
      'You would describe a plan that you no longer have.',
    ],
    explanation:
      'For students, the DS-160 asks for the SEVIS number and the address of the school, says the US embassy in Tokyo. A submitted form cannot be edited: the correction is a new form.',
    aiInsight: "Bring the new school's I-20, signed by the school and by you.",
  }),
  dateBy('ceac', ['S1', 'S9'], {
    id: 73,
    visaType: 'F-1',
    category: 'Social Media',
    difficulty: 'easy',
    question:
      'You have never had a social media account. A friend says that an empty answer looks bad. What do you do?',
    options: [
      'Put "None" in the field, because that is the truth',
      'Open an account and post a few friendly things first',
      "Name your brother's account, because he posts about you",
      'List any account name, so that the field is filled',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: "None" is allowed when it is true, and no account is no violation.',
      'An account made for the officer shows nothing about you.',
      'The form asks for your identifiers, not for those of relatives.',
      'A made-up identifier is a false statement in the form.',
    ],
    explanation:
      'The DS-160 asks for your social media identifiers. "None" is allowed when it is true. Law firms add that having no account is not a violation.',
    aiInsight: 'Think of video and chat platforms too before you answer.',
  }),
  dateBy('students', ['V2', 'T1'], {
    id: 74,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your father sold land last week to pay for your study. Now his bank statement shows one large deposit. What is best?',
    options: [
      'Split the sum over several accounts so that it stands out less',
      'Use an older statement that does not show the deposit',
      'Bring the sale papers and say where the money is from',
      'Hope that the officer looks only at the final balance',
    ],
    correctAnswer: 2,
    reasons: [
      'Moving money around hides a good reason behind a bad look.',
      'An old statement shows neither the funds nor their source.',
      'Right: a new deposit is credible when its source is proved.',
      'Who pays and how it was earned is a usual theme, so prepare for it.',
    ],
    explanation:
      'Officers look for funds that are available and for a credible source. How the money was earned is a usual theme of student interviews. A large new deposit needs its own paper.',
    aiInsight: 'Put the proof of the sale right behind the statement.',
  }),
  dateBy('posts', ['SM3', 'L5'], {
    id: 75,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You got a 221(g) slip and your passport was kept. Online, your case shows "Refused". What does that tell you?',
    options: [
      'The officer has refused you for good and will return the passport',
      'The case is still open: follow the slip and wait for news',
      'The visa is approved, and only the print is missing',
      'The school has withdrawn your I-20 after the interview',
    ],
    correctAnswer: 1,
    reasons: [
      'A final decision does not follow from this word alone.',
      'Right: many student cases show this word and are approved later.',
      'A kept passport is no approval: the case is still open.',
      'The status says nothing about your school.',
    ],
    explanation:
      'Section 221(g) means refused for now. Many F, J and H-1B cases show "Refused" at first and change to approved after days to months. Law and news sites report it. The passport may be kept meanwhile.',
    aiInsight: 'Tell your school early if the start date comes close.',
  }),
]
