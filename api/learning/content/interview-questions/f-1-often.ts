import type { BankQuestion } from './bank-question.ts'

/** The interview questions that students report most often, in plain words. */
export const oftenAskedOfStudents: readonly BankQuestion[] = [
  {
    id: 'f-which-school',
    title: 'Which university are you going to?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the student names the school of the I-20 without a search.' },
    outline: {
      'F-1': ['The full name of the school', 'The town and state', 'The program and its level'],
    },
    weak: 'The name is read from the paper, or only a short form comes. The town is unknown.',
    strong: 'School, town and program come in one breath and are those of the I-20.',
    example: {
      who: 'A student of civil engineering',
      text: "I am going to the state university in Lincoln, Nebraska. I will do a master's degree in civil engineering there.",
    },
    followUps: {
      'F-1': [
        { question: 'Which state is that in?', unless: 'The town and state' },
        {
          question: 'What is the exact name of your program?',
          unless: 'The program and its level',
        },
        { question: 'When do classes begin?' },
      ],
    },
    redFlags: [
      'The school named is not the one on the I-20.',
      'The student cannot say where the school is.',
    ],
    documents: ['i-20'],
    reported: { accounts: 2, accountsRead: 5, lists: 2, listsRead: 11 },
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-why-school',
    title: 'Why did you choose this university?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: {
      'F-1': 'Whether the choice follows from the program and not from a ranking or a friend.',
    },
    outline: {
      'F-1': [
        'One thing that the program teaches',
        'The course or teacher behind it',
        'What was compared before deciding',
      ],
    },
    weak: 'The school is called one of the best, with good weather and nice people. The same words would fit any other.',
    strong:
      'One part of the program is named and tied to later work. Another school was looked at, and the difference is clear.',
    example: {
      who: 'A graduate in agriculture',
      text: 'It has a program on irrigation with its own test farm. I compared three programs, and this one has the most work in the field. I grew up in a dry region and want to work on that.',
    },
    followUps: {
      'F-1': [
        {
          question: 'What does this program have that others lack?',
          unless: 'One thing that the program teaches',
        },
        {
          question: 'Which other schools did you look at?',
          unless: 'What was compared before deciding',
        },
        { question: 'Who teaches that course?', unless: 'The course or teacher behind it' },
      ],
    },
    redFlags: [
      'The reason stands word for word on the website of the school.',
      'The only reason is that it admitted everybody who applied.',
    ],
    documents: ['i-20', 'plans'],
    reported: { accounts: 3, accountsRead: 5, lists: 9, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-why-us',
    title: 'Why do you want to study in the United States?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the country was chosen for the study itself.' },
    outline: {
      'F-1': [
        'What the system offers that this study needs',
        'One example from the chosen program',
        'How it serves the later plan',
      ],
    },
    weak: 'The United States is called the best country with the best education. Nothing is said about the subject.',
    strong:
      'A feature of the system is named, such as free choice of courses or access to a lab. The chosen program shows it.',
    example: {
      who: 'A student of computer science',
      text: 'I want to combine computer science with biology, and there I can take courses in both departments. At home I would have to choose one of them.',
    },
    followUps: {
      'F-1': [
        {
          question: 'What is different in your own country?',
          unless: 'What the system offers that this study needs',
        },
        { question: 'Could you learn that somewhere else?' },
        { question: 'What will you use it for?', unless: 'How it serves the later plan' },
      ],
    },
    redFlags: [
      'The answer is about living there and not about learning there.',
      'Praise for the country takes the place of a reason.',
    ],
    documents: ['i-20', 'plans'],
    reported: { accounts: 1, accountsRead: 5, lists: 8, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-what-study',
    title: 'What will you study?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether the student can say what the subject is about.' },
    outline: {
      'F-1': [
        'The subject as the I-20 names it',
        'What it deals with, in plain words',
        'The part that interests most',
      ],
    },
    weak: 'Only the degree is named, or a list of courses comes from memory. What the subject is about stays unclear.',
    strong: 'The subject is the one on the I-20, and one plain sentence says what it deals with.',
    example: {
      who: 'A future accountant',
      text: 'I will study accounting. It is about how companies record money and prove it to others. I like auditing most, because it is a little like detective work.',
    },
    followUps: {
      'F-1': [
        { question: 'What is that about?', unless: 'What it deals with, in plain words' },
        { question: 'Which part interests you most?', unless: 'The part that interests most' },
        { question: 'Why this subject?' },
      ],
    },
    redFlags: [
      'The subject differs from the I-20.',
      'The student cannot explain the title of the degree.',
    ],
    documents: ['i-20'],
    reported: { accounts: 2, accountsRead: 5, lists: 8, listsRead: 11 },
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-who-pays',
    title: 'Who is paying for your studies?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the payer is known, able and willing.' },
    outline: {
      'F-1': [
        'The payer, by relation',
        'The work or source of the money',
        'What covers the first year',
        'What covers the years after it',
      ],
    },
    weak: 'Several relatives will help, and nobody knows with how much. Or a sum is named, and not the person.',
    strong:
      'One payer is named with the work behind the money. The first year is there, and the later ones have a source.',
    example: {
      who: 'A student whose parents pay',
      text: 'My parents pay. My father runs a pharmacy and my mother teaches, and they saved for this since I was in school. The first year is in their account, and their income covers the next one.',
    },
    followUps: {
      'F-1': [
        { question: 'What does that person do?', unless: 'The work or source of the money' },
        { question: 'How much is there today?', unless: 'What covers the first year' },
        { question: 'Who pays after the first year?', unless: 'What covers the years after it' },
      ],
    },
    redFlags: [
      'The payer is not the one in the papers.',
      'Money arrived shortly before the interview, from nowhere.',
    ],
    documents: ['funds', 'i-20'],
    reported: { accounts: 0, accountsRead: 5, lists: 6, listsRead: 11 },
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-sponsor-work',
    title: 'What does your father or your sponsor do?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the income behind the funding is known and real.' },
    outline: {
      'F-1': [
        'The work, in plain words',
        'The employer or the business',
        'How long the sponsor has done it',
      ],
    },
    weak: 'The sponsor is "in business", and nothing more is known. A title comes without the work behind it.',
    strong: 'The work, the place and the years are told as one tells them of a close person.',
    example: {
      who: 'The son of a shopkeeper',
      text: 'My father has a shop for building material in our town. He has run it for about twenty years with my uncle, and four people work for them.',
    },
    followUps: {
      'F-1': [
        { question: 'Where is the business?', unless: 'The employer or the business' },
        { question: 'How long has he done that?', unless: 'How long the sponsor has done it' },
        { question: 'How many people work there?' },
      ],
    },
    redFlags: [
      'The work differs from the one on the form.',
      'A sponsor is named whom the student hardly knows.',
    ],
    documents: ['sponsor', 'funds'],
    reported: { accounts: 0, accountsRead: 5, lists: 4, listsRead: 11 },
    facts: ['T1', 'V2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-sponsor-income',
    title: 'How much does your sponsor earn in a year?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether income and cost fit together.' },
    outline: {
      'F-1': [
        'The yearly income, as the papers show it',
        'Its parts: salary, business, rent',
        'The cost of a year beside it',
        'Savings that close a gap',
      ],
    },
    weak: 'A round figure is guessed, or the turnover of the business is given as income.',
    strong:
      'The figure is the one in the tax papers, with its parts. Where it is small, savings are named.',
    example: {
      who: 'A student whose mother pays',
      text: 'My mother earns her salary as a hospital manager, and we rent out a flat. The tax paper shows both. Together with our savings it covers the sum on the I-20.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Is that before or after tax?',
          unless: 'The yearly income, as the papers show it',
        },
        { question: 'What other income is there?', unless: 'Its parts: salary, business, rent' },
        { question: 'How does that cover the cost?', unless: 'Savings that close a gap' },
      ],
    },
    redFlags: [
      'The figure is not the one in the papers.',
      'The cost of a year is above the income, and nothing is said about it.',
    ],
    documents: ['funds', 'sponsor'],
    reported: { accounts: 0, accountsRead: 5, lists: 3, listsRead: 11 },
    facts: ['T1', 'V2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-after-graduation',
    title: 'What will you do after you graduate?',
    classes: ['F-1'],
    theme: 'Plans afterwards',
    assesses: { 'F-1': 'Whether a plan exists in which this degree is used.' },
    outline: {
      'F-1': [
        'The kind of work',
        'Where, with one employer or field as an example',
        'The use of the degree in it',
        'What is still open',
      ],
    },
    weak: 'The plan is to get a good job. Or a speech promises to serve the country, with no job in it.',
    strong:
      'A kind of work is named with an employer that does it. What is not decided yet is called undecided.',
    example: {
      who: 'A student of water engineering',
      text: 'I want to work on drinking water in my home city. Two companies there build treatment plants, and I did an internship with one of them. I hope to go back to them.',
    },
    followUps: {
      'F-1': [
        {
          question: 'Which companies do that work?',
          unless: 'Where, with one employer or field as an example',
        },
        { question: 'Do you need this degree for it?', unless: 'The use of the degree in it' },
        { question: 'What if that does not work out?' },
      ],
    },
    redFlags: [
      'The plan needs a job in the United States that the rules do not give.',
      'The degree has nothing to do with the plan.',
    ],
    documents: ['plans'],
    reported: { accounts: 2, accountsRead: 5, lists: 9, listsRead: 11 },
    facts: ['T1', 'L1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-come-back',
    title: 'Will you come back? How do I know?',
    classes: ['F-1'],
    theme: 'Plans afterwards',
    assesses: { 'F-1': 'Whether the student intends to leave when the study ends.' },
    outline: {
      'F-1': [
        'The plan that waits at home',
        'The people or duties there',
        'A true word on what cannot be promised',
      ],
    },
    weak: 'A promise is repeated with more and more words. Papers about land are pushed through the window unasked.',
    strong:
      'The answer is short and true: what waits at home, and why it is wanted. It promises nothing that nobody can know.',
    example: {
      who: 'The daughter of a hotel owner',
      text: 'Yes. My parents run a small hotel, and I am the one who will take over the bookings and the accounts. That is why I study hotel management.',
    },
    followUps: {
      'F-1': [
        { question: 'What do you have to come back to?', unless: 'The plan that waits at home' },
        { question: 'Who is at home?', unless: 'The people or duties there' },
        { question: 'Did others in your family come back?' },
      ],
    },
    redFlags: [
      'Everything in the answer lies in the United States.',
      'The answer is learned by heart.',
    ],
    documents: ['plans'],
    reported: { accounts: 0, accountsRead: 5, lists: 4, listsRead: 11 },
    facts: ['V3', 'L1', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-why-not-elsewhere',
    title: 'Why not study in another English-speaking country?',
    classes: ['F-1'],
    theme: 'Choice of school',
    assesses: { 'F-1': 'Whether other countries were considered for real.' },
    outline: {
      'F-1': [
        'The country that came closest',
        'What was compared: length, cost, content',
        'The reason that decided',
      ],
    },
    weak: 'Other countries are called bad, or were never looked at. The true reason, a refusal there, comes out later.',
    strong:
      'One other country is named with a fair word. Content or cost decided, and the answer says how.',
    example: {
      who: 'A student of film sound',
      text: 'I looked at a course in London too. It is one year long and has no studio work. Mine has two years and a studio, and that is what employers at home ask for.',
    },
    followUps: {
      'F-1': [
        { question: 'Did you apply there?', unless: 'The country that came closest' },
        {
          question: 'Is it not cheaper there?',
          unless: 'What was compared: length, cost, content',
        },
        { question: 'What decided?', unless: 'The reason that decided' },
      ],
    },
    redFlags: [
      'A refusal by another country is left out.',
      'The answer speaks of staying, not of studying.',
    ],
    documents: ['i-20', 'plans'],
    reported: { accounts: 0, accountsRead: 5, lists: 5, listsRead: 11 },
    facts: ['T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'f-scores',
    title: 'What were your scores in the GRE, TOEFL or IELTS?',
    classes: ['F-1'],
    theme: 'Studies so far',
    assesses: { 'F-1': 'Whether the scores are known and fit the program.' },
    outline: { 'F-1': ['The test and the score', 'When it was taken', 'What the school asks for'] },
    weak: 'The score is forgotten or rounded up. The report says something else.',
    strong:
      'Test, score and year come at once. A weak part is admitted, with what was done about it.',
    example: {
      who: 'A student who took the test twice',
      text: 'I took the TOEFL twice. The second score is on this report, and it is above what my school asks for. Speaking was my weak part, so I practised with a teacher.',
    },
    followUps: {
      'F-1': [
        { question: 'What does your school require?', unless: 'What the school asks for' },
        { question: 'Which part was the hardest?' },
        { question: 'How often did you take it?', unless: 'When it was taken' },
      ],
    },
    redFlags: [
      'The score is below what the school asks for.',
      'The English of the answer does not fit the score.',
    ],
    documents: ['transcripts'],
    reported: { accounts: 0, accountsRead: 5, lists: 5, listsRead: 11 },
    facts: ['T1', 'V1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
]
