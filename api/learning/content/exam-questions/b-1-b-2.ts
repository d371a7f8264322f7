import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('fees', ['FE6'], {
    id: 1049,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'What did the optional {FE6.amount} of 2026 buy a visitor?',
    options: [
      'An interview within {FE6.within}',
      'A visa that is issued without any talk',
      'A place in a shorter line on the day itself',
      'A second try if the first one is refused',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: an early date, and nothing else.',
      'The officer decides as always.',
      'It is about the date, not the line.',
      'A refusal costs a new application.',
    ],
    explanation:
      'From {FE6.from} to {FE6.until} an optional {FE6.amount} pays for a B interview within {FE6.within}. It buys a date and no visa.',
    aiInsight: 'Ask first whether your post offers it.',
  }),
  dateBy('fees', ['FE7', 'FE6'], {
    id: 1050,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question: 'Where can a visitor pay for the fast interview?',
    options: [
      'In every country with an embassy',
      'At a limited number of posts, named on travel.state.gov',
      'Only where no visa is needed for a visit',
      'Nowhere: it was announced and never begun',
    ],
    correctAnswer: 1,
    reasons: [
      'The notice speaks of a limited number.',
      'Right: so look whether yours is among them.',
      'It is for people who do need a visa.',
      'It runs from {FE6.from} to {FE6.until}.',
    ],
    explanation:
      'A limited number of posts offer it. The State Department names them on its own site, so look there first.',
    aiInsight: 'An agent cannot sell it elsewhere.',
  }),
  dateBy('bonds', ['BO10'], {
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
      'No visa is printed before the bond.',
      'What is missing is the bond, not a fee.',
      'Right: the legal base is INA 221(g)(3).',
      'That is another kind of refusal.',
    ],
    explanation:
      'Where a bond is asked, no visa is issued until it is posted. The legal base is INA 221(g)(3).',
    aiInsight: 'Follow the letter that you were given.',
  }),
  dateBy('bonds', ['BO9'], {
    id: 1052,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your country is not on the bond list this month. Why look again before the interview?',
    options: [
      'Because the list is drawn again each Monday',
      'Because a bond is asked of every visitor in the end',
      'Because the list is secret and changes at the window',
      'Because countries can join with {BO9.notice} of notice',
    ],
    correctAnswer: 3,
    reasons: [
      'It has no such day.',
      'It reaches listed nationals only.',
      'It is public, on an official page.',
      'Right: that is less than many waits for a date.',
    ],
    explanation:
      'New countries join the list with {BO9.notice} of notice. So only the official list, read shortly before the day, tells whether you are on it.',
    aiInsight: 'Set a reminder two weeks before.',
  }),
  dateBy('bonds', ['BO5'], {
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
      'A seal on a page proves nothing.',
      'A bond guarantees nothing.',
      'What was not asked for is not paid back.',
    ],
    explanation:
      'Form I-352 and Pay.gov come only after the officer says so, through the link that is given. Money paid unasked is lost.',
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
      'F-1, if he learns something on the way',
    ],
    correctAnswer: 1,
    reasons: [
      'To negotiate is not to be employed there.',
      'Right: contracts may be negotiated on it.',
      'B-2 is for tourism, family and care.',
      'It is for a full course of study.',
    ],
    explanation:
      'B-1 covers to consult associates, attend conferences, settle an estate and negotiate contracts. Employment in the US is not allowed on it.',
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
      'A class for patients, which the hospital files',
      'B-2, with the means to pay for it',
      'None: treatment is not allowed to visitors',
    ],
    correctAnswer: 2,
    reasons: [
      'B-1 is for business of your own.',
      'No such class is known to us.',
      'Right: medical care is one of its purposes.',
      'It is allowed.',
    ],
    explanation:
      'B-2 is for tourism, family, medical care, unpaid amateur events and short courses without credit. Show the purpose, the means to pay and the intent to leave.',
    aiInsight: 'Bring what the hospital wrote on the cost.',
  }),
  dateBy('posts', ['V7'], {
    id: 1056,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'On a holiday you would like to take a cooking class of some evenings. May you, on B-2?',
    options: [
      'No, any class needs a student visa',
      'Yes, and credits for a degree as well',
      'Only with the written consent of the port',
      'Yes, a short course without credit',
    ],
    correctAnswer: 3,
    reasons: [
      'Short courses without credit are free.',
      'Study for credit is not allowed.',
      'No such consent exists.',
      'Right: credit is where B-2 ends.',
    ],
    explanation:
      'B-2 allows short courses without credit. Study for credit is not allowed on it, however short it is.',
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
      'Yes, because a refusal counts for one day only',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it must have been overcome.',
      'The time is right, and it does not suffice.',
      'No letter takes a refusal away.',
      'It stands until it is overcome.',
    ],
    explanation:
      'A waiver needs more than a renewal within {IW2.within}: the home country, no refusal left standing, and no apparent ineligibility. The officer may still call.',
    aiInsight: 'Plan for an interview in any case.',
  }),
  dateBy('onlinePresence', ['SM2', 'S1'], {
    id: 1058,
    visaType: 'B-1/B-2',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'Are visitors among the classes that are told to open their profiles?',
    options: [
      'Yes, since the first of all cables',
      'No: B is not named, and the form asks for names of accounts',
      'Only visitors who come for a conference',
      'Yes, and passwords go on the form as well',
    ],
    correctAnswer: 1,
    reasons: [
      'B does not stand in the list.',
      'Right: so list them truly, and see to the rest yourself.',
      'No such line is drawn.',
      'Passwords are not asked for.',
    ],
    explanation:
      'The page names many classes. B, L, O, E and H-2 are not named. The DS-160 still asks everybody for identifiers of five years, and for no passwords.',
    aiInsight: 'Lists grow: read the page again.',
  }),
  dateBy('posts', ['T3'], {
    id: 1059,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'A visitor travels alone. Why may the officer ask about husband and children?',
    options: [
      'To offer them a visa as well',
      'To find out which of them earns most',
      'Because who stays behind is one of the themes',
      'Because families always have to travel together',
    ],
    correctAnswer: 2,
    reasons: [
      'Nobody gets a visa unasked.',
      'Means are one theme, that is another.',
      'Right: it speaks of coming back.',
      'No rule says so.',
    ],
    explanation:
      'Themes for visitors: purpose and itinerary, how long, whom you visit and their status, job and income. Then who pays, earlier travel and refusals, and family who stay behind.',
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
      'No visa, as it is about family',
      'B-2 alone, because of the grief',
      'B-1: to settle an estate',
    ],
    correctAnswer: 3,
    reasons: [
      'Nobody employs you there.',
      'Who needs a visa needs one for that too.',
      'It is named among the purposes of B-1.',
      'Right: it stands in the list word for word.',
    ],
    explanation:
      'To settle an estate is one of the purposes of B-1, beside consulting, conferences and contracts. Bring what shows the matter and how long it takes.',
    aiInsight: 'Name the person who handles the estate.',
  }),
]
