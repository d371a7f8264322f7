import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('fees', ['FE6'], {
    id: 1049,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'A post offers visitors an early interview for an extra payment. What does this payment buy?',
    options: [
      'An earlier date, and nothing more',
      'A better chance, as the officer sees it',
      'A place in a shorter line on the day',
      'A second try if the first one fails',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the officer and the questions stay the same.',
      'The officer decides on the case, not on a receipt.',
      'It is about the date, and the line is the same for all.',
      'A refusal takes a new application and a new fee.',
    ],
    explanation:
      'Money can move a date, and no payment moves a decision. From {FE6.from} to {FE6.until} it is {FE6.amount} for a B interview within {FE6.within}. An applicant who is not ready for the questions is only refused earlier.',
    aiInsight: 'Ask first whether your post offers it.',
  }),
  dateBy('fees', ['FE7', 'FE6'], {
    id: 1050,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question: 'An agent sells fast interview dates for visitors. How do you check the offer?',
    options: [
      'Ask for a receipt with a seal on it',
      'Look whether your post is named on the official site',
      'Ask people who bought a date from the agent',
      'Pay a half first, and the rest after the interview',
    ],
    correctAnswer: 1,
    reasons: [
      'Anybody can print a seal.',
      'Right: the offer exists at some posts only.',
      'Their luck says nothing about your post and your date.',
      'Half a payment to the wrong person is lost as well.',
    ],
    explanation:
      'A limited number of posts offer the fast interview, and travel.state.gov names them. Where your post is not among them, there is nothing to sell. Where it is, the offer comes from the post and not from an agent.',
    aiInsight: 'An agent cannot sell it elsewhere.',
  }),
  dateBy('bonds', ['BO10', 'BO5'], {
    id: 1051,
    visaType: 'B-1/B-2',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'The officer asks a visitor for a bond. What happens until it is posted?',
    options: [
      'The visa is printed and waits for the money',
      'The case is closed, so that a new fee is due',
      'No visa is issued before the money is there',
      'It is refused under section 214(b), with no way back',
    ],
    correctAnswer: 2,
    reasons: [
      'A bond is no debt that waits: the visa waits for it.',
      'What is missing is the bond, so no new fee is due.',
      'Right: the visa waits for the money.',
      'Section 214(b) is another kind of refusal, and here the case stays open.',
    ],
    explanation:
      'The bond is a condition, so the case waits for it as it would for a missing paper. The legal base is INA 221(g)(3). Follow the letter, and pay only through the link that it gives.',
    aiInsight: 'Follow the letter that you were given.',
  }),
  dateBy(
    'bonds',
    ['BO9', 'BO4'],
    {
      id: 1052,
      visaType: 'B-1/B-2',
      category: 'Eligibility',
      difficulty: 'medium',
      question:
        'Your country is not on the bond list this month. Why look again before the interview?',
      options: [
        'Because each post has a list of its own',
        'Because a bond is asked of every visitor in the end',
        'Because the officer can add a country at the window',
        'Because countries can join at short notice',
      ],
      correctAnswer: 3,
      reasons: [
        'The list goes by nationality, so it is the same wherever you apply.',
        'The list names nationalities, so most visitors never hear of a bond.',
        'The list is public, and no officer writes it.',
        'Right: the notice is shorter than many waits for a date.',
      ],
      explanation:
        'New countries join the list with {BO9.notice} of notice, and many people wait longer for a date. So a list that you read when you book can be another one on the day. Only the official page shows it.',
      aiInsight: 'Set a reminder two weeks before.',
    },
    'ours',
  ),
  dateBy('bonds', ['BO5', 'BO4'], {
    id: 1053,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'A website offers to take your bond before the interview, to save time. What is true?',
    options: [
      'Money that is paid before one is asked is lost',
      'It is safe, if the site shows a flag and a seal',
      'It makes the officer more likely to say yes',
      'It is paid back when no bond is asked',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: wait for the officer and the link.',
      'Anybody can copy a flag and a seal.',
      'A bond guarantees nothing, and an early one does not exist.',
      'Nobody keeps an account for a bond that was never asked.',
    ],
    explanation:
      'Before the interview nobody knows whether a bond will be asked, or how high. Form I-352 and Pay.gov come only after the officer says so, through the link that is given. So earlier money reaches somebody else.',
    aiInsight: 'No bond exists before the interview.',
  }),
  dateBy('posts', ['V7'], {
    id: 1054,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'A merchant flies over to bargain about a contract for his firm at home. Which class covers that?',
    options: [
      'None: business needs a work visa',
      'B-1',
      'B-2, because the stay is short',
      'L-1, because he comes for his company',
    ],
    correctAnswer: 1,
    reasons: [
      'To bargain for a firm at home is not to be employed in the US.',
      'Right: contracts may be negotiated on it.',
      'A short stay does not make business a holiday.',
      'L-1 is for a job at a company of the group in the US.',
    ],
    explanation:
      'The line runs between business for a firm at home and work for somebody in the US. Bargaining, meetings and conferences are on the first side. Employment is on the other side, however short it is.',
    aiInsight: 'Name your firm and the other side.',
  }),
  dateBy('posts', ['V7', 'V6'], {
    id: 1055,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'You want to have an operation at a US hospital. What is the right class?',
    options: [
      'B-1, since a hospital is a business',
      'A class of its own, for which the hospital files',
      'B-2, with the means to pay for it',
      'None: treatment is not allowed to visitors',
    ],
    correctAnswer: 2,
    reasons: [
      'The class goes by what you do there, and a patient does no business.',
      'Workers need a petition, and patients do not.',
      'Right: medical care is one of its purposes.',
      'Care is allowed, as long as you can pay for it.',
    ],
    explanation:
      'B-2 goes by the purpose, and medical care is one of them. Care is expensive, so the officer looks for the plan, the cost and the person who pays. The stay has an end here too: say what follows at home.',
    aiInsight: 'Bring what the hospital wrote on the cost.',
  }),
  dateBy('posts', ['V7'], {
    id: 1056,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'On a holiday you would like to take a cooking class for a few evenings. May you, on B-2?',
    options: [
      'No, any class needs a student visa',
      'Yes, and credits for a degree as well',
      'Only if it lasts less than a month',
      'Yes, a short course without credit',
    ],
    correctAnswer: 3,
    reasons: [
      'Many think so, and a short course without credit needs none.',
      'Credit is where a holiday ends and study begins.',
      'No number of weeks is named: it is short, for pleasure and without credit.',
      'Right: no credit comes of it.',
    ],
    explanation:
      'An evening class for pleasure belongs to a holiday. A credit counts toward a degree, and a degree is study. A long course is study too, also without credit.',
    aiInsight: 'Ask the school whether it gives credit.',
  }),
  dateBy('waivers', ['IW4', 'IW2'], {
    id: 1057,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'hard',
    question:
      'Your visitor visa ran out last month, and a later try was refused. Can the interview be waived?',
    options: [
      'No, not as long as the refusal is left standing',
      'Yes, as the visa ran out less than a year ago',
      'Yes, if you write a letter about the refusal',
      'Yes, as the refusal was for another trip',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: first it has to be overcome.',
      'The time is one condition, and the refusal breaks another.',
      'A letter explains a refusal, and does not overcome it.',
      'A refusal is about you, and it stands until it is overcome.',
    ],
    explanation:
      'A waiver lets the post decide without seeing you, so it is for cases without open doubts. A refusal is such a doubt until it is overcome. The conditions hold together: one that fails is enough.',
    aiInsight: 'Plan for an interview in any case.',
  }),
  dateBy(
    'onlinePresence',
    ['SM2', 'S1', 'S9'],
    {
      id: 1058,
      visaType: 'B-1/B-2',
      category: 'Social Media',
      difficulty: 'medium',
      question:
        'You apply as a visitor, and a friend in F-1 had to open her profiles. What do you do?',
      options: [
        'Open all of yours, as the rule is for everybody',
        'Look for B on the page, and list your accounts',
        'Nothing, as visitors are not asked about accounts',
        'Close all of yours, as B is free of the review',
      ],
      correctAnswer: 1,
      reasons: [
        'The instruction goes by class, and hers is another one.',
        'Right: the list of classes grows, and the form asks in any case.',
        'The form asks every applicant for accounts, visitors too.',
        'Nobody asks a visitor to close anything, and it can look evasive.',
      ],
      explanation:
        'Two things are easy to mix up. The form asks each applicant for the accounts of five years. The instruction to open profiles names some classes only, and B was not one of them. Read the page again before the day.',
      aiInsight: 'Lists grow: read the page again.',
    },
    'ours',
  ),
  dateBy('posts', ['T3', 'L1'], {
    id: 1059,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'A visitor travels alone. Why may the officer ask about husband and children?',
    options: [
      'To learn whether they want a visa too',
      'To find out which of them earns most',
      'Because they are a reason to come back',
      'Because couples have to travel together',
    ],
    correctAnswer: 2,
    reasons: [
      'They can apply when they want, and the question is about her.',
      'Income is asked for by a question of its own.',
      'Right: people who wait at home speak for a return.',
      'No rule asks a couple to travel together.',
    ],
    explanation:
      'The law presumes that a visitor wants to stay. People and duties at home are what speaks against that, so family who stay behind are a usual theme. Name them in one true sentence.',
    aiInsight: 'One true sentence is enough.',
  }),
  dateBy('posts', ['V7'], {
    id: 1060,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your aunt in Ohio died and left you a share of her house. You go to sort the papers out. What fits?',
    options: [
      'A work visa, since papers are work',
      'No visa, as the house is yours now',
      'B-2, because it is about family',
      'B-1: to settle an estate',
    ],
    correctAnswer: 3,
    reasons: [
      'The papers are your own matter, and nobody employs you.',
      'A house there opens no border, so you need a visa as before.',
      'A visit to the family is B-2, and the estate is a matter of business.',
      'Right: it is one of the purposes of B-1.',
    ],
    explanation:
      'You settle a matter of your own, so it is business and no job. That is why the law puts it beside meetings and contracts. Bring what shows the matter, and how long it takes.',
    aiInsight: 'Name the person who handles the estate.',
  }),
]
