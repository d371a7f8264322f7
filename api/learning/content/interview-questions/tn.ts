import type { BankQuestion } from './bank-question.ts'

export const professionalsAreAsked: readonly BankQuestion[] = [
  {
    id: 'tn-profession',
    title: 'Which TN profession is this?',
    classes: ['TN'],
    theme: 'Profession',
    assesses: { TN: 'Whether the job is one of the listed professions, by its tasks.' },
    outline: {
      TN: [
        'The profession, as the list names it',
        'The tasks that belong to it',
        'The tasks that do not, if any',
        'The degree or licence for it',
      ],
    },
    weak: 'The job title is given, and the list was never read. Half of the tasks belong to sales or office work.',
    strong:
      'The profession is named as on the list, and two tasks show that the job is just that. The company title is kept apart.',
    example: {
      who: 'An engineer',
      text: 'I am an engineer, and that is on the list. I calculate the load of roofs and check the plans of others.',
    },
    followUps: {
      TN: [
        { question: 'Which tasks make it that profession?', unless: 'The tasks that belong to it' },
        { question: 'What else will you do there?', unless: 'The tasks that do not, if any' },
        { question: 'Who decided on this category?' },
      ],
    },
    redFlags: [
      'The letter names a profession, and its tasks describe another one.',
      'The job was renamed after an earlier refusal.',
    ],
    documents: ['support-letter', 'degree'],
    reported: { accounts: 0, lists: 2, listsRead: 3 },
    facts: ['NW6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'tn-back',
    title: 'Will you go home when the job ends?',
    classes: ['TN'],
    theme: 'Temporary stay',
    assesses: { TN: 'Whether the stay is temporary, since this class has no dual intent.' },
    outline: {
      TN: [
        'The last day of the contract',
        'Work or a profession to return to',
        'Family and home that stay',
        'The first step after the return',
      ],
    },
    weak: 'The contract can be renewed for ever, and that is the plan. Home is spoken of as the past.',
    strong:
      'The end of the job is a date, and something at home goes on meanwhile. A true and modest plan follows it.',
    example: {
      who: 'A nurse',
      text: 'The contract ends in two years. My house and my parents are here, and my old hospital takes me back.',
    },
    followUps: {
      TN: [
        { question: 'Who stays at home?', unless: 'Family and home that stay' },
        {
          question: 'Where would you work afterwards?',
          unless: 'Work or a profession to return to',
        },
        { question: 'What if the employer offers you more time?' },
      ],
    },
    redFlags: [
      'The home was given up before the interview.',
      'The employer promised a post without an end.',
    ],
    documents: ['return', 'support-letter'],
    facts: ['NW6', 'L1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'tn-letter',
    title: "May I see your employer's letter?",
    classes: ['TN'],
    theme: 'Employer',
    assesses: { TN: 'Whether the letter carries the case, and the applicant has read it.' },
    outline: {
      TN: [
        'The tasks in the letter',
        'Pay, length and place, as it states them',
        'The schooling that it asks for',
        'Points agreed elsewhere, such as bonus or travel',
      ],
    },
    weak: 'The letter is handed over unread. Pay or length is missing, and the applicant adds a figure from memory.',
    strong:
      'The main points come in plain words and equal the letter. What was agreed elsewhere is named, with the paper.',
    example: {
      who: 'An accountant',
      text: 'It has my title, my tasks, the pay and the two years. It does not name my hours, but the contract does.',
    },
    followUps: {
      TN: [
        { question: 'What will you be paid?', unless: 'Pay, length and place, as it states them' },
        { question: 'Which degree does it ask for?', unless: 'The schooling that it asks for' },
        { question: 'Who wrote the letter?' },
      ],
    },
    redFlags: [
      'The letter was written by the applicant and signed unread.',
      'The contract gives another place or pay.',
    ],
    documents: ['support-letter'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'tn-qualified',
    title: 'Which degree or licence do you have for this job?',
    classes: ['TN'],
    theme: 'Profession',
    assesses: { TN: 'Whether the schooling is the one that the list asks for.' },
    outline: {
      TN: [
        'The degree or licence, with its field',
        'The school or body that gave it',
        'The demand of the list for this profession',
        'Experience, where the list counts it',
      ],
    },
    weak: 'Years of practice are offered in place of the degree, whatever the list says. The field of the degree is a distant one.',
    strong:
      'Degree and demand match by name. If the list accepts experience too, letters of earlier employers show it.',
    example: {
      who: 'A graduate nurse',
      text: 'I have a degree in nursing and a licence. Both are in this folder.',
    },
    followUps: {
      TN: [
        {
          question: 'What does the list ask for?',
          unless: 'The demand of the list for this profession',
        },
        { question: 'Who issued your licence?', unless: 'The school or body that gave it' },
        { question: 'Which of your courses matter most in this job?' },
      ],
    },
    redFlags: [
      'The diploma is missing, and only a course certificate is there.',
      'Letters about experience cannot be confirmed.',
    ],
    documents: ['degree', 'licence'],
    reported: { accounts: 0, lists: 2, listsRead: 3 },
    facts: ['NW6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'tn-citizen',
    title: 'Are you a citizen of Mexico or Canada?',
    classes: ['TN'],
    theme: 'Profession',
    assesses: { TN: 'Whether citizenship, not residence, opens this class to the applicant.' },
    outline: {
      TN: [
        'The citizenship, and how it was gained',
        'The passport that shows it',
        'Other citizenships, if any',
        'The place of residence today',
      ],
    },
    weak: 'A residence card is taken for citizenship. The passport comes from another country, and the answer hopes that it will do.',
    strong:
      'The passport answers the question in a second. A citizenship gained later is explained with its paper.',
    example: { who: 'A citizen by birth', text: 'I am a citizen, by birth. Here is my passport.' },
    followUps: {
      TN: [
        {
          question: 'Since when have you been a citizen?',
          unless: 'The citizenship, and how it was gained',
        },
        { question: 'Which other passport do you hold?', unless: 'Other citizenships, if any' },
        { question: 'Do you have family members of another citizenship?' },
      ],
    },
    redFlags: [
      'The passport does not belong to a country of the agreement.',
      'The form leaves out a second citizenship.',
    ],
    documents: ['citizenship'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'tn-length',
    title: 'How long is the job, and why so long?',
    classes: ['TN'],
    theme: 'Temporary stay',
    assesses: { TN: 'Whether the length of the job has a reason that comes to an end.' },
    outline: {
      TN: [
        'The first and the last day, as in the letter',
        'The project or need behind the length',
        'The state of things once it is done',
        'The chance of an extension, as it is',
      ],
    },
    weak: 'The longest period possible was asked for, with no task that fills it. The end is called a formality.',
    strong:
      'A project, season or contract of a client sets the end. Whether it may be extended is told as the employer told it.',
    example: {
      who: 'A scientist in a project',
      text: 'Two years, because the project has money for two years. If it goes on, my employer will ask again.',
    },
    followUps: {
      TN: [
        {
          question: 'What will be finished by then?',
          unless: 'The state of things once it is done',
        },
        {
          question: 'Why does it take that long?',
          unless: 'The project or need behind the length',
        },
        { question: 'Who did this before you?' },
      ],
    },
    redFlags: [
      'The letter calls the post permanent.',
      'The lease and the school plans run far beyond the contract.',
    ],
    documents: ['support-letter'],
    reported: { accounts: 0, lists: 2, listsRead: 3 },
    facts: ['NW6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'tn-hands-or-plans',
    title: 'What will your duties be?',
    classes: ['TN'],
    theme: 'Profession',
    assesses: { TN: 'Whether the work is professional, and not that of a craftsman or helper.' },
    outline: {
      TN: [
        'The professional tasks: planning, analysis, design',
        'The practical tasks beside them',
        'The people who do the manual part',
        'The result that carries the name of the professional',
      ],
    },
    weak: 'The day is spent on machines or in the warehouse. The profession shows only in the heading of the letter.',
    strong:
      'Plans, reports or models are named as results. Work by hand is admitted where it serves them, as in a test.',
    example: {
      who: 'A forest scientist',
      text: 'I plan which trees are cut and write the reports. I walk in the forest and measure, but I cut nothing.',
    },
    followUps: {
      TN: [
        { question: 'Who does the manual work?', unless: 'The people who do the manual part' },
        {
          question: 'What have you produced at the end of a month?',
          unless: 'The result that carries the name of the professional',
        },
        { question: 'Will you work shifts?' },
      ],
    },
    redFlags: [
      'The pay is by the hour, at the rate of a helper.',
      'The employer has no plans, tools or office for such a professional.',
    ],
    documents: ['support-letter', 'degree'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'tn-own-boss',
    title: 'Who is your employer?',
    classes: ['TN'],
    theme: 'Employer',
    assesses: { TN: 'Whether an employer stands behind the letter, apart from the applicant.' },
    outline: {
      TN: [
        'The kind of contract',
        'The owner of the company',
        'The share of the applicant in it, if any',
        'The person who directs and pays the work',
      ],
    },
    weak: 'The company in the letter turns out to belong to the applicant. Customers are still to be found.',
    strong:
      'Contract, owner and superior are named at once. A share in the company, however small, is mentioned before anyone asks.',
    example: {
      who: 'An architect',
      text: 'I am an employee. My boss owns the office, and I have no share in it.',
    },
    followUps: {
      TN: [
        { question: 'Who owns the company?', unless: 'The owner of the company' },
        {
          question: 'Who tells you what to do?',
          unless: 'The person who directs and pays the work',
        },
        { question: 'Will you send bills for your work?' },
      ],
    },
    redFlags: [
      'The letter is signed by a relative or by the applicant.',
      'The company has no business except this contract.',
    ],
    documents: ['support-letter'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'tn-many-years',
    title: 'You have been on TN for years. Is this still temporary?',
    classes: ['TN'],
    theme: 'Temporary stay',
    assesses: { TN: 'Whether a long row of contracts has become a life there.' },
    outline: {
      TN: [
        'The contracts so far, with their ends',
        'The reason for each extension',
        'Time and ties at home in between',
        'The plan for the end of this one',
      ],
    },
    weak: 'House, car and children are all there, and home is a place for holidays. Asked about the end, the answer names none.',
    strong:
      'Each contract had its own task. What binds the applicant to home is told as it is, and so is what does not.',
    example: {
      who: 'A worker in the sixth year',
      text: 'Each contract had its own project. This one ends next year. My wife and I still have our house at home.',
    },
    followUps: {
      TN: [
        { question: 'Why was it extended last time?', unless: 'The reason for each extension' },
        { question: 'Do you own a house there?' },
        {
          question: 'What is to happen after this contract?',
          unless: 'The plan for the end of this one',
        },
      ],
    },
    redFlags: [
      'Nothing is left at home except an address.',
      'The employer speaks of the post as one for life.',
    ],
    documents: ['passport', 'support-letter', 'return'],
    facts: ['NW6', 'FO2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'tn-staying-for-good',
    title: 'Does your employer want you to stay for good?',
    classes: ['TN'],
    theme: 'Temporary stay',
    assesses: {
      TN: 'Whether a step toward residence exists, because this class has no dual intent.',
    },
    outline: {
      TN: [
        'The talks, as they were',
        'Filings by an employer or relative, if any',
        'The entry about it on the form',
        'The plan for this contract',
      ],
    },
    weak: 'A filing is denied that the employer mentions in its letter. The answer hopes that nobody will compare.',
    strong:
      'What happened is told as it happened, and so is what did not. Anyone who has a filing spoke with a lawyer before the interview.',
    example: {
      who: 'A dietitian',
      text: 'No, we have never talked about that. The contract has an end, and I go home then.',
    },
    followUps: {
      TN: [
        {
          question: 'Has anyone filed a petition for you?',
          unless: 'Filings by an employer or relative, if any',
        },
        { question: 'What does the form say about it?', unless: 'The entry about it on the form' },
        { question: 'Would you accept if they offered it?' },
      ],
    },
    redFlags: [
      'A petition is on record, and the form does not show it.',
      'The job advert speaks of residence as part of the offer.',
    ],
    documents: ['confirmation-page', 'support-letter'],
    facts: ['NW6', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'tn-profile',
    title: 'What does your online profile say you do?',
    classes: ['TN'],
    theme: 'Online presence',
    assesses: { TN: 'Whether what can be read online agrees with letter and form.' },
    outline: {
      TN: [
        'The accounts on the form, and their setting',
        'The profession and title shown there',
        'Differences from the letter, with the reason',
        'Offers or services shown there',
      ],
    },
    weak: 'The profile is private or shows another trade. It also offers services that would be work on the side.',
    strong:
      'Settings follow what this class is told, as far as the applicant could read it. A difference in title is explained in one sentence.',
    example: {
      who: 'A graphic designer',
      text: 'Yes, it says graphic designer, as in the letter. My profiles are public, because this class is told so.',
    },
    followUps: {
      TN: [
        {
          question: 'Is this profile open to everyone?',
          unless: 'The accounts on the form, and their setting',
        },
        {
          question: 'Why does it show another title?',
          unless: 'Differences from the letter, with the reason',
        },
        { question: 'How long have you used this account?' },
      ],
    },
    redFlags: [
      'The profession appeared on the profile in the week of the interview.',
      'The years of experience are fewer than in the letter.',
    ],
    documents: ['confirmation-page', 'support-letter'],
    facts: ['SM1', 'S1', 'S9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'tn-why-abroad',
    title: 'Why did they hire you from abroad?',
    classes: ['TN'],
    theme: 'Employer',
    assesses: { TN: 'Whether the need and the contact between both sides are believable.' },
    outline: {
      TN: [
        'The first contact with the employer',
        'The need: skill, language, project or shortage',
        'The talks or tests before the offer',
        'Fees paid to anyone for the job',
      ],
    },
    weak: 'A recruiter promised a job and a visa as one package. The applicant has never spoken with the place of work.',
    strong:
      'Employer and applicant found each other in an ordinary way. The need is one that a neighbour in the trade would understand.',
    example: {
      who: 'A hydrologist',
      text: 'They had an advertisement for half a year. I did my thesis on that river, and they found me through it.',
    },
    followUps: {
      TN: [
        { question: 'Did you pay a recruiter?', unless: 'Fees paid to anyone for the job' },
        { question: 'Who interviewed you?', unless: 'The talks or tests before the offer' },
        { question: 'How many others do they hire from here?' },
      ],
    },
    redFlags: [
      'A whole group got the same letter with other names.',
      'The wage is far below what the profession earns there.',
    ],
    documents: ['support-letter'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'tn-family-place',
    title: 'Where will your family live during the contract?',
    classes: ['TN'],
    theme: 'Temporary stay',
    assesses: { TN: 'Whether the family plan fits a stay that ends.' },
    outline: {
      TN: [
        'The members who stay and who come',
        'Home, school or work of those who stay',
        'The visa and the money of those who come',
        'The visits planned',
      ],
    },
    weak: 'The family comes first as visitors and will see. School places were found before the job was certain.',
    strong:
      'Who comes asks for the right class, and who stays has a life to stay for. The pay covers both.',
    example: {
      who: 'A father',
      text: 'My family stays here, because of the school. I go home each month.',
    },
    followUps: {
      TN: [
        {
          question: 'What does your partner do at home?',
          unless: 'Home, school or work of those who stay',
        },
        {
          question: 'Will your partner look for a job there?',
        },
        { question: 'How often will you see them?', unless: 'The visits planned' },
      ],
    },
    redFlags: [
      'The family sold the home and has no other one.',
      'The members of the family tell different plans.',
    ],
    documents: ['passport', 'return'],
    facts: ['NW6', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'tn-practice-at-home',
    title: 'What happens to your office or clients at home?',
    classes: ['TN'],
    theme: 'Temporary stay',
    assesses: { TN: 'Whether a working life at home is kept open or closed down.' },
    outline: {
      TN: [
        'The work given up or interrupted',
        'The person who looks after it',
        'Licence or membership that is kept',
        'The agreement on coming back',
      ],
    },
    weak: 'The practice was sold, and the licence has run out. Clients were told that the move is final.',
    strong:
      'A colleague keeps the practice or post alive, or leave was agreed in writing. If it was closed, the answer says what will replace it.',
    example: {
      who: 'A dentist',
      text: 'My colleague takes my patients until I am back. We have it in writing.',
    },
    followUps: {
      TN: [
        { question: 'Who serves your clients now?', unless: 'The person who looks after it' },
        { question: 'Did you resign or take leave?', unless: 'The agreement on coming back' },
        { question: 'Could you do this job from home?' },
      ],
    },
    redFlags: [
      'A letter about leave comes from a firm that does not know of it.',
      'Work for clients at home is to go on in secret.',
    ],
    documents: ['return', 'degree'],
    facts: ['NW6', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'tn-consultant',
    title: 'What do you consult on, and for how long?',
    classes: ['TN'],
    theme: 'Profession',
    assesses: { TN: 'Whether a consultant gives advice, or fills a regular post under that name.' },
    outline: {
      TN: [
        'The problem to be solved',
        'The experience with such problems',
        'The report or change expected',
        'The post that stays empty, or none',
      ],
    },
    weak: 'The consultant runs a department from day to day. No problem is named, and no report is expected.',
    strong:
      'A problem, a result and an end are named. The answer shows that staff of the company carry on afterwards.',
    example: {
      who: 'A management consultant',
      text: 'I help them to plan a move to a new warehouse. It takes eight months. Then their own people run it.',
    },
    followUps: {
      TN: [
        {
          question: 'What will you hand over at the end?',
          unless: 'The report or change expected',
        },
        {
          question: 'Where have you solved this before?',
          unless: 'The experience with such problems',
        },
        { question: 'Whom will you supervise?' },
      ],
    },
    redFlags: [
      'The title was chosen because no other profession fits.',
      'The consultant replaces an employee who left.',
    ],
    documents: ['support-letter', 'degree'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'tn-second-job',
    title: 'Will anyone else pay you in the United States?',
    classes: ['TN'],
    theme: 'Employer',
    assesses: { TN: 'Whether all work is done for the employer in the letter.' },
    outline: {
      TN: [
        'The employer in the letter',
        'Other work, there or at home',
        'The letter that a second employer would need',
        'The hours of the main job',
      ],
    },
    weak: 'Evenings are reserved for other customers. The visa is understood as a permit for the person.',
    strong:
      'One employer is named, and any other work waits for its own letter and permission. Income from home is mentioned openly.',
    example: {
      who: 'An employee',
      text: 'No, only this employer pays me. I have the rent of a small flat at home.',
    },
    followUps: {
      TN: [
        { question: 'How many hours will you work?', unless: 'The hours of the main job' },
        { question: 'Do you keep a job at home?', unless: 'Other work, there or at home' },
        { question: 'What would you do if the employer had too little work?' },
      ],
    },
    redFlags: [
      'The main job is a few hours a week.',
      'Services are advertised there under another name.',
    ],
    documents: ['support-letter'],
    facts: ['NW6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
