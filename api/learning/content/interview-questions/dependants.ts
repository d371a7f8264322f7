import type { BankQuestion } from './bank-question.ts'

// The points and follow-ups that are the same for every class with a family visa.

const meetingPoints = [
  'The place or the person that brought both together',
  'The year',
  'The time from then to the wedding',
  'The step that led to the wedding',
]
const meetingFollowUps = [
  { question: 'In which year was that?', unless: 'The year' },
  {
    question: 'How did you stay in touch before the wedding?',
    unless: 'The time from then to the wedding',
  },
  { question: 'Who introduced you?' },
]

const weddingPoints = [
  'Day and town, as on the certificate',
  'The guests of both families, roughly',
  'The kind of wedding: office, faith or both',
]
const weddingFollowUps = [
  {
    question: 'Is that the day on the certificate?',
    unless: 'Day and town, as on the certificate',
  },
  {
    question: 'Who came from the other family?',
    unless: 'The guests of both families, roughly',
  },
  { question: 'Do you have pictures with you?' },
]

const whyNowPoints = [
  'The time that both have known each other',
  'The reason for the day',
  'The plan that existed before the visa',
  'The life shared since the wedding',
]
const whyNowFollowUps = [
  {
    question: 'How long did you know each other before?',
    unless: 'The time that both have known each other',
  },
  {
    question: 'Would you have married without this move?',
    unless: 'The plan that existed before the visa',
  },
  {
    question: 'Have you lived together since?',
    unless: 'The life shared since the wedding',
  },
]

const earlierMarriagePoints = [
  'Each earlier marriage, with its end',
  'The paper for the end: divorce or death',
  'The children from then, and their home',
  'The consent of the other parent, for a child who comes along',
]
const earlierMarriageFollowUps = [
  {
    question: 'When did the first marriage end?',
    unless: 'Each earlier marriage, with its end',
  },
  {
    question: 'Where do those children live?',
    unless: 'The children from then, and their home',
  },
  {
    question: 'Does the other parent agree that the child goes?',
    unless: 'The consent of the other parent, for a child who comes along',
  },
]

const thereAlreadyPoints = [
  'The place today: here or there',
  'The day of the entry',
  'The class, and the last day on the papers',
  'The last meeting of the couple',
]
const thereAlreadyFollowUps = [
  {
    question: 'When did you last see each other?',
    unless: 'The last meeting of the couple',
  },
  {
    question: 'Until when is the stay allowed?',
    unless: 'The class, and the last day on the papers',
  },
  { question: 'Was there another visa before this one?' },
]

const payOfTheJobPoints = [
  'The pay, as in the papers of the job',
  'The rent and the school, roughly',
  'The savings for the first months',
  'The support of other people, if any',
]
const payOfTheJobFollowUps = [
  {
    question: 'How much does your husband or wife earn?',
    unless: 'The pay, as in the papers of the job',
  },
  { question: 'What does a home cost there?', unless: 'The rent and the school, roughly' },
  { question: 'What will you live on until the first pay day?' },
]

const coursePoints = [
  'The course, if there is one',
  'Its cost, and the payer',
  'Its length beside the stay',
  'The use of the course at home',
]
const courseFollowUps = [
  { question: 'Who pays for the course?', unless: 'Its cost, and the payer' },
  { question: 'Can you finish it in this time?', unless: 'Its length beside the stay' },
  { question: 'Why not study at home?' },
]

const homePoints = [
  'The address, as on the form',
  'The size of the home, and who else lives there',
  'The rent, and the payer',
  'The way to work and school',
]
const homeFollowUps = [
  {
    question: 'Who else lives in that home?',
    unless: 'The size of the home, and who else lives there',
  },
  { question: 'Who pays the rent?', unless: 'The rent, and the payer' },
  { question: 'Has your husband or wife seen the home?' },
]

const schoolPoints = [
  'The children who come, with their ages',
  'The school or the district',
  'The language, and the help with it',
  'The school year after the return',
]
const schoolFollowUps = [
  { question: 'Which school is it?', unless: 'The school or the district' },
  {
    question: 'What happens to their school here?',
    unless: 'The school year after the return',
  },
  { question: 'Who is with the children during the day?' },
]

const childPoints = [
  'The name and the age',
  'The parent who is there',
  'The parent who stays, if one stays',
  'The letter of the parent who stays',
]
const childFollowUps = [
  { question: 'Where is your father, and where is your mother?' },
  {
    question: 'Does the other parent agree with this trip?',
    unless: 'The letter of the parent who stays',
  },
]

