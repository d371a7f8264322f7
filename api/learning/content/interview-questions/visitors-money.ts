import type { BankQuestion } from './bank-question.ts'

export const moneyOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-last-three-trips',
    title: 'Who paid for your earlier trips?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: { 'B-1/B-2': 'Whether this trip fits the way in which the visitor really travels.' },
    outline: {
      'B-1/B-2': [
        'The trips, newest first',
        'The payer of each',
        'The cost beside the income of that time',
        'The difference this time, if any',
      ],
    },
    weak: 'Earlier trips were paid for by people whose names do not come. This one is far dearer, and nobody knows why it became possible.',
    strong:
      'Each trip has a payer, and the pattern carries over to this one. If somebody else pays for the first time, the answer says why.',
    example: {
      who: 'A consultant',
      text: 'My company paid for two of them, because they were for work. I paid for the last one. I pay for this one too.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Why does somebody else pay now?', unless: 'The difference this time, if any' },
        { question: 'Which of these trips was the dearest?' },
        {
          question: 'How could you afford it on that income?',
          unless: 'The cost beside the income of that time',
        },
      ],
    },
    redFlags: [
      'Stamps show trips that no income explains.',
      'The same person paid for several travellers who did not return.',
    ],
    documents: ['passport', 'means'],
    facts: ['T3', 'FO2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-months-of-pay',
    title: 'How much will this trip cost, and can you afford it?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: {
      'B-1/B-2': 'Whether the trip is within reach of what the visitor earns and saves.',
    },
    outline: {
      'B-1/B-2': [
        'The cost of the whole trip',
        'The monthly income',
        'The savings set aside, and since when',
        'The part carried by others',
      ],
    },
    weak: 'The cost is a guess, or swallows a year of income for a few days. Nobody saves like that, and the answer does not notice.',
    strong:
      'Flight, bed and daily spending are added up. The sum is set beside income and savings, and a large share is explained by how rarely such a trip comes.',
    example: {
      who: 'A school principal',
      text: 'It costs about three months of my pay. I make such a trip once in ten years, and I saved for it.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Since when have you saved for it?',
          unless: 'The savings set aside, and since when',
        },
        { question: 'What is left in the account afterwards?' },
        { question: 'Which costs does your host carry?', unless: 'The part carried by others' },
      ],
    },
    redFlags: [
      'The trip would use up all savings of the family.',
      'The income on the form is not the income on the pay slip.',
    ],
    documents: ['means'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-cousin-pays',
    title: 'What does your sponsor do, and why are they paying for you?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: {
      'B-1/B-2': 'Whether the promise of a supporter can be kept and has a natural reason.',
    },
    outline: {
      'B-1/B-2': [
        'The work of the supporter',
        'The costs that the supporter takes over',
        'The others who live on the same income',
        'The reason for the gift',
        "The visitor's own share",
      ],
    },
    weak: 'The cousin is doing well, and more is not known. A letter promises everything, and no figure in it can be explained.',
    strong:
      'Work and household of the cousin are known, and the promise is limited: a room, meals, a flight. The visitor carries the rest.',
    example: {
      who: 'A young mechanic',
      text: 'He drives a truck and owns his house. He gives me a room and food. I pay for the flight.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'What exactly will your cousin pay for?',
          unless: 'The costs that the supporter takes over',
        },
        { question: 'Why does your cousin pay for you?', unless: 'The reason for the gift' },
        { question: 'Has your cousin invited others before?' },
      ],
    },
    redFlags: [
      'The gift is to be worked off after arrival.',
      'The supporter earns too little for the household that already exists.',
    ],
    documents: ['means', 'purpose'],
    facts: ['V6', 'T3'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-deposits',
    title: 'Where did this deposit come from?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: {
      'B-1/B-2': 'Whether the money on paper is earned money that belongs to the visitor.',
    },
    outline: {
      'B-1/B-2': [
        'The salary, as it appears in the list',
        'Other regular income, with its payer',
        'Large single deposits, each with its source',
        'Pay in cash, and the paper behind it',
      ],
    },
    weak: 'The visitor looks at the statement as if for the first time. Round sums from private persons are called savings, and the salary cannot be found.',
    strong:
      'A finger on the line is enough: salary, rent, the sale of a car. Cash income is admitted and backed by another paper, such as a tax form.',
    example: {
      who: 'A market trader',
      text: 'These lines at the end of the month are my salary. This one is the rent of my flat. The large one is from my old motorbike, and here is the paper.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Where did this large sum come from?',
          unless: 'Large single deposits, each with its source',
        },
        { question: 'Are you paid in cash?', unless: 'Pay in cash, and the paper behind it' },
        { question: 'Is there a loan in this account?' },
      ],
    },
    redFlags: [
      'The balance was borrowed so that the statement looks good.',
      'The statement was altered, or the bank does not know it.',
      'The salary that the letter names never reached the account.',
    ],
    documents: ['means'],
    facts: ['V6', 'T3', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'b-bond',
    title: 'Could you pay a bond? From what money?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: {
      'B-1/B-2':
        'Whether a visitor from a listed country knows what a bond is and could raise it honestly.',
    },
    outline: {
      'B-1/B-2': [
        'The official list: looked up, with the day',
        'The sum that could be tied up, and its owner',
        'The bills at home that are still paid meanwhile',
        'The order: instruction first, payment second',
      ],
    },
    weak: 'A bond has been paid to an agent in advance, as if it bought the visa. Or any sum is promised on the spot, with no idea whose money it is.',
    strong:
      "The visitor has read the list and waits for the officer's word before paying anything. The money, or its absence, is described as it is.",
    example: {
      who: 'A visitor from a listed country',
      text: 'I have read the list, and I know that my country is on it. I will pay nothing before you tell me to. The money would be my own savings.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Whose money would it be?',
          unless: 'The sum that could be tied up, and its owner',
        },
        {
          question: 'Has anybody asked you to pay one already?',
          unless: 'The order: instruction first, payment second',
        },
        { question: 'What do you know about leaving on such a visa?' },
      ],
    },
    redFlags: [
      'Money was sent before the officer asked for it.',
      'A stranger or an agent lends the sum.',
    ],
    documents: ['means'],
    facts: ['BO2', 'BO4', 'BO5', 'BO6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
]
