import type { BankQuestion } from './bank-question.ts'

export const transfereesAreAsked: readonly BankQuestion[] = [
  {
    id: 'l-decision-alone',
    title: 'What decisions do you make without asking anyone?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether the power to decide is real, and not only in the title.' },
    outline: {
      'L-1': [
        'The matter that had to be decided',
        'The choices and the risk',
        'The decision, without asking a superior',
        'The result for the company',
      ],
    },
    weak: 'Everything was agreed with the head office. The example is a daily task that any member of staff would settle.',
    strong:
      'One decision is told with its cost and its risk. Where the power ends is said without being asked.',
    example: {
      who: 'A head of purchasing',
      text: 'I changed our supplier for steel last year. It saved money, but it was a risk. Above a certain sum I must ask the board.',
    },
    followUps: {
      'L-1': [
        { question: 'What was the other choice?', unless: 'The choices and the risk' },
        { question: 'What came of it?', unless: 'The result for the company' },
        { question: 'Which decisions are you not allowed to take?' },
      ],
    },
    redFlags: [
      'Each example needed the signature of somebody else.',
      "The decision concerned only the applicant's own tasks.",
    ],
    documents: ['petition', 'organisation-chart'],
    facts: ['T5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-reports-by-name',
    title: 'How many people report to you?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether a real team of the right level stands below the manager.' },
    outline: {
      'L-1': [
        'The direct reports, with names and titles',
        'The people below them',
        'The schooling or skill of the direct reports',
        'The team in the new post',
      ],
    },
    weak: 'A number is given, and names run out after the second. The team is shared with another manager who is not mentioned.',
    strong:
      'Names and titles come without the chart and agree with it. The answer separates the team of today from the team there.',
    example: {
      who: 'A manager of three teams',
      text: 'Three people report to me: one for sales, one for service and one for the store. Each of them has a team.',
    },
    followUps: {
      'L-1': [
        { question: 'What does the first of them do?' },
        { question: 'Who reports to them in turn?', unless: 'The people below them' },
        { question: 'Whom will you lead there?', unless: 'The team in the new post' },
      ],
    },
    redFlags: [
      'A person on the chart has left the company.',
      'The reports all do simple tasks, with no manager between.',
    ],
    documents: ['organisation-chart', 'petition'],
    reported: { accounts: 1, accountsRead: 2, lists: 2, listsRead: 8 },
    facts: ['T5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'l-year-to-learn',
    title: 'What is your specialized knowledge?',
    classes: ['L-1'],
    theme: 'Knowledge',
    assesses: { 'L-1': 'Whether the knowledge is special to the company, and hard to pass on.' },
    outline: {
      'L-1': [
        'The system, process or product in question',
        'The steps by which a newcomer learns it',
        'The step that cannot be shortened',
        'The mistake that a skilled outsider would make',
      ],
    },
    weak: 'Common tools of the trade are listed that any course teaches. The year is a claim, with no step inside it.',
    strong:
      'The path of a newcomer is described from first task to full trust. One step shows why outside skill is not enough.',
    example: {
      who: 'A specialist for a printing system',
      text: 'I know how our machine mixes colours, and nobody outside the company does. A new colleague needs about a year until he can set it alone.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Where would a skilled outsider fail?',
          unless: 'The mistake that a skilled outsider would make',
        },
        {
          question: 'Which step takes longest?',
          unless: 'The step that cannot be shortened',
        },
        { question: 'Who else has that knowledge?' },
      ],
    },
    redFlags: [
      'New staff do the same work after a few weeks.',
      'The knowledge is taught in public courses.',
    ],
    documents: ['petition'],
    reported: { accounts: 0, accountsRead: 2, lists: 3, listsRead: 8 },
    facts: ['T6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'l-team-abroad',
    title: 'What happens to your team abroad?',
    classes: ['L-1'],
    theme: 'Transfer',
    assesses: { 'L-1': 'Whether the company abroad lives on, and the transfer was planned.' },
    outline: {
      'L-1': [
        'The person who takes over',
        'The handover, with its month',
        'The tasks that stay with the traveller',
        'The link to the team after the move',
      ],
    },
    weak: 'Nobody was told, or the team will be led by phone as before. The office seems to close behind the traveller.',
    strong:
      'A named colleague takes over and is being prepared. What is kept and what is handed on is settled inside the company.',
    example: {
      who: 'A manager who transfers',
      text: 'My deputy takes over. She has led the team with me for two years, and we prepare it now.',
    },
    followUps: {
      'L-1': [
        { question: 'Who takes over your post?', unless: 'The person who takes over' },
        {
          question: 'Will you still lead them from there?',
          unless: 'The link to the team after the move',
        },
        { question: 'What will the office abroad do without you?' },
      ],
    },
    redFlags: [
      'The company abroad has nobody else who could lead it.',
      'The whole team is to move, one after another.',
    ],
    documents: ['organisation-chart', 'relation'],
    facts: ['T5', 'T6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'l-budget',
    title: 'Do you have a budget? Are you responsible for profit and loss?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether the manager controls money as well as people.' },
    outline: {
      'L-1': [
        'The budget of the unit, roughly',
        'The limit for signing alone',
        'The largest item in it',
        'The last time it had to be cut or raised',
      ],
    },
    weak: 'The budget is said to lie with finance. What the manager may sign alone would cover office supplies.',
    strong:
      'Size, limit and largest item are known without papers. An example shows a choice between two uses of the money.',
    example: {
      who: 'A department head',
      text: 'I answer for the budget of my department, and for its profit. The largest part is pay. Last year I chose training over a new car.',
    },
    followUps: {
      'L-1': [
        { question: 'Up to what sum can you sign?', unless: 'The limit for signing alone' },
        { question: 'What is the largest cost in it?', unless: 'The largest item in it' },
        { question: 'How large is it?' },
      ],
    },
    redFlags: [
      'The figures do not fit the size of the company.',
      'The manager learns of the budget from others.',
    ],
    documents: ['petition', 'organisation-chart'],
    reported: { accounts: 1, accountsRead: 2, lists: 2, listsRead: 8 },
    facts: ['T5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-hired-dismissed',
    title: 'Do you hire and fire people? Who was the last?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether the manager has power over staff, or only assigns tasks.' },
    outline: {
      'L-1': [
        'The last person hired, by role',
        "The manager's part in the choice",
        'Pay, promotion and reviews, and who decides',
        'The hiring planned in the new post',
      ],
    },
    weak: 'The manager of many says that personnel takes care of it. Reviews are written by someone else.',
    strong:
      'A real case is told, from the need to the contract. It is clear what the manager decided and what personnel did.',
    example: {
      who: 'A head of a workshop',
      text: 'In spring I hired a welder. I talked with four people and decided, and the personnel office made the contract.',
    },
    followUps: {
      'L-1': [
        { question: 'Who had the last word?', unless: "The manager's part in the choice" },
        {
          question: 'Who decides on a raise?',
          unless: 'Pay, promotion and reviews, and who decides',
        },
        { question: 'Have you ever had to dismiss anyone?' },
      ],
    },
    redFlags: [
      'No member of the team was chosen or reviewed by the manager.',
      'The petition claims power over staff that the answer denies.',
    ],
    documents: ['petition', 'organisation-chart'],
    facts: ['T5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-hands-on',
    title: 'Are you a manager, or do you do the work yourself?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether managing is the main work, and not a part of it.' },
    outline: {
      'L-1': [
        'The meetings and decisions of a week',
        'The tasks done personally',
        'The people who do the rest',
        'The difference in the new post',
      ],
    },
    weak: 'The week is full of coding, selling or accounts, with a meeting on Monday. Delegation is a plan for later.',
    strong:
      'The share of hands-on work is admitted and small. For each daily task somebody else can be named.',
    example: {
      who: 'A manager of a small team',
      text: 'I am a manager. Perhaps one day a week I look at a machine myself, when a case is difficult. The rest is people and plans.',
    },
    followUps: {
      'L-1': [
        { question: 'Who does the daily work then?', unless: 'The people who do the rest' },
        { question: 'What did you do yourself last week?', unless: 'The tasks done personally' },
        { question: 'When did you last serve a customer yourself?' },
      ],
    },
    redFlags: [
      'Without the manager nobody would make the product.',
      'Pay and title are those of a specialist.',
    ],
    documents: ['petition', 'organisation-chart'],
    facts: ['T5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'l-function',
    title: 'You have no staff. What do you manage?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether an essential function is run at a senior level, not performed.' },
    outline: {
      'L-1': [
        'The function, and its weight for the company',
        'The rank of the post',
        'The decisions on it in the last year',
        'The people or firms who carry it out',
      ],
    },
    weak: 'The function is one desk under a larger name. Those who would carry it out do not exist.',
    strong:
      'The function has a goal, a budget and people elsewhere who do the work. The rank shows in the people whom the manager meets.',
    example: {
      who: 'A manager of quality',
      text: 'I manage quality in four factories. I have no staff of my own, but each factory has people who work by my rules.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Who carries out what you decide?',
          unless: 'The people or firms who carry it out',
        },
        { question: 'Whom do you report to?', unless: 'The rank of the post' },
        { question: 'What would stop if this function failed?' },
      ],
    },
    redFlags: [
      'The manager does the work that the function is made of.',
      'The chart shows the post at the bottom.',
    ],
    documents: ['organisation-chart', 'petition'],
    facts: ['T5', 'V10'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'l-goals',
    title: 'Who sets your goals?',
    classes: ['L-1'],
    theme: 'Managing',
    assesses: { 'L-1': 'Whether an executive directs the company, or follows orders from above.' },
    outline: {
      'L-1': [
        'The board or head above the post',
        'The goals received from there',
        'The goals set by the post itself',
        'The managers who carry them out',
      ],
    },
    weak: 'The title is director, while each goal comes from above and is passed on. Nothing was ever changed by this post.',
    strong:
      'One policy of the company is traced back to this post. What the board keeps for itself is named as well.',
    example: {
      who: 'A regional director',
      text: 'The board says how much we should grow. I decide in which cities, and with whom.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Which policy goes back to you?',
          unless: 'The goals set by the post itself',
        },
        { question: 'How often do you meet the board?' },
        {
          question: 'Who turns your goals into work?',
          unless: 'The managers who carry them out',
        },
      ],
    },
    redFlags: [
      'An executive post is claimed in a firm of very few people.',
      'The goals that are named are sales targets of one person.',
    ],
    documents: ['organisation-chart', 'petition'],
    facts: ['T5', 'V10'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'l-product-special',
    title: 'What can your product do that others cannot?',
    classes: ['L-1'],
    theme: 'Knowledge',
    assesses: { 'L-1': 'Whether the knowledge is tied to something that only this company has.' },
    outline: {
      'L-1': [
        'The product or process, in plain words',
        'The feature that rivals lack',
        "The applicant's part in building or running it",
        'The need for it at the new place',
      ],
    },
    weak: 'The brochure is quoted, and the words would suit any rival. What the applicant did for the product stays unclear.',
    strong:
      'One feature is explained so that a layman sees the difference. The answer then shows what the applicant did for it.',
    example: {
      who: 'An engineer of filters',
      text: 'Our filter cleans itself, and others must be changed each month. I built the part that turns it.',
    },
    followUps: {
      'L-1': [
        {
          question: 'What did you add to it?',
          unless: "The applicant's part in building or running it",
        },
        { question: 'Which rival comes closest?' },
        {
          question: 'Why is that needed over there?',
          unless: 'The need for it at the new place',
        },
      ],
    },
    redFlags: [
      'The product is bought from another maker.',
      'The applicant joined after the work was done.',
    ],
    documents: ['petition'],
    facts: ['T6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-who-else-knows',
    title: 'Who else in the company knows what you know?',
    classes: ['L-1'],
    theme: 'Knowledge',
    assesses: { 'L-1': 'Whether the knowledge is rare inside the company too.' },
    outline: {
      'L-1': [
        'The colleagues who share it, and where',
        'The depth in which each knows it',
        'The reason why none of them goes',
        'The knowledge at the new place today',
      ],
    },
    weak: 'Nobody else is said to know anything, in a company of thousands. Or every engineer knows it, and the choice was chance.',
    strong:
      'A small circle is named, with what sets the applicant apart. The answer is modest about the parts that many share.',
    example: {
      who: 'A specialist',
      text: 'Four of us know the whole system. Two are older and will retire. The others know only a part of it.',
    },
    followUps: {
      'L-1': [
        { question: 'Why was none of them chosen?', unless: 'The reason why none of them goes' },
        {
          question: 'How do they manage there without it today?',
          unless: 'The knowledge at the new place today',
        },
        { question: 'What would be lost if you left the company?' },
      ],
    },
    redFlags: [
      'Dozens of colleagues were moved with the same description.',
      'The letter uses the same words for another applicant.',
    ],
    documents: ['petition', 'organisation-chart'],
    facts: ['T6', 'V10'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-how-gained',
    title: 'How did you get this knowledge, and when?',
    classes: ['L-1'],
    theme: 'Knowledge',
    assesses: { 'L-1': 'Whether training and practice in the company explain the claim.' },
    outline: {
      'L-1': [
        'The first task with the product',
        'Training inside the company',
        'Projects that deepened it, with months',
        'People trained by the applicant since',
      ],
    },
    weak: 'The knowledge was brought along from an earlier employer. In the company itself only an introduction took place.',
    strong:
      'A path through training and projects leads to the level of today. Others who were trained prove it better than titles.',
    example: {
      who: 'A specialist who grew up with the product',
      text: 'I began in the test room eight years ago. Then I was in the team that made the second model. Since then I train others.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Which project taught you most?',
          unless: 'Projects that deepened it, with months',
        },
        {
          question: 'Whom have you trained since?',
          unless: 'People trained by the applicant since',
        },
        { question: 'What did you know before you joined?' },
      ],
    },
    redFlags: [
      'The expert has been in the company for a very short time.',
      'The training records show courses open to all.',
    ],
    documents: ['petition', 'year-abroad'],
    facts: ['T6', 'V11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'l-client-site',
    title: 'Will you work at your own office or at a client site?',
    classes: ['L-1'],
    theme: 'Knowledge',
    assesses: { 'L-1': 'Whether the specialist works for the company itself, or is lent out.' },
    outline: {
      'L-1': [
        'The address of the desk',
        'The person who directs the work there',
        "The company's own product in that work",
        'Visits to clients, and how long',
      ],
    },
    weak: 'The desk stands at a client, under its orders, for general tasks. The employer appears only on the pay slip.',
    strong:
      'Place and superior are clear. If a client is visited, the answer says what the company brings there and who directs the work.',
    example: {
      who: 'An engineer who visits clients',
      text: 'In our own office in Houston. Some days I visit a client, but my manager is ours, and the product too.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Who gives you orders there?',
          unless: 'The person who directs the work there',
        },
        { question: 'How often are you at clients?', unless: 'Visits to clients, and how long' },
        { question: 'Does the client pay by the hour for you?' },
      ],
    },
    redFlags: [
      'The client picks the staff and sets the tasks.',
      'The worksite in the petition is only a mailing address.',
    ],
    documents: ['petition'],
    reported: { accounts: 2, accountsRead: 2, lists: 0, listsRead: 8 },
    facts: ['T6', 'L4'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'l-relation',
    title: 'How are the two companies related, and who owns them?',
    classes: ['L-1'],
    theme: 'The two companies',
    assesses: { 'L-1': 'Whether ownership makes the two companies one family under the law.' },
    outline: {
      'L-1': [
        'The company abroad and the one there, by name',
        'The relation: parent, branch, subsidiary or affiliate',
        'The owners behind both',
        'The paper that shows it',
      ],
    },
    weak: 'Partner is the only word, and it may mean a customer. Names of the two companies change during the answer.',
    strong: 'One sentence settles it: who owns whom. A paper is named that shows the same shares.',
    example: {
      who: 'A manager',
      text: 'The company here owns all of the company there. The share certificate in this folder shows it.',
    },
    followUps: {
      'L-1': [
        { question: 'Who owns the larger part?', unless: 'The owners behind both' },
        { question: 'Has the ownership changed since the filing?' },
        { question: 'Where can that be read?', unless: 'The paper that shows it' },
      ],
    },
    redFlags: [
      'The companies share a name and no owner.',
      'The shares were moved shortly before the petition.',
    ],
    documents: ['relation', 'petition'],
    reported: { accounts: 0, accountsRead: 2, lists: 4, listsRead: 8 },
    facts: ['T5', 'V11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'l-still-in-business',
    title: 'Is the company abroad still in business? What has it sold?',
    classes: ['L-1'],
    theme: 'The two companies',
    assesses: { 'L-1': 'Whether the company abroad does business, now and during the stay.' },
    outline: {
      'L-1': [
        'The goods or services sold',
        'A customer or market, as an example',
        'The staff and offices that remain',
        'The plan for the company during the transfer',
      ],
    },
    weak: 'The answer turns to great plans over there. Of trade at home only a registration and an old website remain.',
    strong:
      'Sales, customers and staff are described as they are, in a weak year too. The company plainly goes on.',
    example: {
      who: 'The owner of a small company',
      text: 'This quarter we sold less than last year, but our two large customers stayed. Twelve people work here.',
    },
    followUps: {
      'L-1': [
        {
          question: 'How many people work there today?',
          unless: 'The staff and offices that remain',
        },
        { question: 'Who is its largest customer?', unless: 'A customer or market, as an example' },
        { question: 'Did it make a profit last year?' },
      ],
    },
    redFlags: [
      'The lease of the office abroad was ended.',
      'Pay slips of the last months are missing.',
    ],
    documents: ['relation', 'year-abroad'],
    facts: ['T5', 'V11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-new-office',
    title: 'Your American office is new. What is there today?',
    classes: ['L-1'],
    theme: 'The two companies',
    assesses: { 'L-1': 'Whether the new office is real enough to carry the post in a year.' },
    outline: {
      'L-1': [
        'The rooms, with the lease',
        'The money put in, and its source',
        'Contracts or customers so far',
        'The steps of the first months',
      ],
    },
    weak: 'A shared desk and a hope for customers are all. The money is promised by the company abroad, with no paper.',
    strong:
      'Rooms, money and first contracts can be shown. The plan is modest, month by month, with what could delay it.',
    example: {
      who: 'A manager of a new office',
      text: 'There is a small office, and we paid the rent for a year. We have one contract. The plan for the first year is in this folder.',
    },
    followUps: {
      'L-1': [
        { question: 'Where does the money come from?', unless: 'The money put in, and its source' },
        { question: 'Have you seen the rooms?' },
        { question: 'Who has ordered anything yet?', unless: 'Contracts or customers so far' },
      ],
    },
    redFlags: [
      'The lease is for a home or for a few weeks.',
      'The plan in the petition belongs to another trade.',
    ],
    documents: ['petition', 'relation'],
    facts: ['V11', 'T5'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-new-office-staff',
    title: 'Who will you hire in the first year?',
    classes: ['L-1'],
    theme: 'The two companies',
    assesses: { 'L-1': 'Whether the new office will soon need a manager more than a worker.' },
    outline: {
      'L-1': [
        'The posts to be filled, in order',
        'The tasks that pass to each',
        'The pay set aside for them',
        'The work left to the manager afterwards',
      ],
    },
    weak: 'A number of jobs is promised, with no tasks and no pay behind it. The manager will do everything in the meantime.',
    strong:
      'Each hire takes a task off the manager. The order follows the trade, and the pay stands in the plan.',
    example: {
      who: 'A manager of a new office',
      text: 'First somebody for sales, then a technician, then an assistant. I do these things only until they come.',
    },
    followUps: {
      'L-1': [
        {
          question: 'What is left for you then?',
          unless: 'The work left to the manager afterwards',
        },
        { question: 'From what will you pay them?', unless: 'The pay set aside for them' },
        { question: 'What if sales come later than planned?' },
      ],
    },
    redFlags: [
      'Only relatives are to be hired.',
      'The plan needs no manager even when it succeeds.',
    ],
    documents: ['petition', 'organisation-chart'],
    facts: ['V11', 'T5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'l-joined-abroad',
    title: 'When did you join the company abroad? Were there breaks?',
    classes: ['L-1'],
    theme: 'Time abroad',
    assesses: { 'L-1': 'Whether one continuous year abroad lies within the last three.' },
    outline: {
      'L-1': [
        'The first day, and the company that hired',
        'The posts since then, with months',
        'Time spent in the United States, counted apart',
        'Leave or breaks, with the reason',
      ],
    },
    weak: 'The year is claimed, and long visits to the United States are counted into it. Months are missing between two posts.',
    strong:
      'Posts and months form an unbroken line. Trips to the United States are named and taken off the count.',
    example: {
      who: 'A manager with six years in the company',
      text: 'I joined six years ago as an engineer and lead the team since two years. I had no break. I was in the United States for two short visits.',
    },
    followUps: {
      'L-1': [
        {
          question: 'How long were you in the United States in that time?',
          unless: 'Time spent in the United States, counted apart',
        },
        { question: 'Which posts have you held?', unless: 'The posts since then, with months' },
        { question: 'Was it always full-time work?' },
      ],
    },
    redFlags: [
      'The pay slips begin later than the story.',
      'Another employer appears on the profile in that year.',
    ],
    documents: ['year-abroad', 'passport'],
    reported: { accounts: 1, accountsRead: 2, lists: 5, listsRead: 8 },
    facts: ['V11', 'FO2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'l-paid-abroad',
    title: 'Which company paid you during your year abroad?',
    classes: ['L-1'],
    theme: 'Time abroad',
    assesses: { 'L-1': 'Whether the year was spent as an employee of a qualifying company.' },
    outline: {
      'L-1': [
        'The company on the pay slips',
        'The kind of contract: employee or freelance',
        'The relation of that company to the group',
        'The tax or insurance papers of the time',
      ],
    },
    weak: 'An agency or a one-person firm sent the bills. The answer calls that the same thing as employment.',
    strong:
      'Contract, slips and tax papers carry the same name. If the payer changed within the group, the month is known.',
    example: {
      who: 'A specialist',
      text: 'The company here paid me, each month. The slips and the tax paper have its name.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Were you employed or freelance?',
          unless: 'The kind of contract: employee or freelance',
        },
        {
          question: 'Does that company belong to the group?',
          unless: 'The relation of that company to the group',
        },
        { question: 'Did anybody else pay you in that year?' },
      ],
    },
    redFlags: [
      'The payer is a company that the petition does not name.',
      'Wages were paid in cash, with no record.',
    ],
    documents: ['year-abroad', 'relation'],
    facts: ['V11', 'T5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-blanket',
    title: 'Is this a blanket or an individual petition?',
    classes: ['L-1'],
    theme: 'Petition',
    assesses: { 'L-1': 'Whether the paper that the officer decides on is known and complete.' },
    outline: {
      'L-1': [
        'The kind of petition',
        'The category that is asked for',
        'The title, duties and worksite',
        'The companies named on the approval',
      ],
    },
    weak: 'The papers of the lawyers are handed over in a closed folder. Which category they ask for is not known.',
    strong:
      'Kind and category come first, and the duties follow in plain words. The applicant can find each answer in the papers.',
    example: {
      who: 'An applicant under a blanket',
      text: 'Blanket. The I-129S says that I am a manager, and the duties are on the second page.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Manager, executive or specialist?',
          unless: 'The category that is asked for',
        },
        {
          question: 'Is your employer on the approval?',
          unless: 'The companies named on the approval',
        },
        { question: 'Who signed the form?' },
      ],
    },
    redFlags: [
      'The company abroad is missing from the blanket approval.',
      'A page of the form is blank or unsigned.',
    ],
    documents: ['petition', 'relation'],
    facts: ['V10'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'l-pay-change',
    title: 'What will you earn in the United States?',
    classes: ['L-1'],
    theme: 'Petition',
    assesses: { 'L-1': 'Whether pay fits a post of this rank and the cost of the place.' },
    outline: {
      'L-1': [
        'The salary here and the salary there',
        'Housing or other extras, kept apart',
        'The company that pays each part',
        'The reason for the difference',
      ],
    },
    weak: 'A senior post is paid like a first job, or the figure is unknown. Part of the pay is to be sent home in another way.',
    strong:
      'Both salaries are named, with the payer of each part. The difference follows from rank and place.',
    example: {
      who: 'A manager',
      text: 'I will earn the sum in the petition, and the company there pays it. It is more than here, because the post is higher and the city is expensive.',
    },
    followUps: {
      'L-1': [
        { question: 'Who pays for housing?', unless: 'Housing or other extras, kept apart' },
        { question: 'Why does it differ so much?', unless: 'The reason for the difference' },
        { question: 'What do you earn now?' },
      ],
    },
    redFlags: [
      'The salary is too low to live on at that place.',
      'The figure differs from the petition.',
    ],
    documents: ['petition', 'year-abroad'],
    reported: { accounts: 1, accountsRead: 2, lists: 1, listsRead: 8 },
    facts: ['T5', 'L4'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-who-chose-you',
    title: 'Who decided on your transfer, and when?',
    classes: ['L-1'],
    theme: 'Transfer',
    assesses: { 'L-1': 'Whether the company needs the move, or the applicant wanted it.' },
    outline: {
      'L-1': [
        'The need that arose there',
        'The person who proposed the move',
        'Other candidates, if any',
        'The planned length, and what sets its end',
      ],
    },
    weak: 'The applicant asked for it for family reasons, and the company agreed. What is to be done there is still open.',
    strong:
      'A need of the business comes first, then the choice of a person. A personal wish to go is admitted and stays in second place.',
    example: {
      who: 'A project leader',
      text: 'My director asked for me in January, because I built the first system. I was happy to go, but it was not my idea.',
    },
    followUps: {
      'L-1': [
        { question: 'Who else was considered?', unless: 'Other candidates, if any' },
        { question: 'Did you ask for this move?' },
        {
          question: 'When is the work there done?',
          unless: 'The planned length, and what sets its end',
        },
      ],
    },
    redFlags: [
      'A relative in the company arranged the transfer.',
      'The need is older than the employment of the applicant.',
    ],
    documents: ['petition'],
    facts: ['T6', 'T5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'l-contract-title',
    title: 'What is your job title in the contract?',
    classes: ['L-1'],
    theme: 'Petition',
    assesses: { 'L-1': 'Whether the title was raised for the petition.' },
    outline: {
      'L-1': [
        'The title in the contract',
        'The title in the petition and online',
        'The promotion between them, with its month',
        'The duties that came with it',
      ],
    },
    weak: 'The new title appeared with the petition, and pay and desk stayed the same. Colleagues and profile still use the old one.',
    strong:
      'Titles differ for a reason that the company can show, such as a promotion or a translation. Duties prove the rank better than words.',
    example: {
      who: 'A team manager',
      text: 'In my contract I am head of service. In English the company calls that service manager. The work is the same.',
    },
    followUps: {
      'L-1': [
        {
          question: 'When were you promoted?',
          unless: 'The promotion between them, with its month',
        },
        {
          question: 'What could you decide afterwards that you could not before?',
          unless: 'The duties that came with it',
        },
        { question: 'Which title is on your business card?' },
      ],
    },
    redFlags: [
      'The promotion came days before the filing.',
      'The profile was changed in the week of the interview.',
    ],
    documents: ['petition', 'year-abroad', 'organisation-chart'],
    facts: ['L4', 'T5'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'l-owner-leaves',
    title: 'You own the company. Who will run it without you?',
    classes: ['L-1'],
    theme: 'Transfer',
    assesses: {
      'L-1': 'Whether an owner is transferred for a time, and the firm at home survives.',
    },
    outline: {
      'L-1': [
        'The share of the applicant in each company',
        'The person with the keys and the signature',
        'The business that goes on at home',
        'The end of the transfer, and the post afterwards',
      ],
    },
    weak: 'Everything depends on the owner, and the firm at home will rest. The new company looks like a way to move the family.',
    strong:
      'A deputy has run the firm before, during a long absence. The owner knows the day on which the task there should be done.',
    example: {
      who: 'The owner of a company',
      text: 'My partner runs it. She did so for three months last year, when I was ill. I come back when the new office stands alone.',
    },
    followUps: {
      'L-1': [
        {
          question: 'Who signs contracts at home meanwhile?',
          unless: 'The person with the keys and the signature',
        },
        { question: 'What do you sell at home?', unless: 'The business that goes on at home' },
        { question: 'Why can you not run the new company from here?' },
      ],
    },
    redFlags: [
      'The company at home was founded only to make the transfer possible.',
      'The staff at home were dismissed before the interview.',
    ],
    documents: ['relation', 'petition', 'organisation-chart'],
    facts: ['T5', 'V11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
]
