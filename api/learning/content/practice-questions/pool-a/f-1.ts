import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForF1: Written<PracticeQuestion>[] = [
  dateBy('students', ['V1'], {
    id: 11,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Which set must an F-1 applicant be able to show?',
    options: [
      'Acceptance, funds, adequate English, intent to leave',
      'Acceptance, return ticket, lease, a sponsor in the US',
      'Acceptance, a job offer for the years after study',
      'Acceptance, property at home, health insurance',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: these are the points of the regulation, 22 CFR 41.61.',
      'The regulation names no ticket, no lease and no sponsor in the United States.',
      'A job offer is not asked, and the applicant must intend to leave after the course.',
      'The regulation names a residence abroad, but no property and no insurance.',
    ],
    explanation:
      'An F-1 applicant shows acceptance for a full course, enough funds or satisfactory arrangements, adequate English, a residence abroad and the intent to leave. English is not required when the course itself is language training.',
    aiInsight: 'One paper for each of the four.',
  }),
  dateBy('students', ['V2'], {
    id: 12,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'How should F-1 funding look at the interview?',
    options: [
      'Cash in the bank for every year of the program',
      'Any amount, if a relative lives in the United States',
      "First year's funds and a credible source for the rest",
      'The I-901 fee and the cost of the first flight',
    ],
    correctAnswer: 2,
    reasons: [
      'The later years need a credible source, not cash in the bank today.',
      "A relative's address pays for nothing: the officer looks for funds.",
      'Right: the first year is readily available, and the later years have a credible source.',
      'The fee and the flight are only a small part of the cost of the first year.',
    ],
    explanation:
      'The funds for the first year are readily available, and there is a credible source for the years after it. Not every year has to be there in cash. A university reports this from the Foreign Affairs Manual.',
    aiInsight: 'Show where the money comes from, not only that it is there.',
  }),
  dateBy('students', ['V4'], {
    id: 13,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'How early may a new F-1 student enter before the I-20 start date?',
    options: ['At most 60 days', 'At most 30 days', 'At most 120 days', 'Any day after issue'],
    correctAnswer: 1,
    reasons: [
      'Too early: 30 days before the start date is the limit.',
      'Right: entry is possible from 30 days before the start date on the I-20.',
      'Too early: that is four times the limit.',
      'The visa may be issued up to 365 days ahead, but entry has its own limit.',
    ],
    explanation:
      'The visa and the entry have limits of their own. The visa may be issued up to 365 days ahead, and the entry is tied to the start date on the I-20. So the visa alone does not say when to fly. Other rules apply to continuing students.',
    aiInsight: 'Book the flight after the visa is in the passport.',
  }),
  dateBy('onlinePresence', ['S3', 'S9'], {
    id: 14,
    visaType: 'F-1',
    category: 'Social Media',
    difficulty: 'easy',
    question: 'Whom did the State Department tell in June 2025 to set profiles to public?',
    options: [
      'B-1 and B-2 visitors',
      'All L-1 applicants',
      'All applicants under 18',
      'F, M and J applicants',
    ],
    correctAnswer: 3,
    reasons: [
      'The instruction of June 2025 did not name visitors.',
      'The instruction of June 2025 did not name L-1.',
      'The instruction goes by visa class, not by age.',
      'Right: students and exchange visitors, announced on 18 June 2025.',
    ],
    explanation:
      'On 18 June 2025 the State Department told F, M and J applicants to set their profiles to public. Officers can then review their online presence. Universities and the press report it.',
    aiInsight: 'Do not delete in a hurry: keep it true and in line with your form.',
  }),
  dateBy('sevisFee', ['M4'], {
    id: 15,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'How does an F-1 applicant pay the SEVIS I-901 fee?',
    options: [
      'Before the interview, and brings the receipt',
      'At the window, on the day of the interview',
      'With the MRV fee, which includes it',
      'At the port of entry, on arrival in the country',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it is paid at fmjfee.com, and the receipt comes with you.',
      'The fee is due before the interview, and it is paid online.',
      'The I-901 fee is a fee of its own.',
      'That is too late: the officer looks for the receipt at the interview.',
    ],
    explanation:
      'SEVIS is another system than the visa application, so its fee is paid apart, at fmjfee.com. The officer looks for the payment at the interview, so afterwards is too late. The amount is in the dated notice on fees.',
    aiInsight: 'Posts say about three business days before; earlier is safer.',
  }),
]
