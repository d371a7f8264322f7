import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('posts', ['L9'], {
    id: 80,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'You see a cheap ticket that cannot be refunded. Your interview is next week. What is the safe choice?',
    options: [
      'Wait with it until the visa is in your passport',
      'Buy it, because a paid ticket shows that you will return',
      'Buy it, since a refused visa cancels the sale',
      'Buy it right after a friendly interview, at the door',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: before that moment the money can be lost.',
      'A ticket does not decide the case, and you may lose its price.',
      'The airline need not pay back a ticket that cannot be refunded.',
      'A friendly talk is not a visa: more checks can follow.',
    ],
    explanation:
      'The decision is normally told at the end of the interview. Even so, do not buy travel that cannot be refunded before the visa is in the passport. The US mission to the UAE says so.',
    aiInsight: 'A booking that you can cancel is enough for planning.',
  }),
  dateBy('posts', ['V7'], {
    id: 81,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'You go to a conference on B-1. A US firm asks you to stay on and work in its shop for pay. What is right?',
    options: [
      'Accept, if the pay reaches you only after you are back home',
      'Accept, if the work ends before your stay does',
      'Decline it, because B-1 does not allow any employment',
      'Accept, but tell the officer only about the conference',
    ],
    correctAnswer: 2,
    reasons: [
      'The place and day of payment do not turn a job into a business visit.',
      'A short job is still employment.',
      'Right: a conference fits B-1, a job does not.',
      'Hiding part of the plan adds a false picture to a forbidden job.',
    ],
    explanation:
      'B-1 covers things like conferences, meetings with associates and the negotiation of a contract. Employment is not allowed. If a job is the purpose, it needs another visa class.',
    aiInsight: 'Ask the firm about a work visa before you agree to anything.',
  }),
  dateBy('entry', ['L8', 'D11'], {
    id: 82,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'After the visa was issued, your two-week tour became a longer stay with your sister. At the port you are asked about your plans. What do you say?',
    options: [
      'The two weeks, because the consulate heard that',
      'That the visa is valid, so the plan does not matter',
      'As little as you can, and never the sister',
      'The true plan, and CBP decides on the stay',
    ],
    correctAnswer: 3,
    reasons: [
      'It is no longer true, and the officer asks about your plan today.',
      'A valid visa does not decide on the stay: CBP does.',
      'To hide the sister gives a false picture of your visit.',
      'Right: an honest answer lets CBP decide on the real visit.',
    ],
    explanation:
      'A visa permits travel to a port of entry. There CBP decides on admission and on the length of stay. Plans can change, so tell the officer what is true on that day.',
    aiInsight: 'Have the address and an idea of the costs ready.',
  }),
  dateBy('posts', ['V6', 'D11'], {
    id: 83,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your brother will pay for your visit. A helper suggests borrowing money for a few days, to fill your account. What is better?',
    options: [
      'Borrow it, since the statement itself would be a real one',
      "Show your brother's commitment to cover the cost",
      'Borrow less, so that the sum looks natural',
      'Bring no paper on money and speak only of tourism',
    ],
    correctAnswer: 1,
    reasons: [
      'The paper is real, but it is meant to give a false picture.',
      'Right: a supporter can cover the cost, and that is the true story.',
      'A smaller false picture is still a false picture.',
      'Means to pay are part of what a visitor shows.',
    ],
    explanation:
      'A visitor shows purpose, means to pay and the intent to leave. A commitment by a supporter can cover the cost, says an archived page of one embassy. A borrowed balance puts your honesty in doubt.',
    aiInsight: "Bring a paper on your brother's income as well.",
  }),
]
