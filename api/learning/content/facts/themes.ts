import { STORED_BEFORE, type WrittenFact } from './written-fact.ts'

export const themes = {
  T1: {
    statement:
      'Themes for F-1: why this school and program; other applications; grades and tests; who pays and how it was earned; relatives in the United States; the plan afterwards.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      [
        'our count of 5 accounts of applicants and 11 published lists; one of them is of kings.edu',
        '2026-11-25',
        'B',
      ],
      [
        'one of these lists: EDF Admissions',
        'undated',
        'B',
        'https://edfadmissions.com/f-1-visa-interview-guide-get-approved-the-smart-way/',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  T2: {
    statement:
      'Themes for J-1: aim and sponsor; host and place; duties, hours and pay; who funds; use at home; the two-year rule; English.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      [
        'our count of 4 accounts of applicants and 6 published lists; among them talentconnectinc.com, lawandvisas.com and optdog.com',
        '2026-11-25',
        'B',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  T3: {
    statement:
      'Themes for B-1/B-2: purpose and itinerary; how long; whom you visit and their status; job and income; who pays; earlier travel and refusals; family who stay behind.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      [
        'our count of 3 accounts of applicants and 12 published lists; one of them is of builtbyimmigrants.us',
        '2026-11-25',
        'B',
      ],
      [
        'a further list: Shoreline Immigration, a law firm',
        'undated',
        'B',
        'https://shorelineimmigration.com/b1-and-b2-visa-interview-questions/',
      ],
    ],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  T4: {
    statement:
      'Themes for H-1B: employer and product; role, duties, worksite and end client; salary; degree and job; earlier US status; details of the petition.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      [
        'immigration-analytics.com, key questions of the H-1B interview',
        '2025-06-19',
        'B',
        'https://immigration-analytics.com/2025/06/19/h-1b-visa-stamping-interview-key-questions-and-preparation-tips/',
      ],
    ],
    classes: ['H-1B'],
    page: 'uscis',
  },
  T5: {
    statement:
      'Themes for L-1A: whom you manage; decisions you own; the organisation chart; how the two companies relate; time abroad. The job must be primarily managerial or executive.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      [
        'immigrationstartguide.com',
        'undated',
        'B',
        'https://immigrationstartguide.com/blog/l1-visa-interview-questions',
      ],
      [
        'immigrationbusinessplan.com',
        'undated',
        'B',
        'https://www.immigrationbusinessplan.com/l-1-visa-interview-questions/',
      ],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  T6: {
    statement:
      'Themes for L-1B: what you know that others do not; how long it takes to train someone; the product; why the transfer; the worksite. Specialized knowledge, not generic skill.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      ['nnuimmigration.com', 'undated', 'B', 'https://nnuimmigration.com/l1b-visa-questions'],
      ['mcenteelaw.com, a law firm', 'undated', 'B'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
} satisfies Record<string, WrittenFact>
