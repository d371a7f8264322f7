import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForTN: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V27'], {
    id: 1185,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'A permanent resident of Canada, who is not a citizen, has a job offer. Can she use TN?',
    options: [
      'No, as TN is for citizens',
      'Yes, after some years there',
      'Yes, if the employer agrees',
      'No, unless she was born there',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the agreement speaks of citizens.',
      'The years of residence do not change it.',
      'An employer cannot widen the agreement.',
      'The passport counts, and not the place of birth.',
    ],
    explanation:
      'TN comes from an agreement between states, and each opened it to citizens. Residence in Canada or Mexico gives many rights, and this one is not among them. So the first paper in the folder is the passport, and she has to look for another class.',
    aiInsight: 'Look at the passport before the offer is signed.',
  }),
  dateBy('posts', ['V27', 'NW9'], {
    id: 1186,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question:
      'You are a citizen of Mexico with a TN job. A colleague from Canada went straight to the border. What do you do?',
    options: [
      'The same as he, with the same papers',
      'Ask a post for the visa first',
      'Send the employer to the border',
      'Enter as a visitor, and start after that',
    ],
    correctAnswer: 1,
    reasons: [
      'The papers are alike, and the way is not.',
      'Right: citizens of Mexico need the visa before they travel.',
      'The employer writes the letter, and the applicant is you.',
      'To enter for one thing and do another lets the officer presume a lie.',
    ],
    explanation:
      'The agreement treats the professions alike and the borders differently. A citizen of Canada shows the papers to CBP. A citizen of Mexico needs a visa in the passport before, with form and interview. So your plan needs more weeks than his.',
    aiInsight: 'Look at the wait of your post before you name a first day.',
  }),
  dateBy('posts', ['V26'], {
    id: 1187,
    visaType: 'TN',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Your firm calls you a "solutions lead". What should the letter for TN do?',
    options: [
      'Use the title that sounds highest',
      'Keep that title and add nothing',
      'Name the listed profession, with the duties',
      'Leave the title to the officer',
    ],
    correctAnswer: 2,
    reasons: [
      'A high title opens no profession on the list.',
      'The officer compares with the list, and this title is not on it.',
      'Right: profession and duties have to fit each other.',
      'The officer decides on what is there and fills no gaps.',
    ],
    explanation:
      'Titles differ from firm to firm, and the list does not. So the letter names the profession as the list does, and the duties then show that it is true. A listed title over other duties helps nobody, because the officer reads both.',
    aiInsight: 'Lay the list beside the draft of the letter.',
  }),
  dateBy('posts', ['V26', 'TN5'], {
    id: 1188,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'You have done the work for twenty years, without a degree. The TN list asks for one in your profession. What follows?',
    options: [
      'The years count, if employers confirm them',
      'Three years of work count as one of study',
      'A short course before the interview is enough',
      'The years do not take the place of the degree',
    ],
    correctAnswer: 3,
    reasons: [
      'Letters prove the years, and the list asks for the degree.',
      'Such a count is known from other classes, and TN has none.',
      "A short course is no bachelor's degree.",
      'Right: only the list itself could accept something else.',
    ],
    explanation:
      "For each profession the list says what it takes, and most take a bachelor's degree. Nobody at the window can trade that for years of work. For a few professions the list itself names a licence or a diploma with experience, so read your line of it first.",
    aiInsight: 'Read your line of the list word by word.',
  }),
  dateBy('posts', ['TN1'], {
    id: 1189,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'An engineer owns all of a small firm in the United States. Can it employ him in TN?',
    options: [
      'No, he would be his own employer',
      'Yes, as a firm is not its owner',
      'Yes, if it pays him a real salary',
      'No, unless a friend signs the letter',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the only owner counts as self-employed.',
      'That thought helps in some classes, and TN rules it out.',
      'A salary from his own firm changes nothing.',
      'Who signs does not change who owns the firm.',
    ],
    explanation:
      'TN is for work that somebody in the United States has agreed with you. The rule looks behind the name of the firm: its only or controlling owner works for himself. So he should ask a lawyer which class is open to owners.',
    aiInsight: 'Say before the interview who owns the firm.',
  }),
  dateBy('posts', ['TN4'], {
    id: 1190,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'You work in TN for one firm, and a second one wants you at weekends. When may you begin there?',
    options: [
      'At once, as the profession is the same',
      'After an approval for this firm too',
      'When the first firm has said yes',
      'Never, as TN knows one employer only',
    ],
    correctAnswer: 1,
    reasons: [
      'The profession is approved together with the employer.',
      'Right: a further employer needs one of its own.',
      'The first firm can agree, and that approves nothing.',
      'Two are possible, each with an approval.',
    ],
    explanation:
      'TN is given for a profession with a certain employer. Nobody has looked at the second firm, so work there has to wait, even for one evening. The firm can file with USCIS, or you apply again in the way that you did the first time.',
    aiInsight: 'Keep one folder for each employer.',
  }),
  dateBy('posts', ['TN4'], {
    id: 1191,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'Your TN employer moves you to its office in another city, for the same work. What do you need?',
    options: [
      'A new visa that names the other state',
      'A new approval before you move',
      'No new application for that',
      'A permit of the other city',
    ],
    correctAnswer: 2,
    reasons: [
      'A visa names no state.',
      'That is for a new employer, and this one is the same.',
      'Right: employer and work have not changed.',
      'Cities give no permits for TN.',
    ],
    explanation:
      'An approval rests on who employs you and on what you do. A move to another office of the same employer, with the same services, changes neither. Keep a letter about the move all the same, since the next officer may ask why the address differs.',
    aiInsight: 'Ask for a short letter about the move.',
  }),
  dateBy('posts', ['TN3', 'TN2'], {
    id: 1192,
    visaType: 'TN',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your employer writes in the letter that the TN job is "permanent". Why can that harm you?',
    options: [
      'Because a permanent job costs a higher fee',
      'Because TN ends after one extension',
      'Because the job must end when you leave',
      'Because TN is for a stay with an end',
    ],
    correctAnswer: 3,
    reasons: [
      'The fee knows no kinds of jobs.',
      'It can be extended more than once.',
      'The job may go on after you, with another person.',
      'Right: so the letter names a period.',
    ],
    explanation:
      'The firm may need the job for ever, and your stay still has to have an end. One approval covers at most {TN3.years}, and extensions are possible while the stay remains temporary. So the letter names a period, and you should be able to name it too.',
    aiInsight: 'Read the letter for words such as "permanent".',
  }),
  dateBy('posts', ['TN2', 'L1', 'L2'], {
    id: 1193,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'A TN applicant says at the window that she will settle there with this job. What can follow?',
    options: [
      'The officer may refuse the visa',
      'Nothing, as work visas allow it',
      'A longer stay than she asked for',
      'A bill for the residence',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: TN is for people without that intent.',
      'The law protects H-1B and L, and not TN.',
      'No answer at the window makes the stay longer.',
      'Residence is another case, with other forms.',
    ],
    explanation:
      'TN means temporary entry, without the intent to settle. Friends in H-1B may say such things freely, because the law protects that class. Know your own plan before the day, and say it truly: if you want to settle now, another class fits better.',
    aiInsight: 'Think about your plan before others ask for it.',
  }),
  dateBy('posts', ['TN2'], {
    id: 1194,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'A TN applicant can imagine living there one day, much later. Does the thought alone close TN?',
    options: [
      'Yes, as any such thought does',
      'No, if this stay has an end of its own',
      'Yes, until he has a family at home',
      'No, as officers do not ask about it',
    ],
    correctAnswer: 1,
    reasons: [
      'The rule looks at this trip, and a distant wish is not part of it.',
      'Right: this stay is what has to be temporary.',
      'Family can show ties, and the rule does not demand it.',
      'The officer may well ask, so be ready to answer truly.',
    ],
    explanation:
      'The rule asks whether this stay has a reasonable end. A wish for later, which is not tied to this trip, does not by itself make the trip permanent. It is a fine line, so nobody should hide a step that was taken: a lawyer can say where the line is.',
    aiInsight: 'Ask a lawyer before you file for residence.',
  }),
  dateBy('posts', ['FM6'], {
    id: 1195,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'Your wife joins you in TD and is a nurse. A clinic nearby looks for nurses. What may she do?',
    options: [
      'Work there, as nurses are needed',
      'Work there, as long as your TN lasts',
      'Study, while TD allows no work',
      'Work there, once she has a licence',
    ],
    correctAnswer: 2,
    reasons: [
      'The need of a clinic is no permission.',
      'Your TN covers your work alone.',
      'Right: TD lets the family live with you.',
      'A licence opens the profession, and TD stays as it is.',
    ],
    explanation:
      'TD follows you and gives no right to work, whatever the profession is. A spouse who wants a job needs a class of her own for it, with her own employer and her own papers. Until then study is open to her, full time or part time.',
    aiInsight: 'Talk about it before the family moves.',
  }),
  dateBy('posts', ['TN6'], {
    id: 1196,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A citizen of Canada works in TN. His wife has the passport of another country. How does she come in TD?',
    options: [
      'Like him, without any visa',
      'Not at all, as TD is for citizens',
      'As a visitor, again and again',
      'With a TD visa from a post',
    ],
    correctAnswer: 3,
    reasons: [
      'His passport spares the visa, and she does not have it.',
      'The family may have any passport.',
      'Visits are for visits, and she wants to live there.',
      'Right: she asks for it before the journey.',
    ],
    explanation:
      'The family follows in TD with any passport. Only the visa differs: a citizen of Canada needs none, and family members with another nationality ask a post for it. So this couple plans an appointment for her, and none for him.',
    aiInsight: 'Lay the passports of the family side by side.',
  }),
  dateBy('posts', ['TN5'], {
    id: 1197,
    visaType: 'TN',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'A state will ask for a licence before you may practise there, and you do not have it yet. What about TN?',
    options: [
      'You can apply, as the state asks for it later',
      'You must wait until the state has given it',
      'You need no licence, as TN replaces it',
      'You need the licences of all the states',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it is no condition of the visa or of the entry.',
      'The missing licence alone does not close TN.',
      'TN lets you come, and the state says who may practise.',
      'Each state speaks for itself alone.',
    ],
    explanation:
      'Two authorities look at two things. The visa asks whether you qualify by the list. The state asks, before the work, whether you may practise there. If you have the licence, bring it, because it can help to show what you are.',
    aiInsight: 'Ask the board of the state how long it takes.',
  }),
  dateBy('posts', ['TN1', 'V26'], {
    id: 1198,
    visaType: 'TN',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A firm says: come in TN, look around, and we will find some work for you. Why is that not enough?',
    options: [
      'TN needs a job of full time',
      'TN needs work that is agreed before',
      'TN needs an office at home as well',
      'TN needs the rank of a manager',
    ],
    correctAnswer: 1,
    reasons: [
      'Part time is possible, if the work is agreed.',
      'Right: there is nothing yet that an officer could judge.',
      'An office abroad is a theme of L-1.',
      'Managers are a theme of L-1A.',
    ],
    explanation:
      'The officer compares a profession, its duties and your degree. An offer to look around has no duties, so nothing can be compared. A small contract for part time says more than a grand promise: it names the work, the time and the pay.',
    aiInsight: 'Ask for duties, period and pay in writing.',
  }),
  dateBy('posts', ['V27', 'NW6'], {
    id: 1199,
    visaType: 'TN',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'A citizen of Canada flies to the first day of a TN job. Where does she show her papers?',
    options: [
      'At the embassy, some weeks before',
      'At the office of the employer',
      'To CBP, at the port or before the flight',
      'Nowhere, as the letter was mailed',
    ],
    correctAnswer: 2,
    reasons: [
      'Citizens of Canada usually need no visa for it.',
      'The employer knows them, and does not decide.',
      'Right: some airports have CBP before the flight.',
      'Nobody has decided yet, so she carries them.',
    ],
    explanation:
      'For her the talk with an officer is at the border. CBP looks at passport, letter and degree, and asks about the work. So the papers belong in the hand and not in the suitcase, and the next flight should leave some time.',
    aiInsight: 'Carry the originals in your hand luggage.',
  }),
  dateBy('posts', ['V26', 'D11'], {
    id: 1200,
    visaType: 'TN',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'The letter of your employer lists duties that you will not have. You notice it before the interview. What now?',
    options: [
      'Learn the list by heart',
      'Say nothing, as the firm wrote it',
      'Hand it over, and explain if asked',
      'Ask the firm to correct the letter',
    ],
    correctAnswer: 3,
    reasons: [
      'A list that you recite does not become true.',
      'The answers at the window are yours.',
      'A paper that you know to be wrong should stay out of it.',
      'Right: the letter has to say what is true.',
    ],
    explanation:
      'The letter carries a TN case, and you are the one who presents it. To use a false statement knowingly can bar you for life, also when another person wrote it. A new letter costs the firm little, so ask for it before the appointment.',
    aiInsight: 'Read the letter as if you were the officer.',
  }),
  dateBy(
    'posts',
    ['TN1', 'S1', 'S9'],
    {
      id: 1201,
      visaType: 'TN',
      category: 'Social Media',
      difficulty: 'hard',
      question:
        'A TN applicant has a page on which he offers his services to customers. What does he do before the interview?',
      options: [
        'Get ready to say truly what the page is',
        'Delete it on the evening before',
        'Leave it off the form, as it is business',
        'Say that a friend looks after it',
      ],
      correctAnswer: 0,
      reasons: [
        'Right: the officer may ask whether he works for himself.',
        'A page that vanishes just before can look like hiding.',
        'The form asks for the names that he used.',
        'If it is not true, this is a false answer.',
      ],
      explanation:
        'TN is not for work on your own account, so a page with offers raises that question. It has an answer: which customers, where, and what happens to them during the job. A page that disappears before the day answers nothing.',
      aiInsight: 'Say in one sentence what the page is for.',
    },
    'ours',
  ),
  dateBy('posts', ['L3', 'TN2'], {
    id: 1202,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'TN was refused under section 214(b). A friend says: wait a year, that is the rule. What is better advice?',
    options: [
      'The year has to be waited out at home',
      'First find out what you can show better',
      'Another post will see it in another way',
      'An appeal has to come before a new form',
    ],
    correctAnswer: 1,
    reasons: [
      'The refusal is not permanent, and it names no year.',
      'Right: a new application needs something new to say.',
      'Another post asks the same questions.',
      'This refusal has no appeal.',
    ],
    explanation:
      'The refusal means that the officer was not convinced, for example of a stay with an end. The calendar alone convinces nobody. A clearer letter, a fixed period or a change at home gives the next officer something else to look at.',
    aiInsight: 'Write down what was asked, on the same day.',
  }),
  dateBy('posts', ['TN4'], {
    id: 1203,
    visaType: 'TN',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You lose your TN job and find the next one within a day, in the same profession. Why can you not start at once?',
    options: [
      'The profession would have to change',
      'The former employer must agree',
      'The new employer is not approved',
      'You have to leave for a year first',
    ],
    correctAnswer: 2,
    reasons: [
      'The profession may stay the same.',
      'The former employer has no say in it.',
      'Right: your TN was given for the other one.',
      'No rule sends you away for a year.',
    ],
    explanation:
      'Many know from H-1B that a filed petition is enough to begin. TN has no such rule: the approval comes first, from USCIS or in the way that you applied the first time. So ask when you can be approved, before you promise a first day.',
    aiInsight: 'Promise no first day before you know the way.',
  }),
  dateBy('posts', ['V26', 'I6'], {
    id: 1204,
    visaType: 'TN',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks how your degree fits the listed profession. Which answer is best?',
    options: [
      'The name of a famous school',
      'The TN list, from memory',
      'That the employer was content',
      'What you studied, and where you use it',
    ],
    correctAnswer: 3,
    reasons: [
      'A name tells nothing about the subject.',
      'The officer knows the list, and wants to hear about you.',
      'The employer chose you, and the list has conditions of its own.',
      'Right: it ties the paper to the duties.',
    ],
    explanation:
      'The degree is in the folder because the profession asks for it. So the officer wants one line between the two: a subject that you studied, and a duty that uses it. Where the name of the degree is a different one, this line convinces.',
    aiInsight: 'Name one course and one duty.',
  }),
]
