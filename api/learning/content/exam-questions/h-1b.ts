import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForH1B: Written<PracticeQuestion>[] = [
  dateBy('uscis', ['HB11'], {
    id: 1037,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Who pays for the registration under the H-1B cap?',
    options: [
      'The employer, as its own cost',
      'The worker, out of the first salary',
      'Nobody, as a registration is free',
      'Both, half each, once they are selected',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the employer wants to fill the job.',
      'Some workers are asked for it, and the registration is a cost of the employer.',
      'A registration looks like a click, and it has a fee.',
      'The fee is due before anybody is selected.',
    ],
    explanation:
      'The registration opens the way for a job of the employer, so the fee of {HB11.fee} is on its side. The fee for the visa comes later and is another payment. Be careful with a person who sells you a place.',
    aiInsight: 'Do not offer to pay it back.',
  }),
  dateBy('uscis', ['HB7', 'HB11', 'FE1'], {
    id: 1038,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'Your employer says that a special fee on its petition is yours to pay back. What do you know?',
    options: [
      'It is usual, as the worker has the use of it',
      'The law puts such fees on the employer',
      'It is right for extensions, and only for them',
      'It is right once your contract says so',
    ],
    correctAnswer: 1,
    reasons: [
      'The worker has the use of the visa, and the petition is filed by the employer.',
      'Right: the 9-11 fee is due from employers of the 50/50 kind.',
      'The fee is due on extensions too, and from the same employer.',
      'A contract does not change from whom the law asks a fee.',
    ],
    explanation:
      'A petition is filed by the employer, and so its fees are too: the registration, and for some employers the 9-11 fee. Your own fee is the one for the visa. An officer may ask who paid, so know it.',
    aiInsight: 'Ask a lawyer before you sign that you pay it back.',
  }),
  dateBy('uscis', ['HB2'], {
    id: 1039,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'An agent offers you a place under the H-1B cap for a fee. What do you know?',
    options: [
      'That places are kept for people who pay early',
      'That an agent may register a person himself',
      'That places come by selection, so nobody sells one',
      'That it works as long as the cap is not reached',
    ],
    correctAnswer: 2,
    reasons: [
      'No payment keeps a place.',
      'An employer registers, for a real job.',
      'Right: what the agent sells does not exist.',
      'A cap that is open gives an agent no more than a full one.',
    ],
    explanation:
      'An employer registers for a real job, and a selection weighted by wage level follows. No step of it belongs to an agent. When the cap of a year is reached, no place of that year is left for anybody.',
    aiInsight: 'Look up the alert on the USCIS site.',
  }),
  dateBy('uscis', ['P4'], {
    id: 1040,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Your employer registers your job at a high wage level. What does that change?',
    options: [
      'Nothing, as each job has one entry',
      'It is selected before all others',
      'It no longer counts under the cap',
      'It has more entries in the draw',
    ],
    correctAnswer: 3,
    reasons: [
      'That was so before the selection was weighted.',
      'It still goes through the draw, and it can lose.',
      'The cap is for jobs of all levels.',
      'Right: so the chance is better, and still a chance.',
    ],
    explanation:
      'The selection is weighted: level I counts one entry, level IV four. A higher level raises the chance and makes nothing certain. The level follows from the job, so be able to say why yours fits.',
    aiInsight: 'Know the level of your own job, and why.',
  }),
  dateBy('uscis', ['L4', 'L9'], {
    id: 1041,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question:
      'USCIS has approved your petition, and you book a flight at once. What have you overlooked?',
    options: [
      'That the post can still refuse the visa',
      'That the airline has to see the petition',
      'That the airport has to stamp the approval',
      'That the employer has to ask once more',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: USCIS decides on the petition, the post on the visa.',
      'An airline looks at the visa, and that is what you do not have yet.',
      'Officers at the airport decide on entry, after there is a visa.',
      'The employer has done its part, and now the post decides.',
    ],
    explanation:
      'Two offices decide two things. The officer at the post can doubt the facts of the petition, or ask for more under section 221(g), and both take time. So the flight comes after the visa is in the passport.',
    aiInsight: 'Read your petition before the interview.',
  }),
  dateBy('onlinePresence', ['S5', 'SM2'], {
    id: 1042,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'Your wife applies in H-4 with you. What about her profiles?',
    options: [
      'They are her own matter, as she will not work',
      'They are looked at like yours, so set them to public',
      'Only those on which you both appear are looked at',
      'They count from the day on which she has entered',
    ],
    correctAnswer: 1,
    reasons: [
      'Whether she works is not what the review is about.',
      'Right: H-4 was named together with H-1B.',
      'The review is about her own presence, not about pictures of you both.',
      'After the entry it is too late, because the review comes before the decision.',
    ],
    explanation:
      'The instruction goes by class, and H-4 stands in it beside H-1B. A dependant has a form and accounts of her own, so your profiles do not answer for hers.',
    aiInsight: 'Go through the accounts together.',
  }),
  dateBy('onlinePresence', ['L5', 'SM3'], {
    id: 1043,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'The officer keeps your passport and gives you a slip. Which travel plan fits that?',
    options: [
      'A flight within the week, as the visa is certain',
      'A trip to another country on your second passport',
      'None with a fixed date, as it can take days or months',
      'A flight after exactly one month, when all is decided',
    ],
    correctAnswer: 2,
    reasons: [
      'A friendly officer is no decision, and nothing is certain yet.',
      'A second passport has no visa, and the open case stays behind.',
      'Right: many cases change later, on no fixed day.',
      'A month is what people hope for, and no such day exists.',
    ],
    explanation:
      'The slip says that something is missing or still looked at, and nobody at the window knows the day. Many cases end with a visa after days to months. Meanwhile the post may keep the passport without which you cannot fly.',
    aiInsight: 'Tell your employer that the date is open.',
  }),
  dateBy('uscis', ['T4', 'L4'], {
    id: 1044,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'The officer asks an H-1B worker what she will earn in a job that has not begun. Which figure does she give?',
    options: [
      'The salary with the bonus that she may get',
      'What is left of the salary after tax',
      'What she earns now, as the job begins later',
      'The salary of the job, as in the petition',
    ],
    correctAnswer: 3,
    reasons: [
      'A bonus is not certain, so it is named apart.',
      'Tax depends on the person, and the petition gives the pay before it.',
      'The question is about the job in the petition.',
      'Right: the officer can compare it with the petition.',
    ],
    explanation:
      'The petition names a wage for this job, and the officer compares. So name that figure, and the bonus apart if you are asked. If the pay has changed since the petition was filed, say the true figure and what was filed for it.',
    aiInsight: 'Know the figure of the petition, and say what has changed.',
  }),
  dateBy('uscis', ['T4', 'D11'], {
    id: 1045,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You were in the US as a student before. The officer asks about that time. What do you do?',
    options: [
      'Tell it as it was, with the dates and the school',
      'Say that only the new job is of interest now',
      'Leave out the months in which nothing happened',
      'Hand over the petition and let it speak for you',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: how you kept an earlier status tells how you may keep this one.',
      'The new job is one theme, and the earlier time is another.',
      'A gap that you leave out looks like a secret.',
      'The petition is about the job, and the question is about you.',
    ],
    explanation:
      'An earlier status shows whether you kept its rules, so it is a usual theme. Spoken answers count like written ones. A quiet month is no fault, while a month that is missing raises a question.',
    aiInsight: 'Write your dates down for yourself.',
  }),
  dateBy('waivers', ['IW4'], {
    id: 1046,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'hard',
    question:
      'You have to appear in person. Your child in H-4 hopes to be spared. What does the rule say?',
    options: [
      'Children of workers are always spared',
      'H-4 is not waivable, so the child appears',
      'One visit of the worker counts for the family',
      'H-4 is spared after a first visa of any class',
    ],
    correctAnswer: 1,
    reasons: [
      'Many families remember waivers for children, and they largely ended.',
      'Right: the class decides, not the age.',
      'Each applicant has a case of their own.',
      'An older visa does not change the class.',
    ],
    explanation:
      'The rule on waivers goes by class, and H-4 is left out like H-1B. So neither the age of a child nor the visit of a parent helps. The officer may call in anybody else too.',
    aiInsight: 'Book all of you for one day.',
  }),
  dateBy('ceac', ['FO2', 'V8'], {
    id: 1047,
    visaType: 'H-1B',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'Which paper of the employer should lie beside you when you fill in the form?',
    options: [
      'Your last pay slip, for the salary',
      'The yearly report of the firm, for its size',
      'A copy of the petition, the I-129',
      'The first offer by mail, for the job title',
    ],
    correctAnswer: 2,
    reasons: [
      'A pay slip shows an earlier job, and the form asks about the new one.',
      'The officer may ask for the size, and the form follows the petition.',
      'Right: the form and the petition should say the same.',
      'An offer can differ from what the employer filed in the end.',
    ],
    explanation:
      'The officer sees the petition, so each detail on the form that differs from it raises a question. Its receipt number leads to it. A copy beside you is safer than your memory.',
    aiInsight: 'Ask for it before you book.',
  }),
  dateBy('uscis', ['L2', 'L1', 'D11'], {
    id: 1048,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Asked about the future, an H-1B worker says that she hopes to stay for good. Is that a reason to refuse?',
    options: [
      'Yes, every hope to stay ends the interview',
      'Yes, unless she has a house in her own country',
      'Only if her employer has not been told before',
      'No: seeking residence is not evidence against her',
    ],
    correctAnswer: 3,
    reasons: [
      'That fear is right for other classes, and the law leaves H-1B out.',
      'The law asks no ties of her, so a house changes nothing.',
      'What her employer knows does not matter for the visa.',
      'Right: H-1B is outside the presumption.',
    ],
    explanation:
      'For a visitor or a student such a hope can count against the visa, and so people fear the question. The law takes H-1B, L and V out. A true answer costs nothing here, and a false one can cost a great deal.',
    aiInsight: 'The truth is also the shortest answer here.',
  }),
]
