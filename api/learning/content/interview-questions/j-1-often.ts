import type { BankQuestion } from './bank-question.ts'

/** The interview questions that exchange visitors report most often, in plain words. */
export const oftenAskedOfExchangeVisitors: readonly BankQuestion[] = [
  {
    id: 'j-how-long',
    title: 'How long is your program?',
    classes: ['J-1'],
    theme: 'Sponsor and category',
    assesses: { 'J-1': 'Whether the stay is that of the DS-2019.' },
    outline: {
      'J-1': [
        'The first and the last day of the program',
        'What sets its length',
        'What comes after it',
      ],
    },
    weak: 'The stay is "about a year", or as long as possible. The days on the form are unknown.',
    strong: 'The dates are those of the DS-2019, and something at home follows them.',
    example: {
      who: 'A summer worker at a lake resort',
      text: 'I stay from June to September, as my DS-2019 says. My university begins again in October, and I have my last year there.',
    },
    followUps: {
      'J-1': [
        {
          question: 'When does your program end?',
          unless: 'The first and the last day of the program',
        },
        { question: 'Why that long?', unless: 'What sets its length' },
        { question: 'What will you do after it?', unless: 'What comes after it' },
      ],
    },
    redFlags: [
      'The answer is longer than the DS-2019.',
      'A wish to extend comes before the program has begun.',
    ],
    documents: ['ds-2019'],
    reported: { accounts: 3, accountsRead: 4, lists: 2, listsRead: 6 },
    facts: ['V5', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-study-now',
    title: 'What do you study now, and when will you finish?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: { 'J-1': 'Whether the visitor is a student and goes back to the studies.' },
    outline: {
      'J-1': ['The school and the subject', 'The year of study', 'The month of the last exam'],
    },
    weak: 'The subject is named, but neither the year nor what is left. Or the studies ended long ago.',
    strong:
      'School, subject and year fit the papers, and the end of the studies lies after the program.',
    example: {
      who: 'A student of tourism',
      text: 'I study tourism at the university in my city, and I am in my third year. I finish next summer, after the exams in May.',
    },
    followUps: {
      'J-1': [
        { question: 'Which year are you in?', unless: 'The year of study' },
        { question: 'When do your classes start again?' },
        { question: 'What will you do with that degree?' },
      ],
    },
    redFlags: [
      'The school does not know the person as a student.',
      'The program runs into the term.',
    ],
    documents: ['ds-2019'],
    reported: { accounts: 3, accountsRead: 4, lists: 0, listsRead: 6 },
    facts: ['T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-how-chosen',
    title: 'How were you chosen for this program?',
    classes: ['J-1'],
    theme: 'Sponsor and category',
    assesses: { 'J-1': 'Whether a real selection took place.' },
    outline: {
      'J-1': [
        'The first contact',
        'The test or the interview',
        'Who decided',
        'What spoke for this person',
      ],
    },
    weak: 'An agency arranged everything, and no talk took place. The visitor does not know who decided.',
    strong:
      'The steps come in order: application, talk, offer. One question of the talk is still remembered.',
    example: {
      who: 'A trainee cook',
      text: 'I applied through the website of the sponsor. Then the chef called me by video and asked how I plan a menu for fifty people. A week later I had the offer.',
    },
    followUps: {
      'J-1': [
        { question: 'Who interviewed you?', unless: 'The test or the interview' },
        { question: 'Who decided?', unless: 'Who decided' },
        { question: 'Did you pay somebody for it?' },
      ],
    },
    redFlags: ['Nobody ever spoke with the visitor.', 'A payment took the place of a selection.'],
    documents: ['ds-2019'],
    reported: { accounts: 1, accountsRead: 4, lists: 2, listsRead: 6 },
    facts: ['T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-invitation',
    title: 'May I see your invitation letter or your research plan?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: { 'J-1': 'Whether the paper exists and the visitor knows it.' },
    outline: {
      'J-1': ['Who wrote it', 'What it says about the work', 'The dates and the money in it'],
    },
    weak: 'The letter is handed over, and the visitor cannot say what stands in it.',
    strong:
      'The paper is at hand, and two sentences tell what it says. Dates and money equal the DS-2019.',
    example: {
      who: 'A visiting scholar in chemistry',
      text: 'Here it is. The professor who signed it leads the battery group. The plan is to test one of our materials with their machine, for ten months.',
    },
    followUps: {
      'J-1': [
        { question: 'Who is the person who signed it?', unless: 'Who wrote it' },
        { question: 'What will you work on?', unless: 'What it says about the work' },
        { question: 'Who pays during that time?', unless: 'The dates and the money in it' },
      ],
    },
    redFlags: [
      'The letter and the DS-2019 name different dates.',
      'The plan was copied from another person.',
    ],
    documents: ['ds-2019', 'funding'],
    reported: { accounts: 3, accountsRead: 4, lists: 0, listsRead: 6 },
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-where-live',
    title: 'Where will you live?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: { 'J-1': 'Whether the stay was planned.' },
    outline: { 'J-1': ['The address or the host', 'Who found it', 'What it costs'] },
    weak: 'Nothing is arranged, and somebody will help. The address on the form is that of the agency.',
    strong:
      'A place is named with its cost. Where it is not settled, the answer says who helps and until when.',
    example: {
      who: 'A camp counselor',
      text: 'I live at the camp, in a cabin with the other counselors. The room and the meals are part of the offer.',
    },
    followUps: {
      'J-1': [
        { question: 'Who found that place?', unless: 'Who found it' },
        { question: 'How much is the rent?', unless: 'What it costs' },
        { question: 'How will you get to work?' },
      ],
    },
    redFlags: [
      'The address is that of a relative who was not named before.',
      'The rent is higher than the pay.',
    ],
    documents: ['ds-2019'],
    reported: { accounts: 1, accountsRead: 4, lists: 2, listsRead: 6 },
    facts: ['T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-go-home',
    title: 'Will you go home when the program ends?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: { 'J-1': 'Whether the visitor intends to leave after the program.' },
    outline: { 'J-1': ['What waits at home', 'Its date', 'The use of the program there'] },
    weak: 'A quick yes, and no word about what comes next. Or the wish to see what happens.',
    strong: 'Something at home has a date: a term, a job, a wedding. The program is used in it.',
    example: {
      who: 'An intern in a hotel',
      text: 'Yes. My hotel at home keeps my place at the front desk until January. They want me to train the others in what I learn.',
    },
    followUps: {
      'J-1': [
        { question: 'What waits for you?', unless: 'What waits at home' },
        { question: 'When does that begin?', unless: 'Its date' },
        { question: 'What if the host wants to keep you?' },
      ],
    },
    redFlags: [
      'All that is planned after the program lies in the United States.',
      'The two-year rule is said to be a formality.',
    ],
    documents: ['ds-2019'],
    reported: { accounts: 0, accountsRead: 4, lists: 4, listsRead: 6 },
    facts: ['L1', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
]
