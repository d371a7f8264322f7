import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsOnTheForm: Written<PracticeQuestion>[] = [
  dateBy('ceac', ['QF5', 'D11'], {
    id: 1001,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'Which wrong answer can keep somebody out of the US for good?',
    options: [
      'A deliberate one, on a point that matters',
      'Any mistake at all, however small, that an officer finds',
      'Only one that was given in writing and signed',
      'Only one that a court has looked at',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it has to be deliberate, and about something that matters.',
      'An honest mistake is not wilful.',
      'Spoken answers count like written ones.',
      'The officer can find it without any court.',
    ],
    explanation:
      'A deliberate false answer on a material point can bar a person for good, unless it is waived. What is said at the window counts like what stands on the form. An honest mistake is another thing: correct it.',
    aiInsight: 'If you do not know, say so.',
  }),
  dateBy('ceac', ['FO3', 'D4'], {
    id: 1002,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question:
      'You go to lunch and leave a page of the DS-160 open. What does one post say of that?',
    options: [
      'Nothing happens until you close the browser',
      'The session ends after about {FO3.idle} without activity',
      'The form is submitted with all that it holds so far',
      'The whole form is lost, and you begin with a new number',
    ],
    correctAnswer: 1,
    reasons: [
      'The session has a time of its own, whatever the browser does.',
      'Right: so save the page before you get up.',
      'A form is submitted only when you sign it.',
      'Only the page that was not saved is lost.',
    ],
    explanation:
      'One post says that a session ends after about {FO3.idle} without activity. Then only the unsaved page is lost. Next saves a page, and your Application ID leads back.',
    aiInsight: 'Press Next before every break.',
  }),
  dateBy('ceac', ['FO4', 'D5'], {
    id: 1003,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'You sent your form two weeks ago and now see a wrong address in it. How do you avoid typing it all again?',
    options: [
      'Ask the embassy to open the form, which takes some days',
      'Write the address by hand on the page with the barcode',
      'Retrieve the form, and make a new one out of it',
      'You cannot: each form is typed from its first page',
    ],
    correctAnswer: 2,
    reasons: [
      'A submitted form is closed, also for you.',
      'A note by hand does not change what the officer sees.',
      'Right: while it can be retrieved, it fills most of the new one.',
      'The earlier answers can be taken over, but for your travel.',
    ],
    explanation:
      'A submitted form is closed. Within {FO4.open} it can be retrieved to create a new one, with a new barcode. Travel answers are not copied, so fill those in again.',
    aiInsight: 'Look through each page that was copied.',
  }),
  dateBy('ceac', ['FO4', 'D3'], {
    id: 1004,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'hard',
    question: 'Last year you kept a file from your DS-160. What is it good for today?',
    options: [
      'It proves to the officer when you first applied',
      'It can be printed in place of the confirmation page',
      'It opens the old form so that you can edit its answers',
      'It fills a new form when the old one can no longer be retrieved',
    ],
    correctAnswer: 3,
    reasons: [
      'Your earlier application is known without it.',
      'It has no barcode, so it is no confirmation page.',
      'A submitted form is never edited.',
      'Right: later on, the .dat file is what is needed.',
    ],
    explanation:
      'A form can be retrieved for {FO4.open}. Later the .dat file is needed to reuse its answers. Keep it on a machine of your own, not on a shared one.',
    aiInsight: 'Note where you keep the file.',
  }),
  dateBy('ceac', ['FO7', 'H1'], {
    id: 1005,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'What does one embassy say of the photo that you upload?',
    options: [
      'A JPEG of up to {FO7.size}; bring a print too',
      'A PDF, signed on its back and scanned in colour',
      'Any picture from your phone, cut by the website',
      'No photo at all, since one is taken at the window',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: try the upload first, then bring a print.',
      'It names a JPEG, and no signature.',
      'The photo has rules for size, age and ground.',
      'The form asks for a photo before the visit.',
    ],
    explanation:
      'One embassy says: a JPEG of up to {FO7.size}, try the upload first, then bring a print. The photo itself must be in colour, full face, on a white or off-white ground.',
    aiInsight: 'Have a print even if the upload worked.',
  }),
  dateBy('ceac', ['FO1'], {
    id: 1006,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'Which numbers of your own should lie beside the passport when you begin the form?',
    options: [
      'The numbers of your bank accounts and cards',
      'A national ID, and US tax or Social Security numbers if any',
      'The passport numbers of everybody in your family',
      'None: the passport number is the only one that is asked for',
    ],
    correctAnswer: 1,
    reasons: [
      'Accounts show your means, but the form does not list their numbers.',
      'Right: the form asks for each of them that there is.',
      'It asks for relatives, and not for all their passports.',
      'It asks for more than that one.',
    ],
    explanation:
      'The DS-160 asks for a national ID, and for US Social Security and taxpayer numbers if there are any. It also asks for phones, e-mail addresses and social media identifiers of five years.',
    aiInsight: 'Collect the numbers first, then open the form.',
  }),
  dateBy('ceac', ['FO2', 'FO1'], {
    id: 1007,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'Which travel does one post list among the things to have at hand for the DS-160?',
    options: [
      'Only the trip that you now apply for',
      'Every trip since you were born, with its flights',
      'The last five US visits, and other trips of five years',
      'Trips to the US only, however long ago they were',
    ],
    correctAnswer: 2,
    reasons: [
      'Earlier travel is asked for too.',
      'It goes five years back, not a whole life.',
      'Right: so collect stamps and dates beforehand.',
      'Other countries are on the list as well.',
    ],
    explanation:
      'One post lists the five last US visits, foreign travel of five years and a resume. Old passports and tickets help to find the dates.',
    aiInsight: 'Make a list of trips once, and keep it.',
  }),
  dateBy('posts', ['FO6', 'D6'], {
    id: 1008,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'A friend applied at another embassy and kept her booking after a second DS-160. What does that mean for you?',
    options: [
      'You may do as she did, since all posts share one system',
      'You must pay the fee again, because your case is another one',
      'Nothing can be known before the day of the visit itself',
      'Only that posts differ: read what your own one says',
    ],
    correctAnswer: 3,
    reasons: [
      'Others turn people away for the same thing.',
      'A new form alone asks for no new fee.',
      'Each post says on its page how it goes about it.',
      'Right: what holds in one country may fail in the next.',
    ],
    explanation:
      "One embassy, in {FO6.country}, says that a new form number needs no new booking. Others turn people away when the numbers differ. So your own post's page decides.",
    aiInsight: 'Ask where a piece of advice comes from.',
  }),
  dateBy('ceac', ['D1'], {
    id: 1009,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'On what does an officer decide a nonimmigrant visa?',
    options: [
      'On the form and the interview together',
      'On the number of papers that somebody brings along',
      'On the interview alone, the form is for the record',
      'On the form alone, the interview is a courtesy',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: so what you say should fit what you wrote.',
      'Papers support an answer, they do not replace it.',
      'The form is the application itself.',
      'Most people are heard before a decision.',
    ],
    explanation:
      'The DS-160 is the application, and officers decide on it together with the interview. Read your own form again on the evening before.',
    aiInsight: 'Take a copy of your answers home.',
  }),
  dateBy('ceac', ['D3', 'D2'], {
    id: 1010,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question: 'You fill in the form at a public library and save its file there. What comes last?',
    options: [
      'Tell the librarian which file is yours',
      'Take the file along, and leave no copy behind',
      'Nothing, for the file opens only with your passport',
      'Rename the file, so that nobody finds it by its name',
    ],
    correctAnswer: 1,
    reasons: [
      'That makes one more person who knows.',
      'Right: it holds what you answered, so it stays with you.',
      'It is a file of answers, and has no such lock.',
      'A new name hides nothing from who opens it.',
    ],
    explanation:
      'A saved form can be reopened for 30 days. To keep it longer there is the application file. It should not stay on a shared computer, since it holds your answers.',
    aiInsight: 'A memory stick of your own is enough.',
  }),
  dateBy('onlinePresence', ['S4', 'SM2'], {
    id: 1011,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'hard',
    question: 'How does a cable of June 2025, as reported, treat a profile that stays private?',
    options: [
      'As a right of the applicant, which has no effect',
      'As a reason to bar the person for the rest of their life',
      'As information that was asked for and not supplied',
      'As proof that the account belongs to somebody else',
    ],
    correctAnswer: 2,
    reasons: [
      'For the classes that are named it does matter.',
      'Nothing of that kind was reported.',
      'Right: so who is covered sets profiles to public.',
      'It says nothing of whose account it is.',
    ],
    explanation:
      'The cable, as reported, treats private profiles as not supplying requested information. Not every class is covered: B, L, O, E and H-2 are not named on the page.',
    aiInsight: 'Find your class in the list first.',
  }),
  dateBy('onlinePresence', ['S8', 'SM4'], {
    id: 1012,
    visaType: 'All',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'By how many days before the visit must a profile be public?',
    options: [
      'A month, which the form counts by itself',
      'A week, as the appointment letter of each post says',
      'One day, because officers look on the morning itself',
      'No source names a number; firms say until the decision',
    ],
    correctAnswer: 3,
    reasons: [
      'The form counts no such days.',
      'We found no such letter.',
      'Nobody says when officers look.',
      'Right: advice is all there is on the time.',
    ],
    explanation:
      'No source gives a number of days. Law firms advise to keep profiles public from before the interview to the decision. One of them says from the day of the form.',
    aiInsight: 'Leave it public until you have the passport back.',
  }),
]
