import type { BankQuestion } from './bank-question.ts'

/** The interview questions that visitors report most often, in plain words. */
export const oftenAskedOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-purpose',
    title: 'What is the purpose of your visit?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the purpose is clear, temporary and allowed for a visitor.' },
    outline: {
      'B-1/B-2': [
        'One sentence: what, where, for how long',
        'The event or the person behind it',
        'What ends the trip',
      ],
    },
    weak: 'The answer is "tourism", and nothing follows. Or three purposes come at once.',
    strong: 'One sentence names the purpose, the place and the time. It is the one on the form.',
    example: {
      who: 'A nurse who visits her sister',
      text: 'I want to visit my sister in Denver for two weeks. Her first child was born in March, and I have not seen him yet.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Why now?', unless: 'The event or the person behind it' },
        { question: 'How long will that take?', unless: 'What ends the trip' },
        { question: 'Have you planned anything else?' },
      ],
    },
    redFlags: [
      'The purpose is another one than on the form.',
      'The purpose needs another class of visa.',
    ],
    documents: ['purpose'],
    reported: { accounts: 3, accountsRead: 3, lists: 11, listsRead: 12 },
    facts: ['T3', 'V7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-how-long',
    title: 'How long do you plan to stay?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the length fits the purpose and the life at home.' },
    outline: {
      'B-1/B-2': ['The number of days or weeks', 'What fills them', 'What sets the last day'],
    },
    weak: 'As long as the visa allows. Or a length that no job at home would permit.',
    strong: 'The length is short and has a reason. Work or school sets the last day.',
    example: {
      who: 'A bank clerk',
      text: 'Twelve days. That is the leave that my bank gave me, and we have seen everything by then.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Why that long?', unless: 'What fills them' },
        { question: 'Who does your work meanwhile?' },
        { question: 'Why not longer?', unless: 'What sets the last day' },
      ],
    },
    redFlags: ['The stay is longer than the leave.', 'The answer is half a year for a holiday.'],
    documents: ['purpose', 'return'],
    reported: { accounts: 0, accountsRead: 3, lists: 8, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-where-go',
    title: 'Where will you go, and what will you see?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether a plan for the trip exists.' },
    outline: {
      'B-1/B-2': [
        'The places, in their order',
        'One thing to see in each',
        'How you travel between them',
      ],
    },
    weak: 'New York, Los Angeles and Miami in a week, with no idea of the distance. Or an agency knows the plan.',
    strong:
      'Two or three places come in order, with one wish for each. The days are enough for them.',
    example: {
      who: 'A retired couple from a small town',
      text: 'We fly to San Francisco and stay four days. Then we take a bus tour to Yosemite and back. My wife paints mountains, and she has wanted to see them all her life.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'How do you get from one to the other?',
          unless: 'How you travel between them',
        },
        { question: 'What do you want to see there?', unless: 'One thing to see in each' },
        { question: 'Where will you sleep?' },
      ],
    },
    redFlags: [
      'The plan is the printed page of an agency.',
      'The places named are far from the address on the form.',
    ],
    documents: ['purpose'],
    reported: { accounts: 1, accountsRead: 3, lists: 6, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-where-stay',
    title: 'Where will you stay?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the address is known and fits the plan.' },
    outline: { 'B-1/B-2': ['The hotel or the host', 'The town', 'Who pays for it'] },
    weak: 'A hotel was picked for the form, and the visitor does not know its town.',
    strong:
      'Hotel or host is named with the town. Where a booking can still change, the answer says so.',
    example: {
      who: 'A visitor to a wedding',
      text: 'With my cousin in Dallas, in her house. The wedding is in the same town.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Whose house is that?', unless: 'The hotel or the host' },
        { question: 'Who pays for the hotel?', unless: 'Who pays for it' },
        { question: 'Did you book it already?' },
      ],
    },
    redFlags: [
      'The address on the form is another one.',
      'The host is a person whom the visitor has never met.',
    ],
    documents: ['purpose'],
    reported: { accounts: 0, accountsRead: 3, lists: 2, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-whom-visit',
    title: 'Whom will you visit, and how are you related?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: { 'B-1/B-2': 'Whether the relation is real and told openly.' },
    outline: {
      'B-1/B-2': [
        'The person and the relation',
        'Where the person lives and works',
        'When you last met or spoke',
      ],
    },
    weak: 'A friend, whose full name or town is unknown. The relation changes during the talk.',
    strong: 'Name, relation and town come at once, with a word on the last meeting.',
    example: {
      who: 'A father of two',
      text: "I visit my older brother. He is a plumber in Phoenix, and we speak every Sunday. The last time I saw him was at our mother's funeral.",
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What does he do there?', unless: 'Where the person lives and works' },
        { question: 'When did you see each other last?', unless: 'When you last met or spoke' },
        { question: 'Who invited whom?' },
      ],
    },
    redFlags: ['The host is not the contact on the form.', 'A partner is called a friend.'],
    documents: ['purpose'],
    reported: { accounts: 1, accountsRead: 3, lists: 3, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-other-relatives',
    title: 'Do you have other relatives in the United States?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: { 'B-1/B-2': 'Whether relatives are named openly.' },
    outline: {
      'B-1/B-2': [
        'Each close relative, by relation',
        'The status, as far as it is known',
        'Those whom you do not plan to see',
      ],
    },
    weak: 'The answer is none, and the form lists two. Or a brother is forgotten.',
    strong:
      'All close relatives are named, also those without contact. What is not known is called unknown.',
    example: {
      who: 'A schoolteacher',
      text: 'Yes, an aunt in Chicago and two cousins. My aunt is a citizen. I do not know the status of my cousins, because we have little contact.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What is their status?', unless: 'The status, as far as it is known' },
        { question: 'Will you visit them too?', unless: 'Those whom you do not plan to see' },
        { question: 'Has one of them filed a petition for you?' },
      ],
    },
    redFlags: [
      'A close relative stands on the form and not in the answer.',
      'A petition is not mentioned.',
    ],
    documents: ['purpose'],
    reported: { accounts: 1, accountsRead: 3, lists: 3, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-who-pays',
    title: 'Who is paying for this trip?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: { 'B-1/B-2': 'Whether the cost has a payer who can carry it.' },
    outline: { 'B-1/B-2': ['The payer', 'The cost, roughly', 'The income or savings behind it'] },
    weak: 'The host pays for all, and nobody knows from what. Or the savings of a lifetime go into one holiday.',
    strong:
      'The payer is named with income or savings. If a host gives a room, the rest has a payer too.',
    example: {
      who: 'A taxi owner',
      text: 'I pay for the flight and the hotel from my savings. I own two taxis, and they earned enough this year.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'How much will it cost?', unless: 'The cost, roughly' },
        { question: 'What do you earn?', unless: 'The income or savings behind it' },
        { question: 'Why does your host pay?' },
      ],
    },
    redFlags: [
      'The payer on the form is another person.',
      'The money is borrowed for the statement.',
    ],
    documents: ['means'],
    reported: { accounts: 0, accountsRead: 3, lists: 5, listsRead: 12 },
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-work',
    title: 'What do you do for work?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: { 'B-1/B-2': 'What ties the visitor to a life at home.' },
    outline: {
      'B-1/B-2': [
        'The work, in plain words',
        'The employer or the business',
        'How long you have done it',
      ],
    },
    weak: 'Only a title, such as "manager" or "businessman". The daily work stays unknown.',
    strong:
      'The work is told so that a stranger could picture it. Employer and years equal the form.',
    example: {
      who: 'A mechanic',
      text: 'I repair trucks. I work for a transport company in the port, and I have been there for nine years.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What do you do all day?', unless: 'The work, in plain words' },
        { question: 'Who owns the company?', unless: 'The employer or the business' },
        { question: 'How long have you been there?', unless: 'How long you have done it' },
      ],
    },
    redFlags: ['The employer cannot be found.', 'The job began a few days before the application.'],
    documents: ['return'],
    reported: { accounts: 2, accountsRead: 3, lists: 6, listsRead: 12 },
    facts: ['T3', 'L1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-income',
    title: 'How much do you earn?',
    classes: ['B-1/B-2'],
    theme: 'Funding',
    assesses: { 'B-1/B-2': 'Whether the trip fits the income.' },
    outline: {
      'B-1/B-2': ['The monthly pay, after tax', 'Other income', 'The share that is saved'],
    },
    weak: 'A figure far above what such work pays. Or cash income that no paper shows.',
    strong:
      'The true figure comes without decoration. If it is small, savings or another payer explain the trip.',
    example: {
      who: 'A hairdresser with her own shop',
      text: 'It is written on the tax paper here. In some months it is more, in some less. I saved for this trip for two years.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Is that each month?', unless: 'The monthly pay, after tax' },
        { question: 'Do you have other income?', unless: 'Other income' },
        { question: 'How did you save for this trip?', unless: 'The share that is saved' },
      ],
    },
    redFlags: ['The figure is not the one on the form.', 'The trip costs a year of pay.'],
    documents: ['means'],
    reported: { accounts: 0, accountsRead: 3, lists: 4, listsRead: 12 },
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-been-before',
    title: 'Have you been to the United States before?',
    classes: ['B-1/B-2'],
    theme: 'Stays and return',
    assesses: { 'B-1/B-2': 'Whether earlier stays were as they should be.' },
    outline: {
      'B-1/B-2': ['Yes or no, as on the form', 'When, and for how long', 'What you did there'],
    },
    weak: 'Trips are mixed up, or a long one is left out.',
    strong:
      'The visits come in order, with month and length. A first trip is simply called the first.',
    example: {
      who: 'A traveller to a trade fair',
      text: 'Yes, once, four years ago. I went to the same trade fair in Las Vegas and stayed for six days.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'How long did you stay?', unless: 'When, and for how long' },
        { question: 'What did you do there?', unless: 'What you did there' },
        { question: 'Did you leave in time?' },
      ],
    },
    redFlags: ['A stay was longer than permitted.', 'A trip is missing on the form.'],
    documents: ['purpose'],
    reported: { accounts: 1, accountsRead: 3, lists: 3, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-refused-before',
    title: 'Have you ever been refused a visa?',
    classes: ['B-1/B-2'],
    theme: 'Stays and return',
    assesses: { 'B-1/B-2': 'Whether a refusal is told openly.' },
    outline: {
      'B-1/B-2': [
        'Each refusal, with the country',
        'The year and the reason given',
        'What has changed since',
      ],
    },
    weak: 'The answer is no, and the record shows another thing. Or the officer of that time is blamed.',
    strong:
      'A refusal is named at once, also that of another country. What has changed is told in one sentence.',
    example: {
      who: 'A photographer who was refused once',
      text: 'Yes, once, two years ago, at this embassy. I was still a student then and had no income. Since then I have worked for a newspaper.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Why were you refused?', unless: 'The year and the reason given' },
        { question: 'What is different now?', unless: 'What has changed since' },
        { question: 'By which country?', unless: 'Each refusal, with the country' },
      ],
    },
    redFlags: [
      'A refusal is left out on the form.',
      'The reason is said to be unknown, and a letter names it.',
    ],
    documents: ['purpose'],
    reported: { accounts: 0, accountsRead: 3, lists: 1, listsRead: 12 },
    facts: ['L3', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-with-whom',
    title: 'Who is travelling with you?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the group and the family at home are clear.' },
    outline: {
      'B-1/B-2': ['Each person, by relation', 'Whether they have a visa', 'Who stays at home'],
    },
    weak: 'Friends, whose names are unknown. Or the whole family travels, and nothing is left at home.',
    strong: 'The persons are those on the form, and those who stay are named too.',
    example: {
      who: 'A mother of a teenager',
      text: 'My daughter travels with me, she is fourteen. My husband stays at home with our son, because of his work.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Do they have a visa?', unless: 'Whether they have a visa' },
        { question: 'Who stays at home?', unless: 'Who stays at home' },
        { question: 'Why are you going alone?' },
      ],
    },
    redFlags: ['The form names other persons.', 'The leader of a group is known to nobody in it.'],
    documents: ['purpose', 'return'],
    reported: { accounts: 0, accountsRead: 3, lists: 2, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-when-travel',
    title: 'When will you travel, and when will you return?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the dates fit the event and the leave.' },
    outline: {
      'B-1/B-2': [
        'The month of departure',
        'The day of return, and why',
        'What can still be moved',
      ],
    },
    weak: 'Whenever the visa comes. Or the dates are those of an event that is over.',
    strong: 'The dates lie around the event. What is not booked yet is called open.',
    example: {
      who: 'A guest at a graduation',
      text: 'I leave in the second week of May, and my son graduates on that Friday. I return ten days later, because my shop opens again in June.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Why these dates?', unless: 'The day of return, and why' },
        { question: 'Have you bought the ticket?', unless: 'What can still be moved' },
        { question: 'When must you be back at work?' },
      ],
    },
    redFlags: ['The dates differ from the form.', 'The event is over before the arrival.'],
    documents: ['purpose', 'return'],
    reported: { accounts: 0, accountsRead: 3, lists: 4, listsRead: 12 },
    facts: ['T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
]
