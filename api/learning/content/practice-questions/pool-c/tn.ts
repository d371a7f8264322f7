import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForTN: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V27'], {
    id: 565,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question:
      'A citizen of Mexico has the TN letter in his hand and a flight tomorrow. What is missing?',
    options: [
      'The visa, which a post must give first',
      'A stamp of the employer on the passport',
      'A copy of the letter for the employer',
      'Nothing, as the letter opens the border',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the letter alone is enough for nobody.',
      'No employer puts anything into a passport.',
      'A copy is useful, and it opens no border.',
      'His colleagues from Canada bring more than a letter, too.',
    ],
    explanation:
      'Two colleagues with the same job go two ways. One, a citizen of Canada, shows passport, letter and degree to CBP. The other, a citizen of Mexico, asks a post for the visa and has it in the passport before the journey. So no flight is booked before.',
    aiInsight: 'Book the flight when the visa is in the passport.',
  }),
  dateBy('posts', ['TN3', 'TN2'], {
    id: 566,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'You have extended your TN twice and want to do it again. What will be asked?',
    options: [
      'Why you did not apply for residence yet',
      'Whether the stay still has an end to it',
      'Whether a third extension is permitted',
      'Why your degree is older than the job is',
    ],
    correctAnswer: 1,
    reasons: [
      'TN is no step that has to lead to residence.',
      'Right: many extensions are possible for a temporary stay.',
      'The number is not limited.',
      'A degree does not grow old for the list.',
    ],
    explanation:
      'No number of extensions is the last one. But years add up, and each time the stay has to be temporary. So bring what shows its end: the period in the new letter, the project that finishes, and what waits for you at home.',
    aiInsight: 'Say what ends the work, and when.',
  }),
  dateBy('posts', ['TN4'], {
    id: 567,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Your new TN employer says: start now, our petition is filed. What is right?',
    options: [
      'Start, as the old approval covers you too',
      'Start, but take the pay after approval',
      'Wait, because filing alone is not enough',
      'Wait, because TN cannot change employers',
    ],
    correctAnswer: 2,
    reasons: [
      'The approval was for the other employer.',
      'Work counts from its first hour, also without the pay.',
      'Right: TN needs the approval before the first day.',
      'A change is possible, and it takes an approval.',
    ],
    explanation:
      'Employers who know H-1B say this in good faith, since a filed petition is enough there. In TN it is not. To start before is work without permission, and you are the person who is asked about it at the next entry.',
    aiInsight: 'Show the employer this rule before the first day.',
  }),
  dateBy('posts', ['TN2', 'NW6'], {
    id: 568,
    visaType: 'TN',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Your TN contract ends in two years. What do you tell an officer who asks about the time after it?',
    options: [
      'That nobody can know such a thing today',
      'That the firm will surely extend you then',
      'That you will look for any way to remain',
      'Where you go back to, and what waits there',
    ],
    correctAnswer: 3,
    reasons: [
      'You cannot know it all, and you can have a plan.',
      'Nobody can promise this, and it names no end.',
      'This is the very intent that TN excludes.',
      'Right: it shows that the stay has an end.',
    ],
    explanation:
      'TN is for a stay with a reasonable end. The last day of a contract is a date on paper, and your plan gives it life. It can be a home, a family or a post that is kept. Say what is true, even if it is modest, because an invented plan breaks at the second question.',
    aiInsight: 'Tell your plan to a friend who asks back.',
  }),
]
