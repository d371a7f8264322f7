import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForL1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['T6'], {
    id: 57,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'An L-1B applicant has to show that her knowledge is special. Which point helps most?',
    options: [
      'How long others need to learn it',
      'How long her new contract will run',
      'How many years of school she had',
      'How many people the company employs',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the time to train someone is a usual theme for L-1B.',
      'The length of a contract says nothing about knowledge.',
      'Schooling is what many have: it is no special knowledge by itself.',
      'The size of the company does not make the knowledge special.',
    ],
    explanation:
      'Knowledge that somebody learns in a few days can be hired anywhere. So the time to train a person shows whether it is specialized knowledge or generic skill. Two immigration sites name it among the themes for L-1B.',
    aiInsight: 'Describe the training of a newcomer, month by month.',
  }),
  dateBy('transferees', ['V11'], {
    id: 58,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your company opens its first office in the US, and you come in L-1 to start it. With what stay does that begin?',
    options: ['Half a year', 'A full year', 'Two years', 'Five years'],
    correctAnswer: 1,
    reasons: [
      'The rule gives a new office more than that.',
      'Right: a new office starts with 1 year.',
      'Two years is the most that one extension can add.',
      'That is the most that L-1B can reach in all.',
    ],
    explanation:
      'A new office has nothing to show yet, so its first stay is short: 1 year. An extension of up to 2 years can follow when there is something to show. The L-1 pages of USCIS give the numbers.',
    aiInsight: 'Have the plan for the first year of the office ready.',
  }),
  dateBy('transferees', ['V10'], {
    id: 59,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Your L-1 case rests on a blanket approval. Who decides whether you qualify?',
    options: [
      'USCIS, when it approved the blanket',
      'Your employer, by choosing you',
      'The airport officer, on arrival',
      'The consular officer who sees you',
    ],
    correctAnswer: 3,
    reasons: [
      'USCIS approved the companies, and has not seen your own case.',
      'An employer proposes and does not decide.',
      'CBP decides on entry, after the visa.',
      'Right: under a blanket your own case is first looked at there.',
    ],
    explanation:
      'A blanket approves companies and not people. So nobody has looked at your own job before the interview, and form I-129S is decided there. Only managers, executives and specialized-knowledge professionals qualify.',
    aiInsight: 'Explain the job so that somebody outside the field follows.',
  }),
  dateBy('transferees', ['V11'], {
    id: 60,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A specialist has been in L-1B for four years. How long can the next extension be at most?',
    options: [
      'Three years, as for L-1A',
      'Two years, as usual',
      'One year, to the limit',
      'None, as the limit is met',
    ],
    correctAnswer: 2,
    reasons: [
      'L-1A has another limit, and no extension is that long.',
      'Extensions run up to 2 years, but the limit of L-1B comes first.',
      'Right: L-1B lasts at most 5 years, so one is left.',
      'The limit of L-1B is 5 years, and four have passed.',
    ],
    explanation:
      'Two limits meet here: one extension adds up to 2 years, and L-1B ends at 5 years in all. The one that comes first counts. The limits are those of the USCIS Policy Manual.',
    aiInsight: 'Know the day on which your own limit is reached.',
  }),
]
