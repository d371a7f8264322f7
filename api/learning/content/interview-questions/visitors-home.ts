import type { BankQuestion } from './bank-question.ts'

export const homeOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-work-meanwhile',
    title: 'Who runs your work while you are away?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: { 'B-1/B-2': 'Whether the job is real and expects the visitor back.' },
    outline: {
      'B-1/B-2': [
        'The job, in a few plain words',
        'The person who stands in, and for what',
        'The leave granted, with its dates',
        'The task that waits for the return',
      ],
    },
    weak: 'Everybody at work is said to manage. No name comes, and the tasks left behind sound like those of any office.',
    strong:
      'A colleague is named together with the tasks handed over. Something stays undone on purpose, because only the visitor can finish it.',
    example: {
      who: 'An office manager',
      text: 'My colleague takes the phone and the orders. The tax papers wait for me, because only I can sign them.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'Who agreed to your leave?', unless: 'The leave granted, with its dates' },
        {
          question: 'What waits on your desk when you come back?',
          unless: 'The task that waits for the return',
        },
        { question: 'When were you last away for so long?' },
      ],
    },
    redFlags: [
      'The employer, when called, does not know of the leave.',
      'The letter describes another post than the visitor does.',
    ],
    documents: ['return'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-longer-than-leave',
    title: 'Your leave is shorter than your trip. How is that?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: { 'B-1/B-2': 'Whether two papers that disagree have an honest explanation.' },
    outline: {
      'B-1/B-2': [
        'The days of leave, as the employer wrote them',
        'The days of the trip',
        'The cover for the days between: unpaid, holidays or a slip',
        'The corrected date, where one was wrong',
      ],
    },
    weak: 'The difference is news to the visitor, who then offers to ask for more leave. Which date is the true one stays open.',
    strong:
      'The gap is explained by unpaid days or public holidays, with the consent of the employer. If a date was a slip, the right one is named at once.',
    example: {
      who: 'A laboratory technician',
      text: 'I have ten days of leave, and there are two public holidays. For the other three days my boss gave me unpaid leave. Here is his letter.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Does your employer know the date of your return?',
          unless: 'The days of leave, as the employer wrote them',
        },
        {
          question: 'Which of the two dates is right?',
          unless: 'The corrected date, where one was wrong',
        },
        { question: 'What happens at work if you are back late?' },
      ],
    },
    redFlags: [
      'The employer has hired somebody for the time after the leave.',
      'The date changes with each question.',
    ],
    documents: ['return', 'confirmation-page'],
    facts: ['T3', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-new-job',
    title: 'You just started this job. Why travel now?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: {
      'B-1/B-2': 'Whether a young job was taken for its own sake, and not for the interview.',
    },
    outline: {
      'B-1/B-2': [
        'The first day in the job',
        'The work before it',
        'The consent to leave in the first months',
        'The event that cannot wait',
      ],
    },
    weak: 'The job began together with the application, and the duties stay vague. Leave in the first weeks is said to be no problem.',
    strong:
      'The step from the old job to the new one makes sense without the trip. The trip was agreed on before the contract, or follows an event with a fixed date.',
    example: {
      who: 'A cook with a new job',
      text: 'I began two months ago. I told them before I signed that my sister marries in August, and they agreed.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What did you do before?', unless: 'The work before it' },
        {
          question: 'Did you mention the trip when you were hired?',
          unless: 'The consent to leave in the first months',
        },
        { question: 'What did you do at work last week?' },
      ],
    },
    redFlags: [
      'The employer is a relative who wrote the letter as a favour.',
      'No pay has arrived on any account yet.',
    ],
    documents: ['return', 'means'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-without-job',
    title: 'You have no job now. What will you come back to?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: {
      'B-1/B-2': 'Whether anything other than a job makes the return likely.',
    },
    outline: {
      'B-1/B-2': [
        'The time since the last job, and its use',
        'The income meanwhile',
        'The people who rely on the visitor',
        'The next step at home, with its date',
      ],
    },
    weak: 'A job is invented, or property is listed that others live in. The coming months hold no plan but the trip.',
    strong:
      'The gap is admitted and explained, by care for somebody, a move or a search. A date at home follows the trip, such as a first day at work.',
    example: {
      who: 'A bookkeeper',
      text: 'I left my job in spring to care for my mother. She is well again, and I begin in a new office on the first of next month after the trip.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What have you lived on since?', unless: 'The income meanwhile' },
        {
          question: 'What will you do in the month after the trip?',
          unless: 'The next step at home, with its date',
        },
        { question: 'Have you looked at jobs abroad?' },
      ],
    },
    redFlags: [
      'The form names an employer whom the visitor has left.',
      'The home was given up before the trip.',
      'A profile offers the services of the visitor in the United States.',
    ],
    documents: ['return', 'means'],
    facts: ['L1', 'T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'b-retired',
    title: 'Are you retired? What do you live on?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: {
      'B-1/B-2': 'Whether a retired visitor has a life at home that is missed while away.',
    },
    outline: {
      'B-1/B-2': [
        'The former work, and the year of its end',
        'An ordinary week today',
        'The pension or other income',
        'The people and duties nearby',
      ],
    },
    weak: 'Days are called quiet, and nothing in them needs the visitor. All warmth in the answer goes to the children abroad.',
    strong:
      'A week at home fills up by itself: a garden, a club, a sick neighbour, grandchildren next door. The pension is named with its source.',
    example: {
      who: 'A retired postman',
      text: 'I get up early, work in my garden and take my neighbour to the doctor. I live on my pension from the post. On Sundays my grandchildren come.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What do you live on?', unless: 'The pension or other income' },
        { question: 'Who sees to your home while you travel?' },
        { question: 'What did you do last weekend?', unless: 'An ordinary week today' },
      ],
    },
    redFlags: [
      'The home has been sold or let shortly before the trip.',
      'Bank, doctor and flat of the visitor are all abroad already.',
    ],
    documents: ['return', 'means'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-self-employed',
    title: 'What is your business?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: { 'B-1/B-2': 'Whether a business without a boss or a leave letter really exists.' },
    outline: {
      'B-1/B-2': [
        'The trade, and the place where it is done',
        'The customers of the last weeks',
        'The helper, or the closed door, during the trip',
        'The licence, tax paper or orders',
      ],
    },
    weak: 'The business is a name on a card. Prices, customers and last orders are unknown, and the only proof is a certificate of last month.',
    strong:
      'A stall, a workshop or a list of clients appears in plain words. The visitor says openly whether the door is closed during the trip and what that costs.',
    example: {
      who: 'A tailor',
      text: "I have a small tailor's shop beside the market. When I travel, my wife takes the orders, and the sewing waits for me.",
    },
    followUps: {
      'B-1/B-2': [
        { question: 'What was your last order?', unless: 'The customers of the last weeks' },
        {
          question: 'Who serves your customers while you travel?',
          unless: 'The helper, or the closed door, during the trip',
        },
        { question: 'Which month of the year is your best?' },
      ],
    },
    redFlags: [
      'The business has no trace older than the application.',
      'The visitor would lose nothing by closing it.',
    ],
    documents: ['return', 'means'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-classes-at-home',
    title: 'Are you a student? When do classes start again?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: {
      'B-1/B-2': 'Whether a student visitor has a course to return to and keeps to its calendar.',
    },
    outline: {
      'B-1/B-2': [
        'The school, the subject and the year',
        'The break in which the trip falls',
        'The first day of the next term',
        'The exams or work that come then',
      ],
    },
    weak: 'The trip cuts into the term, and the school has not been asked. The visitor is unsure of the year or of the next exam.',
    strong:
      'The trip lies inside the holidays, or the school has agreed in writing. The next exam has a subject and a month.',
    example: {
      who: 'A student on holiday',
      text: 'I am in my second year of law. Classes begin again in the middle of September, and I fly back before that.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Does the trip fall into the holidays?',
          unless: 'The break in which the trip falls',
        },
        { question: 'Which exam comes next?', unless: 'The exams or work that come then' },
        { question: 'Do you want to study abroad later?' },
      ],
    },
    redFlags: [
      'The student stopped paying the school before applying.',
      'The return flight lies after the first exams.',
    ],
    documents: ['return'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'b-family-stays',
    title: 'Why does your family not travel with you?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: {
      'B-1/B-2':
        'Whether those who stay are close to the visitor, and whether their staying is natural.',
    },
    outline: {
      'B-1/B-2': [
        'Those who stay, by relation',
        'The reason: school, work, cost or care',
        'The person who runs the household meanwhile',
        'Contact during the trip',
      ],
    },
    weak: 'Wife and children are offered as a pledge, and the reason for leaving them behind is missing. Later a plan appears for them to follow.',
    strong:
      'School or money explains it in one line. The answer shows who cooks, drives and pays at home until the visitor is back.',
    example: {
      who: 'A father of three',
      text: 'The children have school, and three more tickets are too much for us. My wife stays with them, and her mother helps.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Who looks after your children?',
          unless: 'The person who runs the household meanwhile',
        },
        { question: 'Will they apply after you?' },
        {
          question: 'What keeps your wife or husband here?',
          unless: 'The reason: school, work, cost or care',
        },
      ],
    },
    redFlags: [
      'The visitor has lived apart from this family for a long time and does not say so.',
      'Each member of the family is applying at another time, with another story.',
    ],
    documents: ['return'],
    facts: ['T3', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-month-late',
    title: 'Why will you come back?',
    classes: ['B-1/B-2'],
    theme: 'Work and life at home',
    assesses: {
      'B-1/B-2': 'What the visitor would lose at home, in real terms, by not returning.',
    },
    outline: {
      'B-1/B-2': [
        'The first thing to go wrong',
        'The person who would be let down',
        'The money or position at risk',
        'The thing that could wait',
      ],
    },
    weak: 'Nothing would happen, or everything would collapse. Neither can be pictured, and love of the country fills the gap.',
    strong:
      'One concrete loss is named, such as a harvest, a tender or a place at school. What could wait is admitted, so the rest is believed.',
    example: {
      who: 'A vegetable farmer',
      text: 'I would lose the harvest. The buyers come in October, and nobody else can speak with them.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Who would call you first?',
          unless: 'The person who would be let down',
        },
        { question: 'How do I know that you will come back?' },
        { question: 'What could you do from a distance?', unless: 'The thing that could wait' },
      ],
    },
    redFlags: [
      'The loss described is not that of the visitor, but of somebody else.',
      'The job is kept open without pay and without an end.',
    ],
    documents: ['return'],
    reported: { accounts: 0, accountsRead: 3, lists: 1, listsRead: 12 },
    facts: ['L1', 'V6', 'T3'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
