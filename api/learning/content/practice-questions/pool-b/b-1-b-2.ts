import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V7'], {
    id: 50,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'Your amateur choir is invited to a festival in the US, and nobody is paid. Which visa fits?',
    options: [
      'B-2, since this is an unpaid amateur event',
      'None, as every performance counts as work',
      'B-1, as a festival is a kind of conference',
      'A visa for artists, as it is on a stage',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: unpaid amateur events are among the purposes of B-2.',
      'Paid performance is not allowed, but this one is unpaid.',
      'A conference is something to attend, not a stage for a choir.',
      'A stage does not make artists by trade of people whom nobody pays.',
    ],
    explanation:
      'B-2 covers tourism, family visits, medical care, unpaid amateur events and short courses without credit. Paid performance is not allowed. The State Department says so on its page "Visitor Visa".',
    aiInsight: 'Bring the invitation, if it says that nobody is paid.',
  }),
  dateBy('posts', ['L3'], {
    id: 51,
    visaType: 'B-1/B-2',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'A visitor visa was refused under section 214(b). What does a new attempt need?',
    options: [
      'A letter of appeal to the officer who refused',
      'A new form, a new fee, a new appointment',
      'A waiting time of one year or more',
      'Only the old form and a better document',
    ],
    correctAnswer: 1,
    reasons: [
      'A refusal under section 214(b) has no appeal.',
      'Right: it is a new application, ideally after something has changed.',
      'The refusal is not permanent, and it sets no waiting time.',
      'The old application is decided: a new one starts from the form.',
    ],
    explanation:
      'The old application is decided, so nothing can be added to it. A new one begins from the form, with a new fee and a new appointment, and makes most sense after a change. The US embassy in New Delhi describes it so.',
    aiInsight: 'Be ready to say what has changed since.',
  }),
  dateBy('ceac', ['FO2', 'D11'], {
    id: 52,
    visaType: 'B-1/B-2',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'You have been to the US several times and no longer know when. What helps before you open the DS-160?',
    options: [
      'To enter the first visit only, as an example for the rest',
      'To leave the visits out and explain them at the window',
      'To guess the dates, since nobody can compare them',
      'To collect the dates of your last visits beforehand',
    ],
    correctAnswer: 3,
    reasons: [
      'One visit does not stand for the others.',
      'Visits belong in the form, so do not keep them for the window.',
      'A guess may be wrong, and written answers count.',
      'Right: one embassy lists the five last visits among what the form asks.',
    ],
    explanation:
      'The US embassy in Tokyo lists what to have at hand for the DS-160. On the list are the five last US visits, foreign travel of five years and a résumé. An honest mistake is not wilful, but it is easy to avoid.',
    aiInsight: 'Old passports, tickets and mails hold the dates.',
  }),
  dateBy('posts', ['V7'], {
    id: 53,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A reporter will cover an event in the US for a newspaper at home, which pays her there. Does B-1 fit?',
    options: [
      'Yes, because she is paid outside the US',
      'Yes, because an event is like a conference',
      'No, because work for foreign press is out',
      'No, unless the newspaper has a US office',
    ],
    correctAnswer: 2,
    reasons: [
      'The place of payment does not open B-1 to this work.',
      'To attend a conference is allowed, to work for foreign press is not.',
      'Right: work for foreign press is among what B visas do not allow.',
      'An office of the paper changes nothing, because the work itself is out.',
    ],
    explanation:
      'B-1 covers consulting associates, attending conferences, settling an estate and negotiating contracts. Employment, study for credit, paid performance and work for foreign press are not allowed. Two sites restate it from the State Department.',
    aiInsight: 'Ask the post which class covers your work.',
  }),
]
