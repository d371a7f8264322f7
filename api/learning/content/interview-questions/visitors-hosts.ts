import type { BankQuestion } from './bank-question.ts'

export const hostsOfVisitors: readonly BankQuestion[] = [
  {
    id: 'b-host-now',
    title: 'Why is your host inviting you now?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: { 'B-1/B-2': 'Whether something in the life of the host explains this moment.' },
    outline: {
      'B-1/B-2': [
        'The host, and the relation',
        'The occasion in the life of the host',
        'The last time that both met',
        'The reason against an earlier or later visit',
      ],
    },
    weak: 'The invitation speaks of love and hospitality, and nothing explains the date. Years went by without a visit, and the answer does not see the question.',
    strong:
      'Something has happened or is about to: a move, a birth, a recovery, a free month. The visitor can say what was tried in earlier years.',
    example: {
      who: 'A visitor to an old friend',
      text: 'He had an operation in winter and is better now. He has a free month, and we have not met for eight years.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'When did you last see each other?', unless: 'The last time that both met' },
        {
          question: 'Why not last year, or next year?',
          unless: 'The reason against an earlier or later visit',
        },
        { question: 'Whose idea was the visit?' },
      ],
    },
    redFlags: [
      'The letter of invitation was written by somebody who does not know the visitor.',
      'The date fits a job or a course, and not the occasion.',
    ],
    documents: ['purpose'],
    facts: ['T3', 'V6'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-host-status',
    title: 'What does your host do there? What is their status?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: {
      'B-1/B-2': 'Whether the host is real, and whether the truth about their status is told.',
    },
    outline: {
      'B-1/B-2': [
        'The work or study of the host',
        'The status, as far as it is known',
        'The years in the country',
        'The home: town, household and room for a guest',
      ],
    },
    weak: 'The status is called fine, or a citizen, by guess. The visitor does not know the town or who else lives in the home.',
    strong:
      'Work, town and household are told as one tells them of a close person. Where the status is unclear, the answer says so.',
    example: {
      who: 'A younger sister',
      text: 'She works as a nurse in Tampa and lives with her husband. She is a permanent resident, as far as I know.',
    },
    followUps: {
      'B-1/B-2': [
        { question: 'How did your host come to live there?' },
        {
          question: 'Who else lives in that home?',
          unless: 'The home: town, household and room for a guest',
        },
        { question: 'How long has your host lived there?', unless: 'The years in the country' },
      ],
    },
    redFlags: [
      'The status is stated wrongly, and the record shows it.',
      'The host asked the visitor to keep something back.',
    ],
    documents: ['purpose', 'confirmation-page'],
    reported: { accounts: 1, accountsRead: 3, lists: 1, listsRead: 12 },
    facts: ['T3', 'D11'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Basic',
  },
  {
    id: 'b-marry-there',
    title: 'Do you plan to marry during this visit?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: {
      'B-1/B-2': 'Whether a partner is waiting there, and whether the visitor will leave again.',
    },
    outline: {
      'B-1/B-2': [
        'The relationship, named as what it is',
        'The plan for a wedding: none, there or at home',
        'The place of the common life afterwards',
        'The day and the reason of the return',
      ],
    },
    weak: 'The partner is called a friend until photos say otherwise. Plans for a life together are left to fate, and the return has no date.',
    strong:
      'The partner is named as a partner at the first question. Plans for the future are told truthfully, and this trip has its own end.',
    example: {
      who: 'A woman who visits her partner',
      text: 'No, not on this visit. He is my partner, and we may marry one day. I stay three weeks and come back to my job.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Where will you two live later?',
          unless: 'The place of the common life afterwards',
        },
        { question: 'Has your partner visited you here?' },
        {
          question: 'What brings you back from this trip?',
          unless: 'The day and the reason of the return',
        },
      ],
    },
    redFlags: [
      'The form calls a fiancé a friend.',
      'The job and the flat at home have been given up.',
      'A wedding is arranged there, and the answer hides it.',
    ],
    documents: ['purpose', 'return'],
    facts: ['L1', 'V7', 'NW9'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Advanced',
  },
  {
    id: 'b-new-grandchild',
    title: 'Will you look after the baby?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: {
      'B-1/B-2':
        'Whether a grandparent comes for a family visit, or to fill a post in the household.',
    },
    outline: {
      'B-1/B-2': [
        'The birth: expected month, and place',
        'The visit around it, with its length',
        'The person who cares for the child afterwards',
        'The household that waits at home',
      ],
    },
    weak: 'The stay ends when the parents find a nanny, and nobody is looking. Pocket money is mentioned, or a second long stay right after the first.',
    strong:
      'The visit is tied to the birth and has a last day. Leave of the parents or a place in day care begins when the grandparent flies home.',
    example: {
      who: 'A grandmother',
      text: 'I will hold the baby, and I will cook for them. My daughter has leave for the whole time. I go home when the baby is six weeks old.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Who looks after the child when you have left?',
          unless: 'The person who cares for the child afterwards',
        },
        { question: 'Does anybody pay you for the help?' },
        { question: 'Will the other grandparents come too?' },
      ],
    },
    redFlags: [
      'The parents expect the visitor to replace paid child care.',
      'Earlier visits followed one another with hardly a break.',
    ],
    documents: ['purpose', 'return'],
    facts: ['V7', 'T3'],
    sensitive: false,
    inSimulator: true,
    difficulty: 'Intermediate',
  },
  {
    id: 'b-brother-filed',
    title: 'Your brother filed for you years ago. Why a visit now?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: {
      'B-1/B-2':
        'Whether a visitor with an immigrant petition on record will go home after this trip.',
    },
    outline: {
      'B-1/B-2': [
        'The petition, told as it stands on record',
        'Its state, as far as known',
        'The purpose of this trip, apart from it',
        'The reason for waiting at home',
      ],
    },
    weak: 'The petition is called a matter of the brother, or left out. The visitor hopes to be there when its turn comes.',
    strong:
      'The petition is confirmed in the first sentence, as on the form. This trip has its own purpose and end, and the wait goes on at home.',
    example: {
      who: 'A shop owner',
      text: "Yes, my brother filed for me many years ago, and it is on the form. This trip is for his son's graduation. I come back after ten days to my shop.",
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'What will you do if your turn comes soon?',
          unless: 'The reason for waiting at home',
        },
        { question: 'Which answer about petitions is on your form?' },
        {
          question: 'What is this trip for, then?',
          unless: 'The purpose of this trip, apart from it',
        },
      ],
    },
    redFlags: [
      'The form denies a petition that is on record.',
      'House and job are being given up before a visit of a few weeks.',
    ],
    documents: ['confirmation-page', 'return'],
    facts: ['L2', 'L1', 'D11'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Advanced',
  },
  {
    id: 'b-children-where',
    title: 'Are you married? How many children do you have, and where do they live?',
    classes: ['B-1/B-2'],
    theme: 'Host and relatives',
    assesses: { 'B-1/B-2': 'On which side the centre of the family lies, told in full.' },
    outline: {
      'B-1/B-2': [
        'Every child, with place and work',
        'The status of those abroad',
        'The children and relatives near home',
        'The daily part that the visitor has in their lives',
      ],
    },
    weak: 'One child abroad is forgotten. When all of them live there, the answer falls silent about what is left at home.',
    strong:
      'All children are named, wherever they live. Even when most are abroad, the visitor shows a life at home, with people and duties in it.',
    example: {
      who: 'A widow',
      text: 'I have three children. Two live there, and my youngest lives with me, with his wife and my grandson. I keep the house for all of them.',
    },
    followUps: {
      'B-1/B-2': [
        {
          question: 'Whom do you see every week here?',
          unless: 'The children and relatives near home',
        },
        {
          question: 'How did your children get their status there?',
          unless: 'The status of those abroad',
        },
        { question: 'What does your husband or wife do?' },
      ],
    },
    redFlags: [
      'A child abroad is missing from the form.',
      'Nobody in the family would notice if the visitor did not come back.',
    ],
    documents: ['confirmation-page', 'return'],
    reported: { accounts: 0, accountsRead: 3, lists: 1, listsRead: 12 },
    facts: ['T3', 'L1'],
    sensitive: false,
    inSimulator: false,
    difficulty: 'Intermediate',
  },
]
