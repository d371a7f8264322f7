import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForO1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['OA3'], {
    id: 531,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'The last concert of your O-1 is over, and the petition ends today. What are the days after it for?',
    options: [
      'For packing and travel, and for no work',
      'For one more concert, if it is a small one',
      'For work at the next hall on your list',
      'For a stay of some months as a tourist',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: some days are left for the way home.',
      'Small or large, work belongs into the time of the petition.',
      'A date after the end is outside the petition.',
      'The days are few, and they make nobody a tourist.',
    ],
    explanation:
      'The rule gives up to {OA3.margin} after the petition, so that nobody has to leave on the night of the last show. They are meant for the way home. Work in these days would be outside the petition, even on the same stage.',
    aiInsight: 'Book the flight with a day to spare.',
  }),
  dateBy('transferees', ['OA1'], {
    id: 532,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'Your sister in the United States offers to sign your O-1 petition, so that you need no agent. What counts?',
    options: [
      'That she is a citizen and of full age',
      'That she is your employer or an agent',
      'That she pays your rent and your food',
      'That she signs in front of a notary',
    ],
    correctAnswer: 1,
    reasons: [
      'Citizenship alone makes nobody a petitioner.',
      'Right: a petitioner stands behind the work.',
      'Support for your life is no offer of work.',
      'A stamp on the paper does not change her role.',
    ],
    explanation:
      'A petition offers work, or it brings several offers together. A relative who does neither cannot stand behind it, and one question about the work will show it. If she really engages people, she can say whom she engages and for what.',
    aiInsight: 'Ask whether your petitioner could describe your work.',
  }),
  dateBy('transferees', ['OA7', 'V24'], {
    id: 533,
    visaType: 'O-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'A peer group has doubts about your O-1 case and writes them down. What does its opinion do?',
    options: [
      'It ends the petition, as the group decides',
      'Nothing, as only good opinions may go in',
      'It is weighed by USCIS with all the rest',
      'It counts double, as it is from the field',
    ],
    correctAnswer: 2,
    reasons: [
      'The group advises, and it does not decide.',
      'An opinion may be against you as well.',
      'Right: the opinion does not bind USCIS.',
      'It is one part of the record, next to others.',
    ],
    explanation:
      'The opinion is there because USCIS cannot judge every field from within. It can be for or against a case, and it binds nobody. So a doubt is not the end: other facts in the petition can answer it, such as contracts and letters of experts.',
    aiInsight: 'Read the opinion, also where it is critical.',
  }),
  dateBy('transferees', ['OA9', 'D11'], {
    id: 534,
    visaType: 'O-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'The officer asks about a film in your O-1 petition, in which your part was small. What do you say?',
    options: [
      'That you led it, as the petition hints so',
      'That you cannot remember the film at all',
      'That all the people in it were leading ones',
      'What your part was, and which work counts',
    ],
    correctAnswer: 3,
    reasons: [
      'A larger part than the true one is a false statement.',
      'To forget it looks like hiding, and a film can be looked up.',
      'Nobody believes it, and it says nothing about you.',
      'Right: a small part that is told truly harms nobody.',
    ],
    explanation:
      'A petition is written to convince, and its words can grow. The officer tests whether the person at the window is the one on the paper. If you put a small part in its place and name the work that carries the case, the rest stays believable.',
    aiInsight: 'Mark what is yours in each work of the petition.',
  }),
]
