import type { BankQuestion } from './bank-question.ts'

export const studentsAreAsked: readonly BankQuestion[] = [
  {
    id: 'second-year',
    title: 'Who pays for the second year?',
    classes: ['F-1'],
    theme: 'Funding',
    assesses: { 'F-1': 'Whether the money for the later years has a credible source.' },
    outline: {
      'F-1': [
        'The person or body that pays',
        'How that money is earned',
        'What is set aside already',
        'What happens if the income falls',
      ],
    },
    weak: 'The answer names a sum and no source, or counts on work in the United States. It covers the first year again and leaves the later ones open.',
    strong:
      'The answer ties each year to one payer and one paper. It says which part is there, which part will be earned, and admits what is still open.',
    followUps: {
      'F-1': [
        { question: 'What work does your sponsor do?', unless: 'How that money is earned' },
        { question: 'Does your sponsor pay for other children too?' },
        { question: 'Where did the last large deposit come from?' },
      ],
    },
    redFlags: [
      'Money that came into the account last month, without a reason.',
      'Another sponsor than the one on the I-20.',
    ],
    documents: ['funds', 'i-20'],
    facts: ['V2', 'T1'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
]
