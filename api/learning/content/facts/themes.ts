import { NOT_READ_SINCE, type WrittenFact } from './written-fact.ts'

export const themes = {
  T1: {
    statement:
      'Themes for F-1: why this school and program; other applications; grades and tests; who pays and how it was earned; relatives in the United States; the plan afterwards.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['wes.org', 'undated', 'B'],
      ['key-void.com', 'undated', 'B'],
      ['maxstore.ai', 'undated', 'B'],
      ['NAFSA', 'undated', 'B'],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  T2: {
    statement:
      'Themes for J-1: aim and sponsor; host and place; duties, hours and pay; who funds; use at home; the two-year rule; English.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['optdog', 'undated', 'B'],
      ['talentconnectinc', 'undated', 'B'],
      ['lawandvisas', 'undated', 'B'],
      ['placement-international', 'undated', 'B'],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  T3: {
    statement:
      'Themes for B-1/B-2: purpose and itinerary; how long; whom you visit and their status; job and income; who pays; earlier travel and refusals; family who stay behind.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['arbiterz', 'undated', 'B'],
      ['fistcock', 'undated', 'B'],
      ['US embassy in Nairobi (archived)', 'undated', 'A'],
    ],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  T4: {
    statement:
      'Themes for H-1B: employer and product; role, duties, worksite and end client; salary; degree and job; earlier US status; details of the petition.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['immigration-analytics.com', '2025-06-19', 'B'],
      ['legalclarity', 'undated', 'B'],
      ['immigration.net', 'undated', 'B'],
    ],
    classes: ['H-1B'],
    page: 'uscis',
  },
  T5: {
    statement:
      'Themes for L-1A: whom you manage; decisions you own; the organisation chart; how the two companies relate; time abroad. The job must be primarily managerial or executive.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['immigrationstartguide', 'undated', 'B'],
      ['immigrationbusinessplan', 'undated', 'B'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  T6: {
    statement:
      'Themes for L-1B: what you know that others do not; how long it takes to train someone; the product; why the transfer; the worksite. Specialized knowledge, not generic skill.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['brownimmigrationlaw', 'undated', 'B'],
      ['nnuimmigration', 'undated', 'B'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
} satisfies Record<string, WrittenFact>
