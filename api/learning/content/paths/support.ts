import { LEGAL_LINE, type LearningPath } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { checklistModule, readingModule } from '#api/learning/content/modules.ts'

const afterTheInterview = readingModule(
  {
    id: 'after-the-interview',
    title: 'Approved, more needed, refused',
    estimatedTime: 15,
    page: 'posts',
    notices: ['refused-first', 'visa-integrity-fee', 'first-months'],
  },
  [
    '# After the interview',
    [
      'Normally you hear the decision at the end of the interview, says the US mission to the UAE. Your post may differ.',
      'L9',
    ],
    '',
    '## Approved',
    ['- Do not buy travel that cannot be refunded before the visa is in your passport.', 'L9'],
    ['- Check the visa when you get it. CBP decides on your stay when you arrive.', 'L8'],
    '',
    '## More needed: section 221(g)',
    [
      'You are refused for now, because a paper is missing or because the case needs administrative processing. One post describes it as follows; yours may differ.',
      'L5',
    ],
    [
      '- Send what the letter asks for within one year, or the case closes. Administrative processing has no such limit.',
      'L5',
    ],
    ['- When only documents are due, there is no new visa application fee.', 'L5'],
    [
      '- In administrative processing, posts ask for 180 days of patience before you write to them, except in an emergency.',
      'L5',
    ],
    [
      '- Many F, J and H-1B cases get 221(g) while online presence is reviewed: see the dated notice.',
      'SM3',
    ],
    'Important: Do exactly what the letter says.',
    '',
    '## Refused: section 214(b)',
    [
      'The officer was not satisfied that you meet the conditions of your visa. One official visa information service says that this is not permanent and has no appeal.',
      'L3',
    ],
    ['- A new application means a new DS-160, a new fee and a new appointment.', 'L3'],
    ['- Apply again when something has changed, and be able to say what.', 'L3'],
    [
      'H-1B and L-1 applicants are outside the presumption of section 214(b), but can be refused when the facts of the petition are in doubt.',
      'L1',
      'L4',
    ],
    '',
    '### Write it down the same day',
    '- Which questions were asked, in which order.',
    '- What you answered, and which papers were read.',
    '- What the letter says, word for word.',
  ],
)

const whereToAsk = readingModule(
  { id: 'where-to-ask', title: 'Where to ask', estimatedTime: 10, page: 'posts' },
  [
    '# Where to ask',
    `Important: ${LEGAL_LINE}`,
    '',
    '## Questions about this guide',
    'Write to the support address at the foot of this site. Name the page and what you expected to find. Do not send passport numbers, DS-160 files or copies of documents.',
    '',
    '## Questions about your case',
    [
      '- Your appointment, the barcode, arrival and phones: the site of your embassy or consulate, and your letter.',
      'D6',
      'I2',
      'I3',
    ],
    ['- The DS-160: the Consular Electronic Application Center (CEAC) and its FAQ.', 'D1'],
    ['- A student visa: the international office of your school, and Study in the States.', 'V1'],
    ['- An exchange visa: your sponsor.', 'V5'],
    ['- A work visa: your employer and the lawyer who filed the petition.', 'V8'],
    '- Law: a licensed immigration lawyer. We cannot answer questions of law.',
    '',
    '## Offers to be careful with',
    ['- Nobody can sell you an official list of interview questions.', 'T1', 'T3'],
    ['- Nobody can appeal a refusal under section 214(b) for you: there is no appeal.', 'L3'],
    ['- Nobody but you is responsible for what your DS-160 says.', 'D11'],
  ],
)

const nextSteps = checklistModule(
  { id: 'next-steps', title: 'Next steps after a refusal', estimatedTime: 15, page: 'posts' },
  [
    {
      id: 'read-the-section',
      text: 'Find the section on your letter',
      description:
        '221(g) means that something is still needed. 214(b) means that you may apply again.',
      facts: ['L3', 'L5'],
    },
    {
      id: 'note-the-deadline',
      text: 'Note the deadline',
      description: 'Under 221(g): one year from the refusal for what the letter asks for.',
      facts: ['L5'],
    },
    {
      id: 'name-the-doubt',
      text: 'Name the doubt in one sentence',
      description:
        'Purpose, money, return, or the facts of the petition. Your notes of the day help.',
      facts: ['L1', 'L4'],
    },
    {
      id: 'wait-for-a-change',
      text: 'Decide what has changed',
      description: 'A new application with the same facts is likely to raise the same doubt.',
      facts: ['L3'],
    },
    {
      id: 'start-afresh',
      text: 'Start with a new DS-160',
      description: 'A new form, a new fee, a new appointment. The fee paid before is not refunded.',
      facts: ['L3', 'M2'],
    },
  ],
)

export const supportPath: Written<LearningPath> = {
  id: 'support',
  title: 'Support and Next Steps',
  description: 'What each decision means, what to do next, and whom to ask.',
  icon: 'life-buoy',
  badge: 'Help',
  modules: [afterTheInterview, whereToAsk, nextSteps],
}
