import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForJ1: Written<PracticeQuestion>[] = [
  dateBy('sevisFee', ['FE2'], {
    id: 1061,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'What is the I-901 fee for most exchange visitors?',
    options: [
      '{FE2.J}',
      '{FE2.F}, like for F',
      '{FE2.summer} for all',
      'None, the sponsor is free',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a few short programs pay less.',
      'That is for F and M.',
      'That is for a few kinds only.',
      'The fee is due in J too.',
    ],
    explanation:
      'The I-901 fee is {FE2.J} for most J, and {FE2.summer} for au pair, camp counselor and summer work travel. F and M pay {FE2.F}.',
    aiInsight: 'The category stands on your DS-2019.',
  }),
  dateBy('sevisFee', ['FE2', 'M4'], {
    id: 1062,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'A camp counselor and a researcher compare their SEVIS receipts. What do they see?',
    options: [
      'The same sum, since both are in J-1',
      'That the counselor paid {FE2.summer}, and so less',
      'That only the researcher had to pay',
      'That the counselor paid for a whole family',
    ],
    correctAnswer: 1,
    reasons: [
      'The fee depends on the kind of program.',
      'Right: with au pairs and summer work travel.',
      'Both pay.',
      'Dependants do not pay.',
    ],
    explanation:
      'Au pairs, camp counselors and summer work travel pay {FE2.summer}, most others in J {FE2.J}. Each brings the receipt to the interview.',
    aiInsight: 'Check the sum before you pay.',
  }),
  dateBy('exchange', ['V5'], {
    id: 1063,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Which form does the sponsor of an exchange program give you for the visa?',
    options: ['The I-20', 'The I-797', 'The DS-2019', 'The I-129'],
    correctAnswer: 2,
    reasons: [
      'That is from a school, for F-1.',
      'It confirms a petition.',
      'Right: with the receipt and the funding.',
      'It is a petition of an employer.',
    ],
    explanation:
      'J-1: DS-2019, DS-7002 for interns and trainees, I-901 receipt, funding, and details of the sponsor.',
    aiInsight: 'Compare the name on it with your passport.',
  }),
  dateBy('exchange', ['V5', 'L1'], {
    id: 1064,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'Is an exchange visitor presumed to want to stay, like a tourist?',
    options: [
      'No, the sponsor answers for that',
      'No, exchange is outside the visa law',
      'Only if the program lasts for over a year',
      'Yes: nonimmigrant intent has to be shown',
    ],
    correctAnswer: 3,
    reasons: [
      'A sponsor does not take that away.',
      'It is a visa like others.',
      'The length is not what decides.',
      'Right: J is not among the exceptions.',
    ],
    explanation:
      'Nonimmigrant intent applies in J-1. The law excepts L, V and H-1B applicants alone. So have an answer on what you come back to.',
    aiInsight: 'How will you use this at home?',
  }),
  dateBy('exchange', ['L6'], {
    id: 1065,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'A doctor had her graduate medical training in J-1. What should she expect?',
    options: [
      'The two-year rule, no matter who has paid for it',
      'No rule at all, since doctors are needed',
      'The rule only if she trained in a small town',
      'The rule only if her country asks for her by name',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: such training is a ground of its own.',
      'Need does not free anybody by itself.',
      'The place is not what decides.',
      'It binds without being asked for.',
    ],
    explanation:
      'INA 212(e) binds after programs that a government funded, for skills on the list, and after graduate medical training. Waivers exist.',
    aiInsight: 'Read what your DS-2019 says on it.',
  }),
  dateBy('exchange', ['L6'], {
    id: 1066,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Your grant came from a university, which had the money from a ministry. Can the home rule bind you?',
    options: [
      'No, because only the last payer counts',
      'Yes, since the funding may be indirect',
      'Only if the ministry is one of the US',
      'No, a grant is not funding in that sense',
    ],
    correctAnswer: 1,
    reasons: [
      'Money that passes on still counts.',
      'Right: ask where it came from at first.',
      'Either government counts.',
      'It is just what the rule is about.',
    ],
    explanation:
      'Funding by a government binds, and it may be indirect. J-2 dependants are bound too. Who is unsure asks before making plans.',
    aiInsight: 'Ask the giver of the grant in writing.',
  }),
  dateBy('exchange', ['L6'], {
    id: 1067,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'The home rule binds you, and you cannot go back for two years in one piece. What is right?',
    options: [
      'Each long absence starts the count again',
      'Only an unbroken stay of two years helps',
      'Two years in total count, and waivers exist',
      'A holiday in any third country counts as well',
    ],
    correctAnswer: 2,
    reasons: [
      'The time adds up.',
      'It need not be unbroken.',
      'Right: in total is what the law says.',
      'It is about time at home.',
    ],
    explanation:
      'The rule asks for two years in total at home before H, L or permanent residence. Waivers exist for some.',
    aiInsight: 'Keep proof of your time at home.',
  }),
  dateBy('exchange', ['NW8'], {
    id: 1068,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question: 'Where does the exchange visitor program have its official site?',
    options: [
      'On the site of each sponsor',
      'On a site that ends in .com, run by schools',
      'It has none, embassies tell it by phone',
      'At BridgeUSA, under state.gov',
    ],
    correctAnswer: 3,
    reasons: [
      'A sponsor speaks for itself.',
      'An official site of the US ends in .gov.',
      'There is one.',
      'Right: with what holds for each category.',
    ],
    explanation:
      'The site of the exchange visitor program is BridgeUSA, of the State Department. It is where to look when a sponsor and a friend tell you different things.',
    aiInsight: 'Keep the address among your papers.',
  }),
  dateBy('onlinePresence', ['S3', 'SM2', 'S5'], {
    id: 1069,
    visaType: 'J-1',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'Since when have exchange visitors been told to set their profiles to public?',
    options: [
      'Since June 2025',
      'Since October 2026, with TN',
      'Since December 2025, with H-1B',
      'They never were, only students were',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: together with F and M.',
      'By then it was long in force for J.',
      'H-1B came half a year later.',
      'J was named from the start.',
    ],
    explanation:
      'On 18 June 2025 the State Department told F, M and J applicants to set their profiles to public. H-1B and H-4 followed, and other classes later.',
    aiInsight: 'Check how a stranger sees your page.',
  }),
  dateBy('waivers', ['W1', 'IW4'], {
    id: 1070,
    visaType: 'J-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Your J-1 program goes on for a second year and you need a new visa. What do you book?',
    options: [
      'A place in the drop box, since you were seen before',
      'An interview, as J is not among what can be waived',
      'Nothing: the old visa is prolonged by the sponsor',
      'A call with the sponsor, which counts as one',
    ],
    correctAnswer: 1,
    reasons: [
      'J is not waivable.',
      'Right: renewals in J-1 go through the window.',
      'A sponsor prolongs a program and no visa.',
      'Only the officer holds an interview.',
    ],
    explanation:
      'Renewals of H-1B, L-1, F-1 and J-1 are not waivable. Plan the trip so that the wait for a date fits in.',
    aiInsight: 'Look at the waits before you fly home.',
  }),
  dateBy('exchange', ['T2'], {
    id: 1071,
    visaType: 'J-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'Which of these belongs to the themes for exchange visitors?',
    options: [
      'The price of your flight',
      'The weather at the place of the host',
      'What the program is good for at home',
      'How many friends you expect to make',
    ],
    correctAnswer: 2,
    reasons: [
      'It is not named.',
      'Nobody asks for that.',
      'Right: use at home is one of them.',
      'Friends are not what is assessed.',
    ],
    explanation:
      'Themes for J-1: aim and sponsor, host and place, duties, hours and pay, who funds, use at home, the two-year rule, English.',
    aiInsight: 'Tie one task of the program to home.',
  }),
  dateBy('exchange', ['L7', 'L6'], {
    id: 1072,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Your country left the Skills List, but a government had paid for your program. Are you free of the rule?',
    options: [
      'Yes, leaving the list frees everybody',
      'Yes, once a year has gone by since',
      'Only if you write to the embassy about it',
      'No, public funding binds you as before',
    ],
    correctAnswer: 3,
    reasons: [
      'It frees those whom the list alone had bound.',
      'Time alone changes nothing.',
      'A letter does not take the ground away.',
      'Right: each ground binds by itself.',
    ],
    explanation:
      'The list was revised on 9 December 2024. The change frees nobody whose program a government funded or who had graduate medical training.',
    aiInsight: 'Find out which ground is yours.',
  }),
]