const laterPoints = [
  'The reason for the later day',
  'The day of travel',
  'The life here until then',
  'The copies of the passport and visa of the first applicant',
]
const laterFollowUps = [
  { question: 'When exactly will you travel?', unless: 'The day of travel' },
  { question: 'What do you do here until then?', unless: 'The life here until then' },
  {
    question: 'Do you have a copy of the visa of your husband or wife?',
    unless: 'The copies of the passport and visa of the first applicant',
  },
]

const returnPoints = [
  'The last day of the study or the job',
  'The home that the family keeps',
  'The work and the school to return to',
  'The first step after the return',
]
const returnFollowUps = [
  { question: 'What happens to your home here?', unless: 'The home that the family keeps' },
  {
    question: 'What will you work as when you are back?',
    unless: 'The work and the school to return to',
  },
  { question: 'What if your husband or wife is offered more time?' },
]
const openReturnPoints = [
  'The last day of the petition',
  'The plan today, as it is',
  'A petition for residence, if there is one',
  'The home that the family keeps, if there is one',
]
const openReturnFollowUps = [
  {
    question: 'Has the employer filed for residence?',
    unless: 'A petition for residence, if there is one',
  },
  { question: 'What if the job ends early?' },
]

/**
 * The questions to a husband, wife or child who applies for F-2, H-4, L-2, J-2 or TD. Their classes are those
 * of the first applicant.
 */
