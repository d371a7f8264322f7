import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForL1: Written<PracticeQuestion>[] = [
  dateBy('fees', ['FE1', 'M2'], {
    id: 1153,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your husband comes along in L-2, and the company has paid for you. What about his application fee?',
    options: [
      'It is due for him too, and as high as yours',
      'It is lower, like that of a visitor',
      'It is covered by what the company paid',
      'It is due once he has found work',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: one payment is for one application.',
      'He comes for the family, and his class still belongs to L.',
      'The company paid for your application, and his is another.',
      'The fee is for the application, not for a job.',
    ],
    explanation:
      'The fee goes by the application and by the class, and L-2 is in the L group: {FE1.H}. A payment for you opens no booking for him. Whether the company pays for him too is something to ask before you book.',
    aiInsight: 'Ask the company which of the fees it pays.',
  }),
  dateBy('transferees', ['T5'], {
    id: 1154,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'An officer wants to see whom an L-1A manager leads. Which paper shows it at a glance?',
    options: [
      'The last balance sheet',
      'The organisation chart',
      'The lease of the office',
      'The receipt of the petition',
    ],
    correctAnswer: 1,
    reasons: [
      'It shows the money of the firm and no people.',
      'Right: it shows people and titles in one look.',
      'An office shows that the firm exists, not whom she leads.',
      'It leads to the petition, and the officer wants to see people.',
    ],
    explanation:
      'A manager is known by the people below her and the decisions above them. A chart shows that without a word, so it is a usual theme for L-1A. Know your own box, and who sits in the next ones.',
    aiInsight: 'Find your own box on the chart.',
  }),
  dateBy('transferees', ['V11'], {
    id: 1155,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A specialist worked abroad for the group for eight months, left it for a year, and came back for five months. Why does L-1 not fit yet?',
    options: [
      'The months would have to be in the US',
      'She would need three years with the group',
      'One continuous year is asked for',
      'She would have to be a manager',
    ],
    correctAnswer: 2,
    reasons: [
      'The time is counted abroad, because the class moves people from there.',
      'Three years is the time that is looked at, not the time that is needed.',
      'Right: two parts do not make one.',
      'Specialists have L-1B, so the kind of work is no obstacle.',
    ],
    explanation:
      'Her months add up to more than a year, and so it seems enough. The law asks for one year without a break, in the last three, with a qualifying entity. The year in between broke it.',
    aiInsight: 'Write down your first and last day in each job.',
  }),
  dateBy('transferees', ['V11'], {
    id: 1156,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A specialist in L-1B hears that a colleague in L-1A may stay longer. What is the reason?',
    options: [
      'His company is the larger one',
      'He came to open a new office',
      'He was extended more often',
      'Managers have a higher limit',
    ],
    correctAnswer: 3,
    reasons: [
      'The size of a company changes no limit.',
      'A new office begins with less time, not with more.',
      'Extensions end at the limit, however many there were.',
      'Right: the limit follows the kind of work.',
    ],
    explanation:
      'The law sets one limit for managers and executives and another for specialists: 7 years in L-1A, 5 in L-1B. Extensions only lead up to it. So a plan for six years needs another idea in L-1B.',
    aiInsight: 'Count from your first day in the class.',
  }),
  dateBy('transferees', ['T6'], {
    id: 1157,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Which knowledge would be too common for L-1B?',
    options: [
      'A programming language that the whole trade uses',
      'The inner design of a machine that only your group builds',
      'A method that your team has worked out over years',
      'A product that takes new people long to learn',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a generic skill is not specialized.',
      'Nobody outside the group can have it.',
      'Others would first have to learn it from the team.',
      'A long training speaks for special knowledge.',
    ],
    explanation:
      'Knowledge is special when the company cannot find it on the market. A common skill can be hired anywhere, so it is no reason to move this one person. The time to train somebody shows the difference.',
    aiInsight: 'Say what a new colleague could not do.',
  }),
  dateBy('transferees', ['T6'], {
    id: 1158,
    visaType: 'L-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Beside the product and the worksite, what should an L-1B specialist be able to explain?',
    options: [
      'Why no American was found',
      'Why she is transferred',
      'Why she likes to live there',
      'Why her degree is rare',
    ],
    correctAnswer: 1,
    reasons: [
      'L-1 asks for no search among American workers.',
      'Right: the reason lies in the company.',
      'A wish to live there is no reason for a transfer.',
      'A degree is learned at school, and L-1B looks at what the company taught.',
    ],
    explanation:
      'The class moves knowledge, and the person comes with it. So the officer asks what would stop in the US if nobody went. One sentence of the company answers it, and no wish of your own does.',
    aiInsight: 'One sentence: what stops if nobody goes?',
  }),
  dateBy('transferees', ['V11'], {
    id: 1159,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A manager worked for the group abroad for two years, then four years for another firm. The group wants her back, in L-1 at once. What is missing?',
    options: [
      'A longer contract with the group',
      'A degree in management',
      'A year abroad in the last three years',
      'A post with more people below her',
    ],
    correctAnswer: 2,
    reasons: [
      'A contract looks ahead, and the rule looks back.',
      'Many managers have one, and the class does not ask for it.',
      'Right: her time with the group lies before them.',
      'Her post may be high enough, and the time is still missing.',
    ],
    explanation:
      'The rule asks for a year that is recent: it has to lie in the last three, with a qualifying entity. Her two years were long enough and are too old. A year back with the group abroad would count anew.',
    aiInsight: 'The group can start counting on her first day back.',
  }),
  dateBy('transferees', ['V11', 'T5'], {
    id: 1160,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A US customer of your firm would like to have you for two years. Both firms are strangers otherwise. Why is L-1 not the way?',
    options: [
      'A customer may take people in L-1A only',
      'Two years are too long for L-1',
      'A customer first has to wait for one year',
      'The class needs a qualifying entity',
    ],
    correctAnswer: 3,
    reasons: [
      'The letter A or B sorts the work, not the firms.',
      'The class can last longer than that.',
      'Waiting makes no group of two strangers.',
      'Right: both firms have to belong together.',
    ],
    explanation:
      'L-1 moves people inside one group, and a customer is outside it. No contract changes that, because the year abroad and the job there have to be with related firms. Ask a lawyer which class fits such work.',
    aiInsight: 'Ask who owns whom, in one line.',
  }),
  dateBy('transferees', ['T5'], {
    id: 1161,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Two people have the same title of manager. What makes one of the two fit L-1A?',
    options: [
      'What she mainly does',
      'Her time with the firm, if it is the longer one',
      'Her salary, if it is the higher one',
      'Her degree, if it is the higher one',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the job must be primarily managerial or executive.',
      'Years earn respect, and they do not change the duties.',
      'High pay can go to an expert who leads nobody.',
      'A degree helps to get a post, and the class looks at the work.',
    ],
    explanation:
      'Every firm uses titles in its own way, so the law does not ask for them. It asks how the week is filled: with leading people and deciding, or with the work itself. Prepare an ordinary week and two decisions in it.',
    aiInsight: 'Tell of a week and what you decided in it.',
  }),
  dateBy('posts', ['L5'], {
    id: 1162,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'A 221(g) letter asked an L-1 applicant for pay slips. He sends them more than a year later. What has happened by then?',
    options: [
      'The visa was issued without them',
      'The case has closed',
      'The petition was refused by USCIS',
      'The post has asked his employer instead',
    ],
    correctAnswer: 1,
    reasons: [
      'A visa is not issued while something is missing.',
      'Right: it waits for one year and no longer.',
      'The petition is another matter, at another office.',
      'The letter went to the applicant, so the post waits for him.',
    ],
    explanation:
      'Under section 221(g) the case is open and waits, which makes people slow. The wait has an end of one year for papers, and none for administrative processing. After it, only a new application helps.',
    aiInsight: 'Send what you have, and say what follows.',
  }),
  dateBy('posts', ['L1'], {
    id: 1163,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You apply in L-1, and your assistant as a business visitor. Who has to overcome the presumption of section 214(b)?',
    options: [
      'Both of you',
      'You, as you stay longer',
      'Your assistant',
      'Neither of you, as a firm stands behind you',
    ],
    correctAnswer: 2,
    reasons: [
      'The law leaves one of you out.',
      'The length of a stay does not decide: the class does.',
      'Right: L is one of the exceptions, and a visitor is not.',
      'A strong firm helps to explain a trip, and changes no law.',
    ],
    explanation:
      'The presumption goes by class, so two people of one firm can stand on two sides of it. You speak about the job and the companies. She also has to show what she returns to, and nobody should find that out at the window.',
    aiInsight: 'Prepare each person for their own class.',
  }),
  dateBy('transferees', ['V10'], {
    id: 1164,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'A group has a blanket approval. Which of these colleagues cannot come under it?',
    options: [
      'The head of a plant',
      'A member of the board who runs a division',
      "An engineer who knows the group's own process",
      'A clerk with the usual office tasks',
    ],
    correctAnswer: 3,
    reasons: [
      'A plant is run by a manager, and managers may.',
      'Running a division is the work of an executive.',
      'Such knowledge is specialized, if she is a professional.',
      'Right: useful work alone does not fit the three groups.',
    ],
    explanation:
      'Under a blanket no petition speaks for the single person, so the kind of job has to do it. Three kinds can: managers, executives and specialized-knowledge professionals. General office work says nothing that others could not do.',
    aiInsight: 'Read which group your I-129S names.',
  }),
]
