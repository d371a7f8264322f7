import type { BankQuestion } from './bank-question.ts'

export const staysOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-worked-as-visitor',
    title: 'Have you ever worked in the United States on a visitor visa?',
    classes: ['B-1/B-2'],
    theme: 'Stays and return',
    assesses: {
      'B-1/B-2':
        'Whether an earlier stay broke the rules for visitors, and whether it is told in full.',
    },
    outline: {
      'B-1/B-2': [
        'The stay: year, place and length',
        'The activity, and any pay for it',
        'Papers that show it',
        'The same facts on the form and aloud',
      ],
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Did you receive anything for it, in money or in kind?',
          unless: 'The activity, and any pay for it',
        },
        { question: 'Did anybody tell you then that it was allowed?' },
        { question: 'Was there another stay of that kind?' },
      ],
    },
    redFlags: [],
    documents: ['passport', 'confirmation-page'],
    facts: ['V7', 'D11', 'QF5'],
    sensitive: true,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'b-visa-elsewhere',
    title: 'Have you had visas for other countries?',
    classes: ['B-1/B-2'],
    theme: 'Stays and return',
    assesses: { 'B-1/B-2': 'Whether the visitor kept the limits of visas for other countries.' },
    outline: {
      'B-1/B-2': [
        'The country, and the kind of visa',
        'The length allowed, and the length used',
        'The way home, with stamp or ticket',
        'A visa that was refused elsewhere, if any',
      ],
    },
    weak: 'Dates are vague, and a refusal by another country comes out only under pressure. The last visa was used up to its final day, without a reason.',
    strong:
      'Visa, entry and exit fit together and stand in the passport. A refusal elsewhere is mentioned without being dug out.',
    example: {
      who: 'A frequent traveller',
      text: 'The last one was a visa for Europe. I went for nine days in May and came back on time. The stamps are here.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Has another country refused you a visa?',
          unless: 'A visa that was refused elsewhere, if any',
        },
        {
          question: 'How long could you have stayed?',
          unless: 'The length allowed, and the length used',
        },
        { question: 'What was that trip for?' },
      ],
    },
    redFlags: [
      'The entry is stamped, and no exit can be shown.',
      'An old passport with visas has been lost, and nobody reported it.',
    ],
    documents: ['passport', 'confirmation-page'],
    facts: ['T3', 'FO2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-stay-longer',
    title: 'If your host asks you to stay longer, what will you do?',
    classes: ['B-1/B-2'],
    theme: 'Stays and return',
    assesses: {
      'B-1/B-2': 'Whether the visitor knows who sets the length of a stay, and means to keep it.',
    },
    outline: {
      'B-1/B-2': [
        'The officer at the port of entry, as the one who sets the length',
        'The place where the last day can be read',
        'The duty at home that decides',
        'A true emergency, and whom to ask then',
      ],
    },
    weak: 'The visa is taken for a permit to stay until its last day. The host would take care of the papers.',
    strong:
      'The visa and the stay are kept apart: the length is set on arrival. A duty at home answers the host. In an emergency the visitor would ask early and openly.',
    example: {
      who: 'A son who visits his mother',
      text: 'I would say that I cannot. My leave ends on a fixed day, and my office is waiting. If she were ill, I would ask the officials there first.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'How will you know your last day?',
          unless: 'The place where the last day can be read',
        },
        { question: 'What would make you stay longer?' },
        {
          question: 'Who decides how long you may stay?',
          unless: 'The officer at the port of entry, as the one who sets the length',
        },
      ],
    },
    redFlags: [
      'An extension is part of the plan from the start.',
      'Others have told the visitor that staying on has no effect.',
    ],
    documents: ['return'],
    facts: ['L8', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-live-there',
    title: 'Would you like to live there one day?',
    classes: ['B-1/B-2'],
    theme: 'Stays and return',
    assesses: {
      'B-1/B-2': 'Whether the visitor is truthful about wishes and clear about this trip.',
    },
    outline: {
      'B-1/B-2': [
        'The true wish, in one sentence',
        'Steps taken so far, if any',
        'The plan for the coming year, at home',
        'The end of this trip',
      ],
    },
    weak: 'The very thought is rejected with indignation, although an application for residence was once made. Or the wish comes out so warmly that the trip looks like its first step.',
    strong:
      'A wish, or its absence, takes one calm sentence and fits the record. The answer then returns to this trip and to what waits at home.',
    example: {
      who: 'A young teacher',
      text: 'No, I have never planned that. I like my work here, and my parents live next door. I only want to see the country.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Have you or has anybody applied for your residence there?',
          unless: 'Steps taken so far, if any',
        },
        {
          question: 'What will your next year look like here?',
          unless: 'The plan for the coming year, at home',
        },
        { question: 'What would have to change for you to move?' },
      ],
    },
    redFlags: [
      'The answer contradicts an application or petition on record.',
      'The household is being packed up.',
    ],
    documents: ['return', 'confirmation-page'],
    facts: ['L1', 'L2'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
]