export const familiesAreAsked: readonly BankQuestion[] = [
  {
    id: 'family-how-met',
    title: 'How did you and your husband or wife meet?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: marriage',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the marriage is real, and both tell the same story.',
      'H-1B': 'Whether the marriage is real, and both tell the same story.',
      'L-1': 'Whether the marriage is real, and both tell the same story.',
      'J-1': 'Whether the marriage is real, and both tell the same story.',
      TN: 'Whether the marriage is real, and both tell the same story.',
    },
    outline: {
      'F-1': meetingPoints,
      'H-1B': meetingPoints,
      'L-1': meetingPoints,
      'J-1': meetingPoints,
      TN: meetingPoints,
    },
    weak: 'The year differs from the form. A long love story comes, and no fact is in it.',
    strong:
      'Place, year and one small detail come without notes. The answer calls an arranged marriage arranged, and names the family that arranged it.',
    example: {
      who: 'The wife of a student',
      text: "Our aunts know each other. We met at my cousin's house four years ago and then talked every week. We married the next spring.",
    },
    followUps: {
      'F-1': meetingFollowUps,
      'H-1B': meetingFollowUps,
      'L-1': meetingFollowUps,
      'J-1': meetingFollowUps,
      TN: meetingFollowUps,
    },
    redFlags: [
      'The two of them name different years.',
      'No relative on either side knows of the marriage.',
    ],
    documents: ['family-certificates'],
    facts: ['FM7', 'FM1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'family-wedding',
    title: 'When and where did you marry, and who was there?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: marriage',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the wedding is told as the certificate has it.',
      'H-1B': 'Whether the wedding is told as the certificate has it.',
      'L-1': 'Whether the wedding is told as the certificate has it.',
      'J-1': 'Whether the wedding is told as the certificate has it.',
      TN: 'Whether the wedding is told as the certificate has it.',
    },
    outline: {
      'F-1': weddingPoints,
      'H-1B': weddingPoints,
      'L-1': weddingPoints,
      'J-1': weddingPoints,
      TN: weddingPoints,
    },
    weak: 'The answer gives the day of the party, and the certificate has another day. Pictures come out before anybody asks.',
    strong:
      'The day of the certificate comes first, then the day of the party, if it differs. The pictures stay in the folder until the officer asks.',
    example: {
      who: 'A husband who follows',
      text: 'We signed at the town office in March. The party was a week later, with about eighty people from both families.',
    },
    followUps: {
      'F-1': weddingFollowUps,
      'H-1B': weddingFollowUps,
      'L-1': weddingFollowUps,
      'J-1': weddingFollowUps,
      TN: weddingFollowUps,
    },
    redFlags: [
      'The form has another day than the certificate.',
      'The certificate does not come from the office that keeps such records.',
    ],
    documents: ['family-certificates', 'confirmation-page'],
    facts: ['FM7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'family-why-now',
    title: 'You married just before this application. Why now?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: marriage',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the marriage has a reason besides the visa.',
      'H-1B': 'Whether the marriage has a reason besides the visa.',
      'L-1': 'Whether the marriage has a reason besides the visa.',
      'J-1': 'Whether the marriage has a reason besides the visa.',
      TN: 'Whether the marriage has a reason besides the visa.',
    },
    outline: {
      'F-1': whyNowPoints,
      'H-1B': whyNowPoints,
      'L-1': whyNowPoints,
      'J-1': whyNowPoints,
      TN: whyNowPoints,
    },
    weak: 'The answer says that the day was a chance. Nothing was planned before the admission or the job, and the couple has not met since the wedding.',
    strong:
      'The engagement is older than the admission or the job. If the move brought the wedding forward, the answer says so plainly.',
    example: {
      who: 'The bride of an engineer',
      text: 'We were engaged for two years, and our families had planned the wedding for winter. Then he got this job, so we married before his flight.',
    },
    followUps: {
      'F-1': whyNowFollowUps,
      'H-1B': whyNowFollowUps,
      'L-1': whyNowFollowUps,
      'J-1': whyNowFollowUps,
      TN: whyNowFollowUps,
    },
    redFlags: [
      'Somebody was paid to bring the two together for the visa.',
      'The two of them have no language in common.',
    ],
    documents: ['family-certificates'],
    facts: ['FM7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'family-earlier-marriage',
    title: 'Were you married before? Are there children from that time?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: marriage',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the earlier family is told in full, and its papers exist.',
      'H-1B': 'Whether the earlier family is told in full, and its papers exist.',
      'L-1': 'Whether the earlier family is told in full, and its papers exist.',
      'J-1': 'Whether the earlier family is told in full, and its papers exist.',
      TN: 'Whether the earlier family is told in full, and its papers exist.',
    },
    outline: {
      'F-1': earlierMarriagePoints,
      'H-1B': earlierMarriagePoints,
      'L-1': earlierMarriagePoints,
      'J-1': earlierMarriagePoints,
      TN: earlierMarriagePoints,
    },
    weak: 'An earlier marriage is left out because it is long over. A child from it appears only on the birth certificate.',
    strong:
      'The earlier marriage takes one sentence: how long it lasted and how it ended. The children are named, with the parent with whom they live.',
    example: {
      who: 'A mother who remarried',
      text: 'Yes, I was married for five years, and we divorced long ago. My son from that marriage comes with me. His father has signed a letter for it.',
    },
    followUps: {
      'F-1': earlierMarriageFollowUps,
      'H-1B': earlierMarriageFollowUps,
      'L-1': earlierMarriageFollowUps,
      'J-1': earlierMarriageFollowUps,
      TN: earlierMarriageFollowUps,
    },
    redFlags: [
      'The new marriage began before the old one ended.',
      'A child travels, and the other parent does not know of it.',
    ],
    documents: ['family-certificates', 'confirmation-page'],
    facts: ['FM10', 'FM7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'family-what-spouse-does',
    title: 'What does your husband or wife do in the United States?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: the first applicant',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the family knows the study that its own visa rests on.',
      'H-1B': 'Whether the family knows the job that its own visa rests on.',
      'L-1': 'Whether the family knows the transfer that its own visa rests on.',
      'J-1': 'Whether the family knows the program that its own visa rests on.',
      TN: 'Whether the family knows the job that its own visa rests on.',
    },
    outline: {
      'F-1': [
        'The school and the town',
        'The subject and the degree',
        'The end of the program',
        'The plan after it',
      ],
      'H-1B': [
        'The employer of the petition',
        'The job in plain words',
        'The town of the work',
        'The last day of the petition',
      ],
      'L-1': [
        'The company here and the company there',
        'The job in plain words',
        'The town of the work',
        'The end of the transfer',
      ],
      'J-1': [
        'The category on the DS-2019',
        'The host and the town',
        'The work or study in plain words',
        'The end of the program',
      ],
      TN: [
        'The employer and the town',
        'The profession on the list',
        'The job in plain words',
        'The end of the contract',
      ],
    },
    weak: 'The answer is "computers" or "business", and the town is a guess. The name of the employer is read from a paper.',
    strong:
      'One sentence names the place and the work, as the papers do. The answer admits what it does not know, and stops.',
    example: {
      who: 'The wife of an engineer',
      text: 'He tests brakes for a car maker near Detroit. He began in May. I do not know the technical side.',
    },
    followUps: {
      'F-1': [
        { question: 'Which degree is it?', unless: 'The subject and the degree' },
        { question: 'When does the program end?', unless: 'The end of the program' },
        { question: 'What do you both do afterwards?', unless: 'The plan after it' },
      ],
      'H-1B': [
        { question: 'In which town is that?', unless: 'The town of the work' },
        {
          question: 'How long is the petition valid?',
          unless: 'The last day of the petition',
        },
        { question: 'Is there a client in between?' },
      ],
      'L-1': [
        {
          question: 'Is it the same company as here?',
          unless: 'The company here and the company there',
        },
        { question: 'How long is the transfer?', unless: 'The end of the transfer' },
        { question: 'Whom does your husband or wife manage?' },
      ],
      'J-1': [
        { question: 'Who is the host?', unless: 'The host and the town' },
        { question: 'When does the program end?', unless: 'The end of the program' },
        { question: 'Does the two-year rule apply to your family?' },
      ],
      TN: [
        { question: 'Which profession is it?', unless: 'The profession on the list' },
        { question: 'When does the contract end?', unless: 'The end of the contract' },
        { question: 'What is the degree of your husband or wife?' },
      ],
    },
    redFlags: [
      'The answer names another employer or school than the papers of the first applicant.',
      'The first applicant no longer studies or works there.',
    ],
    documents: ['family-certificates', 'confirmation-page'],
    facts: ['FM9', 'FM1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'family-there-already',
    title: 'Is your husband or wife there already? Since when?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: the first applicant',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the stay of the student is in order and known at home.',
      'H-1B': 'Whether the stay of the worker is in order and known at home.',
      'L-1': 'Whether the stay of the transferee is in order and known at home.',
      'J-1': 'Whether the stay of the exchange visitor is in order and known at home.',
      TN: 'Whether the stay of the professional is in order and known at home.',
    },
    outline: {
      'F-1': thereAlreadyPoints,
      'H-1B': thereAlreadyPoints,
      'L-1': thereAlreadyPoints,
      'J-1': thereAlreadyPoints,
      TN: thereAlreadyPoints,
    },
    weak: 'The class is a guess, and the entry was in another year than the form says. A change of school or employer is left out.',
    strong:
      'Class, day and papers agree with the form. A change of school, employer or class is told with its year.',
    example: {
      who: 'A husband who follows',
      text: 'She went to Boston last August, to study. Her I-20 runs for two years. She was here over New Year.',
    },
    followUps: {
      'F-1': thereAlreadyFollowUps,
      'H-1B': thereAlreadyFollowUps,
      'L-1': thereAlreadyFollowUps,
      'J-1': thereAlreadyFollowUps,
      TN: thereAlreadyFollowUps,
    },
    redFlags: [
      'A stay beyond the allowed day is left out.',
      'The couple has not met for years, and gives no reason.',
    ],
    documents: ['family-certificates', 'confirmation-page'],
    facts: ['FM9', 'FM7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'family-who-pays',
    title: 'Who pays for you there, and is it enough for the family?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: money',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the money for the study also carries the family.',
      'H-1B': 'Whether the pay of one person carries the family.',
      'L-1': 'Whether the pay of one person carries the family.',
      'J-1': 'Whether the money of the program also carries the family.',
      TN: 'Whether the pay of one person carries the family.',
    },
    outline: {
      'F-1': [
        'The grant or the payer of the student',
        'The cost of each further person',
        'The savings, or a second payer',
        'The years that the money covers',
      ],
      'H-1B': payOfTheJobPoints,
      'L-1': payOfTheJobPoints,
      'J-1': [
        'The grant or the pay on the DS-2019',
        'The cost of each further person',
        'The savings, or a second payer',
        'The health insurance of the family',
      ],
      TN: payOfTheJobPoints,
    },
    weak: 'A job of the husband or wife is meant to fill the gap, although the class allows none. Nobody has looked up the rent.',
    strong:
      'The money is there without a second job, and the sums are those of the papers. Work that needs a permission first is not counted in.',
    example: {
      who: 'The wife of a researcher',
      text: 'The university pays him, and the sum is on the form. The rent is about a third of it. I pay our flights from my savings.',
    },
    followUps: {
      'F-1': [
        {
          question: 'What does it cost for two?',
          unless: 'The cost of each further person',
        },
        {
          question: 'What if the grant is not enough?',
          unless: 'The savings, or a second payer',
        },
        { question: 'Will you need to work?' },
      ],
      'H-1B': payOfTheJobFollowUps,
      'L-1': payOfTheJobFollowUps,
      'J-1': [
        {
          question: 'What does it cost for two?',
          unless: 'The cost of each further person',
        },
        {
          question: 'Is the family insured?',
          unless: 'The health insurance of the family',
        },
        { question: 'Do you count on a job there?' },
      ],
      TN: payOfTheJobFollowUps,
    },
    redFlags: [
      'The budget works only with a job that the class does not allow.',
      'The money was lent for the day of the interview.',
    ],
    documents: ['family-certificates'],
    facts: ['FM1', 'FM2', 'FM3', 'FM6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'family-work',
    title: 'Do you want to work there?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: work and study',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the ban on work is known, and the plan holds without a job.',
      'H-1B': 'Whether the need for a work card is known, and the plan keeps to it.',
      'L-1': 'Whether the right to work, and its proof, are known.',
      'J-1': 'Whether the need for a permission is known, and the use of the pay.',
      TN: 'Whether the ban on work is known, and the plan holds without a job.',
    },
    outline: {
      'F-1': [
        'The rule: no work on F-2',
        'The use of the days',
        'The career that waits at home',
        'The view of the employer at home',
      ],
      'H-1B': [
        'The rule: no work without a card from USCIS',
        'The door to that card, if it is open: I-140 or late H-1B time',
        'The use of the days without a card',
        'The career that waits at home',
      ],
      'L-1': [
        'The wish, as it is',
        'The rule: a husband or wife may work',
        'The proof: L-2S on the I-94',
        'The kind of work, roughly',
      ],
      'J-1': [
        'The wish, as it is',
        'The rule: permission of USCIS first',
        'The use of the pay: not for the living of the J-1',
        'The use of the days until then',
      ],
      TN: [
        'The rule: no work on TD',
        'The use of the days',
        'The way to a job: a visa of their own',
        'The career that waits at home',
      ],
    },
    weak: 'Nobody has looked up the rule, or a job is promised although the class allows none. Unpaid help in a shop is not called work.',
    strong:
      'The rule comes first, in one sentence, then the true wish. Where the class allows work, the answer names the step before the first day.',
    example: {
      who: 'The husband of a student',
      text: 'No, F-2 does not allow it. My school gave me leave for two years. I will be with our daughter and improve my English.',
    },
    followUps: {
      'F-1': [
        { question: 'What will you do all day?', unless: 'The use of the days' },
        {
          question: 'Do you leave a job for this?',
          unless: 'The view of the employer at home',
        },
        { question: 'Has anybody there offered you work?' },
      ],
      'H-1B': [
        {
          question: 'Has the employer filed an I-140?',
          unless: 'The door to that card, if it is open: I-140 or late H-1B time',
        },
        { question: 'What will you do all day?', unless: 'The use of the days without a card' },
        { question: 'Has anybody there offered you work?' },
      ],
      'L-1': [
        { question: 'What kind of work do you look for?', unless: 'The kind of work, roughly' },
        {
          question: 'How does an employer see that you may work?',
          unless: 'The proof: L-2S on the I-94',
        },
        { question: 'Do you come if you find no job?' },
      ],
      'J-1': [
        {
          question: 'What do you need the pay for?',
          unless: 'The use of the pay: not for the living of the J-1',
        },
        {
          question: 'When may you begin?',
          unless: 'The rule: permission of USCIS first',
        },
        { question: 'Is the grant enough without your pay?' },
      ],
      TN: [
        { question: 'What will you do all day?', unless: 'The use of the days' },
        {
          question: 'What if you find a job there?',
          unless: 'The way to a job: a visa of their own',
        },
        { question: 'Has anybody there offered you work?' },
      ],
    },
    redFlags: [
      'A profile online offers services in the town of the stay.',
      'The first applicant has a business there and needs help in it.',
    ],
    documents: ['family-certificates'],
    facts: ['FM2', 'FM3', 'FM4', 'FM5', 'FM6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'family-study',
    title: 'Will you take a course while your husband or wife is busy?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: work and study',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the plan stays below full-time study.',
      'H-1B': 'Whether the course fits the money and the length of the stay.',
      'L-1': 'Whether the course fits the money and the length of the stay.',
      'J-1': 'Whether the course fits the money and the length of the stay.',
      TN: 'Whether the course fits the money and the length of the stay.',
    },
    outline: {
      'F-1': [
        'The course, if there is one',
        'The hours: part time',
        'The school: certified',
        'The use of the course at home',
      ],
      'H-1B': coursePoints,
      'L-1': coursePoints,
      'J-1': coursePoints,
      TN: coursePoints,
    },
    weak: 'A full degree is the aim, although F-2 allows part-time study only. Or a course is named, and nobody knows what it costs.',
    strong:
      'The course fits the class, the budget and the time. If the wish is a full degree, the answer says that F-2 must become F-1 first.',
    example: {
      who: 'The wife of a student',
      text: 'Yes, an English course at the college, two evenings a week. It is part time. I do not plan a degree.',
    },
    followUps: {
      'F-1': [
        { question: 'How many hours a week?', unless: 'The hours: part time' },
        { question: 'Is that school certified?', unless: 'The school: certified' },
        { question: 'Why do you not ask for F-1 yourself?' },
      ],
      'H-1B': courseFollowUps,
      'L-1': courseFollowUps,
      'J-1': courseFollowUps,
      TN: courseFollowUps,
    },
    redFlags: [
      'A school has admitted the husband or wife to a full degree on F-2.',
      'The study is the real aim, and the marriage the way to it.',
    ],
    documents: ['family-certificates'],
    facts: ['FM2', 'FM3', 'FM4', 'FM5', 'FM6'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'family-home',
    title: 'Will you live together there? In what kind of home?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: life there',
    forFamily: true,
    assesses: {
      'F-1': 'Whether a real home for the couple is planned.',
      'H-1B': 'Whether a real home for the couple is planned.',
      'L-1': 'Whether a real home for the couple is planned.',
      'J-1': 'Whether a real home for the couple is planned.',
      TN: 'Whether a real home for the couple is planned.',
    },
    outline: {
      'F-1': homePoints,
      'H-1B': homePoints,
      'L-1': homePoints,
      'J-1': homePoints,
      TN: homePoints,
    },
    weak: 'The first applicant shares a room with strangers, and nobody has looked for another one. The form has an address in another state.',
    strong:
      'One address serves the whole family. If the home is not found yet, the answer says who looks for it, and where the family sleeps until then.',
    example: {
      who: 'The wife of a transferee',
      text: 'Yes, in a flat with two bedrooms, ten minutes from his office. The company pays for the first month.',
    },
    followUps: {
      'F-1': homeFollowUps,
      'H-1B': homeFollowUps,
      'L-1': homeFollowUps,
      'J-1': homeFollowUps,
      TN: homeFollowUps,
    },
    redFlags: [
      'The couple gives two addresses in two states.',
      'The address is that of a relative in another city.',
    ],
    documents: ['confirmation-page', 'family-certificates'],
    facts: ['FM1', 'FM9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'family-school',
    title: 'Where will your children go to school there?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: children',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the children have a place for the time of the study.',
      'H-1B': 'Whether the children have a place for the time of the job.',
      'L-1': 'Whether the children have a place for the time of the transfer.',
      'J-1': 'Whether the children have a place for the time of the program.',
      TN: 'Whether the children have a place for the time of the contract.',
    },
    outline: {
      'F-1': schoolPoints,
      'H-1B': schoolPoints,
      'L-1': schoolPoints,
      'J-1': schoolPoints,
      TN: schoolPoints,
    },
    weak: 'The school of the children was the first thing to be chosen, and the study or job came after it. The ages differ from the certificates.',
    strong:
      'Ages, school and grade come in one breath. The answer also says where the children continue when the stay is over.',
    example: {
      who: 'A mother of two',
      text: 'Our son is nine and will go to the school near our flat. Our daughter is two and stays with me. In three years he comes back to his school here.',
    },
    followUps: {
      'F-1': schoolFollowUps,
      'H-1B': schoolFollowUps,
      'L-1': schoolFollowUps,
      'J-1': schoolFollowUps,
      TN: schoolFollowUps,
    },
    redFlags: [
      'The school is far from the address on the form.',
      'A child is almost of age, and the parents have not looked up what follows.',
    ],
    documents: ['family-certificates'],
    facts: ['FM1', 'FM2'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'family-child-asked',
    title: 'How old are you, and with whom will you live there?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: children',
    forFamily: true,
    assesses: {
      'F-1': 'Whether a child knows the plan, and both parents agree with it.',
      'H-1B': 'Whether a child knows the plan, and both parents agree with it.',
      'L-1': 'Whether a child knows the plan, and both parents agree with it.',
      'J-1': 'Whether a child knows the plan, and both parents agree with it.',
      TN: 'Whether a child knows the plan, and both parents agree with it.',
    },
    outline: {
      'F-1': childPoints,
      'H-1B': childPoints,
      'L-1': childPoints,
      'J-1': childPoints,
      TN: childPoints,
    },
    weak: 'A parent answers in place of the child, or the child recites a sentence. Nobody has asked the parent who stays at home.',
    strong:
      'The child says in their own words where the parents are. The parent at the window hands over the letter of the other one when the officer asks.',
    example: {
      who: 'A girl at the window',
      text: 'I am ten. I will live with my mum, and my dad is there already. My grandma stays here with the cat.',
    },
    followUps: {
      'F-1': childFollowUps,
      'H-1B': childFollowUps,
      'L-1': childFollowUps,
      'J-1': childFollowUps,
      TN: childFollowUps,
    },
    redFlags: [
      'The child does not know the adult who travels along.',
      'The parent who stays has refused the trip.',
    ],
    documents: ['family-certificates', 'passport'],
    facts: ['FM10', 'FM7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Basic',
  },
  {
    id: 'family-later',
    title: 'Why do you travel later than your husband or wife?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: travel',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the later day has a reason, and the student has begun.',
      'H-1B': 'Whether the later day has a reason, and the job has begun.',
      'L-1': 'Whether the later day has a reason, and the transfer has begun.',
      'J-1': 'Whether the later day has a reason, and the program has begun.',
      TN: 'Whether the later day has a reason, and the job has begun.',
    },
    outline: {
      'F-1': laterPoints,
      'H-1B': laterPoints,
      'L-1': laterPoints,
      'J-1': laterPoints,
      TN: laterPoints,
    },
    weak: 'The reason is that an agent advised it. The family does not know whether the first applicant has begun to study or to work.',
    strong:
      'The reason is an ordinary one, such as a school year, a birth or a job to finish. The first applicant has begun, and a copy of the visa is in the folder.',
    example: {
      who: 'A teacher who follows',
      text: 'He went in August because his classes began. I teach until June and then follow with our son. I have copies of his visa and his I-20.',
    },
    followUps: {
      'F-1': laterFollowUps,
      'H-1B': laterFollowUps,
      'L-1': laterFollowUps,
      'J-1': laterFollowUps,
      TN: laterFollowUps,
    },
    redFlags: [
      'The family plans to arrive before the first applicant.',
      'The form of the first applicant says that nobody follows.',
    ],
    documents: ['family-certificates', 'confirmation-page'],
    facts: ['FM9', 'FM7'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'family-afterwards',
    title: 'What will your family do when this stay ends?',
    classes: ['F-1', 'H-1B', 'L-1', 'J-1', 'TN'],
    theme: 'Spouse or child: travel',
    forFamily: true,
    assesses: {
      'F-1': 'Whether the whole family has something to return to.',
      'H-1B': 'Whether the plan is told as it is, and agrees with that of the worker.',
      'L-1': 'Whether the plan is told as it is, and agrees with that of the transferee.',
      'J-1': 'Whether the whole family has something to return to.',
      TN: 'Whether the whole family has something to return to.',
    },
    outline: {
      'F-1': returnPoints,
      'H-1B': openReturnPoints,
      'L-1': openReturnPoints,
      'J-1': returnPoints,
      TN: returnPoints,
    },
    weak: 'The family sold the home and the car, and sees what comes. Or the answer hides a petition for residence that is on record.',
    strong:
      'The couple has one plan, and both tell it alike. What waits at home has a name; where a petition for residence exists, the answer says so.',
    example: {
      who: 'The husband of a doctoral student',
      text: 'Her program ends in three years, and then we go back. My practice stays open with a partner, and our flat is let until then.',
    },
    followUps: {
      'F-1': returnFollowUps,
      'H-1B': openReturnFollowUps,
      'L-1': openReturnFollowUps,
      'J-1': returnFollowUps,
      TN: returnFollowUps,
    },
    redFlags: [
      'The two of them tell different plans.',
      'A petition on record is missing from the form.',
    ],
    documents: ['confirmation-page'],
    facts: ['L1', 'L2', 'FM9'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
