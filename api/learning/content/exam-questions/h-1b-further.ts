import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForH1B: Written<PracticeQuestion>[] = [
  dateBy(
    'uscis',
    ['HB7', 'HB11', 'FE1', 'D11'],
    {
      id: 1117,
      visaType: 'H-1B',
      category: 'Documents and Funds',
      difficulty: 'hard',
      question:
        'The officer asks an H-1B worker who paid the fees of the petition. What does he do?',
      options: [
        'Say truly what the firm paid, and what he paid',
        'Say that the firm paid it all, as it should',
        'Say that such things stay inside the firm',
        'Hand over the receipt of his own visa fee',
      ],
      correctAnswer: 0,
      reasons: [
        'Right: fees of a petition and the fee of a visa have different payers.',
        'If it is not so, this is a false answer to a simple question.',
        'The officer may ask it, and silence makes the question larger.',
        'That receipt is for another fee, and so it answers nothing.',
      ],
      explanation:
        'The law puts some costs on the employer, such as the registration and, where it is due, the 9-11 fee. An officer asks who paid to see whether it was so. The visa fee of the worker is apart from that.',
      aiInsight: 'Ask the firm before the day, and say it in one sentence.',
    },
    'ours',
  ),
  dateBy('fees', ['FE1', 'HB11'], {
    id: 1118,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your employer paid for the registration under the cap. Which payment still comes with your own visa application?',
    options: [
      'None, as the registration has it in it',
      'The application fee',
      'The same amount again, at the window',
      'The fee for SEVIS',
    ],
    correctAnswer: 1,
    reasons: [
      'The registration was a step of the employer at USCIS.',
      'Right: each visa application has its own.',
      'The registration is done, and nobody pays it twice.',
      'SEVIS is for students and exchange visitors.',
    ],
    explanation:
      'The registration opened the way to a petition, and the visa is another step at another office. So its fee is due whatever came before: {FE1.H} for H. Members of your family pay it for their own applications.',
    aiInsight: 'Agree with the employer on who pays for the visa.',
  }),
  dateBy(
    'onlinePresence',
    ['S6', 'S5'],
    {
      id: 1119,
      visaType: 'H-1B',
      category: 'Social Media',
      difficulty: 'hard',
      question: 'Your H-1B interview is booked. Why should you watch your mail until the day?',
      options: [
        'The cap can be reached before the day',
        'The officer sends the questions beforehand',
        'A new instruction can make the post move dates',
        'The number of the petition can change',
      ],
      correctAnswer: 2,
      reasons: [
        'The cap concerns the selection, which lies behind you.',
        'Officers ask at the window, and no list comes before.',
        'Right: that happened when the review of profiles reached H-1B.',
        'The receipt number stays the same.',
      ],
      explanation:
        'When the review of profiles reached H-1B in December 2025, some posts moved interviews, as needed. The post writes to you about that. If you do not read it, you may travel for a day that is gone.',
      aiInsight: 'Watch your mail until the day itself.',
    },
    'ours',
  ),
  dateBy(
    'onlinePresence',
    ['S5', 'S6'],
    {
      id: 1120,
      visaType: 'H-1B',
      category: 'Social Media',
      difficulty: 'hard',
      question:
        'A rule on profiles is announced and begins in two weeks. You applied before it, and your interview comes after. What do you do?',
      options: [
        'Go by the day of your form, as older rules stay',
        'Go by the day of your booking, as it is fixed',
        'Wait, as announced rules seldom begin',
        'Be ready for the new rule on its first day',
      ],
      correctAnswer: 3,
      reasons: [
        'A form that you sent earlier does not keep the older rule.',
        'A booking fixes a date, and no rule.',
        'The rule of December 2025 began some days after the announcement.',
        'Right: the review comes when the officer decides.',
      ],
      explanation:
        'The review for H-1B and H-4 was announced on 3 December 2025 and in force on 15 December 2025. It reached cases that were already booked, and some posts moved their interviews. So the day of your form or your booking is no shelter.',
      aiInsight: 'Note two dates: the announcement and the first day.',
    },
    'ours',
  ),
  dateBy('uscis', ['T4'], {
    id: 1121,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'What should an H-1B worker be able to explain about the degree?',
    options: [
      'How it fits the job',
      'Which grade it had',
      'Why it is not from the US',
      'How long ago it was',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the job asks for it, so the officer asks how.',
      'Grades are a theme for students, and here the field counts.',
      'A degree from abroad can fit as well as one from the US.',
      'Its age does not decide: what you learned for the job does.',
    ],
    explanation:
      'The visa is for a job that needs the degree. A famous school does not show that, and one course that you use at work does. Where the two names differ, the officer needs your sentence between them.',
    aiInsight: 'Name one course that you use at work.',
  }),
  dateBy('uscis', ['T4', 'L4'], {
    id: 1122,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Your firm has not told you yet for which client you will work. What is the best step before the interview?',
    options: [
      'Name the client of a colleague',
      'Ask the firm until you know it',
      'Plan to say that clients are a secret',
      'Wait, as the officer has it in the petition',
    ],
    correctAnswer: 1,
    reasons: [
      'That would be his case and not yours.',
      'Right: the end client is a usual theme.',
      'A firm may keep secrets, and the visa still needs a known job.',
      'The officer can read it, and wants to hear that you know it.',
    ],
    explanation:
      'A job without a known place and client is hard to believe, and an officer who doubts the facts can refuse. The firm knows what it wrote in the petition. So ask before the day, because no answer helps after it.',
    aiInsight: 'Read the petition before you travel.',
  }),
  dateBy('uscis', ['L2'], {
    id: 1123,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You apply for H-1B, your brother as a visitor. Both of you once asked for permanent residence. For whom can that count?',
    options: [
      'For both of you',
      'For you, since you want to work there',
      'For your brother',
      'For neither of you',
    ],
    correctAnswer: 2,
    reasons: [
      'The law treats the two classes in opposite ways.',
      'Work sounds like staying, and the law protects H-1B all the same.',
      'Right: F, J and B applicants have no such protection.',
      'Only one of you has the protection.',
    ],
    explanation:
      'The law protects classes and not families. H-1B, L and V applicants may have sought residence. A visitor has to show the intent to leave, and the same step makes that harder to believe.',
    aiInsight: 'Two people of one family can have two rules.',
  }),
  dateBy('uscis', ['P4', 'HB11'], {
    id: 1124,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Your employer has registered you for the H-1B cap. What have you got by that?',
    options: [
      'A place under the cap',
      'An approved petition',
      'A date for an interview',
      'A chance in the selection',
    ],
    correctAnswer: 3,
    reasons: [
      'A place is given by selection, and a registration only takes part in it.',
      'The petition is filed after the selection.',
      'An interview follows an approved petition.',
      'Right: a wage level then gives it its weight.',
    ],
    explanation:
      'Four steps follow each other: registration, selection, petition and visa. You have done the first, and each of the others can fail. So do not leave a job or rent a flat because of it.',
    aiInsight: 'Ask which wage level stands in the registration.',
  }),
  dateBy('onlinePresence', ['S1', 'S9', 'S5'], {
    id: 1125,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'You apply for H-1B and have never had an account anywhere. What follows from that?',
    options: [
      'It is no violation',
      'You open one before the interview',
      'You get a 221(g) slip in any case',
      'You bring a letter in which the employer confirms it',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: there is nothing to set to public.',
      'An account made for the officer shows nothing about you.',
      'A slip means that something is missing, and here nothing is.',
      'A letter cannot prove that something does not exist, and nobody asks for it.',
    ],
    explanation:
      'The form asks for what you used, so "None" is an honest answer where it is true. An account made for the interview would be new and empty, and that raises the very question that you feared.',
    aiInsight: 'Say on the form what is true.',
  }),
  dateBy('transferees', ['NW7', 'L4'], {
    id: 1126,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A researcher was not selected under the H-1B cap. She looks at O-1. What is different there?',
    options: [
      'No petition is needed',
      'There is no lottery',
      'A degree alone is enough',
      'The employer has no part in it',
    ],
    correctAnswer: 1,
    reasons: [
      'It begins with a petition all the same, and USCIS has to approve it.',
      'Right: an approved I-129 is what counts.',
      'A degree fits a job in H-1B, and O-1 looks at the whole record.',
      'A petition comes from somebody in the US, so she cannot go alone.',
    ],
    explanation:
      'The cap is a limit of H-1B, so no draw stands before O-1. What stands there is the record: few people in a field have one that is enough. The approved petition is still not a visa.',
    aiInsight: 'Ask a lawyer which class fits your record.',
  }),
  dateBy('fees', ['FE1', 'M2'], {
    id: 1127,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Your wife comes along in H-4. What application fee does she pay?',
    options: [
      'None, as yours is for the two of you',
      'A lower one, like a visitor',
      'The same one as you',
      'Half of yours, as a dependant',
    ],
    correctAnswer: 2,
    reasons: [
      'A fee pays for one application, and hers is her own.',
      'She comes for the family, and her class still belongs to the H group.',
      'Right: it is the fee for all of H.',
      'This fee knows no half for anybody.',
    ],
    explanation:
      'The fee goes by the class and by the application, not by the family. H-4 belongs to H, so it is {FE1.H} for her as well. So a family counts its members, whatever each of them will do there.',
    aiInsight: 'Count the people, then the fees.',
  }),
  dateBy('posts', ['I6', 'T4'], {
    id: 1128,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks what you will do all day. Which answer fits?',
    options: [
      'Your job title, and nothing else',
      'A page of the petition, read out',
      'The history of the firm, from its first year',
      'Two plain sentences on your duties',
    ],
    correctAnswer: 3,
    reasons: [
      'A title does not tell what you do.',
      'A text that you read out does not show that you know the job.',
      'The officer may ask about the firm, and this question was about you.',
      'Right: they show that you know the job.',
    ],
    explanation:
      'The officer wants to hear that the job is real and that you can do it. Your own words show both, and they can be compared with the petition. A printed page shows only that somebody wrote it.',
    aiInsight: 'Tell it to a neighbour first, who knows nothing of it.',
  }),
]
