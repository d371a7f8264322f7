import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForL1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['V11', 'D11', 'D5'], {
    id: 87,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      "Your DS-160 and your employer's letter give different start dates for your job abroad. What do you do first?",
    options: [
      'Use the earlier date, because it gives you more time abroad',
      'Say both dates and let the officer take an average',
      'Find the true date, then correct the paper that is wrong',
      'Bring only the letter and leave out your payslips',
    ],
    correctAnswer: 2,
    reasons: [
      'The better date is no help if it is not true.',
      'The officer needs the true date, not a choice of two.',
      'Right: start from the facts, such as contract and payslips.',
      'Payslips may prove which date is true, so they are useful.',
    ],
    explanation:
      'An L-1 applicant needs one continuous year abroad within the last three, so the dates matter. An honest slip is not wilful. If the form is wrong, submit a new one; if the letter is, ask for a new letter.',
    aiInsight: 'Make one list of dates and check every paper against it.',
  }),
  dateBy('transferees', ['T5'], {
    id: 88,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'The officer asks an L-1A manager for an example of her work. Which example fits the usual themes?',
    options: [
      'A contract that she won without any help',
      'A decision on her team that was hers to take',
      'A machine that nobody else there can repair',
      'A project that she finished before its last day',
    ],
    correctAnswer: 1,
    reasons: [
      'To win a contract is good work, but it manages nobody.',
      'Right: whom she manages and which decisions she owns are usual themes.',
      'That is special knowledge, which is a theme of L-1B.',
      'A result counts, and it does not say whom she led.',
    ],
    explanation:
      'Themes for L-1A are whom you manage, the decisions you own, the organisation chart and how the two companies relate. The job must be primarily managerial or executive. Two immigration sites name them.',
    aiInsight: 'Prepare two decisions, each with its date and its result.',
  }),
  dateBy('transferees', ['V10'], {
    id: 89,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'You apply under a blanket petition. Your folder has the I-129S, but not the blanket approval. What is the safe step?',
    options: [
      'Go without it: the I-129S names the company anyway',
      'Take an old approval of another company of the group',
      'Print a page about the company from its website',
      'Get a copy of the approval from your employer',
    ],
    correctAnswer: 3,
    reasons: [
      'The I-129S is only one of the two papers.',
      'Another approval does not prove this one, and it may confuse.',
      'A web page proves no approval.',
      'Right: the I-129S comes together with the blanket approval.',
    ],
    explanation:
      'Under a blanket petition the applicant brings the I-129S with the blanket approval, form I-797. The officer decides on the case at the interview. A missing half can cost you time.',
    aiInsight: 'Check the folder a week before, not on the last evening.',
  }),
  dateBy('posts', ['L5', 'L4'], {
    id: 90,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'At the window you get a 221(g) letter that asks for an organisation chart. A colleague says to ignore it, because USCIS approved the petition. What is right?',
    options: [
      'Send the chart, in the way the letter describes',
      'Wait, since the officer must follow the approval',
      'Ask USCIS to approve the same petition once more',
      'Send a complaint with a copy of the approval instead',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the case waits for that paper, and the approval is not a visa.',
      'The officer is not bound to issue a visa because of the approval.',
      'The petition is approved already: what is missing is the chart.',
      'A complaint does not supply what the letter asks for.',
    ],
    explanation:
      'Approval by USCIS is not a visa. Under section 221(g) a case waits for what is missing. Supply it in the way and the time that the letter names, otherwise the case closes.',
    aiInsight: 'Ask the employer for a chart that matches the petition.',
  }),
]
