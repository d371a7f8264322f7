import { LEGAL_LINE, type LearningPath } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { checklistModule, readingModule } from '#api/learning/content/modules.ts'

const afterTheInterview = readingModule(
  {
    id: 'after-the-interview',
    title: 'Approved, more needed, refused',
    estimatedTime: 20,
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
    '### The word on the status page',
    'CEAC shows the state of your case. Each word asks something else of you.',
    [
      '- "Application Received": the case is open. Keep your appointment, and send only what the post asked for.',
      'CS2',
    ],
    [
      '- "Refused": read which section your letter names. Under 221(g) the case can still end in a visa.',
      'CS1',
      'CS2',
      'L5',
    ],
    [
      '- "Administrative Processing": the page showed these words up to {CS1.day}, and shows "Refused" since then. Wait for the post, unless your letter asks for papers.',
      'CS1',
    ],
    [
      '- "Issued": the visa is in its last steps. Ask the post if nothing has come after more than {CS2.wait}.',
      'CS2',
    ],
    '',
    '## Refused: section 214(b)',
    [
      'The officer was not satisfied that you meet the conditions of your visa. One official visa information service says that this is not permanent and has no appeal.',
      'L3',
    ],
    [
      'The law presumes that you want to stay. You satisfy the officer that you meet what your class asks for. In many classes this is also a home abroad that you do not give up.',
      'L1',
      'CS3',
    ],
    [
      'H-1B and L-1 applicants are outside the presumption of section 214(b), but can be refused when the facts of the petition are in doubt.',
      'L1',
      'L4',
    ],
    ['- A new application means a new DS-160, a new fee and a new appointment.', 'L3'],
    ['- Apply again when something has changed, and be able to say what.', 'L3'],
    '',
    '### What "changed" can mean',
    [
      '- A fact is new: your work, your study, your money, your family, the school or the trip.',
      'CS3',
    ],
    ['- A fact is old, but nobody has told or shown it.', 'CS3'],
    '- The same facts in other words are no change, and neither is another post.',
    [
      'No rule sets a time to wait; one post recommends at least {CS4.wait}. A law firm points out that the law asks for what the class needs, and not for a change.',
      'CS4',
    ],
    'Important: Whether and when you apply again depends on your case. Ask a licensed immigration lawyer: we cannot answer questions of law.',
    '',
    '### Write it down the same day',
    '- Which questions were asked, in which order.',
    '- What you answered, and which papers were read.',
    '- What the letter says, word for word.',
  ],
)

const whereToAsk = readingModule(
  { id: 'where-to-ask', title: 'Where to ask', estimatedTime: 15, page: 'posts' },
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
    '## When your plan changes',
    [
      '- Another school: ask both schools. The I-20 of the school that you attend is the one for visa, I-901 fee and entry.',
      'CS8',
    ],
    [
      '- Another I-20 after you booked: tell the officer. If your DS-160 names the old school, submit a new one.',
      'CS8',
      'D5',
    ],
    [
      '- A later start: ask the school or the sponsor for a new I-20 or DS-2019 before the interview.',
      'V1',
      'V5',
    ],
    [
      '- Another employer in H-1B: ask the lawyer of the new employer. You can use a visa that is still valid, unless it was revoked; show the new I-797 on arrival.',
      'CS9',
    ],
    [
      '- Another day for the interview: move it in your appointment profile. Posts differ on how often, and the fee serves for 365 days.',
      'CS10',
      'M2',
    ],
    '',
    '## When the passport is lost',
    [
      '- Report it to the police, to the embassy of your country and to the post that issued the visa.',
      'CS7',
    ],
    [
      '- Apply for a new visa, with all fees and an interview: no post replaces the old one.',
      'CS7',
    ],
    ['- Do not use a visa that you reported lost, even if you find it.', 'CS7'],
    '- Keep copies of the passport, the visa and the I-94 in another place.',
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
      text: 'After 214(b): decide what has changed',
      description: 'A new application with the same facts is likely to raise the same doubt.',
      facts: ['L3'],
    },
    {
      id: 'start-afresh',
      text: 'After 214(b): start with a new DS-160',
      description:
        'A new form, a new fee, a new appointment. The fee paid before is not refunded. Under 221(g) do what the letter says instead.',
      facts: ['L3', 'M2', 'L5'],
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
