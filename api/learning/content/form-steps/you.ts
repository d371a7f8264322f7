import { writeStep } from './write-step.ts'

/**
 * The hint at each name field. Guides contradict each other about accents and hyphens, so the passport
 * decides (fact D13).
 */
const MARKS =
  'Accents, apostrophes and hyphens: go by the line of capital letters at the foot of the passport page. The form refuses what it does not take.'

export const aboutYou = [
  writeStep({
    id: 'start',
    number: 0,
    title: 'Start: post, Application ID, security question',
    asks: 'Where you will be interviewed. Then the form gives you an Application ID and lets you choose a security question.',
    why: 'The ID and the exact answer are the only way back into a form that you have left. A session ends after some time without activity.',
    atHand: ['Pen and paper.', 'The name of your embassy or consulate.'],
    mistakes: [
      'Closing the window before the Application ID is on paper.',
      'A security answer that could be spelled in two ways.',
      'Choosing a post in a country where you are neither a national nor a resident.',
    ],
    classes: ['All'],
    facts: ['D2', 'D3', 'D4', 'WA1'],
    fields: [
      {
        id: 'post',
        label: 'Embassy or consulate',
        hint: 'The city, as in the list.',
        type: 'text',
      },
      { id: 'post-country', label: 'Country of that post', type: 'text' },
      {
        id: 'application-id',
        label: 'Application ID',
        hint: 'On paper only, and apart from your worksheet.',
        type: 'paper',
      },
      {
        id: 'security-answer',
        label: 'Answer to the security question',
        hint: 'On paper only, letter by letter, and apart from your worksheet.',
        type: 'paper',
      },
    ],
  }),
  writeStep({
    id: 'personal-1',
    number: 1,
    title: 'Personal information, first page',
    asks: 'Your names, sex, marital status, and when and where you were born.',
    why: 'The officer compares these with your passport and with earlier applications. Everything else hangs on them.',
    atHand: ['Your passport, open at the page with the photo.', 'Your birth certificate.'],
    mistakes: [
      'Surname and given names in the wrong boxes. The passport decides.',
      'A maiden or former name that is left out because nobody uses it any more.',
      'The town of birth as it is called today, while the passport has the old name.',
    ],
    classes: ['All'],
    facts: ['D1', 'D11', 'D12', 'D13', 'FO8'],
    fields: [
      {
        id: 'surname',
        label: 'Surnames, as in the passport',
        hint: `If the passport has one name only, it goes here. ${MARKS}`,
        type: 'latin',
      },
      {
        id: 'given-names',
        label: 'Given names, as in the passport',
        hint: `If the passport has none, write FNU: first name unknown. ${MARKS}`,
        type: 'latin',
      },
      {
        id: 'native-name',
        label: 'Full name in your own alphabet',
        hint: 'For example in Arabic, Chinese or Cyrillic letters.',
        type: 'text',
        isOptional: true,
      },
      {
        id: 'has-other-names',
        label: 'Have you ever used other names?',
        hint: 'Maiden, religious, professional and former names count.',
        type: 'yes-no',
      },
      {
        id: 'other-names',
        label: 'The other names',
        hint: 'One a line: surname, then given names.',
        type: 'long',
        when: { field: 'has-other-names', is: 'yes' },
      },
      {
        id: 'telecode',
        label: 'Telecode for your name',
        hint: 'Digits that stand for the characters of some names. Most people have none.',
        type: 'text',
        isOptional: true,
      },
      {
        id: 'sex',
        label: 'Sex',
        hint: 'As in the passport, for most people. Where it has X or a changed entry, posts are reported to go by the sex at birth. Speak to a licensed immigration lawyer before you answer.',
        type: 'text',
      },
      {
        id: 'marital-status',
        label: 'Marital status',
        type: 'choice',
        options: [
          'Single',
          'Married',
          'Common law marriage',
          'Civil union or partnership',
          'Legally separated',
          'Divorced',
          'Widowed',
          'Other',
        ],
      },
      { id: 'birth-day', label: 'Date of birth', type: 'day', lies: 'past' },
      { id: 'birth-city', label: 'City of birth', type: 'text' },
      { id: 'birth-state', label: 'State or province of birth', type: 'text', isOptional: true },
      { id: 'birth-country', label: 'Country of birth', type: 'text' },
    ],
  }),
  writeStep({
    id: 'personal-2',
    number: 2,
    title: 'Personal information, second page',
    asks: 'Your nationalities, where else you may live for good, and the numbers that states have given you.',
    why: 'Nationality and residence decide which rules hold for you and where you may apply.',
    atHand: [
      'Your national identity card.',
      'Any other passport, also an expired one.',
      'Papers with a US Social Security or taxpayer number, if you ever had one.',
    ],
    mistakes: [
      'A second nationality that is left out because its passport has expired.',
      'A US number from an earlier stay that is forgotten.',
    ],
    classes: ['All'],
    facts: ['FO1', 'WA1'],
    fields: [
      { id: 'nationality', label: 'Nationality: country', type: 'text' },
      {
        id: 'has-other-nationality',
        label: 'Do you hold, or did you ever hold, another nationality?',
        type: 'yes-no',
      },
      {
        id: 'other-nationalities',
        label: 'Other nationalities',
        hint: 'One a line: the country, and the number of its passport if you have one.',
        type: 'long',
        when: { field: 'has-other-nationality', is: 'yes' },
      },
      {
        id: 'has-other-residence',
        label: 'Are you a permanent resident of another country?',
        type: 'yes-no',
      },
      {
        id: 'other-residence',
        label: 'Countries of permanent residence',
        hint: 'One a line.',
        type: 'long',
        when: { field: 'has-other-residence', is: 'yes' },
      },
      {
        id: 'national-id',
        label: 'National identification number',
        hint: 'Leave it empty if your country gives none.',
        type: 'text',
        isOptional: true,
      },
      {
        id: 'us-social-security',
        label: 'US Social Security number',
        type: 'text',
        isOptional: true,
      },
      { id: 'us-taxpayer', label: 'US taxpayer number', type: 'text', isOptional: true },
    ],
  }),
]
