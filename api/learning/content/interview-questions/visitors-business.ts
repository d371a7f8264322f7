import type { BankQuestion } from './bank-question.ts'

export const businessOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-conference',
    title: 'What will you take home from this conference?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: { 'B-1/B-2': 'Whether the event fits the work that the visitor really does.' },
    outline: {
      'B-1/B-2': [
        'The event, with organiser and place',
        'The sessions or stands that matter',
        'Their use in the work at home',
        'The payer of the fee and the trip',
      ],
    },
    weak: 'The name of the event is read from the letter. No session is known, and the job at home has little to do with its subject.',
    strong:
      'A few sessions or exhibitors are named with a reason from daily work. The employer, or the visitor, has paid the fee and expects something back.',
    example: {
      who: 'A dentist',
      text: 'Two talks are about implants for older patients. I treat many of them. My clinic pays, and I show the others what I saw.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Which session do you want to hear?',
          unless: 'The sessions or stands that matter',
        },
        { question: 'Why does your company send you?', unless: 'Their use in the work at home' },
        { question: 'Will you speak there, and is that paid?' },
      ],
    },
    redFlags: [
      'The stay goes on long after the event, without a plan.',
      'The organiser has no registration under this name.',
    ],
    documents: ['purpose', 'return'],
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-meetings',
    title: 'Who invited you, and what will you discuss?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: {
      'B-1/B-2': 'Whether there is real business that needs this person at the table.',
    },
    outline: {
      'B-1/B-2': [
        'The partners, by company and function',
        'The business done together so far',
        'The open point that needs a meeting',
        "The visitor's power to decide it",
      ],
    },
    weak: 'Partners shall be found on the spot, and anything may be bought or sold. The visitor has no part in such matters at home.',
    strong:
      'One company, one contract, one open point: price, quality or delivery. It is clear why a call is not enough and why this person goes.',
    example: {
      who: 'A buyer of spare parts',
      text: 'I meet the export manager of one company in Cleveland. We must agree on the price for next year. We tried by phone, but I have to see the parts.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'What have you traded with them so far?',
          unless: 'The business done together so far',
        },
        {
          question: 'Why is a video call not enough?',
          unless: 'The open point that needs a meeting',
        },
        { question: 'Which company is it?' },
      ],
    },
    redFlags: [
      'The inviting company does something quite different.',
      'The letter of invitation was bought.',
    ],
    documents: ['purpose', 'return'],
    reported: { accounts: 0, accountsRead: 3, lists: 3, listsRead: 12 },
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-hands-on',
    title: 'What exactly will you do there? Will you do any work?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: {
      'B-1/B-2': 'Whether the trip stays with meetings or turns into hands-on work.',
    },
    outline: {
      'B-1/B-2': [
        'The tasks of each day, named as they are',
        'The contract of sale or service behind them',
        'The employer and the payroll',
        'The advice of a lawyer for the company, if any',
      ],
    },
    weak: 'Everything is called a meeting, while tools and a shift plan travel along. The visitor was told by the boss which word to use.',
    strong:
      'The tasks are described without dressing them up, along with the contract that they come from. Whether a visitor may do them is left to the officer.',
    example: {
      who: 'A machine technician',
      text: 'I will show their people how to use the machine that we sold them. The contract says so. I will not build anything.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Whose machine is it, and who sold it?',
          unless: 'The contract of sale or service behind them',
        },
        { question: 'Could somebody there do this work?' },
        {
          question: 'What do you do on the day after the meeting?',
          unless: 'The tasks of each day, named as they are',
        },
      ],
    },
    redFlags: [
      'The client treats the visitor as one of its own staff.',
      'The purpose on the form avoids the word that fits the work.',
    ],
    documents: ['purpose', 'return'],
    facts: ['V7', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'b-paid-from-where',
    title: 'Will anyone pay you in the United States?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: { 'B-1/B-2': 'Whether the employer stays the one at home.' },
    outline: {
      'B-1/B-2': [
        'The employer, with the country of the payroll',
        'The costs of the trip, and their payer',
        'Any fee or gift from the American side',
        'The benefit for the employer at home',
      ],
    },
    weak: 'The American company pays by the day, and this is called pocket money. Why the employer at home goes without a worker is not explained.',
    strong:
      'The salary goes on at home, and the trip serves that employer. Whatever the host takes over, such as a hotel, is named item by item.',
    example: {
      who: 'A project manager',
      text: 'My company here pays my salary, as always. The host pays for the hotel, and for nothing else.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Does the American company pay you anything?',
          unless: 'Any fee or gift from the American side',
        },
        {
          question: 'What does your employer gain from the trip?',
          unless: 'The benefit for the employer at home',
        },
        { question: 'Has the American company offered you a job?' },
      ],
    },
    redFlags: [
      'An hourly rate has been agreed on with the American side.',
      'The salary at home stops on the day of the flight.',
    ],
    documents: ['means', 'purpose'],
    reported: { accounts: 0, accountsRead: 3, lists: 2, listsRead: 12 },
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-open-company',
    title: 'Do you want to open a company there?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: {
      'B-1/B-2': 'Whether an investor comes to look and to negotiate, or to run a business.',
    },
    outline: {
      'B-1/B-2': [
        'The project, and its stage',
        'The steps of this trip: viewing, talks, signature',
        'The person who will run it',
        'The money, and its source',
        'The business that goes on at home',
      ],
    },
    weak: 'The shop is rented, and the visitor will stand behind its counter until something better is found. Or the plan is hidden behind a holiday.',
    strong:
      'Looking and talking are kept apart from running. Somebody else would do the work there, or the visitor would first seek the visa that fits.',
    example: {
      who: 'A restaurant owner',
      text: 'No. I look at two places and talk with a landlord. If I ever open something there, I will ask for the right visa first.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Who would run it from day to day?', unless: 'The person who will run it' },
        {
          question: 'What have you signed so far?',
          unless: 'The steps of this trip: viewing, talks, signature',
        },
        { question: 'What happens to your business here?' },
      ],
    },
    redFlags: [
      'Staff and opening day are fixed, and the visitor is the only manager.',
      'The money for the project has no source on paper.',
    ],
    documents: ['purpose', 'means', 'return'],
    facts: ['V7', 'NW9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'b-media-work',
    title: 'You work in the media. Will you report on this trip?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: {
      'B-1/B-2': 'Whether somebody who lives by words or pictures travels as a private person.',
    },
    outline: {
      'B-1/B-2': [
        'The medium or channel, and the role in it',
        'The private purpose of this trip',
        'Any order, film or interview planned',
        'Income from what is published',
      ],
    },
    weak: 'The profession is blurred into office work. Cameras and a list of interviews suggest an order, and the channel of the visitor announces the series.',
    strong:
      'The profession is named as on the form. If the trip is private, nothing is planned for publication; if it is work, that is said, and another visa is asked about.',
    example: {
      who: 'A radio journalist',
      text: 'This is my holiday, and I will not report on it. I know that I need another visa for work.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Will anything from this trip be published?',
          unless: 'Any order, film or interview planned',
        },
        {
          question: 'Do you earn money with your channel?',
          unless: 'Income from what is published',
        },
        { question: 'Which equipment do you take along?' },
      ],
    },
    redFlags: [
      'An editor has paid for the trip.',
      'The form names a profession that hides the real one.',
    ],
    documents: ['purpose', 'confirmation-page'],
    facts: ['V7', 'FO1', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-laptop',
    title: 'Will you work on your laptop while you are there?',
    classes: ['B-1/B-2'],
    theme: 'Business visits',
    assesses: {
      'B-1/B-2': 'Whether the trip is a visit, or a working life moved to another place.',
    },
    outline: {
      'B-1/B-2': [
        'The work, if any: for whom and how much',
        'The place of the employer and the clients',
        'The leave or agreement for these days',
        'The purpose that fills the trip',
      ],
    },
    weak: 'The trip has no purpose but to live elsewhere with a laptop. Hours are denied that the employer plainly expects.',
    strong:
      'What will really be done is said, from nothing at all to a daily look at messages. The trip has a purpose of its own and ends when that ends.',
    example: {
      who: 'An accountant',
      text: 'I may read my mail in the evening. I will not work for anybody there. My colleague does my work for two weeks.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Does your employer know where you will be?',
          unless: 'The leave or agreement for these days',
        },
        {
          question: 'Are any of your clients in the United States?',
          unless: 'The place of the employer and the clients',
        },
        { question: 'Why not take full leave for the trip?' },
      ],
    },
    redFlags: [
      'New clients are to be found there.',
      'The stay is long, and no leave was asked for.',
    ],
    documents: ['return', 'purpose'],
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
]
