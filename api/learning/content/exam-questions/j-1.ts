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
      'Right: au pairs, camp counselors and summer workers pay less.',
      'Students in F and M pay that, and J is another group.',
      'Only au pairs, counselors and summer work have the low fee.',
      'A sponsor can be free of charge, and the government still asks its fee.',
    ],
    explanation:
      'The fee goes by the kind of program, and most J pay the middle of three amounts. Check yours before you pay, because a wrong amount leaves your own fee open.',
    aiInsight: 'The category stands on your DS-2019.',
  }),
  dateBy('sevisFee', ['FE2', 'M4'], {
    id: 1062,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'A camp counselor and a researcher, both in J-1, compare their SEVIS receipts. Why do the sums differ?',
    options: [
      'The researcher stays for a longer time',
      'Some short programs have a lower fee',
      'The counselor is younger',
      'The researcher brings her family',
    ],
    correctAnswer: 1,
    reasons: [
      'The length of the stay does not change the fee.',
      'Right: au pairs and summer work travel pay the same as the counselor.',
      'This fee does not go by age.',
      'Her family pays nothing for SEVIS, so it is not that.',
    ],
    explanation:
      'One letter stands for many programs, and the fee goes by the kind of program. Au pairs, camp counselors and summer work travel pay {FE2.summer}, most others in J {FE2.J}. The category is on the DS-2019.',
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
      'A school gives it to its students in F-1.',
      'USCIS sends it about a petition, and J-1 has none.',
      'Right: it names the sponsor and the category.',
      'An employer files it for a worker, and a sponsor is no employer.',
    ],
    explanation:
      'Each class has a paper that says who stands behind the visa: a school, an employer or a sponsor of exchange. The officer begins with it. Compare its dates and your name with the passport as soon as it comes.',
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
      'No, as a government supports exchange',
      'Only if the program lasts for over a year',
      'Yes: nonimmigrant intent has to be shown',
    ],
    correctAnswer: 3,
    reasons: [
      'The sponsor answers for the program, not for your plans.',
      'Governments want exchange, and the law still asks for a return.',
      'A short program is easier to believe, and the law is the same.',
      'Right: J is not among the exceptions.',
    ],
    explanation:
      'The law leaves out L, V and H-1B applicants, and exchange is not on that list. Only you can say what you return to. So have a sentence on the job, the study or the people that wait.',
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
      'The rule only if a government paid for the training',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: such training is a ground of its own.',
      'Doctors are needed, and need alone frees nobody.',
      'Small towns matter for some waivers, and only after the rule binds.',
      'Public money is another ground, and one ground is enough.',
    ],
    explanation:
      'Three grounds stand side by side: public money, a skill on the list, and graduate medical training. Each of them is enough. So a private payer does not help a doctor, while a waiver can.',
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
      'Money keeps its source when it passes through another hand.',
      'Right: ask where it came from at first.',
      'Either government counts, yours and that of the US.',
      'A grant is what most people are funded by, so the rule means it.',
    ],
    explanation:
      'The rule asks who stood behind the money, not whose name is on the transfer. A university that passes public money on does not change that. If the rule binds you, it binds your family in J-2 too.',
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
      'Time in any country outside the US counts too',
    ],
    correctAnswer: 2,
    reasons: [
      'A new stay adds to the count, and none of it is lost.',
      'Many read it so, and the law asks for a total.',
      'Right: the law counts the sum of your time at home.',
      'Only time at home counts, however far you are from the US.',
    ],
    explanation:
      'The law counts time at home and not its pieces, so several stays can add up. Home is the country of nationality or last residence, and a third country adds nothing. Keep stamps, leases and pay slips, so that you can show each part.',
    aiInsight: 'Keep proof of your time at home.',
  }),
  dateBy('exchange', ['NW8'], {
    id: 1068,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'Your sponsor and a friend tell you different things about your program. Where do you look it up?',
    options: [
      'On the page of the host company',
      'In a group of former participants',
      'With the agent who found the place',
      'At BridgeUSA, under state.gov',
    ],
    correctAnswer: 3,
    reasons: [
      'The host knows the work, not the rules of the program.',
      'Others tell of their own year and their own category.',
      'The agent sells places, and may not know your category.',
      'Right: it says what holds for each category.',
    ],
    explanation:
      'The State Department runs the exchange program and explains it on its own site. Friends and agents speak of one case, and the rules differ by category and by year. An address that ends in .gov belongs to the government.',
    aiInsight: 'Keep the address among your papers.',
  }),
  dateBy('onlinePresence', ['S3', 'SM2', 'S5'], {
    id: 1069,
    visaType: 'J-1',
    category: 'Social Media',
    difficulty: 'medium',
    question:
      'You apply in J-1, and a friend says that only students open their profiles. What is true?',
    options: [
      'J was told the same as F from the start',
      'Among J only trainees are told so',
      'J is told so when a slip asks for it',
      'J may choose, as the sponsor checked them',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: F, M and J stood in the first instruction.',
      'The instruction goes by class, not by the kind of program.',
      'A slip means that the case waits already, so do not wait for one.',
      'A sponsor checks the program, and officers review your presence.',
    ],
    explanation:
      'Exchange visitors are often forgotten beside students. The instruction of June 2025 named F, M and J together, so that officers can review their online presence. Look at your profile as a stranger sees it.',
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
      'Nothing: the new DS-2019 takes its place',
    ],
    correctAnswer: 1,
    reasons: [
      'An earlier visit spares nothing, because J cannot be waived.',
      'Right: a renewal in J-1 goes through the window.',
      'A sponsor makes a program longer, and no visa.',
      'The DS-2019 shows the program, and the trip back needs a visa.',
    ],
    explanation:
      'Two papers run side by side: the sponsor prolongs the program, and only the post renews the visa. In J-1 that takes an interview. Look at the waits before you fly home, so that you can fly back.',
    aiInsight: 'Look at the waits before you fly home.',
  }),
  dateBy('exchange', ['T2', 'V5'], {
    id: 1071,
    visaType: 'J-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Host, tasks and pay are clear to you. What else should a J-1 visitor be ready to explain?',
    options: [
      'Why the US needs people like you',
      'Which visa you will ask for next',
      'What the program is good for at home',
      'How well you know the country',
    ],
    correctAnswer: 2,
    reasons: [
      'Praise of the US answers nothing that is asked of you.',
      'A next visa speaks of staying, and exchange ends with a return.',
      'Right: use at home is one of the usual themes.',
      'It helps to know the country, but that alone does not explain your program.',
    ],
    explanation:
      'Exchange is made for a return, so the officer asks what you take back. One task of the program, tied to one task at home, is the answer. A hope for the next visa points the other way.',
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
      'Time alone changes nothing: time at home does.',
      'A letter does not take the ground away.',
      'Right: each ground binds by itself.',
    ],
    explanation:
      'The list is one of three grounds, so a country that leaves it takes away one only. Public money and graduate medical training bind as before. Find out which ground is yours before you plan a move.',
    aiInsight: 'Find out which ground is yours.',
  }),
]
