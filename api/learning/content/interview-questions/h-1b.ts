import type { BankQuestion } from './bank-question.ts'

export const specialtyWorkersAreAsked: readonly BankQuestion[] = [
  {
    id: 'h-last-tuesday',
    title: 'What is your job title, and what will you do?',
    classes: ['H-1B'],
    theme: 'Job and duties',
    assesses: { 'H-1B': 'Whether the daily work is the work of the occupation in the petition.' },
    outline: {
      'H-1B': [
        'The place and the start of the day',
        'The main task, with the tool used',
        'The person who checked or used the result',
        'The link to a duty in the petition',
      ],
    },
    weak: 'The job title is repeated, with a few fashionable words. The hours of that day stay empty, or fill with work that needs no degree.',
    strong:
      'One ordinary day is told in order, dull parts included. Somebody outside the field can see what was made and who needed it.',
    example: {
      who: 'A software tester',
      text: 'I test the program before the bank gets it. In the morning I read what changed, and then I try to break it. I write down what fails.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which tool did you use for that?',
          unless: 'The main task, with the tool used',
        },
        {
          question: 'Who looked at your result?',
          unless: 'The person who checked or used the result',
        },
        { question: 'Is that the title in the petition?' },
      ],
    },
    redFlags: [
      'The day that is told belongs to another occupation.',
      'The applicant knows the duties only in the words of the petition.',
    ],
    documents: ['petition-copies', 'support-letter'],
    reported: { accounts: 1, accountsRead: 3, lists: 4, listsRead: 5 },
    facts: ['T4', 'L4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-end-client',
    title: 'Who is the end client, and where will you work?',
    classes: ['H-1B'],
    theme: 'Client and worksite',
    assesses: { 'H-1B': 'Whether real work waits at the place that the petition names.' },
    outline: {
      'H-1B': [
        'The company that uses the work',
        'The address of the desk, as in the petition',
        'The project there, in plain words',
        'The contact at the client',
      ],
    },
    weak: 'The client is called confidential, or the answer gives the address of the employer. The project has a name, and nothing else is known of it.',
    strong:
      'Client, street and project come without a search through papers. If no outside client exists, the answer says so and names the product of the employer.',
    example: {
      who: 'A developer at a client',
      text: 'The client is a hospital group in Cleveland, and my desk is in its office. My employer pays me and decides on my work.',
    },
    followUps: {
      'H-1B': [
        { question: 'Who at the client knows your name?', unless: 'The contact at the client' },
        { question: 'What is the project for?', unless: 'The project there, in plain words' },
        { question: 'Have you spoken with anybody at the client yet?' },
      ],
    },
    redFlags: [
      'The address is another one than in the petition.',
      'A client is named who never confirmed the project.',
    ],
    documents: ['petition-copies', 'support-letter'],
    reported: { accounts: 1, accountsRead: 3, lists: 2, listsRead: 5 },
    facts: ['T4', 'V8'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-post-needs-degree',
    title: 'What is your degree, and does the job need it?',
    classes: ['H-1B'],
    theme: 'Degree',
    assesses: { 'H-1B': 'Whether the post asks for a degree in a field, not for any degree.' },
    outline: {
      'H-1B': [
        'The hardest duty of the post',
        'The knowledge that this duty takes',
        'The courses that taught it',
        'The harm if somebody without it tried',
      ],
    },
    weak: 'The employer wanted a graduate, and that is all. The duties that follow could be learned on the job within weeks.',
    strong:
      'One duty is chosen and traced back to two or three courses. The answer shows what would go wrong without that knowledge.',
    example: {
      who: 'A mechanical engineer',
      text: 'My degree is in mechanical engineering. I calculate how hot a part may get. Without the courses on heat nobody could do that.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which course do you use most often?',
          unless: 'The courses that taught it',
        },
        {
          question: 'What could go wrong without it?',
          unless: 'The harm if somebody without it tried',
        },
        { question: 'Which university is it from?' },
      ],
    },
    redFlags: [
      'The vacancy asked for no degree, or for any.',
      'The courses that are named do not appear on the transcript.',
    ],
    documents: ['degree', 'support-letter', 'petition-copies'],
    reported: { accounts: 1, accountsRead: 3, lists: 2, listsRead: 5 },
    facts: ['T4', 'V8'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-wage-level',
    title: 'What is your wage level, and why?',
    classes: ['H-1B'],
    theme: 'Pay',
    assesses: { 'H-1B': 'Whether the wage level fits the duties, the experience and the place.' },
    outline: {
      'H-1B': [
        'The level in the labor condition application',
        'The duties and the supervision behind it',
        'The experience that the post asks for',
        'The salary, as in the petition',
      ],
    },
    weak: 'The word level means nothing to the applicant. Or a beginner is paid as an expert, and nobody can say for what.',
    strong:
      'Level, duties and years of experience tell one story. The answer explains in plain words how much supervision the post has.',
    example: {
      who: 'An analyst with four years of work',
      text: 'It is the second level. I work alone on normal cases, and a senior checks the difficult ones.',
    },
    followUps: {
      'H-1B': [
        { question: 'Who checks your work?', unless: 'The duties and the supervision behind it' },
        {
          question: 'How much experience does the post ask for?',
          unless: 'The experience that the post asks for',
        },
        { question: 'Did the level change between registration and petition?' },
      ],
    },
    redFlags: [
      'The level was high for the selection, while the duties are those of a beginner.',
      'Pay slips show less than the petition.',
    ],
    documents: ['petition-copies', 'support-letter'],
    facts: ['HB2', 'P4', 'T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'h-content-moderation',
    title: 'Did your work touch content moderation?',
    classes: ['H-1B'],
    theme: 'Online presence',
    assesses: {
      'H-1B': 'Reports say that officers look for work that they see as censorship of Americans.',
    },
    outline: {
      'H-1B': [
        'The employers and products of the last years',
        'The tasks there, in plain words',
        'Any task with posts, facts or online safety, as it was',
        'The same titles on résumé, profile and form',
      ],
    },
    weak: 'A title with safety or compliance in it is denied or played down. The public profile still describes the work in detail.',
    strong:
      'The work is described as it was, with what the applicant decided and what others did. Résumé, profile and answer use the same words.',
    example: {
      who: 'A former reviewer of posts',
      text: 'For one year I checked advertisements for forbidden products. I followed a list and decided alone only in clear cases.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'What exactly did you do there?',
          unless: 'The tasks there, in plain words',
        },
        { question: 'Did you decide what stayed online?' },
        { question: 'Does your wife or husband do such work?' },
      ],
    },
    redFlags: [
      'The profile was rewritten shortly before the interview.',
      'The answer denies a task that the résumé names.',
    ],
    documents: ['support-letter', 'confirmation-page'],
    facts: ['HB1', 'S5', 'SM5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'h-layoffs',
    title: 'Has the employer laid people off?',
    classes: ['H-1B'],
    theme: 'Employer',
    assesses: {
      'H-1B': 'Whether jobs were cut or will be, and whether this post survives that.',
    },
    outline: {
      'H-1B': [
        'Job cuts in the last year, as far as known',
        'The units that were hit',
        'The state of the team and the post',
        "The employer's statement on why the post is needed",
      ],
    },
    weak: 'Cuts reported in the press are denied. Nobody at the employer was asked whether the post still exists.',
    strong:
      'What is public is told plainly, and what is not known is called unknown. A letter of the employer explains why this post is still needed.',
    example: {
      who: 'An engineer',
      text: 'Yes, they closed one office in spring, and it was in the news. My team grew. This letter says why they need me.',
    },
    followUps: {
      'H-1B': [
        { question: 'Was your own team hit?', unless: 'The state of the team and the post' },
        { question: 'Are more cuts announced?' },
        {
          question: 'Why does the employer still need you?',
          unless: "The employer's statement on why the post is needed",
        },
      ],
    },
    redFlags: [
      'People with the same duties were let go shortly before.',
      'The letter of the employer is older than the cuts.',
    ],
    documents: ['support-letter'],
    facts: ['HB6', 'T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'h-what-it-sells',
    title: 'What does the company do?',
    classes: ['H-1B'],
    theme: 'Employer',
    assesses: { 'H-1B': 'Whether the employer does real business that the applicant understands.' },
    outline: {
      'H-1B': [
        'The product or service, in one plain sentence',
        'The kind of customer',
        'The way in which it earns money',
        'The part that the post plays in it',
      ],
    },
    weak: 'Solutions and services are mentioned, and nothing that a customer would pay for. The website of the company could belong to anyone.',
    strong:
      'A stranger could repeat what is sold and to whom. The post appears in the picture as a small, clear part.',
    example: {
      who: 'A designer of medical devices',
      text: 'They make small pumps for patients with diabetes. Hospitals and pharmacies buy them.',
    },
    followUps: {
      'H-1B': [
        { question: 'Who are its customers?', unless: 'The kind of customer' },
        {
          question: 'What is your part in that?',
          unless: 'The part that the post plays in it',
        },
        { question: 'Who are its competitors?' },
      ],
    },
    redFlags: [
      'The company sells only the labor of people, and the answer hides that.',
      'The business on the website differs from the one in the petition.',
    ],
    documents: ['support-letter'],
    reported: { accounts: 0, accountsRead: 3, lists: 3, listsRead: 5 },
    facts: ['T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'h-how-hired',
    title: 'How did you get this job?',
    classes: ['H-1B'],
    theme: 'Employer',
    assesses: { 'H-1B': 'Whether a real employer tested and chose this person for a real post.' },
    outline: {
      'H-1B': [
        'The first contact: advert, recruiter, school or colleague',
        'The talks and tests, with their order',
        'The people who decided, by role',
        'The offer, with its month',
      ],
    },
    weak: 'A consultant arranged everything after one short call. Nobody asked about skills, and the contract came before any talk.',
    strong:
      'Steps come in order, with a test or a hard question that is still remembered. The role of each person met is clear.',
    example: {
      who: 'A developer',
      text: 'I applied on their site in May. There was a test, and then two talks by video. They asked me how I would find a slow query, and I still remember it.',
    },
    followUps: {
      'H-1B': [
        { question: 'What did they test?', unless: 'The talks and tests, with their order' },
        { question: 'Who made the decision?', unless: 'The people who decided, by role' },
        { question: 'Did you pay anybody for the contact?' },
      ],
    },
    redFlags: [
      'A fee was paid for the job.',
      'The applicant has never spoken with anybody who knows the work.',
    ],
    documents: ['support-letter'],
    facts: ['T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'h-who-directs',
    title: 'Who is your manager?',
    classes: ['H-1B'],
    theme: 'Job and duties',
    assesses: {
      'H-1B': 'Whether the employer in the petition directs the work, or somebody else.',
    },
    outline: {
      'H-1B': [
        'The supervisor, with title and company',
        'The way in which tasks are given',
        'The review of the results',
        'The place of the post in the team',
      ],
    },
    weak: 'Only people of the client give orders, and the employer appears once a month with the pay. Titles of colleagues are guessed.',
    strong:
      'The chain from task to review is clear. Where a client sets tasks, the answer adds what the employer still decides.',
    example: {
      who: 'A consultant',
      text: 'My team leader gives me the work each Monday. On Friday she looks at it. The client says what it needs, but she decides.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which company does your supervisor work for?',
          unless: 'The supervisor, with title and company',
        },
        {
          question: 'Who judges your work at the end of the year?',
          unless: 'The review of the results',
        },
        { question: 'Who could end your assignment?' },
      ],
    },
    redFlags: [
      'The supervisor in the petition is unknown to the applicant.',
      'The employer has no say in the daily work.',
    ],
    documents: ['petition-copies', 'support-letter'],
    facts: ['T4', 'L4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-office',
    title: 'Where will you work?',
    classes: ['H-1B'],
    theme: 'Employer',
    assesses: { 'H-1B': 'Whether the company exists at its address, with people and work.' },
    outline: {
      'H-1B': [
        'The address and the kind of building',
        'The number of people there, roughly',
        'The work done in that office',
        'The founder or head, by role',
      ],
    },
    weak: 'The address turns out to be a mailbox or a home. Size and staff are guessed, although the company is small.',
    strong:
      'A modest office is described as modest. What was seen in person is kept apart from what others told.',
    example: {
      who: 'A developer',
      text: 'I will work in their office in Raleigh. It is one floor with about thirty desks, and I have seen it on video only.',
    },
    followUps: {
      'H-1B': [
        { question: 'How many people work there?', unless: 'The number of people there, roughly' },
        { question: 'Is that a client site?' },
        { question: 'Who runs the company?', unless: 'The founder or head, by role' },
      ],
    },
    redFlags: [
      'Several companies share the same small address.',
      'The website and the petition give different addresses.',
    ],
    documents: ['support-letter', 'petition-copies'],
    reported: { accounts: 1, accountsRead: 3, lists: 4, listsRead: 5 },
    facts: ['T4', 'L4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'h-own-share',
    title: 'Do you or your relatives own part of the company?',
    classes: ['H-1B'],
    theme: 'Employer',
    assesses: {
      'H-1B': 'Whether the post is a real job although the worker is close to the owner.',
    },
    outline: {
      'H-1B': [
        'The share or the family relation, if any',
        'The people who decide on hiring and pay',
        'The duties of the occupation, beside those of an owner',
        'The mention of it in the petition',
      ],
    },
    weak: 'A share is hidden behind a cousin or another name. The owner would do everything in the firm, so that no occupation is left.',
    strong:
      'Share or relation is stated at once, as in the petition. The answer shows which hours go into the occupation and who could end the job.',
    example: {
      who: 'A founder',
      text: 'Yes, I own a third of it, and it is in the petition. The board can end my contract.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Who could dismiss you?',
          unless: 'The people who decide on hiring and pay',
        },
        {
          question: 'Does the petition say so?',
          unless: 'The mention of it in the petition',
        },
        { question: 'Where did the money for the company come from?' },
      ],
    },
    redFlags: [
      'The petition is silent about a relation that the register shows.',
      'The post was made up for one person.',
    ],
    documents: ['petition-copies', 'support-letter'],
    facts: ['L4', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-middle-companies',
    title: 'Are you paid by your employer or by another company?',
    classes: ['H-1B'],
    theme: 'Client and worksite',
    assesses: { 'H-1B': 'Whether the contracts from employer to client form an unbroken chain.' },
    outline: {
      'H-1B': [
        'The employer that filed the petition',
        'Each company in between, with its role',
        'The client at the end',
        'The company that pays the salary',
      ],
    },
    weak: 'A vendor appears in the story that no paper names. Who bills whom is a riddle, and the salary seems to depend on it.',
    strong:
      'The chain is drawn in one breath, from employer to client. It is clear that the employer pays, whatever the client does.',
    example: {
      who: 'A consultant',
      text: 'My employer, then one company that runs the project, then the client. Only my employer pays me.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Who pays you if the client pays late?',
          unless: 'The company that pays the salary',
        },
        {
          question: 'What does the company in the middle do?',
          unless: 'Each company in between, with its role',
        },
        { question: 'Which of these contracts have you seen?' },
      ],
    },
    redFlags: [
      'A company in the chain is missing from the petition.',
      'Pay stops whenever no client needs the worker.',
    ],
    documents: ['petition-copies', 'support-letter'],
    facts: ['T4', 'L4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'h-after-project',
    title: 'What will you do when this project ends?',
    classes: ['H-1B'],
    theme: 'Client and worksite',
    assesses: { 'H-1B': 'Whether the employer has work for the whole time that it asked for.' },
    outline: {
      'H-1B': [
        'The planned end of the project',
        'The next project or product, as far as known',
        'The plan of the employer for the time between',
        'The dates in the petition',
      ],
    },
    weak: 'The project ends long before the petition, and then something will turn up. The applicant expects to look for the next client alone.',
    strong:
      'The end of the project is known, and the employer has said what follows. What is not decided yet is called undecided.',
    example: {
      who: 'A developer',
      text: 'The project ends in autumn. My employer has told me about the next one, and it is not decided yet.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which project comes next?',
          unless: 'The next project or product, as far as known',
        },
        { question: 'Can the client extend the contract?' },
        {
          question: 'What do you do between two projects?',
          unless: 'The plan of the employer for the time between',
        },
      ],
    },
    redFlags: [
      'The contract with the client ended before the interview.',
      'The worker has to find the next client.',
    ],
    documents: ['petition-copies', 'support-letter'],
    facts: ['T4', 'L4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-home-office',
    title: 'Will you work from home? On which days?',
    classes: ['H-1B'],
    theme: 'Client and worksite',
    assesses: { 'H-1B': 'Whether the real place of work is one that the petition covers.' },
    outline: {
      'H-1B': [
        'The days at the office and at home',
        'The address of the home, if it is known',
        'The mention of remote work in the petition',
        'The rule of the employer on moving house',
      ],
    },
    weak: 'The desk in the petition is never used, since all work is remote. The home lies in another state, and nobody has told the lawyers.',
    strong:
      'The week is divided openly between office and home. A home address outside the area is named together with the filing that covers it.',
    example: {
      who: 'A product manager',
      text: 'Two days at home and three in the office. My home is in the same area, and it is in the petition.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Does the petition mention work from home?',
          unless: 'The mention of remote work in the petition',
        },
        { question: 'How far is your home from the office?' },
        {
          question: 'Whom do you ask before you move?',
          unless: 'The rule of the employer on moving house',
        },
      ],
    },
    redFlags: [
      'Nobody has ever been at the office in the petition.',
      'The lease is for a city far from the worksite.',
    ],
    documents: ['petition-copies', 'support-letter'],
    facts: ['T4', 'V8'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-other-places',
    title: 'Will the job send you to other cities?',
    classes: ['H-1B'],
    theme: 'Client and worksite',
    assesses: { 'H-1B': 'Whether trips and second worksites are known to those who filed.' },
    outline: {
      'H-1B': [
        'The main place of work',
        'Trips for meetings, and how often',
        'Longer work elsewhere, if planned',
        'The plan of travel in the petition',
      ],
    },
    weak: 'The worker goes wherever a client calls, for months at a time. The petition knows only the head office.',
    strong:
      'Short trips are kept apart from longer work at another place. For the second kind the answer points to the petition.',
    example: {
      who: 'A field engineer',
      text: 'Sometimes for two or three days, to see a machine. I always come back to the office in the petition.',
    },
    followUps: {
      'H-1B': [
        { question: 'How long do such trips take?', unless: 'Trips for meetings, and how often' },
        {
          question: 'Does the petition list those places?',
          unless: 'The plan of travel in the petition',
        },
        { question: 'Who pays for the travel?' },
      ],
    },
    redFlags: [
      'The first place of work is not the one on the labor condition application.',
      'The applicant cannot name any place for the first month.',
    ],
    documents: ['petition-copies'],
    facts: ['T4', 'V8'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-read-petition',
    title: 'What does the petition say about your duties?',
    classes: ['H-1B'],
    theme: 'Petition',
    assesses: {
      'H-1B': 'Whether the applicant knows what was filed in their name, and agrees with it.',
    },
    outline: {
      'H-1B': [
        'The title and the occupation',
        'The duties that take most time',
        'The salary and the worksite',
        'Anything that has changed since the filing',
      ],
    },
    weak: 'The petition was never shown to the applicant. Or its text is recited line by line, and a simple question about it finds no answer.',
    strong:
      'Three or four points come in plain words, with the largest share first. A sentence that is out of date is named.',
    example: {
      who: 'A data analyst',
      text: 'It says that I build models, check data and write reports. The models are the largest part. One tool in it has changed since.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which duty takes most of your time?',
          unless: 'The duties that take most time',
        },
        {
          question: 'Is there anything in it that is no longer true?',
          unless: 'Anything that has changed since the filing',
        },
        { question: 'When did you read it?' },
      ],
    },
    redFlags: [
      'The petition describes skills that the applicant does not have.',
      'The duties are copied from a general list of occupations.',
    ],
    documents: ['petition-number', 'petition-copies', 'i-797'],
    facts: ['V8', 'L4', 'T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'h-other-registrations',
    title: 'Did other companies register or file for you too?',
    classes: ['H-1B'],
    theme: 'Petition',
    assesses: {
      'H-1B': 'Whether each registration stood for a separate, real job.',
    },
    outline: {
      'H-1B': [
        'The companies that registered or filed',
        'The offer of each, with its duties',
        'The relation of the companies, if any',
        'The reason for the employer chosen',
      ],
    },
    weak: 'Several companies registered the same person, and the applicant has met none of them. They turn out to share an owner.',
    strong:
      'Each company made its own offer after its own talks. The applicant says which job was chosen, and what became of the others.',
    example: {
      who: 'A graduate with two offers',
      text: 'Yes, two companies registered me after two different talks. I took this job, and the other company knows it.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Are those companies connected?',
          unless: 'The relation of the companies, if any',
        },
        { question: 'Why this employer?', unless: 'The reason for the employer chosen' },
        { question: 'Who suggested several registrations?' },
      ],
    },
    redFlags: [
      'Companies worked together to raise the chance of selection.',
      'A registration was made without a real offer.',
    ],
    documents: ['petition-number', 'petition-copies'],
    facts: ['HB2', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-who-paid-costs',
    title: 'Who paid the lawyer and the fees of the petition?',
    classes: ['H-1B'],
    theme: 'Petition',
    assesses: { 'H-1B': 'Whether the employer carried the costs that an employer has to carry.' },
    outline: {
      'H-1B': [
        'The payer of the registration and the petition',
        'The payer of the lawyer',
        'Costs of the worker, with the reason',
        'Any deduction from pay',
      ],
    },
    weak: 'The worker paid a consultant in cash for the whole package. The answer calls that usual and has no receipt.',
    strong:
      'The employer paid, and the answer says how that is known. What the worker paid alone, such as the visa fee, is kept apart.',
    example: {
      who: 'A worker',
      text: 'My employer paid the lawyer and the fees. I paid only for the visa and my photos.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Did you pay anything yourself?',
          unless: 'Costs of the worker, with the reason',
        },
        { question: 'Will it be taken from your salary?', unless: 'Any deduction from pay' },
        { question: 'What must you pay if you leave early?' },
      ],
    },
    redFlags: [
      'Money went back from the worker to the employer.',
      'A recruiter was paid for the petition.',
    ],
    documents: ['support-letter', 'petition-copies'],
    reported: { accounts: 0, accountsRead: 3, lists: 1, listsRead: 5 },
    facts: ['HB11', 'T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-new-payment',
    title: 'Did the new payment apply to your petition?',
    classes: ['H-1B'],
    theme: 'Petition',
    assesses: {
      'H-1B': 'Whether the kind of petition is known, should the blocked payment return.',
    },
    outline: {
      'H-1B': [
        'The day and kind of the petition: new, change or extension',
        'The place of the worker at that time',
        "The employer's word on any payment",
        'The rulings, as the lawyer of the employer reads them',
      ],
    },
    weak: 'Headlines are repeated, and the kind of petition is unknown. The answer argues about the rule instead of the case.',
    strong:
      'The kind and day of the petition come first. For the payment itself the answer points to the employer, who alone could owe it.',
    example: {
      who: 'A worker with a change of status',
      text: 'My petition was a change of status from F-1, and my employer handles the fees. Please ask the company about that payment.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Where were you when it was filed?',
          unless: 'The place of the worker at that time',
        },
        {
          question: 'What did your employer tell you about it?',
          unless: "The employer's word on any payment",
        },
        { question: 'Did anybody ask you to share such a cost?' },
      ],
    },
    redFlags: [
      'The worker was asked to lend or return the amount.',
      'The place of the worker was given wrongly at the filing.',
    ],
    documents: ['i-797', 'petition-copies'],
    facts: ['HB4', 'HB10'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-fixed-pay',
    title: 'Is there a bonus, or is all of it salary?',
    classes: ['H-1B'],
    theme: 'Pay',
    assesses: { 'H-1B': 'Whether the wage in the petition is truly paid, whatever the results.' },
    outline: {
      'H-1B': [
        'The fixed salary for the year',
        'Bonus or shares, kept apart',
        'The day and way of payment',
        'Deductions from each slip',
      ],
    },
    weak: 'A large total is named that includes shares, housing and hopes. The fixed part falls below the petition.',
    strong:
      'The fixed salary comes first and equals the petition. Extras are named as extras, with what they depend on.',
    example: {
      who: 'A salesperson of software',
      text: 'Most of it is fixed, and that is the figure in the petition. The bonus comes on top, when we sell more.',
    },
    followUps: {
      'H-1B': [
        { question: 'What is taken off each month?', unless: 'Deductions from each slip' },
        { question: 'What does the bonus depend on?' },
        { question: 'When will the first pay arrive?', unless: 'The day and way of payment' },
      ],
    },
    redFlags: [
      'The contract names a lower salary than the petition.',
      'Part of the pay arrives in another country, and no paper shows it.',
    ],
    documents: ['support-letter', 'petition-copies'],
    facts: ['T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-time-without-work',
    title: 'Were you ever without work or pay on H-1B?',
    classes: ['H-1B'],
    theme: 'Earlier stays',
    assesses: {
      'H-1B': 'Whether the earlier stay kept to its terms, which can matter under the law.',
    },
    outline: {
      'H-1B': [
        'The employers, with first and last day',
        'Each gap, as it was',
        'Filings or departures in that time',
        'Pay slips and tax papers of the time',
      ],
    },
    followUps: {
      'H-1B': [
        { question: 'What did you do in that time?', unless: 'Each gap, as it was' },
        {
          question: 'Was anything filed for you then?',
          unless: 'Filings or departures in that time',
        },
        { question: 'Did the employer owe you pay?' },
      ],
    },
    redFlags: [],
    documents: ['i-797', 'petition-copies'],
    reported: { accounts: 0, accountsRead: 3, lists: 1, listsRead: 5 },
    facts: ['T4', 'D11'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-degree-other-name',
    title: 'Your degree has another name than this job. How does it fit?',
    classes: ['H-1B'],
    theme: 'Degree',
    assesses: { 'H-1B': 'Whether the field of study is related to the work, course by course.' },
    outline: {
      'H-1B': [
        'The name of the degree and its main subjects',
        'The courses that the post draws on',
        'Training or work that filled gaps',
        'The explanation given in the petition',
      ],
    },
    weak: 'Any degree in science is said to be enough. The link rests on a short course taken after the offer.',
    strong:
      'Courses and duties are laid side by side, by name. A gap is admitted, together with the work that closed it.',
    example: {
      who: 'A mathematician who programs',
      text: 'My degree is in mathematics. The job is to find the best route for trucks, and that is the subject of three of my courses.',
    },
    followUps: {
      'H-1B': [
        { question: 'Which courses count here?', unless: 'The courses that the post draws on' },
        {
          question: 'How does the petition explain it?',
          unless: 'The explanation given in the petition',
        },
        { question: 'What do your colleagues hold degrees in?' },
      ],
    },
    redFlags: [
      'The transcript shows none of the subjects of the post.',
      'The expert opinion in the petition describes another course of study.',
    ],
    documents: ['degree', 'petition-copies'],
    facts: ['T4', 'V8'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'h-degree-abroad',
    title: 'Was your foreign degree evaluated?',
    classes: ['H-1B'],
    theme: 'Degree',
    assesses: { 'H-1B': 'Whether the degree is genuine and reaches the level that was claimed.' },
    outline: {
      'H-1B': [
        'The school, the years and the form of study',
        'The office that compared the degree',
        'The result, in its words',
        'Work experience that was counted, if any',
      ],
    },
    weak: 'The school is hard to find, or the years of study overlap with a full-time job abroad. Who compared the degree is not known.',
    strong:
      'School, years and form of study match the certificate. The answer knows what the comparison says and whether experience was added.',
    example: {
      who: 'A graduate from abroad',
      text: "A service compared it, and it equals a bachelor's degree. I studied for four years, and the certificate is here.",
    },
    followUps: {
      'H-1B': [
        {
          question: 'Did you attend in person?',
          unless: 'The school, the years and the form of study',
        },
        {
          question: 'Was work experience counted as study?',
          unless: 'Work experience that was counted, if any',
        },
        { question: 'Whom can we ask at your university?' },
      ],
    },
    redFlags: [
      'The certificate and the transcript carry different dates.',
      'The letters about experience come from a firm that no longer exists.',
    ],
    documents: ['degree', 'petition-copies'],
    facts: ['V8', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-solved-problem',
    title: 'What problem did you solve at work recently?',
    classes: ['H-1B'],
    theme: 'Job and duties',
    assesses: { 'H-1B': 'Whether the skill in the petition is there when someone asks about it.' },
    outline: {
      'H-1B': [
        'The problem, and who felt it',
        'The cause, once it was found',
        'The solution, and who did which part',
        'The effect afterwards',
      ],
    },
    weak: 'Special words pile up, and what the applicant did stays hidden behind the team. A simple why ends the answer.',
    strong:
      'A small, true problem is told so that a layman follows. What others contributed is credited to them.',
    example: {
      who: 'A network engineer',
      text: 'Our video calls broke each morning. I saw that a backup ran at the same time, and we moved it. A colleague found the log.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which part of that was yours?',
          unless: 'The solution, and who did which part',
        },
        { question: 'How did you know that it worked?', unless: 'The effect afterwards' },
        { question: 'What would you do differently today?' },
      ],
    },
    redFlags: [
      'The tools named in the petition are unknown to the applicant.',
      'The example comes from a textbook.',
    ],
    documents: ['degree', 'support-letter'],
    facts: ['T4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'h-colleague-degree',
    title: 'Does anyone without a degree do the same work there?',
    classes: ['H-1B'],
    theme: 'Degree',
    assesses: { 'H-1B': "Whether the employer's own practice treats the post as a specialty." },
    outline: {
      'H-1B': [
        'The people in the same post, by role',
        'Their fields of study, as far as known',
        'The helpers who do simpler parts',
        'The line between both kinds of work',
      ],
    },
    weak: 'Everybody does a bit of everything, degree or not. The applicant has never asked what the colleagues studied.',
    strong:
      'The team is described as it is, with those who assist and those who design. Where a colleague is an exception, the reason is given.',
    example: {
      who: 'A designer of bridges',
      text: 'No, all who calculate have the degree. Two colleagues without it make the drawings.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'What did the person before you study?',
          unless: 'Their fields of study, as far as known',
        },
        {
          question: 'What do you do that an assistant may not?',
          unless: 'The line between both kinds of work',
        },
        { question: 'Does the advert for the post ask for a field?' },
      ],
    },
    redFlags: [
      'A colleague with the same duties learned them on the job.',
      'The title was raised for the petition, and the work stayed the same.',
    ],
    documents: ['support-letter', 'petition-copies'],
    facts: ['T4', 'L4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-before-petition',
    title: 'What did you do in the United States before this petition?',
    classes: ['H-1B'],
    theme: 'Earlier stays',
    assesses: { 'H-1B': 'Whether study, training and work so far form one honest record.' },
    outline: {
      'H-1B': [
        'Each stay, with its class and its months',
        'The school or employer of each',
        'The change from one to the next',
        'The papers that show it',
      ],
    },
    weak: 'Years are told in one sentence, and some months belong to nobody. A second school appears that the form does not show.',
    strong:
      'Stays come in order, each with class, place and paper. The months add up without help.',
    example: {
      who: 'A former student',
      text: 'I came on F-1 and studied for two years. Then I had practical training at one company. After that this petition came.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Which school did you attend, and until when?',
          unless: 'The school or employer of each',
        },
        {
          question: 'How did you pass from one status to the next?',
          unless: 'The change from one to the next',
        },
        { question: 'Have you been outside the country in that time?' },
      ],
    },
    redFlags: [
      'A school on the record is known for classes that never met.',
      'The résumé fills months that the form leaves open.',
    ],
    documents: ['passport', 'degree', 'i-797'],
    facts: ['T4', 'FO2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-practical-training',
    title: 'Where did you work after graduation?',
    classes: ['H-1B'],
    theme: 'Earlier stays',
    assesses: { 'H-1B': 'Whether practical training as a student was real work in the field.' },
    outline: {
      'H-1B': [
        'The employer, with its product',
        'The months, beside those on record',
        'The tasks, and their link to the degree',
        'The supervisor and the place',
      ],
    },
    weak: 'A company is named that has no product and no office. The applicant was paid late or never, and calls the work remote.',
    strong:
      'Employer, place and tasks are told like any other job. Someone who supervised the work is named by role.',
    example: {
      who: 'A former trainee',
      text: 'I trained at a small company in Denver, as a data assistant. A senior analyst looked at my work each week.',
    },
    followUps: {
      'H-1B': [
        { question: 'Who supervised you there?', unless: 'The supervisor and the place' },
        {
          question: 'How was that work linked to your degree?',
          unless: 'The tasks, and their link to the degree',
        },
        { question: 'How were you paid?' },
      ],
    },
    redFlags: [
      'The employer existed only on paper.',
      'The profile names another employer for the same months.',
    ],
    documents: ['degree', 'confirmation-page'],
    reported: { accounts: 1, accountsRead: 3, lists: 0, listsRead: 5 },
    facts: ['T4', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-left-for-this',
    title: 'Why did you leave your last employer for this one?',
    classes: ['H-1B'],
    theme: 'Employer',
    assesses: { 'H-1B': 'Whether the change has a reason in the work, and the dates are clean.' },
    outline: {
      'H-1B': [
        'The last post, with its end',
        'The reason for leaving',
        'The gain in the new post',
        'The order of petition, notice and first day',
      ],
    },
    weak: 'The old employer is blamed at length, or pay is the only reason given. Each paper gives another end for the old job.',
    strong:
      'A calm reason is given that concerns the work. Notice, petition and first day follow each other without a gap.',
    example: {
      who: 'A developer',
      text: 'The old job was only support. Here I build new things. I gave notice, and there was no gap.',
    },
    followUps: {
      'H-1B': [
        { question: 'When was your last day there?', unless: 'The last post, with its end' },
        { question: 'What is new in this post?', unless: 'The gain in the new post' },
        { question: 'Would your last employer confirm that?' },
      ],
    },
    redFlags: [
      'Employers changed each year, and each time shortly after the petition.',
      'Work began before a petition covered it.',
    ],
    documents: ['support-letter', 'i-797'],
    facts: ['T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'h-green-card',
    title: 'Has your employer started a green card for you?',
    classes: ['H-1B'],
    theme: 'Plans',
    assesses: {
      'H-1B': 'Whether a filing is told openly; the law does not hold it against this class.',
    },
    outline: {
      'H-1B': [
        'The step taken, or none',
        'The month of it',
        'The employer or relative behind it',
        'The entry on the form',
      ],
    },
    weak: 'Out of fear a filing is kept silent that the form or the record shows. The answer swears to return, which nobody asked.',
    strong:
      'One plain sentence says what was filed, by whom and when. Then the answer goes back to the job.',
    example: {
      who: 'A worker whose employer has filed',
      text: 'My employer filed the first step last year. I am here for the visa for the same job.',
    },
    followUps: {
      'H-1B': [
        { question: 'Who filed it?', unless: 'The employer or relative behind it' },
        { question: 'Is it for this same post?' },
        { question: 'What does your form say about it?', unless: 'The entry on the form' },
      ],
    },
    redFlags: [
      'The form leaves out a petition that is on record.',
      'The post in that case is a different one at another company.',
    ],
    documents: ['confirmation-page', 'petition-copies'],
    facts: ['L2', 'V9', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'h-family-plans',
    title: 'What will your family do while you are at work?',
    classes: ['H-1B'],
    theme: 'Plans',
    assesses: { 'H-1B': 'Whether the family lives on the salary and keeps to its own status.' },
    outline: {
      'H-1B': [
        'The members who come, and when',
        'School or daily life for each',
        'Work of the partner, only with permission',
        'The salary beside the cost of the household',
      ],
    },
    weak: 'The partner already has a job in view, permitted or not. Cost of rent and school was never set against the pay.',
    strong:
      'Who comes and who stays is settled and fits the forms. Work of the partner is tied to the permission that it needs.',
    example: {
      who: 'A married engineer',
      text: 'My wife comes with me and will not work at first. Our son goes to school there.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Does your partner plan to work there?',
          unless: 'Work of the partner, only with permission',
        },
        { question: 'When were you married, and where?' },
        {
          question: 'Is your salary enough for all of you?',
          unless: 'The salary beside the cost of the household',
        },
      ],
    },
    redFlags: [
      'Somebody has hired the partner before any permission.',
      'Forms of the family give different plans.',
    ],
    documents: ['passport', 'support-letter'],
    facts: ['S5', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'h-side-business',
    title: 'I see you have your own business. What is it?',
    classes: ['H-1B'],
    theme: 'Online presence',
    assesses: { 'H-1B': 'Whether work beside the petition was or will be done.' },
    outline: {
      'H-1B': [
        'The business or project, as shown online',
        'The role of the applicant and the time spent',
        'Money earned, and in which country',
        'The plan for it during the H-1B job',
      ],
    },
    weak: 'The page is called a joke or the page of a friend, although it takes orders. Income from it appears in no form.',
    strong:
      'What the page shows is what the answer says: hobby, dormant firm or real trade. It is clear what happens to it during the job.',
    example: {
      who: 'A photographer in free time',
      text: 'It is a hobby. I sold some pictures here two years ago. There I will not sell anything.',
    },
    followUps: {
      'H-1B': [
        { question: 'Has it earned money?', unless: 'Money earned, and in which country' },
        {
          question: 'Who will run it while you are there?',
          unless: 'The plan for it during the H-1B job',
        },
        { question: 'Is it named on your form?' },
      ],
    },
    redFlags: [
      'The page offers services in the United States.',
      'It vanished between the form and the interview.',
    ],
    documents: ['confirmation-page'],
    facts: ['S5', 'S9', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'h-years-used',
    title: 'How long have you been on H-1B?',
    classes: ['H-1B'],
    theme: 'Earlier stays',
    assesses: { 'H-1B': 'Whether the time asked for fits the time already spent in the class.' },
    outline: {
      'H-1B': [
        'The first day in the class',
        'Time spent abroad in between',
        'The end date on the newest approval',
        'The ground for more time, if it is asked',
      ],
    },
    weak: 'Years are rounded, and trips abroad are forgotten. That an extension has a ground of its own comes as news.',
    strong:
      'First day, trips and end date are at hand, as in the approvals. If more time was given, the answer knows on which ground.',
    example: {
      who: 'A worker in the fourth year',
      text: 'Almost four years, without the weeks that I was at home. All approvals are in this folder.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'How long were you abroad in that time?',
          unless: 'Time spent abroad in between',
        },
        {
          question: 'Why was more time given to you?',
          unless: 'The ground for more time, if it is asked',
        },
        { question: 'Have you held L status as well?' },
      ],
    },
    redFlags: [
      'The approval notices leave a gap that nobody explains.',
      'The dates on the form stop before the true end of the stay.',
    ],
    documents: ['i-797', 'passport'],
    facts: ['T4', 'FO2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'h-still-open',
    title: 'The petition is old. Is the job still open to you?',
    classes: ['H-1B'],
    theme: 'Petition',
    assesses: { 'H-1B': 'Whether the offer still stands as it was when it was approved.' },
    outline: {
      'H-1B': [
        'The last message from the employer, with its day',
        'The post, pay and place today',
        'The cause of the wait',
        'The first day at work, as agreed',
      ],
    },
    weak: 'Nobody has spoken with the employer for months. The project has gone, and some other task will surely be found.',
    strong:
      'A recent letter or message confirms post, pay and place. The cause of the delay is simple and can be checked.',
    example: {
      who: 'A worker with an old petition',
      text: 'Yes. They wrote to me last week that the job, the pay and the place are the same. Here is the message.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'When did you last hear from them?',
          unless: 'The last message from the employer, with its day',
        },
        { question: 'Who does the work in the meantime?' },
        { question: 'When do they expect you?', unless: 'The first day at work, as agreed' },
      ],
    },
    redFlags: [
      'The support letter is as old as the petition.',
      'The duties have changed, and no new petition covers them.',
    ],
    documents: ['support-letter', 'i-797'],
    facts: ['L4', 'S6', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'h-whose-post',
    title: 'Is this a new position?',
    classes: ['H-1B'],
    theme: 'Job and duties',
    assesses: { 'H-1B': 'Whether the need for the post is real, and how it arose.' },
    outline: {
      'H-1B': [
        'The origin of the post: growth, project or departure',
        'The person before, by role, if any',
        'The handover, past or planned',
        'The need that would stay unmet',
      ],
    },
    weak: 'The applicant knows nothing of how the post arose. Or a whole team is leaving and has to train those who follow.',
    strong:
      'The origin is told as the employer told it, with a reason that business people would accept. The limits of that knowledge are admitted.',
    example: {
      who: 'A quality engineer',
      text: 'It is a new post, because they opened a second line. My manager told me so.',
    },
    followUps: {
      'H-1B': [
        {
          question: 'Who did this work before?',
          unless: 'The person before, by role, if any',
        },
        { question: 'Did that person leave by choice?' },
        {
          question: 'What happens if the post stays empty?',
          unless: 'The need that would stay unmet',
        },
      ],
    },
    redFlags: [
      'The new worker is to be trained by the one who must go.',
      'The employer cannot say why it needs one more person.',
    ],
    documents: ['support-letter'],
    facts: ['HB6', 'T4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
