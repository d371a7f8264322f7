import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForF1: Written<PracticeQuestion>[] = [
  dateBy('students', ['V3', 'T1'], {
    id: 41,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'A student owns no house and has no career yet. What should the officer weigh?',
    options: [
      'Whether the parents own land or a house',
      'What the student intends to do now',
      'Whether a return ticket is booked',
      'Whether somebody signs for the return',
    ],
    correctAnswer: 1,
    reasons: [
      'Land of the parents may help with funds, but the intent is that of the student.',
      'Right: students are understood to lack the ties of established adults.',
      'A ticket can be thrown away, and no post asks a student for one.',
      'Nobody can sign for the intent of another person.',
    ],
    explanation:
      'The Foreign Affairs Manual says that officers should weigh the present intent. Students are understood to lack the ties of established adults.',
    aiInsight: 'Say what you plan now, and what you do not know yet.',
  }),
  dateBy('students', ['V1', 'I6'], {
    id: 42,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'When does an F-1 applicant not have to show adequate English?',
    options: [
      'When the course itself is language training',
      'When the school has admitted the student already',
      'When earlier schooling was in English',
      'When the program has a preparatory term',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the regulation leaves English out when the course teaches it.',
      'Admission is another point: the regulation names both.',
      'That may prove good English, and the point itself remains.',
      'A term of preparation is not a course of language training.',
    ],
    explanation:
      'An F-1 applicant shows adequate English, unless the course is language training. The other points stay: acceptance, funds, a residence abroad and the intent to leave. The regulation is 22 CFR 41.61.',
    aiInsight: 'Expect the interview in English all the same.',
  }),
  dateBy('students', ['T1', 'D11'], {
    id: 43,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'Two schools turned you down before this one said yes. The officer asks about other applications. What is best?',
    options: [
      'Say that you applied to this school only',
      'Say that you do not remember the others',
      'Name only those that you turned down',
      'Name them, and say why this one fits',
    ],
    correctAnswer: 3,
    reasons: [
      'That would be a false answer to a usual question.',
      'You do remember them, so this is not true either.',
      'To leave out the refusals gives a false picture.',
      'Right: other applications are a usual theme, and so is your choice.',
    ],
    explanation:
      'Other applications, and why this school and program, are usual themes of F-1 interviews. Accounts and published lists name them. Spoken answers count as written ones do, so the true list is the safe one.',
    aiInsight: 'Know for each school why you applied.',
  }),
  dateBy('students', ['V4'], {
    id: 44,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question: 'Your first course in the US starts in ten months. When may the F-1 visa be issued?',
    options: [
      'Only in the last four months before it',
      'Only after the first tuition is paid',
      'Already now, up to a year ahead of it',
      'Only in the last month before it',
    ],
    correctAnswer: 2,
    reasons: [
      'Older pages say so; the time is longer now.',
      'The limit on the date does not look at the tuition.',
      'Right: it may be issued up to 365 days ahead.',
      'That is the limit for the entry, not for the visa.',
    ],
    explanation:
      "A new student's F-1 visa may be issued up to 365 days ahead. The entry has a limit of its own, counted from the start date on the I-20. Study in the States says so; older pages still give 120 days.",
    aiInsight: 'Apply early, and book the flight by the I-20.',
  }),
  dateBy('students', ['L2', 'V1'], {
    id: 45,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'An F-1 applicant has already asked for permanent residence. How does the law treat that?',
    options: [
      'It is left aside, as for H-1B and L',
      'It may count, unlike for H-1B or L',
      'It bars her from studying for good',
      'It counts only once it is approved',
    ],
    correctAnswer: 1,
    reasons: [
      'The protection covers H-1B, L and V, but not F.',
      'Right: F, J and B applicants have no such protection.',
      'The law sets no such bar: the officer weighs it with the rest.',
      'What counts is what she asked for, not how the request ended.',
    ],
    explanation:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. F, J and B applicants have no such protection, and an F-1 applicant has to show the intent to leave. The law is 8 USC 1184(h).',
    aiInsight: 'Answer truthfully, and ask a licensed lawyer before the interview.',
  }),
]
