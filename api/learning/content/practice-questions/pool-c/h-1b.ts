import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForH1B: Written<PracticeQuestion>[] = [
  dateBy('uscis', ['T4', 'L4'], {
    id: 76,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your employer sends its people to clients. Which details should you know before the interview?',
    options: [
      'Only the employer, since it pays you',
      'The end client and the place of your desk',
      'Only the city, since projects change',
      'Nothing, as all is decided on arrival there',
    ],
    correctAnswer: 1,
    reasons: [
      'The client is asked about: where you work is part of the case.',
      'Right: duties, worksite and end client are usual themes.',
      'The petition names a place, so the officer may ask for it.',
      'A job without a known place puts the petition in doubt.',
    ],
    explanation:
      'Usual themes for H-1B are employer and product, role, duties, worksite and end client, and salary. An officer who doubts the facts of the petition can refuse, although USCIS approved it.',
    aiInsight: 'Compare the worksite in the petition with what you were told.',
  }),
  dateBy('uscis', ['V8'], {
    id: 77,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'A week before the interview you cannot find your copy of the I-797. What is the sensible step?',
    options: [
      'Cancel the interview until USCIS sends a new original',
      'Draw up a page with the same details by yourself',
      'Go without it and say that the employer has it',
      'Ask the employer for a copy, with the receipt number',
    ],
    correctAnswer: 3,
    reasons: [
      'A copy is enough to bring, and the employer can make one.',
      'A page made by you is no approval notice and looks false.',
      'Posts differ on this paper, so going without it is a risk.',
      'Right: the receipt number leads to the petition, and the copy is safe to have.',
    ],
    explanation:
      'The receipt number of the approved I-129 is what you have to give. Posts differ on whether they want the I-797, so a copy is worth having. The employer filed the petition and has the papers.',
    aiInsight: 'Write the receipt number on your list of documents too.',
  }),
  dateBy('uscis', ['L1'], {
    id: 78,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'One friend applies for H-1B, another for H-1B1. Whom does the law presume to be an immigrant?',
    options: [
      'Both, since each of them wants to work',
      'The one for H-1B, and not the other',
      'The one for H-1B1, and not the other',
      'Neither, since both have an employer',
    ],
    correctAnswer: 2,
    reasons: [
      'Work is not what decides: section 214(b) names the classes.',
      'H-1B is among the classes that section 214(b) leaves out.',
      'Right: section 214(b) leaves out H-1B, but not H-1B1.',
      'An employer lifts no presumption: section 214(b) names the classes.',
    ],
    explanation:
      'Section 214(b) presumes every applicant to be an immigrant until the officer is satisfied otherwise. It leaves out L, V and H-1B applicants, but not H-1B1. The law is 8 USC 1184(b).',
    aiInsight: 'Read the class on your petition letter by letter.',
  }),
  dateBy('uscis', ['V8', 'D11'], {
    id: 79,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your resume gives another graduation year than your diploma. It was a slip. What do you do before the interview?',
    options: [
      'Correct the resume, and go by the diploma in every paper',
      'Ask the university to issue a diploma with the other year',
      'Say the year on the resume, because the officer has read it',
      'Leave the diploma at home so that nobody compares',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: an honest slip is put right with the true paper.',
      'The diploma is right, so it is not the paper to change.',
      'Then you would repeat a mistake that you know of.',
      'The degree is one of the papers to bring, so it should be there.',
    ],
    explanation:
      'An honest mistake is not wilful, and it is easy to correct early. The degree is among the papers for H-1B. Check that form, petition and resume give the same year as the diploma.',
    aiInsight: 'If the petition has the slip too, tell the employer.',
  }),
]
