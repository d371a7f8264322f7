import type { BankQuestion } from './bank-question.ts'

export const exchangeVisitorsAreAsked: readonly BankQuestion[] = [
  {
    id: 'j-main-task',
    title: 'What will you do in this program?',
    classes: ['J-1'],
    theme: 'Training plan',
    assesses: { 'J-1': 'Whether the visitor can picture the days there, task by task.' },
    outline: {
      'J-1': [
        'The main task, in plain words',
        'Its share of the week, roughly',
        'The skill that it teaches',
        'The person who checks the result',
      ],
    },
    weak: 'The name of the department is given, and nothing that is done there. Pressed for a task, the answer lists whatever a colleague may need.',
    strong:
      'One task is described so that a stranger could picture it, with the skill behind it. It is a task that the papers of the program name too.',
    example: {
      who: 'A hotel trainee',
      text: 'I will work at the front desk and in reservations. I learn their booking system, and I help with groups.',
    },
    followUps: {
      'J-1': [
        { question: 'What does that task teach you?', unless: 'The skill that it teaches' },
        { question: 'Who looks at your work?', unless: 'The person who checks the result' },
        { question: 'What does a normal day look like?' },
      ],
    },
    redFlags: [
      'The main task is not in the papers of the program.',
      'Most of the week is unskilled help in a program called training.',
    ],
    documents: ['ds-2019', 'ds-7002'],
    reported: { accounts: 2, accountsRead: 4, lists: 3, listsRead: 6 },
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-plan-author',
    title: 'Tell me about your training plan. Who wrote it?',
    classes: ['J-1'],
    theme: 'Training plan',
    assesses: { 'J-1': 'Whether host and trainee agreed on a plan that is meant to be followed.' },
    outline: {
      'J-1': [
        'The author of the draft: host, sponsor or agency',
        'The share of the trainee in it',
        'The goals, phase by phase',
        'The point that was changed, and the reason',
      ],
    },
    weak: 'The plan arrived ready to sign and was signed unread. Its goals sound new to the trainee when the officer reads them out.',
    strong:
      'The author is named plainly, even where it was the host alone. The trainee knows the phases and can say what was asked or changed before signing.',
    example: {
      who: 'A trainee architect',
      text: 'My supervisor there wrote it, and the sponsor checked it. I asked for one more month in the model workshop.',
    },
    followUps: {
      'J-1': [
        { question: 'What did you add to it yourself?', unless: 'The share of the trainee in it' },
        { question: 'Which goal comes first?', unless: 'The goals, phase by phase' },
        { question: 'Who signed it for the host?' },
      ],
    },
    redFlags: [
      'The trainee cannot name a single goal of the plan.',
      'The same plan, word for word, serves trainees with other backgrounds.',
      'The host denies having seen the plan.',
    ],
    documents: ['ds-7002'],
    facts: ['V5', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-plan-last-month',
    title: 'How will your work change during the program?',
    classes: ['J-1'],
    theme: 'Training plan',
    assesses: { 'J-1': 'Whether the program moves forward, or repeats one job until it ends.' },
    outline: {
      'J-1': [
        'The start: what is shown and explained',
        'The middle: what is done with help',
        'The end: what is done alone',
        'The check between the phases',
      ],
    },
    weak: 'Every month is the same, with more speed at best. The phases of the plan are not known, or they carry different names and equal content.',
    strong:
      'Each phase adds something, and the answer says what. The last one needs what the first one taught, and somebody judges in between.',
    example: {
      who: 'A marketing trainee',
      text: 'At the end I plan one small campaign alone. In the first month I only watch and take notes.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What will you do without help by then?',
          unless: 'The end: what is done alone',
        },
        { question: 'Who decides that you may move on?', unless: 'The check between the phases' },
        { question: 'What happens if a phase takes longer?' },
      ],
    },
    redFlags: [
      'The length of the program is far beyond what the tasks need.',
      'The phases on the form and in the answer have another order.',
    ],
    documents: ['ds-7002', 'ds-2019'],
    facts: ['V5', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-supervisor',
    title: 'Who will teach you, and how often will you meet?',
    classes: ['J-1'],
    theme: 'Training plan',
    assesses: { 'J-1': 'Whether a qualified person is really there to teach.' },
    outline: {
      'J-1': [
        'The supervisor, with name and post',
        'The field in which that person is trained',
        'The meetings: how often, and on what',
        'The contact before arrival',
      ],
    },
    weak: 'Nobody is named, or the owner of the firm is, who works in another city. The trainee expects to learn by watching.',
    strong:
      'A person with a post is named, along with what that person knows. Meetings have a rhythm, and at least one call has taken place already.',
    example: {
      who: 'A trainee in a vineyard',
      text: 'The head of the cellar teaches me. He has made wine for twenty years. We meet each Friday to talk about my work.',
    },
    followUps: {
      'J-1': [
        { question: 'Have you spoken with this person?', unless: 'The contact before arrival' },
        {
          question: 'What does your supervisor know that you do not?',
          unless: 'The field in which that person is trained',
        },
        { question: 'How many trainees does this person look after?' },
      ],
    },
    redFlags: [
      'The supervisor on the plan has left the host.',
      'The supervisor has less training in the field than the trainee.',
    ],
    documents: ['ds-7002', 'sponsor'],
    facts: ['V5', 'T2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'j-not-a-job',
    title: 'What makes this training and not simply a job?',
    classes: ['J-1'],
    theme: 'Training plan',
    assesses: { 'J-1': 'Whether the host teaches a trainee, or fills a gap in its staff.' },
    outline: {
      'J-1': [
        'The skill to be learned, and its absence today',
        'The teaching: person, method and time',
        'The difference from the staff at the next desk',
        'The judgement at the end',
      ],
    },
    weak: 'The answer speaks of the season, the shifts and the need for hands. Learning is added at the end, as a thing that happens by itself.',
    strong:
      'Real work is admitted, and the teaching around it is shown: who explains, what rotates, how progress is judged. The staff would run the place without the trainee.',
    example: {
      who: 'An intern in a hospital office',
      text: 'I move between three departments, and in each somebody explains the work. They have their own staff for it. I write a report at the end.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What does the staff beside you do differently?',
          unless: 'The difference from the staff at the next desk',
        },
        { question: 'How is your progress judged?', unless: 'The judgement at the end' },
        { question: 'Whose work was this before you came?' },
      ],
    },
    redFlags: [
      'The trainee replaces somebody who has just left.',
      'The host found the trainee through an advertisement for staff.',
      'The plan teaches a skill that the trainee had years ago.',
    ],
    documents: ['ds-7002'],
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'j-skill-already-held',
    title: 'You do this job already. Why do you need this training?',
    classes: ['J-1'],
    theme: 'Training plan',
    assesses: { 'J-1': 'Whether an experienced person still gains something that can be named.' },
    outline: {
      'J-1': [
        'The experience so far, at its true level',
        'The method or tool missing at home',
        'The part of the plan that teaches it',
        'The work at home that waits for it',
      ],
    },
    weak: 'Years of experience are praised, and the plan starts with the basics. The only gain named is a line on the résumé.',
    strong:
      'The line between known and new is drawn sharply. One method is missing at home, the plan gives it a phase, and somebody at home needs it.',
    example: {
      who: 'A pastry cook',
      text: 'I make bread and cakes here. I have never worked with chocolate, and that is what the plan is about.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Which method does nobody use at home?',
          unless: 'The method or tool missing at home',
        },
        { question: 'Why does the plan begin with what you know?' },
        { question: 'Could a course at home teach it?' },
      ],
    },
    redFlags: [
      'Experience was made smaller on the form, so that the plan looks useful.',
      'The trainee is called an expert in one paper and a beginner in another.',
    ],
    documents: ['ds-7002', 'confirmation-page'],
    facts: ['T2', 'V5', 'D1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'j-category',
    title: 'Which category is on your DS-2019?',
    classes: ['J-1'],
    theme: 'Sponsor and category',
    assesses: { 'J-1': 'Whether the visitor knows the kind of program, and fits into it.' },
    outline: {
      'J-1': [
        'The category, as the DS-2019 prints it',
        'The reason why it fits: study, training, research or season',
        'The first and last day of the program',
        'The sponsor that issued the form',
      ],
    },
    weak: 'Intern, trainee and student are mixed up within one answer. The visitor calls the trip a work visa and has not read the form.',
    strong:
      'The category comes in one word, with the fact about the visitor that fits it. Dates are those of the form, without looking.',
    example: {
      who: 'A summer student',
      text: 'Summer work travel. I am a student, and I work only in my holidays.',
    },
    followUps: {
      'J-1': [
        { question: 'Who issued this form?', unless: 'The sponsor that issued the form' },
        {
          question: 'Why are you not in another category?',
          unless: 'The reason why it fits: study, training, research or season',
        },
        { question: 'Who chose the category for you?' },
      ],
    },
    redFlags: [
      'The category and the described work do not belong together.',
      'The form and the answer give different dates.',
    ],
    documents: ['ds-2019'],
    facts: ['V5', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-sponsor-or-host',
    title: 'Who is your sponsor, and who is your host?',
    classes: ['J-1'],
    theme: 'Sponsor and category',
    assesses: {
      'J-1': 'Whether the visitor knows who is responsible for the program, and whom to call.',
    },
    outline: {
      'J-1': [
        'The sponsor: the body on the DS-2019',
        'The host: the place of the daily work',
        'The duty of each toward the visitor',
        'The contact for trouble, day or night',
      ],
    },
    weak: 'The boss, the agency and the sponsor are taken for one. Asked whom to call in trouble, the visitor names a friend.',
    strong:
      'Sponsor and host are kept apart, and each gets its task. Where a university is both, the answer says so.',
    example: {
      who: 'An intern',
      text: 'The sponsor is the organisation on my DS-2019. The host is the hotel where I work each day.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Whom do you call if the host treats you badly?',
          unless: 'The contact for trouble, day or night',
        },
        {
          question: 'What does the sponsor do once you are there?',
          unless: 'The duty of each toward the visitor',
        },
        { question: 'Has the sponsor spoken with you directly?' },
      ],
    },
    redFlags: [
      'The sponsor named is not the one on the DS-2019.',
      'The visitor was told to contact nobody but the agency.',
    ],
    documents: ['ds-2019', 'sponsor'],
    reported: { accounts: 0, accountsRead: 4, lists: 2, listsRead: 6 },
    facts: ['V5', 'T2', 'NW8'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-agency',
    title: 'What did the agency do for you, and what did it cost?',
    classes: ['J-1'],
    theme: 'Sponsor and category',
    assesses: {
      'J-1': 'Whether the visitor understands what was bought, and owes nothing that binds.',
    },
    outline: {
      'J-1': [
        'The agency, and the way to it',
        'The services: search, papers, flights or housing',
        'The price, and who paid it',
        'The sums still owed, if any',
      ],
    },
    weak: 'The price is said to be unknown, or a large debt must be worked off after arrival. The agency wrote the answers on the form.',
    strong:
      'Services and price are named like any purchase, with a receipt at hand. Debts are told openly, and the pay on the papers is not what settles them.',
    example: {
      who: 'A summer worker',
      text: 'They helped with the papers and the job talk. I paid one fee and have the receipt. I have no debt.',
    },
    followUps: {
      'J-1': [
        { question: 'Do you still owe the agency money?', unless: 'The sums still owed, if any' },
        { question: 'How did you find this agency?', unless: 'The agency, and the way to it' },
        { question: 'What were you told to say here?' },
      ],
    },
    redFlags: [
      'The debt is larger than the pay of the whole program.',
      'The agency keeps the passport or other papers.',
      'The agency promised a longer stay or other work later.',
    ],
    documents: ['sponsor', 'confirmation-page'],
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-earlier-program',
    title: 'You were on a J-1 before. Why again?',
    classes: ['J-1'],
    theme: 'Sponsor and category',
    assesses: { 'J-1': 'Whether a new program has a new aim, and the earlier one was completed.' },
    outline: {
      'J-1': [
        'The earlier program: category, sponsor and time',
        'Its end, and the return home',
        'The use made of it at home since then',
        'The new aim, and why the first did not cover it',
      ],
    },
    weak: 'The new program repeats the old one with another host. Little happened at home between the two, and the time there was spent waiting.',
    strong:
      'The first program was completed, and something at home came of it. That work raised the need which the new program answers.',
    example: {
      who: 'A second-time visitor',
      text: 'Yes, I was a camp counselor two years ago. I came back and finished my course. Now I go as an intern in my subject.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What came of the first program at home?',
          unless: 'The use made of it at home since then',
        },
        {
          question: 'Did you complete it on time?',
          unless: 'Its end, and the return home',
        },
        { question: 'Did the two-year rule bind you then?' },
      ],
    },
    redFlags: [
      'The form leaves out the earlier program.',
      'The visitor did other work than the first plan said.',
      'Programs follow each other with hardly any time at home.',
    ],
    documents: ['ds-2019', 'passport', 'home-rule'],
    reported: { accounts: 0, accountsRead: 4, lists: 2, listsRead: 6 },
    facts: ['T2', 'L6', 'FO2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-host-found-out',
    title: 'How did you find this host?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: { 'J-1': 'Whether the host is a real place that the visitor has looked at.' },
    outline: {
      'J-1': [
        'The business or field of the host',
        'Its size and its town',
        'The source of this knowledge',
        'The talk with the host before the offer',
      ],
    },
    weak: 'All that is known comes from the letter of the agency. The visitor has never seen the address, a picture or a person of the host.',
    strong:
      'A few facts are known without notes, and the answer says where they came from. A conversation with the host is part of it.',
    example: {
      who: 'A trainee in a small firm',
      text: 'I found them on the list of my sponsor. I read their site and spoke with a trainee who was there last year.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Who interviewed you for this place?',
          unless: 'The talk with the host before the offer',
        },
        { question: 'How many people work there?', unless: 'Its size and its town' },
        { question: 'Which former visitor of this host have you asked?' },
      ],
    },
    redFlags: [
      'Nobody answers at the address on the DS-2019.',
      'The visitor names another town than the papers do.',
    ],
    documents: ['sponsor', 'ds-2019'],
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-host-relative',
    title: 'Is anyone at the host your relative or friend?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: { 'J-1': 'Whether the place was given for the program, or as a favour to stay.' },
    outline: {
      'J-1': [
        'The relation, if there is one',
        'The part of that person in the offer',
        'The supervisor, where it is somebody else',
        'The knowledge of the sponsor about it',
      ],
    },
    weak: 'The owner turns out to be an uncle, after the answer had spoken of a company found online. The plan was written within the family.',
    strong:
      'A relation is named at once, and the sponsor knows of it. Somebody outside the family teaches and judges the work.',
    example: {
      who: 'A trainee with a cousin at the host',
      text: 'My cousin works there, in another department. The sponsor knows about it. He does not teach me.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Does your sponsor know this?',
          unless: 'The knowledge of the sponsor about it',
        },
        {
          question: 'Who will supervise you?',
          unless: 'The supervisor, where it is somebody else',
        },
        { question: 'Will you live with that person?' },
      ],
    },
    redFlags: [
      'The relation is denied, and names or profiles show it.',
      'A relative both hosts the visitor and pays outside the papers.',
    ],
    documents: ['sponsor', 'ds-7002'],
    facts: ['T2', 'V5', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-research-question',
    title: 'What is your research about?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: {
      'J-1': 'Whether a scholar can explain the project, its partners and the use of its results.',
    },
    outline: {
      'J-1': [
        'The open question, without technical words',
        'The method or device that the host has',
        'The people and funders in the project',
        'The use of the results, at home and elsewhere',
      ],
    },
    weak: 'Technical words follow each other until the officer stops asking. Partners and funders are left vague, or the field changes with each question.',
    strong:
      'The question fits into one sentence that a neighbour would understand. Partners, funders and possible uses are named without being asked twice.',
    example: {
      who: 'A researcher in farming',
      text: 'We want to know why some rice lives in salt water. I bring our plants, and they have the machine to read them.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Who funds the project?',
          unless: 'The people and funders in the project',
        },
        {
          question: 'Why can this not be done at home?',
          unless: 'The method or device that the host has',
        },
        { question: 'Who at home will receive your data?' },
      ],
    },
    redFlags: [
      'The project in the invitation has another topic than the answer.',
      'The résumé leaves out an institute where the scholar worked.',
    ],
    documents: ['ds-2019', 'sponsor'],
    reported: { accounts: 2, accountsRead: 4, lists: 0, listsRead: 6 },
    facts: ['T2', 'V5', 'FO2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'j-patients',
    title: 'Will you treat patients, or only observe?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: {
      'J-1': 'Whether a doctor or nurse knows what the program covers, and what follows from it.',
    },
    outline: {
      'J-1': [
        'The role: training with patients, research or watching',
        'The words of the sponsor on it',
        'The place and department',
        'The effect on the two-year rule',
        'The post at home afterwards',
      ],
    },
    weak: 'The doctor hopes to begin by watching and to treat patients later. The sponsor was never asked, and the two-year rule comes as a surprise.',
    strong:
      'The role is the one on the papers, with its limit. Where it is graduate medical training, the doctor knows that the rule binds and has a plan for home.',
    example: {
      who: 'A young doctor',
      text: 'I only observe. I stand beside the doctor and ask questions. I do not treat anybody.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What do your papers allow you to do on the ward?',
          unless: 'The words of the sponsor on it',
        },
        {
          question: 'Does the two-year rule follow from this?',
          unless: 'The effect on the two-year rule',
        },
        { question: 'Which hospital at home expects you?', unless: 'The post at home afterwards' },
      ],
    },
    redFlags: [
      'The letter of the host and the DS-2019 describe two different roles.',
      'The plan at home needs a licence that this program cannot give.',
    ],
    documents: ['ds-2019', 'sponsor', 'home-rule'],
    facts: ['L6', 'T2', 'V5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'j-au-pair-family',
    title: 'What do you know about the children you will look after?',
    classes: ['J-1'],
    theme: 'Host and place',
    assesses: {
      'J-1': 'Whether an au pair knows the family, and what each side expects of the other.',
    },
    outline: {
      'J-1': [
        'The children: ages and habits',
        'The experience with children of that age',
        'The duties and hours agreed on',
        'The calls with the family so far',
      ],
    },
    weak: 'The number of children is a guess, and a normal day with them is unknown. The au pair has never cared for a child.',
    strong:
      'Names and habits of the children are known from calls with the parents. One example shows experience with that age, and limits are admitted.',
    example: {
      who: 'An au pair',
      text: 'There is a boy of four and a girl of seven. He loves trains. I spoke with them three times, and I looked after my little cousins for years.',
    },
    followUps: {
      'J-1': [
        {
          question: 'When did you last look after a child so young?',
          unless: 'The experience with children of that age',
        },
        {
          question: 'How often have you spoken with the parents?',
          unless: 'The calls with the family so far',
        },
        { question: 'What will you do if you and the family do not get on?' },
      ],
    },
    redFlags: [
      'The family expects a cleaner or a cook.',
      'Nobody who gave a reference can be reached.',
    ],
    documents: ['ds-2019', 'sponsor'],
    facts: ['T2', 'FE2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'j-pay',
    title: 'Who is paying for it, and how much do you get?',
    classes: ['J-1'],
    theme: 'Money',
    assesses: { 'J-1': 'Whether the money comes from the source that the DS-2019 names.' },
    outline: {
      'J-1': [
        'The payer: host, sponsor, government, home employer or family',
        'The sum, as on the papers',
        'The deductions: housing, meals or fees',
        'The rest, and what it has to cover',
      ],
    },
    weak: 'The sum is higher than the papers say, with cash to come on top. Or nobody has told the visitor what is paid at all.',
    strong:
      'Payer and sum are those of the DS-2019. What is taken off for a room or meals is known, and what is left still fits the plan.',
    example: {
      who: 'A trainee with a stipend',
      text: 'The host pays me each month, the sum on my DS-2019. The room is taken off. My parents help a little.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What is taken off your pay?',
          unless: 'The deductions: housing, meals or fees',
        },
        { question: 'How will you live until the first payment?' },
        { question: 'Does anybody else pay for a part?' },
      ],
    },
    redFlags: [
      'Cash beside the pay on the papers is part of the plan.',
      'The DS-2019 and the letter of the host give different sums.',
    ],
    documents: ['ds-2019', 'funding'],
    reported: { accounts: 3, accountsRead: 4, lists: 1, listsRead: 6 },
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-low-pay',
    title: 'Your pay is low and the city is expensive. How will you manage?',
    classes: ['J-1'],
    theme: 'Money',
    assesses: { 'J-1': 'Whether the budget holds without work outside the program.' },
    outline: {
      'J-1': [
        'The rent, and the way it was found out',
        'Food and transport, roughly',
        'The gap between pay and cost',
        'The money that fills it, and its source',
      ],
    },
    weak: 'Rent has never been looked up. The visitor will see when there, or a friend has said that extra shifts are easy to get.',
    strong:
      'Costs are estimated from a real room and a real pass. The gap is admitted, and savings or family close it, with a paper for each.',
    example: {
      who: 'A trainee in a big city',
      text: 'I share a room with two other trainees, and we cook at home. My savings cover what is missing.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What does a room there cost?',
          unless: 'The rent, and the way it was found out',
        },
        {
          question: 'Where does the missing part come from?',
          unless: 'The money that fills it, and its source',
        },
        { question: 'What will you do if you fall ill?' },
      ],
    },
    redFlags: [
      'Work beside the program is needed to pay the rent.',
      'Savings appeared shortly before the interview, without a source.',
    ],
    documents: ['funding'],
    facts: ['V5', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-hours',
    title: 'How many hours a week will you work?',
    classes: ['J-1'],
    theme: 'Money',
    assesses: {
      'J-1': 'Whether hours and pay are agreed on, and still carry the visitor in a poor week.',
    },
    outline: {
      'J-1': [
        'The hours agreed on, and the paper that says so',
        'The days off',
        'The pay when there is little to do',
        'The step to the sponsor if hours are cut',
      ],
    },
    weak: 'As many hours as possible, the answer says, and nights too. What happens when the season is poor was never asked.',
    strong:
      'Hours are those of the offer, with days off. The visitor has asked about slow weeks and knows that changes go to the sponsor.',
    example: {
      who: 'A lifeguard',
      text: 'About forty hours a week, with one free day. If there is less work, I call my sponsor.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What if the host sends you home early each day?',
          unless: 'The pay when there is little to do',
        },
        { question: 'Do you have days off?', unless: 'The days off' },
        { question: 'Are you free to turn down extra hours?' },
      ],
    },
    redFlags: [
      'The host promised hours by voice that no paper mentions.',
      'Training is said to take place outside the hours.',
    ],
    documents: ['ds-2019', 'sponsor'],
    reported: { accounts: 0, accountsRead: 4, lists: 2, listsRead: 6 },
    facts: ['T2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'j-second-job',
    title: 'Will you look for a second job there?',
    classes: ['J-1'],
    theme: 'Money',
    assesses: {
      'J-1': 'Whether earning is the real aim, and whether the limits of the program are known.',
    },
    outline: {
      'J-1': [
        'The work that the papers name',
        'The rule of the sponsor on other work',
        'The aim apart from money',
        'The way to ask first, if the need came up',
      ],
    },
    weak: 'Friends did it last summer, so a second job is already promised. What the sponsor says about it was never read.',
    strong:
      'The answer stays with the work on the papers. The rule of the sponsor is known, and any wish for more goes to the sponsor first.',
    example: {
      who: 'A summer worker',
      text: 'No, I stay with the job on my papers. If I wanted a second one, I would ask my sponsor first.',
    },
    followUps: {
      'J-1': [
        {
          question: 'What does your sponsor say about other work?',
          unless: 'The rule of the sponsor on other work',
        },
        {
          question: 'What do you want from this stay besides money?',
          unless: 'The aim apart from money',
        },
        { question: 'How much do you hope to bring home?' },
      ],
    },
    redFlags: [
      'Another job is arranged before arrival, unknown to the sponsor.',
      'A profile or message speaks of work that no paper names.',
    ],
    documents: ['ds-2019', 'sponsor'],
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-family-along',
    title: 'Is your family coming on J-2? Who pays for them?',
    classes: ['J-1'],
    theme: 'Money',
    assesses: {
      'J-1': 'Whether the family plan has its own funds, and its consequences are known.',
    },
    outline: {
      'J-1': [
        'The decision: together, later or not at all',
        'The cost for each person, and the payer',
        'School or work that the family leaves at home',
        'The two-year rule, where it reaches them too',
      ],
    },
    weak: 'The grant was made for one person and is meant to feed four. That the two-year rule may bind the family too has never come up.',
    strong:
      'Form, funds and answer show the same persons. What the grant does not cover has a source, and the family knows whether the rule reaches it.',
    example: {
      who: 'A visiting professor',
      text: 'My wife and our daughter come with me. Their names are on the forms. My university goes on paying half of my salary.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Who pays for your family there?',
          unless: 'The cost for each person, and the payer',
        },
        {
          question: 'Does the two-year rule reach your family?',
          unless: 'The two-year rule, where it reaches them too',
        },
        { question: 'Who stays behind at home?' },
      ],
    },
    redFlags: [
      'The form says alone, and the family has appointments of its own.',
      'Nobody is left at home, and the household was given up.',
    ],
    documents: ['funding', 'home-rule', 'ds-2019'],
    facts: ['L6', 'V5', 'M4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-two-year-rule',
    title: 'Does the two-year rule apply to you?',
    classes: ['J-1'],
    theme: 'Two-year rule',
    assesses: { 'J-1': 'Whether the visitor knows what may have to be done after the program.' },
    outline: {
      'J-1': [
        'The note on the DS-2019',
        'The ground: government funding, Skills List or medical training',
        'The reply of the sponsor, where the note is unclear',
        'The consequence for later plans',
      ],
    },
    weak: 'The rule is unknown, or is taken for a ban on every later visit. A friend in another field was the only one asked.',
    strong:
      'The answer says whether the rule binds, on which ground, and who confirmed it. If that is open, it says whom the visitor has asked.',
    example: {
      who: 'A scholar with a grant',
      text: 'Yes, I think that it binds me, because a government pays my grant. My sponsor confirmed it, and it is on my form.',
    },
    followUps: {
      'J-1': [
        {
          question: 'On which ground does it bind you, or why not?',
          unless: 'The ground: government funding, Skills List or medical training',
        },
        {
          question: 'What would it keep you from doing later?',
          unless: 'The consequence for later plans',
        },
        { question: 'Do you mean to ask for a waiver?' },
      ],
    },
    redFlags: [
      'Public money pays for the program, and the rule is denied.',
      'Plans after the program would need the very step that the rule blocks.',
    ],
    documents: ['home-rule', 'ds-2019'],
    facts: ['L6', 'L7', 'T2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'j-public-money',
    title: 'Does any of your funding come from a government?',
    classes: ['J-1'],
    theme: 'Two-year rule',
    assesses: {
      'J-1': 'Whether public money is declared, even where it arrives by way of others.',
    },
    outline: {
      'J-1': [
        'Each source: grant, host, university, own money',
        'The origin of the grant behind the name',
        'Its line on the DS-2019',
        'The reply of the sponsor on what follows',
      ],
    },
    weak: 'The foundation that pays is called private, and its own page thanks a ministry. The visitor never asked where the grant begins.',
    strong:
      'Sources are listed one by one, with public money behind a private name. The sponsor was asked what follows for the two-year rule.',
    example: {
      who: 'A scientist',
      text: 'My ministry pays for the flight, and the university there pays the rest. I asked my sponsor what that means.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Where does that foundation get its money?',
          unless: 'The origin of the grant behind the name',
        },
        {
          question: 'Does your DS-2019 show it?',
          unless: 'Its line on the DS-2019',
        },
        { question: 'Who chose you for the grant?' },
      ],
    },
    redFlags: [
      'A public grant is missing from the DS-2019.',
      'The grant was renamed or split so that it seems private.',
    ],
    documents: ['funding', 'ds-2019', 'home-rule'],
    facts: ['L6', 'T2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'j-grant-duty',
    title: 'Must you go back and work for your funder or employer?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: { 'J-1': 'Whether a contract at home calls the visitor back, and is understood.' },
    outline: {
      'J-1': [
        'The sender: ministry, university or employer',
        'The duty: years of service, a report or repayment',
        'The paper that says so',
        'The plan for keeping it',
      ],
    },
    weak: 'The contract was signed for the money, and its duties are forgotten. Repayment from abroad is spoken of as a way out.',
    strong:
      'The duty is named in plain words, with the paper. The answer says where the service will be done, and what is open. Where nothing is owed, it says that.',
    example: {
      who: 'A young lecturer',
      text: 'I must teach at my university for two years after my return. It stands in the contract with them.',
    },
    followUps: {
      'J-1': [
        { question: 'Which paper says this?', unless: 'The paper that says so' },
        { question: 'What happens if you do not keep it?' },
        { question: 'Where will you serve?', unless: 'The plan for keeping it' },
      ],
    },
    redFlags: [
      'The plan is to stay abroad and repay.',
      'The answer denies a duty that the letter of the grant states.',
    ],
    documents: ['funding'],
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'j-home-employer-use',
    title: 'How will this help you at home?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: {
      'J-1': 'Whether somebody at home has a real need for what the program teaches.',
    },
    outline: {
      'J-1': [
        'The employer, and the post held there',
        'The problem that waits for an answer',
        'The skill from the program that answers it',
        'The agreement on the return: leave, letter or post',
      ],
    },
    weak: 'The employer will be happy about any experience abroad. No project, person or post is named, and the boss may not know of the trip.',
    strong:
      'One piece of work at home is named that waits for this skill. The employer knows the plan, and leave or a letter shows it.',
    example: {
      who: 'A physiotherapist',
      text: 'My clinic opens a room for sports injuries next year. I am the one who will run it, and I need this training.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Is your post kept for you?',
          unless: 'The agreement on the return: leave, letter or post',
        },
        {
          question: 'What can nobody in the firm do today?',
          unless: 'The problem that waits for an answer',
        },
        { question: 'Who at home needs that?' },
      ],
    },
    redFlags: [
      'The employer does not know of the program.',
      'The letter promises a post in a firm that does no such work.',
    ],
    documents: ['ds-7002', 'funding'],
    reported: { accounts: 0, accountsRead: 4, lists: 4, listsRead: 6 },
    facts: ['T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-no-employer-yet',
    title: 'You have no job at home. Where will you use this?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: {
      'J-1': 'Whether someone young or between posts has looked at the work that exists at home.',
    },
    outline: {
      'J-1': [
        'The kind of employer, with two or three names',
        'The demand for this skill there',
        'The step that comes first after the return',
        'The people or studies that tie to home',
      ],
    },
    weak: 'Something will turn up, the answer says, and then it praises chances abroad. Not one firm at home is known that does such work.',
    strong:
      'A few employers are named and what they ask for. The first step after the return is modest, dated and possible without luck.',
    example: {
      who: 'A graduate in tourism',
      text: 'I have no contract yet. Two hotels in my city look for people with this training, and I will apply there in the autumn.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Which firms at home need this skill?',
          unless: 'The kind of employer, with two or three names',
        },
        {
          question: 'What will you do in the first month back?',
          unless: 'The step that comes first after the return',
        },
        { question: 'What if you find no such work for a year?' },
      ],
    },
    redFlags: [
      'The trade is hardly practised at home.',
      'The only job search shown is for work in the United States.',
    ],
    documents: ['ds-7002', 'confirmation-page'],
    facts: ['T2', 'L1', 'V5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'j-next-term',
    title: 'When do you go back to your studies?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: { 'J-1': 'Whether a student who leaves for a season is still a student at home.' },
    outline: {
      'J-1': [
        'The university and subject at home',
        'The year of study reached',
        'The first day of the next term, after the program ends',
        'The exams or credits still open',
      ],
    },
    weak: 'The first day of term falls before the end of the program. Or the student cannot name a teacher, a course or an exam of the last year.',
    strong:
      'The program ends before the term begins, with days to spare. What is still missing for the degree is told without notes.',
    example: {
      who: 'A third-year student',
      text: 'My classes begin in the first week of October. I have one year left and my thesis.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Which exams do you still have to pass?',
          unless: 'The exams or credits still open',
        },
        { question: 'What did you study in your last term?' },
        { question: 'Who pays for your studies at home?' },
      ],
    },
    redFlags: [
      'The student left the university or has not been there for a year.',
      'The program lasts beyond the start of the term.',
      'The paper of the university was issued for this trip only.',
    ],
    documents: ['ds-2019', 'confirmation-page'],
    facts: ['T2', 'L1', 'FE2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-host-keeps-you',
    title: 'What if your host offers you a job?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: { 'J-1': 'Whether the program is a visit with an end, or the first step of a move.' },
    outline: {
      'J-1': [
        'The words of the host about later, if any',
        'The wish of the visitor today, honestly',
        'The end of the program on the DS-2019',
        'The plan at home after that day',
      ],
    },
    weak: 'An offer for later is part of the joy about the program. The plan at home is spoken of as a second choice.',
    strong:
      'If the host has said something, the answer repeats it and no more. The plan that is real today has a place at home and begins when the program ends.',
    example: {
      who: 'An intern',
      text: 'They said that I work well, and no more. I go back to my university in September, and I must finish there.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Has anybody there mentioned another visa?',
          unless: 'The words of the host about later, if any',
        },
        {
          question: 'What do you do after the last day?',
          unless: 'The plan at home after that day',
        },
        { question: 'Did earlier trainees of this host go home?' },
      ],
    },
    redFlags: [
      'The host has written about a lasting post.',
      'The visitor has given up job, room and studies at home.',
    ],
    documents: ['ds-2019', 'home-rule'],
    facts: ['L1', 'L2', 'T2', 'V5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'j-days-after',
    title: 'Will you travel after the program? For how long?',
    classes: ['J-1'],
    theme: 'Plans at home',
    assesses: { 'J-1': 'Whether the visitor knows when the stay ends, and keeps to it.' },
    outline: {
      'J-1': [
        'The last day of the program',
        'The grace after it, for travel and packing',
        'The route and its cost, if any',
        'The flight home, planned but not yet bought',
      ],
    },
    weak: 'The visitor means to look around for some months, perhaps with a little work. That the time after the last day is limited comes as news.',
    strong:
      'A short trip within the grace has a route and money. The tasks on the papers end with the program, and the return has its week.',
    example: {
      who: 'A summer worker',
      text: 'I want to see New York with two friends for one week. Then I fly home, because my term begins.',
    },
    followUps: {
      'J-1': [
        {
          question: 'How long may you stay after the last day?',
          unless: 'The grace after it, for travel and packing',
        },
        { question: 'What will this trip cost?', unless: 'The route and its cost, if any' },
        { question: 'What did your sponsor tell you about that time?' },
      ],
    },
    redFlags: [
      'The planned trip is longer than the grace.',
      'The return has no date, and the room at home was given up.',
    ],
    documents: ['ds-2019', 'funding'],
    facts: ['V14', 'T2', 'L9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'j-english-on-the-job',
    title: 'How will you understand instructions in English at work?',
    classes: ['J-1'],
    theme: 'English and profile',
    assesses: { 'J-1': 'Whether the English heard at the window is enough for this program.' },
    outline: {
      'J-1': [
        'English at school, at work or in daily life',
        'The words that this work needs',
        'The talk with host or sponsor in English',
        'The plan for what is still hard',
      ],
    },
    weak: 'A sentence learned by heart comes out smoothly, and the next question is not understood. A certificate is pointed at in place of an answer.',
    strong:
      'Plain sentences with mistakes answer the question that was asked. What is hard is admitted, and a second try is asked for when needed.',
    example: {
      who: 'A kitchen trainee',
      text: 'I ask again if I do not understand. In the kitchen we show things, so it is easier. I take a class in the evening too.',
    },
    followUps: {
      'J-1': [
        {
          question: 'In which language did the host interview you?',
          unless: 'The talk with host or sponsor in English',
        },
        { question: 'How would you warn a colleague of a danger?' },
        {
          question: 'Where have you used English so far?',
          unless: 'English at school, at work or in daily life',
        },
      ],
    },
    redFlags: [
      'The certificate shows a level far above what is heard.',
      'Somebody else took part in the call with the host.',
    ],
    documents: ['sponsor'],
    facts: ['T2', 'I6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'j-profile-and-plan',
    title: 'Your online profile tells something else. How does this program fit?',
    classes: ['J-1'],
    theme: 'English and profile',
    assesses: {
      'J-1': 'Whether past work, host and plans look the same online and on the papers.',
    },
    outline: {
      'J-1': [
        'The accounts listed on the form',
        'Work and study shown there, with dates',
        'Posts about the host or the coming stay',
        'The difference, if there is one, and its reason',
      ],
    },
    weak: 'A profile counts years of work that the form leaves out, or announces a new life abroad. The visitor calls it a joke.',
    strong:
      'The visitor has read the profile next to the papers, as a stranger would. A difference is named first, with the true version.',
    example: {
      who: 'A trainee',
      text: 'Yes, I think so. My page says designer, and on the form I am an assistant designer. The form is right, and I corrected the page.',
    },
    followUps: {
      'J-1': [
        {
          question: 'Which of these dates is right?',
          unless: 'Work and study shown there, with dates',
        },
        {
          question: 'What did you post about your program?',
          unless: 'Posts about the host or the coming stay',
        },
        { question: 'Who else writes on this account?' },
      ],
    },
    redFlags: [
      'A post offers services that the category does not allow.',
      'The profile names another host or another job for the same months.',
    ],
    documents: ['confirmation-page', 'ds-2019'],
    facts: ['SM2', 'S1', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
