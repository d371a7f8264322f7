import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForO1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['OA8'], {
    id: 561,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'An O-1 singer wants her own sound technician on the tour. What must a petition for O-2 show?',
    options: [
      'That he has skills with her others lack',
      'That he has been her friend for a decade',
      'That he costs less than a local worker',
      'That he has won prizes for sound himself',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the help has to be tied to her performance.',
      'Friendship alone is no skill.',
      'A lower price is no reason for O-2.',
      'Prizes are a theme of O-1, and O-2 asks for experience with her.',
    ],
    explanation:
      'O-2 is for people who are an integral part of a performance: they know this artist and this show. A technician whom any hall could hire does not fit. So the petition tells what he does in her performance, and since when.',
    aiInsight: 'Describe what would go wrong without that person.',
  }),
  dateBy('transferees', ['OA5'], {
    id: 562,
    visaType: 'O-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Which itinerary helps an O-1 artist with one agent and six engagements?',
    options: [
      'A map with all the cities on the tour',
      'A list with days, halls and employers',
      'A page on the fame of the six venues',
      'A note that the agent knows the dates',
    ],
    correctAnswer: 1,
    reasons: [
      'A map has no days and no employers.',
      'Right: each engagement can be found on it.',
      'Fame is nice, and it fixes no date.',
      'What the agent knows has to be on paper.',
    ],
    explanation:
      'One petition for several employers stands on its plan. With day, place and employer, each engagement can be checked, and the stay follows from the first day and the last. Such a plan also helps you, because you can answer without a guess.',
    aiInsight: 'Take the same itinerary that is in the petition.',
  }),
  dateBy('transferees', ['OA2'], {
    id: 563,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'You resign from your O-1 job because life takes another turn. What about the journey home?',
    options: [
      'The agent has to pay for one half of it',
      'The employer pays for it in every case',
      'You pay for it, since you have resigned',
      'Nobody pays, as you may stay on freely',
    ],
    correctAnswer: 2,
    reasons: [
      'No rule splits the cost by halves.',
      'The duty is for people whose work was taken from them.',
      'Right: the protection ends with your own choice.',
      'Without the work, the reason for the stay is gone.',
    ],
    explanation:
      'The employer owes the way back when the work ends and you have not resigned. A resignation is your choice, so the cost is yours too. Know which of the two it was, and have it in writing, since they look alike from outside.',
    aiInsight: 'Do not sign a resignation that was not your idea.',
  }),
  dateBy('transferees', ['NW7', 'OA4', 'OA1'], {
    id: 564,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A colleague says that O-1 is H-1B with a better lawyer. What is the real difference?',
    options: [
      'O-1 has a lottery of its own every year',
      'O-1 needs no employer and no petition',
      'O-1 is issued at the airport on arrival',
      'O-1 looks at rank, and H-1B at the job',
    ],
    correctAnswer: 3,
    reasons: [
      'There is no lottery in O-1.',
      'A petition is needed, and nobody files it for themselves.',
      'The visa comes from a post, before the journey.',
      'Right: a degree that fits a job is not enough.',
    ],
    explanation:
      'H-1B asks whether a job needs a degree and whether you have it. O-1 asks where you stand among the people of your field. A lawyer can put the proof in order and cannot create it, so look first at what others have written about your work.',
    aiInsight: 'List three people who judged your work.',
  }),
]
