import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForH1B: Written<PracticeQuestion>[] = [
  dateBy('uscis', ['HB11'], {
    id: 1037,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Who pays for the registration under the H-1B cap, and how much?',
    options: [
      'The employer, {HB11.fee}',
      'The worker, out of the first salary',
      'Nobody: a registration costs nothing at all',
      'Both, half of it each, once they are selected',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it is a cost of the employer.',
      'It is not taken from a salary.',
      'There is a fee.',
      'It is due before anything is selected.',
    ],
    explanation:
      'Registration for the cap costs the employer {HB11.fee}. It is another payment than the fee for the visa, which comes later.',
    aiInsight: 'Do not offer to pay it back.',
  }),
  dateBy('uscis', ['HB7'], {
    id: 1038,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question: 'Which employers owe the 9-11 fee, now for extensions too?',
    options: [
      'All of them, once in the life of a company',
      'Those that count as 50/50 employers, and no others',
      'Universities and hospitals, but no companies',
      'Those who have never filed a petition before',
    ],
    correctAnswer: 1,
    reasons: [
      'It reaches only some.',
      'Right: {HB7.h1b} for H-1B, to {HB7.until}.',
      'The kind of work is not what decides.',
      'New ones are not singled out.',
    ],
    explanation:
      'The 9-11 fee is now due on extensions too, from 50/50 employers. It is {HB7.h1b} for H-1B, and ends on {HB7.until}.',
    aiInsight: 'Ask your employer whether it is one.',
  }),
  dateBy('uscis', ['HB2'], {
    id: 1039,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'In July 2026 an agent promises a place under the cap of fiscal year 2027. What do you know?',
    options: [
      'That places are kept for who pays early',
      'That an agent may register a person by himself',
      'That this cap is reached, so no place is left',
      'That the cap was ended for this one year',
    ],
    correctAnswer: 2,
    reasons: [
      'No payment keeps a place.',
      'An employer registers, for a real job.',
      'Right: USCIS said so in July 2026.',
      'It stands, and is full.',
    ],
    explanation:
      'The cap of fiscal year 2027 is reached. Selection has been weighted by wage level since {HB2.from}. Anyone who sells a place sells nothing.',
    aiInsight: 'Look up the alert on the USCIS site.',
  }),
  dateBy('uscis', ['P4'], {
    id: 1040,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'A job is registered at wage level IV. How often does it count in the draw?',
    options: ['Once, like any other', 'Twice', 'Never: it is selected at once', 'Four times'],
    correctAnswer: 3,
    reasons: [
      'That is what level I gets.',
      'It is more than that.',
      'It still goes through the draw.',
      'Right: level I counts one entry, level IV four.',
    ],
    explanation:
      'From 27 February 2026 the selection is weighted by wage level: level I counts one entry, level IV four. So a higher level has a better chance, and no certainty.',
    aiInsight: 'Know the level of your own job, and why.',
  }),
  dateBy('uscis', ['L4'], {
    id: 1041,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question: 'Your petition was approved. What do you still not have?',
    options: ['A visa', 'An employer', 'A receipt number', 'A job title'],
    correctAnswer: 0,
    reasons: [
      'Right: USCIS approves a petition, the post decides on the visa.',
      'The employer is who petitioned.',
      'It came with the petition.',
      'The petition names the job.',
    ],
    explanation:
      'Approval by USCIS is not a visa. An H-1B applicant can still be refused, for example when the officer doubts the facts of the petition, or under section 221(g).',
    aiInsight: 'Read your petition before the interview.',
  }),
  dateBy('onlinePresence', ['S5', 'SM2'], {
    id: 1042,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'Your wife applies in H-4 with you. What about her profiles?',
    options: [
      'They are her own matter, as she will not work',
      'They are looked at like yours, so set them to public',
      'Only those on which you both appear are looked at',
      'They count from the day on which she has entered',
    ],
    correctAnswer: 1,
    reasons: [
      'Work is not what the review is about.',
      'Right: H-4 is named beside H-1B.',
      'No such limit is known.',
      'It is about the time before the decision.',
    ],
    explanation:
      'The review and the instruction to set profiles to public extended to H-1B and H-4 applicants on 15 December 2025. Each of you lists your own accounts.',
    aiInsight: 'Go through the accounts together.',
  }),
  dateBy('onlinePresence', ['SM3', 'L5'], {
    id: 1043,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'The officer keeps your passport and gives you a slip. Which travel plan fits that?',
    options: [
      'A flight within the week, as the visa is certain',
      'A trip to another country on your second passport',
      'None with a fixed date, as it can take days or months',
      'A flight after exactly one month, when all is decided',
    ],
    correctAnswer: 2,
    reasons: [
      'Nothing is certain yet.',
      'Do not move while your case is open.',
      'Right: many cases change later, on no fixed day.',
      'No source names such a day.',
    ],
    explanation:
      'Many F, J and H-1B cases get 221(g) first, show "Refused", and change to approved after days to months. The passport may be kept meanwhile.',
    aiInsight: 'Tell your employer that the date is open.',
  }),
  dateBy('uscis', ['T4'], {
    id: 1044,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'Which figure should an H-1B worker know by heart?',
    options: [
      'The number of people in the company',
      'The price of the shares of the employer',
      'The distance from the office to the airport',
      'The salary of the job, as in the petition',
    ],
    correctAnswer: 3,
    reasons: [
      'Good to know, and not among the themes.',
      'It is not about shares.',
      'Nobody asks that.',
      'Right: pay is one of the usual themes.',
    ],
    explanation:
      'Themes for H-1B: employer and product, role, duties, worksite and end client, salary, degree and job, earlier US status, details of the petition.',
    aiInsight: 'Say it as it stands in the petition.',
  }),
  dateBy('uscis', ['T4', 'D11'], {
    id: 1045,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You were in the US as a student before. The officer asks about that time. What do you do?',
    options: [
      'Tell it as it was, with the dates and the school',
      'Say that only the new job is of interest now',
      'Leave out the months in which nothing happened',
      'Hand over the petition and let it speak for you',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: earlier status is one of the themes.',
      'It is of interest to the officer.',
      'A gap that is left out looks like a secret.',
      'The question is to you.',
    ],
    explanation:
      'Earlier US status is one of the usual themes. Spoken answers count like written ones, so tell what was, and what the form says too.',
    aiInsight: 'Write your dates down for yourself.',
  }),
  dateBy('waivers', ['IW4'], {
    id: 1046,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'hard',
    question:
      'You have to appear in person. Your child in H-4 hopes to be spared. What does the rule say?',
    options: [
      'Children of workers are always spared',
      'H-4 is not waivable, so the child appears',
      'One visit of the worker counts for the family',
      'H-4 is spared after a first visa of any class',
    ],
    correctAnswer: 1,
    reasons: [
      'No such rule is known.',
      'Right: it stands on the list beside H-1B.',
      'Each applicant has a case of their own.',
      'An older visa does not change that.',
    ],
    explanation:
      'Not waivable are F, J, H-1B, H-4, L and O. The officer may call in anybody else too.',
    aiInsight: 'Book all of you for one day.',
  }),
  dateBy('ceac', ['FO2', 'V8'], {
    id: 1047,
    visaType: 'H-1B',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'Which paper of the employer should lie beside you when you fill in the form?',
    options: [
      'The yearly report of the company',
      'The contract of the office rooms',
      'A copy of the petition, the I-129',
      'The list of all who work there',
    ],
    correctAnswer: 2,
    reasons: [
      'It is not asked for.',
      'It has nothing to do with the form.',
      'Right: one post lists it for H, L and O.',
      'Nobody asks for the names.',
    ],
    explanation:
      'One post lists a copy of the I-129 among the things to have at hand for H, L and O. Its receipt number leads the officer to your petition.',
    aiInsight: 'Ask for it before you book.',
  }),
  dateBy('uscis', ['L2', 'L1'], {
    id: 1048,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Asked about the future, an H-1B worker says that she hopes to stay for good. Is that a reason to refuse?',
    options: [
      'Yes, every hope to stay ends the interview',
      'Yes, unless she has a house in her own country',
      'Only if her employer has not been told before',
      'No: seeking residence is not evidence against her',
    ],
    correctAnswer: 3,
    reasons: [
      'That is so for other classes.',
      'Ties are not what the law asks of her.',
      'The employer has no part in that.',
      'Right: H-1B is outside the presumption.',
    ],
    explanation:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. F, J and B applicants have no such protection.',
    aiInsight: 'The truth is also the shortest answer here.',
  }),
]
