import type { PracticeQuestion } from '#contracts/learning.ts'
import { dateBy } from '#api/learning/content/dating.ts'

export const questionsForH1BC: PracticeQuestion[] = [
  dateBy('uscis', ['L4', 'T4'], {
    id: 76,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'Shortly before the interview you learn that you will work at another site than the petition says. What is right?',
    options: [
      'Name the site in the petition, because USCIS approved that one',
      'Ask your employer at once how this is put right',
      'Say that the worksite is a matter for the employer only',
      'Name both sites and let the officer choose the better one',
    ],
    correctAnswer: 1,
    reasons: [
      'You would state something that you know is no longer true.',
      'Right: the petition is theirs, and the facts in it must be true.',
      'The worksite is a usual theme, so you need a true answer.',
      'Two answers raise the doubt that you want to avoid.',
    ],
    explanation:
      'An officer who doubts the facts of the petition can refuse, although USCIS approved it. Duties, worksite and end client are usual themes. Have the employer sort out a change before you speak about it.',
    aiInsight: 'Ask for the answer in writing, and bring it.',
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
  dateBy('uscis', ['V8', 'D11'], {
    id: 78,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      "Your visa interview rests on company A's petition. You then decide to work for company B only. What is honest?",
    options: [
      "Get the visa with A's petition and start at B after arrival",
      'Mention B only if the officer asks about other offers',
      'Do not use that petition; ask B about its own',
      'Tell A nothing, and show both offers at the window',
    ],
    correctAnswer: 2,
    reasons: [
      'You would describe a job that you do not mean to take.',
      'Your true plan is the core of the case, not a side question.',
      'Right: the petition must be for the job that you will really do.',
      'Two offers do not make a petition for the job that you want.',
    ],
    explanation:
      'The officer finds the approved petition and asks about that job. To claim a job that you will not take is a wilful false statement. It can exclude a person for good, unless waived.',
    aiInsight: 'Ask a licensed immigration lawyer when the change is near the interview.',
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
