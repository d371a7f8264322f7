import { FRAGOMEN, WAIVER_PAGE } from './cited-pages.ts'
import type { WrittenFact, WrittenSource } from './written-fact.ts'

const MELTZER: WrittenSource = [
  'Meltzer Hellrung, a law firm, on the waivers of September 2025: only after expiry',
  'undated',
  'B',
  'https://www.meltzerhellrung.com/state-department-to-begin-scaling-back-eligibility-for-nonimmigrant-visa-interviews-waivers',
]

export const interviewWaivers = {
  IW1: {
    statement:
      'The rule on interview waivers is of {IW1.day}, effective {IW1.from}. It was still the newest on {IW1.until}.',
    values: { day: '2025-09-18', from: '2025-10-01', until: '2026-09-09' },
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [WAIVER_PAGE, ['Zee News (zeenews.india.com)', '2025-09-24', 'B']],
    page: 'waivers',
  },
  IW2: {
    statement:
      'Waivable is the renewal of a full-validity B-1/B-2, Border Crossing Card or Foil within {IW2.within} after expiry, if the holder was {IW2.age} or older at issue. H-2A likewise. The rule of July 2025 is reported to include a visa that is still valid. Newer sources name only the months after expiry.',
    values: { within: '12 months', age: '18' },
    kind: 'practice',
    life: 'assurance',
    asOf: '2026-09-09',
    sources: [WAIVER_PAGE, ['Zee News (zeenews.india.com)', '2025-09-24', 'B'], FRAGOMEN, MELTZER],
    verifiedOn: '2026-11-30',
    page: 'waivers',
  },
  IW3: {
    statement:
      'Waivable are A-1, A-2, C-3 without staff, G-1 to G-4, NATO-1 to NATO-6 and TECRO E-1, and diplomatic or official visas.',
    kind: 'practice',
    life: 'assurance',
    asOf: '2026-09-09',
    sources: [WAIVER_PAGE, FRAGOMEN],
    page: 'waivers',
  },
  IW4: {
    statement:
      'A waiver also needs an application where you are a national or live, no refusal left standing, and no apparent or potential ineligibility. The officer may still ask for an interview. Not waivable: F, J, H-1B, H-4, L, O and TN.',
    kind: 'practice',
    life: 'warning',
    asOf: '2026-09-09',
    sources: [WAIVER_PAGE, FRAGOMEN],
    page: 'waivers',
  },
  W1: {
    statement:
      'From 2 September 2025 interview waivers largely ended. Applicants under 14 and over 79 generally appear too. Renewals of H-1B, L-1, F-1 and J-1 are not waivable.',
    kind: 'practice',
    life: 'warning',
    asOf: '2026-09-09',
    sources: [FRAGOMEN, WAIVER_PAGE],
    page: 'waivers',
  },
  W2: {
    statement:
      'Since 1 October 2025 the interview may be waived for diplomatic and official classes. It may be waived for the renewal of a full-validity B-1/B-2, Border Crossing Card or H-2A within 12 months after expiry, if the holder was 18 or older at issue. With a visa that is still valid, plan for an interview.',
    kind: 'practice',
    life: 'assurance',
    asOf: '2026-09-09',
    sources: [FRAGOMEN, WAIVER_PAGE, MELTZER],
    verifiedOn: '2026-11-30',
    page: 'waivers',
  },
  W3: {
    statement:
      'An update in force on 1 October 2025 replaced the waiver rules and added H-2A renewals. It asks the applicant to apply where the applicant is a national or lives, with no unresolved refusal and no apparent ineligibility. The officer may still call anyone in.',
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [WAIVER_PAGE, ['Zee News (zeenews.india.com)', '2025-09-24', 'B']],
    page: 'waivers',
  },
} satisfies Record<string, WrittenFact>
