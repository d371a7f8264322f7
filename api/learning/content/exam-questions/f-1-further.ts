import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForF1: Written<PracticeQuestion>[] = [
  dateBy('students', ['D13'], {
    id: 1105,
    visaType: 'F-1',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'Your surname has a hyphen and an accent in your passport. How does SEVIS take it?',
    options: [
      'In Latin letters, without either of them',
      'Exactly as it is printed above your photo',
      'With the hyphen, but without the accent',
      'As your school likes to spell it',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it goes by the line for machines.',
      'That line is for people, and SEVIS takes the other one.',
      'Neither of the two is in the line for machines.',
      'A school can spell it as it likes, and the passport decides.',
    ],
    explanation:
      'The line for machines at the foot of the page knows plain letters only. A name that differs between I-20, form and passport can cost time at every step. So compare each paper with that line, not with the name as you write it.',
    aiInsight: 'Compare the I-20 with that line.',
  }),
  dateBy('students', ['V4'], {
    id: 1106,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'You are a new student. An old page of your school says that the visa can be issued 120 days ahead at most. How early can it be?',
    options: [
      'At the earliest 120 days before the start',
      'Up to 365 days before the start',
      'Only when the school has changed its page',
      'On the day that the officer sets',
    ],
    correctAnswer: 1,
    reasons: [
      'That was the rule once, and pages outlive their rules.',
      'Right: the State Department sets this time, and a school copies it.',
      "A school's page binds no consulate.",
      'The time is set by rule and not by the officer.',
    ],
    explanation:
      'Pages stay online while rules change. An F-1 visa may be issued up to 365 days ahead, and older pages still say 120 days. If you follow them, you apply late for no reason.',
    aiInsight: 'The entry has a limit of its own: read it on the I-20.',
  }),
  dateBy('students', ['V1', 'V7'], {
    id: 1107,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'During a long holiday you would like to take two lessons a week at a US college. Why is F-1 not the class for it?',
    options: [
      'The college would have to be a university',
      'Holidays and lessons may not be mixed in any class',
      'It asks for acceptance for a full course',
      'It asks for a course of at least four years',
    ],
    correctAnswer: 2,
    reasons: [
      'Colleges can issue an I-20 as well as universities.',
      'A visit can include a short course without credit.',
      'Right: two lessons a week are none.',
      'A language course of some months can be a full course too.',
    ],
    explanation:
      'F-1 is for people who come to study, and a full course is the measure of that. Two lessons beside a holiday do not reach it. A short course without credit can fit a visitor visa instead.',
    aiInsight: 'Tell the college which visa you have in mind.',
  }),
  dateBy(
    'students',
    ['ST5'],
    {
      id: 1108,
      visaType: 'F-1',
      category: 'Law and Refusals',
      difficulty: 'hard',
      question:
        'A rule on practical training is being fought over in court. What do you do before you accept a place?',
      options: [
        'Accept, as a rule in court does not count',
        'Accept, and stop if the court upholds it',
        'Wait for the judgment, however long',
        'Ask the school what holds today',
      ],
      correctAnswer: 3,
      reasons: [
        'A suit alone does not stop a rule: only a court can.',
        'Work without permission is done, and nobody can undo it.',
        'A case can last longer than your course.',
        'Right: the school applies the rule that holds on that day.',
      ],
      explanation:
        'A suit does not suspend a rule by itself. SEVP wrote in August 2026 how it reads the rule on CPT, and a suit against that was undecided. Your school has to decide on each request meanwhile, so it knows what holds.',
      aiInsight: 'Ask the office for foreign students at your school.',
    },
    'ours',
  ),
  dateBy('onlinePresence', ['S3', 'S4', 'S1'], {
    id: 1109,
    visaType: 'F-1',
    category: 'Social Media',
    difficulty: 'easy',
    question: 'Why are students told to set their profiles to public?',
    options: [
      'So that officers can review their online presence',
      'So that the school can see whom it admits',
      'So that an officer can write to them there',
      'So that nobody else can use their name',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a closed profile shows them little.',
      'The school has decided already, and it is the State Department that asks.',
      'Officers read there, and they write to the address on your form.',
      'Being public protects no name: being read is the point.',
    ],
    explanation:
      'An officer has no password, so only what a stranger can see can be reviewed. A closed profile is treated like an answer that is missing. F, M and J applicants were the first to be told so.',
    aiInsight: 'Look at your profile from another phone.',
  }),
  dateBy('onlinePresence', ['S4'], {
    id: 1110,
    visaType: 'F-1',
    category: 'Social Media',
    difficulty: 'hard',
    question:
      'You look through your own profile before you apply. Which kind of post is the review looking for?',
    options: [
      'Posts on a job beside the study',
      'Hostility to the United States',
      'Jokes about the government at home',
      'Photos of parties with friends',
    ],
    correctAnswer: 1,
    reasons: [
      'Such a post can raise a question, and the review is not about jobs.',
      'Right: beside support for terrorism and unlawful antisemitic harassment.',
      'The review is about the United States, not about your own government.',
      'Parties may look careless, and no ground of the review is about them.',
    ],
    explanation:
      'The review is about danger and hostility, not about good manners. Reports name three grounds, and the other two are support for terrorism and unlawful antisemitic harassment. A harmless post can still contradict your form, so read with both in mind.',
    aiInsight: 'Know what your own profile says.',
  }),
  dateBy('students', ['T1', 'I4'], {
    id: 1111,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'An uncle pays for your study. What should you know about him before the interview?',
    options: [
      'The sum in his account, and no more',
      'Nothing, as his letter speaks for him',
      'How he earned the money',
      'When he can come to the window',
    ],
    correctAnswer: 2,
    reasons: [
      'A sum without a source can be borrowed for a day.',
      'A letter cannot answer a further question.',
      'Right: a payer is credible when the source is.',
      'Family normally stays outside, so you answer for him.',
    ],
    explanation:
      'A balance can be borrowed, while a job or a firm cannot. So officers ask who pays and how it was earned. They may also ask why he pays and not your parents: ask him before they ask you.',
    aiInsight: 'Ask your uncle before the officer asks you.',
  }),
  dateBy('students', ['T1', 'D11'], {
    id: 1112,
    visaType: 'F-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Your sister lives in Texas, far from your school, and pays nothing. The officer asks about relatives in the US. What do you do?',
    options: [
      'Leave her out, since she does not pay',
      'Leave her out, since she lives in another state',
      'Say that you would rather speak of the school',
      'Name her, in one sentence',
    ],
    correctAnswer: 3,
    reasons: [
      'The question was about relatives, not about money.',
      'The question names no state, so distance does not matter.',
      'You may want to speak of the school, and the question stays open.',
      'Right: one sentence answers it, and then the talk goes on.',
    ],
    explanation:
      'The question is about where your ties are, not about who pays. A sister is a harmless fact until somebody leaves her out. Spoken answers count like written ones, and the form asks about relatives too.',
    aiInsight: 'The form and your answer should name the same people.',
  }),
  dateBy('posts', ['L5', 'SM3'], {
    id: 1113,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You hold a 221(g) slip, and your course begins in three weeks. What can you count on?',
    options: [
      'On no date, as it can take days to months',
      'On an answer in one working day',
      'On an answer before the course begins',
      'On nothing, as the slip is a refusal for good',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: so tell the school early.',
      'Some cases are that fast, and many are not.',
      'The start of a course does not hurry a check.',
      'The case is open, and many such cases end with a visa.',
    ],
    explanation:
      'Under section 221(g) a case waits for a paper or a check, and neither knows the calendar of a school. The status "Refused" stands there meanwhile. Ask the school how late you may arrive.',
    aiInsight: 'Apply early enough for a slow case.',
  }),
  dateBy('fees', ['FE1', 'FE2'], {
    id: 1114,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Which fees does every F-1 student pay before the interview?',
    options: [
      'The application fee alone',
      'The application fee and the I-901 fee',
      'The I-901 fee alone, which has the other in it',
      'The I-901 fee and a fee of the US for the I-20',
    ],
    correctAnswer: 1,
    reasons: [
      'It pays for the visa application, and SEVIS has a fee of its own.',
      'Right: each of them has its own receipt.',
      'Neither fee contains the other.',
      'The I-20 comes from the school, without a fee of the government.',
    ],
    explanation:
      'One fee is for the application at the post, the other for the record in SEVIS. They are {FE1.B} and {FE2.F} for F. Two systems take them, so paying one says nothing about the other.',
    aiInsight: 'Keep two receipts.',
  }),
  dateBy('students', ['V2'], {
    id: 1115,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      "Your savings pay for the first year, your mother's salary for the rest. What do you bring for the later years?",
    options: [
      'Nothing, since the first year is all that counts',
      'A bank deposit for all of them',
      'Papers on her job and pay',
      'A plan to work beside the course',
    ],
    correctAnswer: 2,
    reasons: [
      'The first year opens the door, and the officer looks at the rest as well.',
      'Nobody expects four years in the bank.',
      'Right: they make her a credible source.',
      'A wage that you hope for is no source to rely on.',
    ],
    explanation:
      'Savings pay what is due now, and a salary pays what comes later. A salary is believed when papers show the job, the pay and how long it has lasted. A promise without them is only a hope.',
    aiInsight: 'One payer and one paper for each year.',
  }),
  dateBy('posts', ['I6', 'T1'], {
    id: 1116,
    visaType: 'F-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'A friend wrote a fine speech on your school, and you know it by heart. How do you use it at the window?',
    options: [
      'Say all of it before the first question comes',
      'Read it out, so that you forget no word',
      'Hand it over in place of an answer',
      'Leave it, and answer in short words of your own',
    ],
    correctAnswer: 3,
    reasons: [
      'The officer asks first, and a speech answers something else.',
      'A paper that you read out is still a speech.',
      'You speak for yourself, and a paper cannot.',
      'Right: what you say in your own words is believed.',
    ],
    explanation:
      'A speech answers the question that its author expected. The officer asks another one, and then nothing is left. Three points that you understand fit any question, and they sound like you.',
    aiInsight: 'Learn three points, and no sentences.',
  }),
]
