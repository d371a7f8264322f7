import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForAll: Written<PracticeQuestion>[] = [
  dateBy('posts', ['D10', 'H1', 'I3'], {
    id: 31,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question:
      'The photo box on your DS-160 confirmation page shows an X. What do you take to the interview?',
    options: [
      'The same photo, saved as a file on your phone',
      'Nothing more, as the photo is taken at the window',
      'A printed photo that meets all the visa rules',
      'A letter that says why the upload did not work',
    ],
    correctAnswer: 2,
    reasons: [
      'Phones are commonly not allowed, and a file is no print.',
      'Posts ask you to bring the photo, so do not count on the window.',
      'Right: an X means that the upload failed, and then a print is wanted.',
      'A letter does not take the place of the photo.',
    ],
    explanation:
      'An X in the box means that the photo upload failed: then bring a printed photo. A US embassy says so. The photo is recent and in colour, with the full face before a white or off-white background.',
    aiInsight: 'Look at the box before you print the page.',
  }),
  dateBy('ceac', ['D4', 'D3', 'D2'], {
    id: 32,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'You leave the DS-160 open during a long call, and the session ends. What have you lost?',
    options: [
      'Only the one page that you had not saved yet',
      'All the pages that you filled in on that day',
      'The Application ID, so you start a new form',
      'Nothing, because each letter is saved at once',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: pages that were saved before stay in the form.',
      'Pages that you finished with Next are saved already.',
      'The ID stays the same, and with the security answer it opens the form again.',
      'A page is saved with Next, not letter by letter.',
    ],
    explanation:
      'The session knows the time and not your work: it ends after some time without activity. Next saves the finished page, so a break can cost you one page and no more.',
    aiInsight: 'Press Next before you take a break.',
  }),
  dateBy('ceac', ['FO1'], {
    id: 33,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'easy',
    question:
      'Your phone number changed twice in the last few years. What does the DS-160 ask for?',
    options: [
      'The number that you use today, and no other',
      'A number of a relative who can always reach you',
      'The first number that you ever had',
      'The numbers that you used in five years',
    ],
    correctAnswer: 3,
    reasons: [
      "Today's number alone leaves out years that the form asks about.",
      'This question is about your own numbers, not about those of relatives.',
      'It does not go back to the first one if that is longer ago.',
      'Right: phone numbers and e-mail addresses of five years are asked.',
    ],
    explanation:
      'The DS-160 looks back over five years, at phone numbers, e-mail addresses and social media identifiers. A number that you gave up is still one that you used, so without it the answer is incomplete. A law firm restates the form so.',
    aiInsight: 'Search old contracts and mails for the numbers.',
  }),
  dateBy('ceac', ['FO4', 'D5'], {
    id: 34,
    visaType: 'All',
    category: 'DS-160',
    difficulty: 'medium',
    question:
      'You use a submitted DS-160 to create a corrected one. Which answers do you have to type again?',
    options: [
      'Those on your family',
      'Those on your travel',
      'Those on your school',
      'Those on your passport',
    ],
    correctAnswer: 1,
    reasons: [
      'The family is not known to be left out: still read what the form copied.',
      'Right: travel answers are not copied, so you fill them in again.',
      'The school is not known to be left out, but its dates may be old.',
      'The passport is not known to be left out, but compare its number.',
    ],
    explanation:
      'Within {FO4.open} the old Application ID and security answer can pre-fill a new form, though not the travel. What was copied counts as your statement again. So a mistake that you pass over in it is a new mistake of yours.',
    aiInsight: 'Have your travel plan at hand when you begin the new form.',
  }),
  dateBy('posts', ['H2'], {
    id: 35,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'You wear eyeglasses every day. What about the visa photo?',
    options: [
      'Take them off, unless a documented medical need exists',
      'Keep them on, so that the officer can recognise you',
      'Keep them on, if the frame is thin and the glass is clear',
      'Take two photos, one with the glasses and one without them',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: since 2016 eyeglasses are out, with this one exception.',
      'The rule does not go by how you look on other days.',
      'A thin frame and clear glass make no exception.',
      'One photo is used, and it shows no eyeglasses.',
    ],
    explanation:
      'The photo is there to compare you with your face, and a frame or a reflection hides a part of it. So visa photos show no eyeglasses since 1 November 2016, except for a documented medical need.',
    aiInsight: 'If you need the exception, bring the medical paper.',
  }),
  dateBy('posts', ['I2'], {
    id: 36,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'You reach the embassy an hour before your appointment. What should you expect?',
    options: [
      'To be let in at once, because early arrivals go first',
      'To be booked for another day, since you are too early',
      'To wait outside: several posts limit an early entry',
      'To hand your papers in first, and to save time',
    ],
    correctAnswer: 2,
    reasons: [
      'A post with a limit does not let you in before it.',
      'The rules say when you may enter: they move no appointment.',
      'Right: their rules say how many minutes before the time you may enter.',
      'Staff look at papers inside, so you cannot hand them in at the gate.',
    ],
    explanation:
      'Posts let people in by the hour of their booking, so an early arrival waits outside. In the UAE you may enter 15 minutes before your time, in Israel 30. Read the rule of your own post.',
    aiInsight: 'Find a place nearby where you can wait.',
  }),
  dateBy('fees', ['M2'], {
    id: 37,
    visaType: 'All',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'You paid the MRV fee, and then your trip falls through. What can you do with the payment?',
    options: [
      'Ask the post to send it back to your account',
      'Hand it over to a friend who applies instead',
      'Keep it for two applications at a later time',
      'Book with it yourself, while it can still be used',
    ],
    correctAnswer: 3,
    reasons: [
      'The fee is not refundable.',
      'The fee is not transferable to somebody else.',
      'The fee pays for one application only.',
      'Right: it may be used for 365 days to book.',
    ],
    explanation:
      'The MRV fee is not refundable or transferable, and it pays for one application. It may be used for 365 days to book. The fees page of one US embassy says so.',
    aiInsight: 'Note the day of the payment beside the receipt number.',
  }),
  dateBy('posts', ['L9', 'L5', 'L8'], {
    id: 38,
    visaType: 'All',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'When do you normally learn the decision on your visa?',
    options: [
      'By letter, about a month after the interview',
      'At the end of the interview, from the officer',
      'On the website, before the interview begins',
      'At the port of entry, on the day you arrive',
    ],
    correctAnswer: 1,
    reasons: [
      'A month of waiting for a letter is not the normal case.',
      'Right: you are told that it is approved, refused, or that more is needed.',
      'The decision follows the interview, so it cannot be told before.',
      'There CBP decides on admission: the visa was decided long before.',
    ],
    explanation:
      'The decision is normally told at the end of the interview: approved, more needed, or refused. The US mission to the UAE describes it so. Where more is needed, the case waits under section 221(g).',
    aiInsight: 'Read any sheet that you are handed before you leave.',
  }),
  dateBy('whereToApply', ['W4'], {
    id: 39,
    visaType: 'All',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'The wait at home is long. A country where you do not live has early dates. What is the safe plan?',
    options: [
      'Book there, since a fee paid there can be moved home later',
      'Book there, and give the address of a hotel as residence',
      'Book in the country where you live, or are a national',
      'Book in both countries and keep the better date',
    ],
    correctAnswer: 2,
    reasons: [
      'Fees are neither refunded nor moved to another country.',
      'You must be ready to prove residence, and a hotel room proves none.',
      'Right: elsewhere it may be harder to qualify, and waits are longer.',
      'The fee of the booking that you give up is lost.',
    ],
    explanation:
      'Since 6 September 2025 people apply in their country of nationality or residence and are ready to prove residence. Elsewhere it may be harder to qualify, waits are longer, and fees are neither refunded nor moved. A university reports it.',
    aiInsight: 'If you live abroad, bring your residence permit.',
  }),
  dateBy('posts', ['NW9', 'D11', 'V7'], {
    id: 40,
    visaType: 'All',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Someone enters as a visitor and starts a job within {NW9.within}. What may an officer presume?',
    options: [
      'That the purpose was misrepresented',
      'That the visa was issued by mistake',
      'That the plans changed after the flight',
      'That the person did not know better',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: conduct against the visa so soon after entry allows that.',
      'What is presumed is about the person, not about an error of the post.',
      'Plans can change, and so early a change lets the officer doubt the first plan.',
      'What is presumed goes the other way: the person has to explain it.',
    ],
    explanation:
      'Conduct against the visa within {NW9.within} of entry lets the officer presume misrepresentation, says the Foreign Affairs Manual. Employment is not allowed on B visas. A wilful false statement of a material fact can exclude a person for good, unless waived.',
    aiInsight: 'Let your first weeks match what you said.',
  }),
]
