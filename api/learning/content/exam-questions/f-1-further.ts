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
      'It takes the other line of the passport.',
      'Neither of the two is taken.',
      'The passport decides, not the school.',
    ],
    explanation:
      'SEVIS takes names in Latin letters from the line for machines of the passport. Accents, hyphens and apostrophes are left out.',
    aiInsight: 'Compare the I-20 with that line.',
  }),
  dateBy('students', ['V4'], {
    id: 1106,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A page of your school says that a visa can be issued at most 120 days before the course. What do you make of it?',
    options: [
      'It is right for F-1 and wrong for J-1',
      'It is old, the time is longer now',
      'It is right, and the officer counts the days',
      'It speaks of the entry and not of the visa',
    ],
    correctAnswer: 1,
    reasons: [
      'The time of F-1 is a longer one.',
      'Right: an F-1 visa may be issued up to 365 days ahead.',
      'The number on it has changed.',
      'The entry has another number, which is lower.',
    ],
    explanation:
      "A new student's F-1 visa may be issued up to 365 days ahead. Older pages still say 120 days.",
    aiInsight: 'Look at the date of a page before you plan by it.',
  }),
  dateBy('students', ['V1'], {
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
      'The kind of school is not the point here.',
      'Short courses without credit exist in another class.',
      'Right: two lessons a week are none.',
      'No such length is named.',
    ],
    explanation:
      'An F-1 applicant shows acceptance for a full course, enough funds, adequate English, a residence abroad and the intent to leave.',
    aiInsight: 'Tell the college which visa you have in mind.',
  }),
  dateBy('students', ['ST5'], {
    id: 1108,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'In August 2026 SEVP wrote two messages on practical training (CPT). What was known about them in October 2026?',
    options: [
      'They had been taken back by SEVP',
      'A court had stopped them for all schools',
      'They were to begin a year later',
      'A suit against them was undecided',
    ],
    correctAnswer: 3,
    reasons: [
      'Nothing of that kind was known.',
      'The case had not been decided.',
      'No such delay was known.',
      'Right: so a school can tell you how it goes on.',
    ],
    explanation:
      'The messages are of 12 August 2026 and 24 August 2026. They were sued over on 5 October 2026, and the case was undecided.',
    aiInsight: 'Ask the office for foreign students at your school.',
  }),
  dateBy('onlinePresence', ['S3'], {
    id: 1109,
    visaType: 'F-1',
    category: 'Social Media',
    difficulty: 'easy',
    question: 'In June 2025 students were told to open their profiles. For what?',
    options: [
      'So that officers can review their online presence',
      'So that schools can look for new students',
      'So that friends can vouch for them',
      'So that the photo can be compared with the passport',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a closed profile shows them little.',
      'Schools have no part in it.',
      'Nobody is asked to vouch there.',
      'The photo comes with the form.',
    ],
    explanation:
      'On 18 June 2025 the State Department told F, M and J applicants to set their profiles to public. Officers can then review their online presence.',
    aiInsight: 'Look at your profile from another phone.',
  }),
  dateBy('onlinePresence', ['S4'], {
    id: 1110,
    visaType: 'F-1',
    category: 'Social Media',
    difficulty: 'hard',
    question:
      'A cable of June 2025 says what officers look for in profiles. Which of these is on the list, as it was reported?',
    options: [
      'Jobs beside the study',
      'Support for terrorism',
      'Jokes about a government at home',
      'A large number of friends abroad',
    ],
    correctAnswer: 1,
    reasons: [
      'The reported list does not name work.',
      'Right: beside hostility to the United States and unlawful antisemitic harassment.',
      'The list is about the United States.',
      'Numbers of friends are not on it.',
    ],
    explanation:
      'The cable, as reported, looks for hostility to the United States, support for terrorism and unlawful antisemitic harassment.',
    aiInsight: 'Know what your own profile says.',
  }),
  dateBy('students', ['T1'], {
    id: 1111,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'An uncle pays for your study. Which question on him belongs to the usual themes?',
    options: [
      'Whether he has been to the US',
      'Whether he has a degree himself',
      'How he earned the money',
      'Whether he will come to the graduation',
    ],
    correctAnswer: 2,
    reasons: [
      'His travel is not among the themes.',
      'His study is not among the themes.',
      'Right: who pays and how it was earned belong together.',
      'That is not among the themes.',
    ],
    explanation:
      'Themes for F-1 are why this school, other applications, grades and tests. Then come who pays and how it was earned, relatives in the US, and the plan afterwards.',
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
      'The question names no state.',
      'That leaves the question open.',
      'Right: relatives in the US are a usual theme.',
    ],
    explanation:
      'Relatives in the US are among the usual themes for students. Spoken answers count like written ones, so leave nobody out.',
    aiInsight: 'The form and your answer should name the same people.',
  }),
  dateBy('posts', ['SM3'], {
    id: 1113,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Many F and J cases get a 221(g) slip first. After what time did they change to approved, as lawyers report?',
    options: [
      'After days to months',
      'After one working day, in nearly all cases',
      'After one full year, in nearly all cases',
      'Never, as the slip is a refusal for good',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: so a short wait cannot be counted on.',
      'Some took much longer.',
      'A year is not what they report.',
      'Many were approved later.',
    ],
    explanation:
      'Many F, J and H-1B cases get 221(g) first and show "Refused". They change to approved after days to months.',
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
      'SEVIS has a fee of its own.',
      'Right: they are {FE1.B} and {FE2.F}.',
      'The two are paid apart.',
      'The school gives the I-20.',
    ],
    explanation:
      'The visa application fee is {FE1.B} for F. The SEVIS I-901 fee is {FE2.F} for F and M.',
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
      'The later years are looked at as well.',
      'All years in cash are not asked for.',
      'Right: they make her a credible source.',
      'Work there is no source to rely on.',
    ],
    explanation:
      "The first year's funds should be readily available, and later years need a credible source. Not all years have to lie there in cash.",
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
      'Read it out, so that no word is lost',
      'Hand it over in place of an answer',
      'Leave it, and answer in short words of your own',
    ],
    correctAnswer: 3,
    reasons: [
      'The officer asks, and you answer.',
      'A paper that is read out is still a speech.',
      'You speak for yourself.',
      'Right: nobody wants to hear a recital.',
    ],
    explanation:
      'Speak for yourself and keep answers short. Do not recite speeches. Your reasons for the school and the program are a usual theme.',
    aiInsight: 'Learn three points, and no sentences.',
  }),
]
