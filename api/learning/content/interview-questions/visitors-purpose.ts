import type { BankQuestion } from './bank-question.ts'

export const purposeOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-third-day',
    title: 'What are your plans for each day?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: {
      'B-1/B-2': 'Whether a plan stands behind the purpose, or only the name of a city.',
    },
    outline: {
      'B-1/B-2': [
        'The place of that day',
        'The main thing to see, do or attend',
        'The people who will be there',
        'The link to the purpose on the form',
      ],
    },
    weak: 'Famous sights come without order, some of them a day of travel apart. Asked about a single day, the visitor hands the question to the host.',
    strong:
      'One ordinary day is described: where it is spent, with whom, and what is fixed. Hours that are still free are simply called free.',
    example: {
      who: 'A visitor to New York',
      text: 'On that day my niece works, so I go to the museum of natural history alone. In the evening we cook together. The rest is still free.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Who will be with you on that day?', unless: 'The people who will be there' },
        { question: 'Where do you sleep that night?' },
        { question: 'Which part of the plan matters most to you?' },
      ],
    },
    redFlags: [
      'The places named lie too far apart for the days of the trip.',
      'The plan is a printed tour that the visitor has not read.',
    ],
    documents: ['purpose'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-so-many-weeks',
    title: 'Why do you need so many weeks?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the length follows from the purpose and not from a wish.' },
    outline: {
      'B-1/B-2': [
        'The fixed dates inside the trip',
        'The use of the weeks around them',
        'The part that could be left out',
        'The event at home that sets the last day',
      ],
    },
    weak: 'The purpose fills a weekend, and the stay fills a season. The days between are called rest, and the visitor asks for as much time as possible.',
    strong:
      'Each stretch of the stay has its use, from the ceremony to the visit of a second relative. The last day is set by something at home.',
    example: {
      who: 'A grandmother',
      text: 'The first two weeks are for the wedding. Then my other son takes me to his town for ten days. I must be back for the olive harvest.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'What would you leave out if you had half the time?',
          unless: 'The part that could be left out',
        },
        {
          question: 'Why do you fly back on that day?',
          unless: 'The event at home that sets the last day',
        },
        { question: 'What will you do while your hosts are at work?' },
      ],
    },
    redFlags: [
      'Nothing is planned after the first days.',
      'The length named at the window is not the length on the form.',
    ],
    documents: ['purpose', 'return'],
    facts: ['T3', 'L8'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-family-event',
    title: 'Whose celebration is it? Who else is going?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether the event is real, and whether the visit is built around it.' },
    outline: {
      'B-1/B-2': [
        'The person celebrated, and the relation',
        'The kind, day and place of the event',
        'The guests who travel from home',
        'The day of return after it',
      ],
    },
    weak: 'The day of the event is unknown, or it is over before the flight. The partner of the bride or the school of the graduate cannot be named.',
    strong:
      'Relation, day and place come at once, as somebody knows them who was really invited. The trip begins shortly before the event and ends soon after it.',
    example: {
      who: 'An uncle of the bride',
      text: "My brother's daughter marries in Boston on the second Saturday of June. My wife and I go. Our children have school.",
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Who else travels from here?',
          unless: 'The guests who travel from home',
        },
        { question: 'What is your part in the celebration?' },
        {
          question: 'What keeps you there after the event?',
          unless: 'The day of return after it',
        },
      ],
    },
    redFlags: [
      'The invitation names another day than the visitor does.',
      'Closer relatives stay at home without a reason.',
    ],
    documents: ['purpose'],
    facts: ['T3', 'V7'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-first-trip-abroad',
    title: 'You have never left your country. Why begin with this trip?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: {
      'B-1/B-2':
        'Whether a first trip, without any record of returns, grows out of an ordinary life.',
    },
    outline: {
      'B-1/B-2': [
        'The reason for this destination',
        'The reason for this year',
        'The absence of earlier trips, explained',
        'The life that continues afterwards',
      ],
    },
    weak: 'Travel has always been a dream, and no reason ties it to this place or year. The income that would have allowed a shorter trip never did.',
    strong:
      'A person, an event or a meeting explains the destination. The missing stamps have a plain cause, such as small children or a first steady income.',
    example: {
      who: 'A young baker',
      text: 'My company sends me to see a new oven. Until last year I had small children and no money for travel, so this is my first trip.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Why this year?', unless: 'The reason for this year' },
        {
          question: 'Why have you not visited a country nearby?',
          unless: 'The absence of earlier trips, explained',
        },
        { question: 'Who helped you to plan the trip?' },
      ],
    },
    redFlags: [
      'A short trip near home was taken only to get a stamp.',
      'Somebody else chose the destination, the length and the hotel.',
    ],
    documents: ['passport', 'purpose', 'return'],
    facts: ['T3', 'L1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-ticket-bought',
    title: 'Have you bought your ticket already?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: {
      'B-1/B-2': 'How firm the dates are, and whether the plan leaves room for the decision.',
    },
    outline: {
      'B-1/B-2': [
        'The state of the booking: none, held or paid',
        'The rough dates of flight',
        'The fare, as looked up',
        'The terms for a later date or a refund',
      ],
    },
    weak: 'A ticket that cannot be refunded is presented as a reason for the visa. The visitor did not know that the decision comes first.',
    strong:
      'No ticket is needed for a clear answer: the dates, the route and the fare have been looked up. What was booked can be changed.',
    example: {
      who: 'A careful traveller',
      text: 'Not yet. I have looked at flights and know the price. I will buy the ticket when I have the visa.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What does the flight cost?', unless: 'The fare, as looked up' },
        {
          question: 'What happens to the booking if the visa takes longer?',
          unless: 'The terms for a later date or a refund',
        },
        { question: 'Who paid for the booking?' },
      ],
    },
    redFlags: [
      'The ticket is for one way only, and the answer does not say why.',
      'The booking shows other dates than the form.',
    ],
    documents: ['purpose'],
    facts: ['L9', 'V6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'b-short-course',
    title: 'What is the short course, and does it give credit?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: {
      'B-1/B-2': 'Whether a class on the side stays within what a visitor may do.',
    },
    outline: {
      'B-1/B-2': [
        'The subject and the organiser',
        'The hours, and the days that remain',
        'The paper at the end: none, attendance or credit',
        'The main purpose of the trip beside it',
      ],
    },
    weak: 'The course takes most of the stay and counts toward a degree. The visitor calls it a hobby and has never asked what paper comes out of it.',
    strong:
      'The course is small beside the trip, and the organiser says that it carries no credit. The visitor asked before booking.',
    example: {
      who: 'A watercolour painter',
      text: 'It is a painting course of five days, and it gives no credit. I asked the organiser before I paid.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'How many hours a day is the course?',
          unless: 'The hours, and the days that remain',
        },
        {
          question: 'What will you do with the certificate?',
          unless: 'The paper at the end: none, attendance or credit',
        },
        { question: 'Would you still travel without the course?' },
      ],
    },
    redFlags: [
      'The school describes the course as part of a degree.',
      'The course outlasts the stay that the form names.',
    ],
    documents: ['purpose'],
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-look-at-schools',
    title: 'Will you look at schools while you are there?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: {
      'B-1/B-2':
        'Whether a visit to a campus is a visit, or the start of studies on the wrong visa.',
    },
    outline: {
      'B-1/B-2': [
        'The schools on the route, if any',
        'The kind of visit: tour, talk or test',
        'The state of any application there',
        'The return home before any course',
      ],
    },
    weak: 'Campus tours are denied, and an admission letter lies in the bag. Or the visitor hopes to enrol on the spot and sort out the papers later.',
    strong:
      'A tour is named as a tour, with the age and level of the child or visitor. Any course would begin after a return home and a visa of its own.',
    example: {
      who: 'A father',
      text: 'Yes, we will visit two colleges with my daughter, only to look. She is sixteen and finishes school here first.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Has a school admitted you already?',
          unless: 'The state of any application there',
        },
        {
          question: 'What would you do if a place were free at once?',
          unless: 'The return home before any course',
        },
        { question: 'Whose idea is it to study there?' },
      ],
    },
    redFlags: [
      'The trip begins when the term begins.',
      'Tuition has been paid for a visitor who says nothing about a course.',
    ],
    documents: ['purpose', 'return'],
    facts: ['V7', 'NW9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-treatment',
    title: 'What treatment is planned, and who covers it?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: {
      'B-1/B-2': 'Whether care is arranged and paid for, and whether it has a believable end.',
    },
    outline: {
      'B-1/B-2': [
        'The finding of the doctor at home, in plain words',
        'The hospital that agreed, and its plan',
        'The cost as estimated there, and the payer',
        'Money for living, and for surprises',
        'The length of care, and the follow-up at home',
      ],
    },
    weak: 'The hospital is to be found after arrival, and the cost is unknown. A relative will help somehow, or public care is expected to step in.',
    strong:
      'A hospital has read the records, set a date and written an estimate. The payer is tied to that sum, and the care afterwards is arranged at home.',
    example: {
      who: 'A patient with a knee problem',
      text: "I need an operation on my knee. The hospital read my records and gave me a date and a price. My employer's insurance pays half, and I pay the rest.",
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Has the hospital accepted you in writing?',
          unless: 'The hospital that agreed, and its plan',
        },
        {
          question: 'What if the treatment costs more than planned?',
          unless: 'Money for living, and for surprises',
        },
        { question: 'Why can this not be done at home?' },
      ],
    },
    redFlags: [
      'No hospital knows of the patient.',
      'The money shown covers the flight and not the care.',
      'The form names tourism as the only purpose.',
    ],
    documents: ['purpose', 'means', 'return'],
    facts: ['V7', 'V6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'b-business-and-holiday',
    title: 'Is this trip for business or for tourism?',
    classes: ['B-1/B-2'],
    theme: 'Purpose and plan',
    assesses: { 'B-1/B-2': 'Whether two purposes are both real, with days and money for each.' },
    outline: {
      'B-1/B-2': [
        'The main purpose, as on the form',
        'The days for business',
        'The days for pleasure, and the place',
        'The payer of each part',
      ],
    },
    weak: 'The meeting shrinks to a handshake when asked, and the holiday grows. The employer is said to pay for all of it and knows of neither.',
    strong:
      'The main purpose is named first, and the calendar is cut in two. The employer pays for its days, the visitor for the others.',
    example: {
      who: 'A purchasing manager',
      text: 'First business: three days with our supplier in Detroit. After that I take four days of leave and visit a friend. My company pays only for its days.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Who pays for the second part?', unless: 'The payer of each part' },
        {
          question: 'Would you go if the meeting were cancelled?',
          unless: 'The main purpose, as on the form',
        },
        { question: 'Does your employer know about the holiday?' },
      ],
    },
    redFlags: [
      'The business part cannot be placed on a calendar.',
      'The employer granted fewer days than both parts need.',
    ],
    documents: ['purpose', 'means'],
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
]
