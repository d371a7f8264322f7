import type { WrittenNotice } from './written-notice.ts'

export const noticesOfWorkers: WrittenNotice[] = [
  {
    id: 'h-1b-payment',
    classes: ['H-1B'],
    title: 'H-1B: payment for certain new petitions',
    text: 'The payment of {HB3.amount} is not collected. Courts set its policies aside on {HB4.first} and on {HB4.second}; a stay was refused on {HB4.stayRefused}. On paper it was extended to {HB3.until}. Appeals pend, and USCIS says that it would collect again. It was never due on a change of status granted inside the United States. USCIS says that it would be due after a refused change, an early departure or a wish for consular notice. Ask your employer.',
    facts: ['HB4', 'HB3', 'HB10'],
  },
  {
    id: 'h-1b-layoffs',
    classes: ['H-1B'],
    title: 'H-1B: layoffs by the sponsor',
    text: 'Under an executive order of {HB6.day}, recent or planned layoffs by the sponsor weigh in petitions, visas and entry. We have not read guidance on it. Ask your employer.',
    facts: ['HB6'],
  },
  {
    id: 'h-1b-proposals',
    classes: ['H-1B'],
    title: 'H-1B: what is proposed',
    text: 'None of this applied in our sources. A fee of {HB5.amount} on every cap petition, proposed on {HB5.day}. New wage rules, proposed on {HB9.wages}. A reform of H-1B, under review since {HB9.reform}.',
    facts: ['HB5', 'HB9'],
  },
  {
    id: 'job-loss-grace',
    classes: ['H-1B', 'L-1', 'O-1', 'TN'],
    title: 'Work visas: the time after the loss of a job',
    text: 'H-1B, L-1, O-1, TN and E workers have up to {HB8.grace} after the loss of a job, and never longer than the I-94. A DHS proposal of {HB8.day} would end this time. Comments closed on {HB8.until}; whether a final rule followed is unknown. Ask a licensed immigration lawyer before you rely on this time.',
    facts: ['HB8'],
  },
  {
    id: 'h-1b-cap',
    classes: ['H-1B'],
    title: 'H-1B: registration and cap',
    text: 'Selection under the cap is weighted by wage level since {HB2.from}. The cap of fiscal year 2027 is reached. Registration costs the employer {HB11.fee}.',
    facts: ['HB2', 'HB11'],
  },
  {
    id: 'fee-of-50-50-employers',
    classes: ['H-1B', 'L-1'],
    title: 'H-1B and L-1: the 9-11 fee',
    text: 'The 9-11 fee is due on extensions too, from 50/50 employers, to {HB7.until}. It is {HB7.h1b} for H-1B and {HB7.l1} for L-1.',
    facts: ['HB7'],
  },
  {
    id: 'o-1-visa',
    classes: ['O-1'],
    title: 'O-1: petition and refusal',
    text: 'O-1 needs an approved I-129 and has no lottery. It needs no residence abroad. An approved labor certification or a filed immigrant petition is no ground of denial. Section 214(b) still applies: a post may refuse an applicant who does not meet it. Name each filing on the form as it is.',
    facts: ['NW7'],
  },
  {
    id: 'tn-visa',
    classes: ['TN'],
    title: 'TN: who needs a visa',
    text: 'Citizens of Canada usually need no visa for TN; citizens of Mexico do. TN is not dual intent. It needs a letter of the employer and a listed profession. Our sources are old: check with your post.',
    facts: ['NW6'],
  },
]
