import { writeStep } from './write-step.ts'

export const security = writeStep({
  id: 'security',
  number: 11,
  title: 'Security and background',
  asks: 'Five pages of questions: health, crimes, security, immigration law, and other matters.',
  why: 'A wilful false statement of a material fact can bar a person for good, unless it is waived. An honest mistake is not wilful.',
  atHand: [
    'Court, police and immigration papers, if there are any.',
    'Time: each question is read to its end.',
  ],
  mistakes: [
    'Reading fast, because the questions look as if they were for other people.',
    'An old arrest without a conviction that is taken for nothing.',
    'A stay beyond its date that is taken for a small matter.',
  ],
  classes: ['All'],
  facts: ['D11'],
  page: 'posts',
  sensitive: true,
  fields: [
    {
      id: 'security-health',
      label: 'Health: illnesses, disorders, drug use',
      type: 'yes-no',
    },
    {
      id: 'security-crime',
      label: 'Crimes: arrests, convictions, drugs, trafficking, money',
      type: 'yes-no',
    },
    {
      id: 'security-security',
      label: 'Security: espionage, terrorism, violence, armed groups',
      type: 'yes-no',
    },
    {
      id: 'security-immigration',
      label: 'Immigration: fraud, stays beyond their date, removal, hearings',
      type: 'yes-no',
    },
    {
      id: 'security-other',
      label: 'Other: custody of children, voting, taxes and the like',
      type: 'yes-no',
    },
  ],
})
