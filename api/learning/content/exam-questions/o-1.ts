import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForO1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['OA1', 'OA5'], {
    id: 1165,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'A singer has many concerts in the United States and no single employer there. Who can file her O-1 petition?',
    options: [
      'An agent in the United States, for all of them',
      'She herself, as nobody else employs her',
      'The embassy, when she books the interview',
      'Nobody, as O-1 needs one fixed employer',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the rule has the agent for work with many employers.',
      'Nobody can file an O-1 petition for themselves.',
      'The post decides on the visa, and the petition comes before.',
      'Many artists have no fixed employer, and the rule knows it.',
    ],
    explanation:
      'A petition says who stands behind the work. For people who work for many in turn, an agent in the United States can take that place. The agent puts all engagements into one petition, so USCIS and the officer see one plan and not ten.',
    aiInsight: 'Know what your agent does, and for whom.',
  }),
  dateBy('transferees', ['OA3'], {
    id: 1166,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your O-1 petition begins on a Monday, and you land a week before. What may you do in that week?',
    options: [
      'Begin to work, as the visa is in the passport',
      'Settle in, without any work',
      'Nothing, as you have to wait abroad until Monday',
      'Work, if the money comes after Monday',
    ],
    correctAnswer: 1,
    reasons: [
      'The visa brings you to the door, and the petition says from when you work.',
      'Right: these days are for arriving.',
      'The rule lets you come some days early.',
      'The day of the work counts, and not the day of the pay.',
    ],
    explanation:
      'You may enter up to {OA3.margin} before the petition begins and leave up to {OA3.margin} after it ends. Both times are there so that nobody travels in a rush. You may work only in between, so a concert in that week would break the terms of your stay.',
    aiInsight: 'Note the first and the last day of the petition.',
  }),
  dateBy('transferees', ['OA6', 'OA1'], {
    id: 1167,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'You are in O-1 with one company, and another one offers you a better job. When may you start there?',
    options: [
      'At once, as O-1 belongs to the person',
      'When the first company has let you go',
      'When its own petition has been approved',
      'After one year, as in other classes',
    ],
    correctAnswer: 2,
    reasons: [
      'The talent is yours, and the petition is about work for one company.',
      'The end of one job does not allow another one.',
      'Right: a new employer needs an approval before your first day.',
      'No rule makes you wait for a year.',
    ],
    explanation:
      'O-1 rests on a petition, and a petition names who you work for. Nobody has looked at the new company yet, so USCIS must approve its petition first. Work before that breaks the terms of the stay, and the next officer may ask about it.',
    aiInsight: 'Do not give notice before the approval is there.',
  }),
  dateBy('transferees', ['OA7', 'V24'], {
    id: 1168,
    visaType: 'O-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your petition holds a warm letter from a famous colleague. Why does it need the opinion of a peer group too?',
    options: [
      'Because letters of colleagues do not count',
      'Because it takes the place of the contract',
      'Because the group decides about the visa',
      'Because the rule wants the view of the field',
    ],
    correctAnswer: 3,
    reasons: [
      'Letters of experts count, and they serve another end.',
      'The contract shows the work, and the opinion speaks of the person.',
      'The opinion advises USCIS and binds nobody.',
      'Right: people of the field say what they think of the work.',
    ],
    explanation:
      'USCIS cannot know every art and science, so the rule makes the petitioner ask those who do. You choose a colleague, and a peer group speaks for the field. Its opinion can be for or against you, and USCIS still decides by itself.',
    aiInsight: 'Know which group wrote it, and what it says.',
  }),
  dateBy('transferees', ['OA9', 'NW7'], {
    id: 1169,
    visaType: 'O-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'USCIS has approved your O-1 petition. Why does the officer still ask about your work?',
    options: [
      'To see whether the facts of the petition are true',
      'Because the approval ends with the interview',
      'To give points for how well you speak',
      'Because the petition was about the employer alone',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: doubt about the facts can end in a refusal.',
      'The approval has dates of its own, and the interview does not end it.',
      'The talk is about your work and not about your style.',
      'The employer files it, and it is about you and your work.',
    ],
    explanation:
      'The approval is first evidence that you belong in the class, and so it helps you. It was given on paper, by people who never met you. The officer meets you and can compare: the person, the work and the petition should be one story.',
    aiInsight: 'Read the petition again before the day.',
  }),
  dateBy('transferees', ['NW7', 'D11'], {
    id: 1170,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Years ago, a petition for a green card was filed for an O-1 dancer. Is that the end of her visa?',
    options: [
      'Yes, as it proves that she wants to stay',
      'No, as such a petition is no ground of denial',
      'Yes, until the green card case is closed',
      'No, if she leaves it out of the form',
    ],
    correctAnswer: 1,
    reasons: [
      'For many classes it can count, and the rule for O-1 leaves it out.',
      'Right: a rule of its own says so for O-1.',
      'Nothing in the rule asks her to close it.',
      'A false answer on the form can do far more harm.',
    ],
    explanation:
      'Many applicants fear this question and hide the truth. For O-1, a filed immigrant petition is no ground of denial, so the fact itself does no harm. To hide it does: a false answer about a material fact can bar a person for life.',
    aiInsight: 'Name it on the form, with its year.',
  }),
  dateBy('transferees', ['OA8'], {
    id: 1171,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A scientist in O-1 wants to bring the assistant who has run the lab for years. Can the assistant come in O-2?',
    options: [
      'Yes, as nobody else knows the work as well',
      'Yes, if the scientist pays the salary',
      'No, as O-2 does not exist for science',
      'No, as assistants can never come along',
    ],
    correctAnswer: 2,
    reasons: [
      'Such experience counts in the arts and in sport.',
      'Who pays the salary opens no class.',
      'Right: it is for performances, and for film and television.',
      'An artist or athlete may bring such help, with a petition.',
    ],
    explanation:
      'O-2 was made for people without whom a performance could not take place as planned. Science, business and education are left out, however useful the help is. So the assistant needs another class, and a lawyer can say which one fits.',
    aiInsight: 'Ask about the class before you plan for two.',
  }),
  dateBy('transferees', ['OA2'], {
    id: 1172,
    visaType: 'O-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'The tour is called off, and your employer ends your O-1 job. Who owes you the way home?',
    options: [
      'Nobody, as every traveller pays for a return',
      'Nobody, unless the contract promises it',
      'The agent alone, who made the plan',
      'The employer, and with it the petitioner',
    ],
    correctAnswer: 3,
    reasons: [
      'That holds when you resign, and here you did not.',
      'The rule protects you also where the contract is silent.',
      'A petitioner shares the duty, and the employer keeps it.',
      'Right: both of them owe the reasonable cost.',
    ],
    explanation:
      'A person who came for one job should not be left far from home when that job is taken away. So the rule puts the reasonable cost of the return on the employer and the petitioner together. If you leave by your own choice, the journey is yours.',
    aiInsight: 'Keep the letter that ends the job.',
  }),
  dateBy('transferees', ['OA4'], {
    id: 1173,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'A good engineer with long experience thinks of O-1. What does the class ask for?',
    options: [
      'A place among the few at the very top',
      'More years of work than H-1B asks for',
      'A degree from a well-known university',
      'A salary that is higher than at home',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: experience alone does not show it.',
      'Years show practice, and the class asks for rank.',
      'A degree shows study, and many others have it too.',
      'A raise says little about the rank in a field.',
    ],
    explanation:
      'In science, education, business and athletics, the class is for the small percentage at the very top of a field. Many people are good at their work, and that is not what it measures. So the proof comes from outside: who judged the work, and among how many.',
    aiInsight: 'Ask which people in your field would know your name.',
  }),
  dateBy('transferees', ['OA4'], {
    id: 1174,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A painter hears that O-1 is only for winners of world prizes. What is true for the arts?',
    options: [
      'One prize of that kind has to be there',
      'Recognition well above the ordinary is needed',
      'The number of works that were sold decides',
      'Only a museum can confirm the rank',
    ],
    correctAnswer: 1,
    reasons: [
      'A great prize helps, and the arts ask for distinction.',
      'Right: the field has to know the painter.',
      'Sales can help, and the class asks how the field sees the work.',
      'Documents of many kinds can show it.',
    ],
    explanation:
      'For the arts the word is distinction: skill and recognition well above what is usual. It asks for less than the very top of a field, which science and business need. It asks for more than good work, since others must have noticed it, on paper.',
    aiInsight: 'Collect what others wrote, with name and date.',
  }),
  dateBy('transferees', ['OA5', 'D11'], {
    id: 1175,
    visaType: 'O-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your agent filed one petition for five theatres, and two dates are still without a place. What do you tell the officer?',
    options: [
      'That such dates are a secret of the agent',
      'Two places that sound likely',
      'Which dates are agreed and which are open',
      'That the agent knows it and you do not',
    ],
    correctAnswer: 2,
    reasons: [
      'A secret date looks like no date at all.',
      'A guess that turns out to be false is a false answer.',
      'Right: the plan stays true, and the gap has a name.',
      'The agent is not at the window, and the plan is yours too.',
    ],
    explanation:
      'The itinerary shows that the work is real: days, employers, places. A plan may have gaps, and a gap that you name harms little. A place that you invent can be looked up, and after that nothing else is believed.',
    aiInsight: 'Learn which contract belongs to which date.',
  }),
  dateBy('transferees', ['FM11', 'FM5'], {
    id: 1176,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'Your husband comes along in O-3, and a company there offers him work. What may he do?',
    options: [
      'Work, as your petition covers the family',
      'Work, after he has asked USCIS for a card',
      'Work, but only for your own employer',
      'Study, and no work in O-3',
    ],
    correctAnswer: 3,
    reasons: [
      'The petition is about your work alone.',
      'Some families in H-4 get such a card, and O-3 has none.',
      'The employer makes no difference here.',
      'Right: he needs a class of his own for that job.',
    ],
    explanation:
      'O-3 lets the family live together and study, and it stops there. Families of some other classes can ask for a work card, so the mistake is common. If he wants the job, the company has to look for a class that fits him, before he starts.',
    aiInsight: 'Tell the family before you sign for a home.',
  }),
  dateBy('transferees', ['OA3'], {
    id: 1177,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'Your project takes longer than your O-1. How can you stay for it?',
    options: [
      'By an extension for the same project',
      'By a new visa from a post nearby',
      'By waiting, as O-1 runs with the project',
      'Not at all, as O-1 ends for good',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the petitioner asks for it.',
      'A visa is for travel, and your stay is another matter.',
      'The stay ends on its date, and no project moves it.',
      'The rule sets steps, and it sets no total.',
    ],
    explanation:
      'The first approval covers the event, for at most {OA3.years}. If the same event needs more time, it is given in steps of up to {OA3.step}. Each step asks what is still to be done, so the petitioner should be able to say it.',
    aiInsight: 'Talk to the petitioner months before the last day.',
  }),
  dateBy('transferees', ['OA1'], {
    id: 1178,
    visaType: 'O-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'An O-1 founder owns the company that will employ her. Who can file for her?',
    options: [
      'She can, in her own name',
      'The company, as it is not the same as she',
      'Only an investor of the company',
      'Nobody, as owners are shut out',
    ],
    correctAnswer: 1,
    reasons: [
      'Nobody files for themselves, not even an owner.',
      'Right: a company of her own may be able to file.',
      'To give money makes nobody a petitioner.',
      'Ownership alone does not shut her out.',
    ],
    explanation:
      'O-1 rules out a petition for oneself. A company is somebody of its own before the law, so it may be able to file for its owner. Expect questions about it: who decides there, who pays you, and for which work.',
    aiInsight: 'Be able to name a person there who can overrule you.',
  }),
  dateBy('transferees', ['V24', 'I6'], {
    id: 1179,
    visaType: 'O-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks why others in your field know you. Which answer helps?',
    options: [
      'All your prizes, read from a page',
      'The number of people who follow you',
      'One work of yours, and who judged it',
      'That the lawyer explained it in the petition',
    ],
    correctAnswer: 2,
    reasons: [
      'A list that you read out shows no knowledge of the field.',
      'Followers can be bought, and they are no judges.',
      'Right: it can be checked, and it is told in a minute.',
      'The lawyer wrote it down, and the officer asks you.',
    ],
    explanation:
      'The petition is thick, and the talk is short. One work with its judge tells more than a list, because it shows how the field came to know you. It is also easy to remember truly, and a true answer stays the same when it is asked again.',
    aiInsight: 'Tell it to somebody outside your field first.',
  }),
  dateBy('transferees', ['OA6'], {
    id: 1180,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You are an O-1 musician, and your agent is the petitioner. A hall offers one more concert of the same kind. What comes first?',
    options: [
      'Nothing, as artists may play anywhere',
      'A new visa, from the post of the first',
      'A letter from the hall to the embassy',
      'A word with the agent who filed for you',
    ],
    correctAnswer: 3,
    reasons: [
      'The freedom has limits, and the petitioner must stand behind the date.',
      'One more date does not change the visa.',
      'The embassy does not approve engagements.',
      'Right: only the petitioner can add the date.',
    ],
    explanation:
      'For artists, the same petitioner may add a similar performance within the approved time. So the date has to go through the agent. If the hall wants to employ you itself, it is a new employer, and then an approved petition comes first.',
    aiInsight: 'Ask before you promise, and keep the answer in writing.',
  }),
  dateBy('transferees', ['NW7', 'L1'], {
    id: 1181,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'Does an O-1 applicant have to prove a home abroad that he will not give up?',
    options: [
      'No, as the class does not ask for it',
      'Yes, as every applicant has to',
      'Yes, as long as he is not married',
      'No, if he has won a known prize',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: O-1 differs here from other classes.',
      'Many classes ask for it, and O-1 is not among them.',
      'Family is not what decides here.',
      'A prize can show ability, and it has no part in this.',
    ],
    explanation:
      'Visitors and students hear that they must show a home, so the advice goes to everybody. O-1 needs no residence abroad. Section 214(b) still stands, though: an applicant who does not show what the class asks for can be refused under it.',
    aiInsight: 'Use the room in your folder for the work.',
  }),
  dateBy('transferees', ['OA8', 'NW7'], {
    id: 1182,
    visaType: 'O-1',
    category: 'Interview Day',
    difficulty: 'hard',
    question:
      'You travel in O-1, your make-up artist in O-2. Which question can she get that you should not?',
    options: [
      'Whether she has a contract for the show',
      'Whether she keeps a home abroad',
      'Whether all on her form is true',
      'Whether she knows your work',
    ],
    correctAnswer: 1,
    reasons: [
      'Both of you can be asked about the work.',
      'Right: O-2 asks for it, and O-1 does not.',
      'The truth of the form counts for both.',
      'Both of you should know what will be done.',
    ],
    explanation:
      'The two of you go on one tour, and two rules apply. O-2 needs a residence abroad that she will not give up. So she should be ready to say where she lives and what she goes back to, while your talk is about the work.',
    aiInsight: 'Prepare the two interviews apart.',
  }),
  dateBy('transferees', ['D1', 'D11'], {
    id: 1183,
    visaType: 'O-1',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'The dates in your DS-160 differ from those in the O-1 petition. What do you do before the interview?',
    options: [
      'Leave it, as the petition alone counts',
      'Change your story so that it fits the form',
      'Look up the true dates and mend the form',
      'Ask the officer which of them to use',
    ],
    correctAnswer: 2,
    reasons: [
      'The form is yours, and each answer on it should be true.',
      'A story that follows an error becomes a false statement.',
      'Right: an honest slip is mended easily before the day.',
      'The officer judges your facts and does not choose them.',
    ],
    explanation:
      'An honest mistake is no lie, and at the window it can look like one. The officer can lay form and petition side by side. If the form is wrong, correct it; if the plan has changed, be ready to say when and why.',
    aiInsight: 'Check each date against the petition before you submit.',
  }),
  dateBy('transferees', ['L3', 'OA9'], {
    id: 1184,
    visaType: 'O-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'The petition was approved, and the O-1 visa is refused under section 214(b). What is true?',
    options: [
      'The refusal means that no O-1 is possible',
      'You can appeal against it at USCIS',
      'The approval makes the refusal void',
      'You can apply again and answer the doubt',
    ],
    correctAnswer: 3,
    reasons: [
      'This refusal is not permanent.',
      'A refusal under this section has no appeal.',
      'Approval was evidence, and it was not the last word.',
      'Right: with a new form, a new fee and a new appointment.',
    ],
    explanation:
      'The refusal says that the officer was not convinced on that day. The approved petition helped, and an officer can still doubt its facts. So the way forward is a new application which answers that doubt, and a lawyer can help to find it.',
    aiInsight: 'Write down the questions while you remember them.',
  }),
]
