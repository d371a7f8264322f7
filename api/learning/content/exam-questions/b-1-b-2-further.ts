import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V7'], {
    id: 1129,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A band is offered money for one evening at a wedding in Chicago. Why does a visitor visa not cover that?',
    options: [
      'A paid performance is not allowed on it',
      'The trip is too short for a visa',
      'The money comes from a private person',
      'Musicians need a permit of the city',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: one evening is paid work like any other.',
      'A short trip needs the right visa too.',
      'Who pays does not matter: being paid does.',
      'A permit of a city is no visa.',
    ],
    explanation:
      'The line is money for a performance, not the size of the stage or the length of the show. The same band could play at an amateur event for nothing. As soon as it is paid, it needs another class.',
    aiInsight: 'Ask who gets money for what.',
  }),
  dateBy('posts', ['V7'], {
    id: 1130,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Which of these plans goes beyond a visitor visa?',
    options: [
      'To see a clinic in Houston about your knee',
      'To live with your daughter from now on',
      'To take a weekend course in photography',
      'To spend the summer with cousins',
    ],
    correctAnswer: 1,
    reasons: [
      'Medical care is a use of B-2.',
      'Right: a visit has an end, and this plan has none.',
      'A short course without credit is a use of B-2.',
      'Family is a use of B-2, also for a whole summer.',
    ],
    explanation:
      'Each use of B-2 ends by itself: a treatment, a course, a summer. To live there has no end, so the law calls it permanent residence and asks for another visa. Family alone does not change that.',
    aiInsight: 'A visit has an end that you can name.',
  }),
  dateBy('posts', ['T3'], {
    id: 1131,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'medium',
    question: 'You will stay with a friend in Denver. What should you be able to say about her?',
    options: [
      'Nothing, as the officer asks about you alone',
      'Her address only, as on the form',
      'What she does there, and with what status',
      'What she earns, to the last dollar',
    ],
    correctAnswer: 2,
    reasons: [
      'Whom you visit is part of your purpose, so it is asked.',
      'The form has the address, and the officer asks for the rest.',
      'Right: whom you visit and their status is one theme.',
      'Her income matters when she pays, and then a round sum does.',
    ],
    explanation:
      'The host is part of the reason for a visit. A host with a lawful life there makes the visit easy to believe. A guess about her status can turn out wrong, so ask her before you go.',
    aiInsight: 'Ask her before you go, and do not guess.',
  }),
  dateBy('posts', ['T3'], {
    id: 1132,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'The officer turns to your life at home. What should a visitor be able to tell at once?',
    options: [
      'What the house and the car are worth',
      'Which schools the children went to',
      'How the family is insured',
      'What the work is, and what it pays',
    ],
    correctAnswer: 3,
    reasons: [
      'Property can support a case, and what you live on comes first.',
      'School is a theme for students, and family who stay behind is another.',
      'Insurance matters for the trip, and it is no reason to return.',
      'Right: both tell what you return to, and who pays.',
    ],
    explanation:
      'A job is a reason to return, and its pay shows whether the trip fits your means. So job and income are usual themes for visitors. One number in your own money is enough.',
    aiInsight: 'Know your own income in one number.',
  }),
  dateBy('fees', ['M2', 'FE1'], {
    id: 1133,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'Father, mother and two children apply as visitors. How often is the application fee paid?',
    options: [
      'Four times, once for each of them',
      'Once, as they are one family',
      'Twice, as children go free',
      'Three times, as the younger child goes free',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: one payment is for one application.',
      'Families pay once in many places, and here the fee is not for a family.',
      'Age changes a ticket, and it does not change this fee.',
      'The younger child has an application too.',
    ],
    explanation:
      'The fee pays for the work on one application. Each child has one, with a form and a photo of its own, so a family counts heads. For B it is {FE1.B} each.',
    aiInsight: 'Keep a receipt for each person.',
  }),
  dateBy('visaWaiver', ['VW4', 'VW1'], {
    id: 1134,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your country is in the Visa Waiver Program, and you plan to stay with family for half a year. What do you need?',
    options: [
      'An ESTA, and another one after half of the time',
      'A visitor visa, as a stay with ESTA is shorter',
      'An ESTA alone, as family visits have no limit',
      'Nothing, if the family has a US passport',
    ],
    correctAnswer: 1,
    reasons: [
      'A second ESTA does not make the same stay longer.',
      'Right: an ESTA is for up to 90 days.',
      'A visit to family has the same limit as any other.',
      'Their passport opens the border for them, not for you.',
    ],
    explanation:
      'An ESTA takes the place of a visa for short visits only, whoever the host is. A plan that is longer from the start needs a visa, with its interview. So count the days before you buy the ticket.',
    aiInsight: 'Say the true length, also when it is a long one.',
  }),
  dateBy('visaWaiver', ['VW2'], {
    id: 1135,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Your country is in the European Union. Does that alone let you visit with an ESTA?',
    options: [
      'Yes, as the Union has one rule for all',
      'Yes, if the passport is a modern one',
      'No, the country itself has to be in the program',
      'No, as an ESTA is for business only',
    ],
    correctAnswer: 2,
    reasons: [
      'The Union has one border in Europe, and the US looks at each country.',
      'A modern passport does not bring its country into the program.',
      'Right: some members of the Union are outside it.',
      'An ESTA is for short visits, on business or not.',
    ],
    explanation:
      'The US names each country by itself, so a shared union does not count. Bulgaria, Cyprus and Romania are in the European Union and not in the Visa Waiver Program. Look at the list before you book, not at the map.',
    aiInsight: 'A country can join or leave: read the list of today.',
  }),
  dateBy('visaWaiver', ['VW3'], {
    id: 1136,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'You hold a passport of the Visa Waiver Program, and spent a holiday in Cuba last year. What follows for a trip to the US?',
    options: [
      'Nothing, as a holiday does not count',
      'You wait until a year has gone by',
      'You explain at the airport that it was a holiday',
      'You apply for a visa, as the waiver is lost',
    ],
    correctAnswer: 3,
    reasons: [
      'The rule asks where you were, not why.',
      'The rule knows no such time.',
      'Nobody at the airport can give the waiver back.',
      'Right: the visa stays open to you, with an interview.',
    ],
    explanation:
      'The rule goes by the countries that it names, and a tourist counts like anybody else. It names Cuba since {VW3.cuba}. What is lost is the easy way, not the trip: a visa is still open to you, and its interview lets you explain.',
    aiInsight: 'Look through the stamps in your old passports.',
  }),
  dateBy(
    'esta',
    ['FE4'],
    {
      id: 1137,
      visaType: 'B-1/B-2',
      category: 'Documents and Funds',
      difficulty: 'medium',
      question:
        'You search for ESTA, and several pages offer it at different prices. Which one do you use?',
      options: [
        'The page of the government itself',
        'The page that the search shows first',
        'The page with the lowest price',
        'The page of your travel agency',
      ],
      correctAnswer: 0,
      reasons: [
        'Right: others can only pass your answers on to it.',
        'The first places of a search are often paid for.',
        'A low price can still be more than the fee, or no ESTA at all.',
        'An agency is known to you, and it can only pass your data on.',
      ],
      explanation:
        'Only the government grants an ESTA. Any other page can only send your answers there, and then it has your passport data too. The fee itself is {FE4.esta}: what a page asks beyond that is its own price.',
      aiInsight: 'Look at the end of the address: a US government page ends in .gov.',
    },
    'ours',
  ),
  dateBy('waivers', ['IW2', 'W2'], {
    id: 1138,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A visitor visa of full validity ended half a year ago. It was issued when its holder was seventeen. Can the interview for the renewal be waived?',
    options: [
      'Yes, since it ended less than 12 months ago',
      'No, the holder has to have been 18 at issue',
      'Yes, if the holder is 18 by now',
      'No, visitors are never spared the interview',
    ],
    correctAnswer: 1,
    reasons: [
      'Many stop reading at the time, and it is one of several conditions.',
      'Right: so this renewal takes an interview.',
      'Growing up since then does not change the day of issue.',
      'For some renewals of visitors it can be waived.',
    ],
    explanation:
      'The conditions hold together, and one of them looks back: the age at issue. A short time since the end does not repair that, and neither does the age of today. The old visa shows the day of issue.',
    aiInsight: 'Look at the day of issue on the old visa.',
  }),
  dateBy('posts', ['T3', 'I6'], {
    id: 1139,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks a visitor how long the stay will be. Which answer fits best?',
    options: [
      'As long as the visa allows',
      'That the family will decide it later',
      'The days of the plan, and what follows at home',
      'Half a year, as most visitors get it',
    ],
    correctAnswer: 2,
    reasons: [
      'A visa has a last day, and a plan has a reason.',
      'The family can invite, and the plan is yours.',
      'Right: such a plan has an end, and the end has a reason.',
      'What others get is no plan, and a long stay raises the question who pays.',
    ],
    explanation:
      'The officer compares the length with the purpose, the leave and the money. A length with a reason fits them. A stay that is simply as long as possible fits none of them, and sounds like a stay without an end.',
    aiInsight: 'Say the day on which you are back at work.',
  }),
  dateBy('posts', ['T3', 'D11'], {
    id: 1140,
    visaType: 'B-1/B-2',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'Ten years ago a visa was refused to you. The officer asks about earlier refusals. What do you do?',
    options: [
      'Leave it out, as it is so long ago',
      'Leave it out, as you have a new passport',
      'Say that you do not remember any',
      'Name it, and what has changed since',
    ],
    correctAnswer: 3,
    reasons: [
      'The question has no limit in years.',
      'A refusal goes with the person, not with the passport.',
      'A spoken untruth counts like a written one.',
      'Right: earlier refusals are a usual theme.',
    ],
    explanation:
      'The question has no limit in years, and the post has its own record. A refusal that you name is a fact with a reason. One that you leave out can become a false statement, and that weighs far more.',
    aiInsight: 'The form asks the same question.',
  }),
]
