import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForTN: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V26'], {
    id: 535,
    visaType: 'TN',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Which letter of an employer can an officer work with in a TN case?',
    options: [
      'One with profession, duties, time and pay',
      'One with praise for your talent and work',
      'One with the history of the whole company',
      'One with a promise of a job in some years',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: each point answers a question of the rule.',
      'Praise tells nothing about the profession.',
      'The company matters less than the work there.',
      'The work has to be agreed, and not only promised.',
    ],
    explanation:
      'The officer has few papers to decide on, so the letter carries the case. Profession and duties show whether the list fits. The length of the stay shows that it ends, and the pay shows that the work is real. What is missing will be asked at the window.',
    aiInsight: 'Tick off the four points on the draft.',
  }),
  dateBy('posts', ['TN1'], {
    id: 536,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'A designer wants to come in TN to open a studio of her own. What stands in the way?',
    options: [
      'A studio is too small for an agreement',
      'TN is not for the business of an owner',
      'A designer needs a partner from there',
      'TN asks for a studio that stays at home',
    ],
    correctAnswer: 1,
    reasons: [
      'Size has no part in the rule.',
      'Right: an owner in control works for herself.',
      'A partner changes little while she controls the firm.',
      'The rule does not ask for an office at home.',
    ],
    explanation:
      'The agreement opens the door to professionals whom somebody there engages. To found a firm and work in it is another thing, and the rule calls it self-employed. She could work for a studio that she does not control, or ask a lawyer about a class for owners.',
    aiInsight: 'Ask who could end your contract.',
  }),
  dateBy('posts', ['FM6'], {
    id: 537,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'easy',
    question: 'Your son comes along in TD and finds a summer job in a shop. Is that allowed?',
    options: [
      'Yes, in the months without any school',
      'Yes, as long as the pay is very small',
      'No, TD allows school but not any work',
      'No, not before he is of full age there',
    ],
    correctAnswer: 2,
    reasons: [
      'The season makes no difference.',
      'A small sum is pay as well.',
      'Right: study is open to him, and work is not.',
      'Age does not open it either.',
    ],
    explanation:
      'TD lets a family live together while one of them works. A summer job seems harmless, and it is work without permission, which a later officer can ask about. Study is open to him, so a course fills the summer better.',
    aiInsight: 'Tell the children before the holidays begin.',
  }),
  dateBy('posts', ['TN5', 'V26'], {
    id: 538,
    visaType: 'TN',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'The TN list asks for a degree in your profession. You also have the licence of a US state. What is it good for?',
    options: [
      'It takes the place of any degree you lack',
      'It lets you work without the TN approval',
      'It makes the stay longer than for others',
      'It supports the case and does not carry it',
    ],
    correctAnswer: 3,
    reasons: [
      'Only where the list itself accepts it.',
      'A licence is about the profession, and TN about the stay.',
      'The stay follows the work, and not the licence.',
      'Right: bring it, and bring the degree first.',
    ],
    explanation:
      'The list asks for certain papers, and a licence of a US state is no condition of the visa. It can still show that your training was good enough for that state. The state will ask for it before the work, so the effort is not lost.',
    aiInsight: 'Put the degree on top and the licence under it.',
  }),
]
