import { STATUTE } from './cited-pages.ts'
import { readByProject, type WrittenFact } from './written-fact.ts'

const DECEMBER = '2026-12-15'
const FEBRUARY = '2027-02-28'

export const news = {
  NW1: {
    statement:
      'Since July 2025 over {NW1.over} nationalities get a single entry and {NW1.validity} in many classes, {NW1.countries} among them. {NW1.restored} was restored on {NW1.restoredOn}.',
    values: {
      over: '50',
      validity: '3 months',
      countries: ['Nigeria', 'Cameroon', 'Ethiopia'],
      restored: 'Ghana',
      restoredOn: '2025-09-26',
    },
    kind: 'list',
    asOf: '2026-09-26',
    sources: [
      [
        'Klasko Immigration Law Partners, "Visa Reciprocity Changes by Department of State" (July 2025)',
        'undated',
        'B',
        'https://www.klaskolaw.com/visa-reciprocity-changes-by-department-of-state',
      ],
      [
        'NAFSA',
        '2025-07-15',
        'B',
        'https://nafsa.org/regulatory-information/dos-reduces-validity-new-visas-number-countries',
      ],
      ['Ghana: Nairametrics', '2025-09-27', 'B'],
    ],
    checkBy: DECEMBER,
    page: 'reciprocity',
  },
  NW6: {
    statement:
      'TN: citizens of Canada usually need no visa, citizens of Mexico do. TN is not dual intent. It needs a letter of the employer and a listed profession.',
    kind: 'rule',
    asOf: '2026-06-18',
    sources: [
      [
        '8 CFR 214.6; we read a copy',
        'undated',
        'A',
        'https://www.ecfr.gov/current/title-8/section-214.6',
      ],
    ],
    checkBy: FEBRUARY,
    classes: ['TN'],
    page: 'posts',
  },
  NW7: {
    statement:
      'O-1: an approved I-129 and no lottery. Posts may still refuse under section 214(b).',
    kind: 'rule',
    asOf: '2026-10-07',
    sources: [
      [
        'USCIS, O-1 page (uscis.gov); read by a public research project, not by us',
        '2026-10-07',
        'B',
      ],
      STATUTE,
    ],
    checkBy: FEBRUARY,
    classes: ['O-1'],
    page: 'transferees',
  },
  NW8: {
    statement: 'The site of the exchange visitor program is BridgeUSA, j1visa.state.gov.',
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [readByProject('BridgeUSA', 'https://j1visa.state.gov/', '2026-10-07')],
    checkBy: '2027-05-30',
    classes: ['J-1'],
    page: 'exchange',
  },
  NW9: {
    statement:
      'Conduct against the visa within {NW9.within} of entry lets the officer presume misrepresentation, says the Foreign Affairs Manual.',
    values: { within: '90 days' },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      readByProject(
        'Foreign Affairs Manual, 9 FAM 302.9-4',
        'https://fam.state.gov/fam/09FAM/09FAM030209.html',
        '2026-10-07',
      ),
      ['NAFSA on 9 FAM 302.9-4 (nafsa.org)', '2019-04-05', 'B'],
    ],
    checkBy: '2027-05-30',
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
