import { wordsOf } from '#pwa/language/words.ts'

/** The sentences about contradictions. The keys in `rules` are the ids of the rules. */
export const english = {
  rules: {
    'passport-ends-before-it-begins': 'The passport expires on or before the day of its issue.',
    'passport-before-birth': 'The passport was issued before you were born.',
    'passport-ends-before-the-trip':
      'The passport expires before the end of your stay. Look at what the official page says, and whether you need a new one first.',
    'passport-of-another-country':
      'The passport is from a country that is not among your nationalities.',
    'nationality-twice': 'Your nationality stands again among the other ones.',
    'post-elsewhere':
      'The post is neither in the country of your nationality nor where you live. Most people apply in one of the two.',
    'visa-before-birth': 'Your last visa was issued before you were born.',
    'no-visa-but-one-lost':
      'You never had a US visa, but one was lost, stolen, cancelled or revoked.',
    'us-number-without-a-visit':
      'You have a US Social Security or taxpayer number, but were never in the United States. This is possible. Be ready to explain it.',
    'father-younger': 'Your father was born after you.',
    'mother-younger': 'Your mother was born after you.',
    'job-before-birth': 'Your work began before you were born.',
    'school-before-birth': 'Your school began before you were born.',
    'last-job-ends-first': 'Your previous job ends before it starts.',
    'school-ends-first': 'Your studies end before they start.',
    'jobs-overlap':
      'The present job began before the last one ended. If both ran side by side, be ready to say so.',
    'spouse-of-a-single':
      'Your marital status says that you are single, but a spouse or partner is named.',
    'married-without-a-spouse':
      'Your marital status says that you are married, but no spouse is named.',
    'divorced-without-a-spouse':
      'Your marital status says divorced, but no former spouse is named.',
    'contact-is-a-relative':
      'Your contact is a relative or your spouse, but you have no relatives in the United States.',
    'employed-without-an-employer':
      'You are employed or a student, but no employer or school is named.',
    'employer-without-work': 'You do not work, but a present employer is named.',
    'pays-alone-without-income':
      'You pay yourself, but have no work and name no income. Be ready to show where the money comes from.',
    'payer-without-a-name': 'Somebody else pays, but nobody is named as the payer.',
    'stay-beyond-leave':
      'Your stay is longer than your leave. Say what happens with your work, or plan a shorter stay.',
    'stay-said-otherwise':
      'The length of your stay on the form is another than the one for the interview.',
    'payer-said-otherwise': 'The payer on the form is another than the one for the interview.',
    'school-said-otherwise':
      'The school or program on the form has another name than in your interview.',
    'employer-said-otherwise':
      'The US employer on the form has another name than in your interview.',
    'refusal-said-otherwise':
      'The form and the interview differ on whether you were ever refused. The record knows.',
    'employer-of-cv': 'Your CV names a different present employer.',
    'title-of-cv': 'Your CV gives a different job title.',
    'start-of-cv': 'Your CV gives a different start date for your present job.',
    'school-of-cv': 'Your CV names a different last school.',
    'school-end-of-cv': 'Your CV gives a different end date for your last school.',
    'profile-not-on-form':
      'Your CV names a profile that is not among the social media identifiers.',
  },
  behindNo: (label: string) =>
    `You answered "no", but something stands under "${label}". Answer "yes" to see it, then keep what is true.`,
  quoted: (text: string) => `"${text}"`,
  otherLengths: (lengths: string) =>
    `In the interview simulator you wrote ${lengths}; the form has another length of stay.`,
}

export type RuleId = keyof typeof english.rules

export const words = wordsOf('learningDs160Rules', english)
