import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { DAWN, MATERIAL_FALSEHOOD } from './cited-pages.ts'
import { readByProject, type WrittenFact } from './written-fact.ts'

/**
 * The facts about two questions that officers reportedly ask nonimmigrant applicants: whether they suffered
 * harm in their country, and whether they fear it on return.
 */
export const harmAndFear = {
  QF1: {
    statement:
      'A cable reportedly told posts to ask nonimmigrant applicants two things aloud. The first is whether they suffered harm or mistreatment in their country of nationality or last habitual residence. The second is whether they fear it on return.',
    kind: 'practice',
    life: 'warning',
    status: 'unknown',
    asOf: '2026-04-30',
    sources: [DAWN],
    checkBy: '2026-11-28',
    page: 'posts',
  },
  QF2: {
    statement: `Reports say that the interview stops and a visa is refused where a person answers yes or does not answer. A deliberate false answer on a material point can bar a person for good. ${LAWYER_LINE}`,
    kind: 'practice',
    life: 'warning',
    status: 'unknown',
    asOf: '2026-04-30',
    sources: [
      DAWN,
      ['The Guardian, as summarised by owlbrief.com', 'undated', 'B'],
      MATERIAL_FALSEHOOD,
    ],
    checkBy: '2026-11-28',
    page: 'posts',
  },
  QF3: {
    statement:
      'Reports name B visas, students and some work visas. No source exempts H-1B or L from the two questions, and none explains how their dual intent counts.',
    kind: 'practice',
    status: 'unknown',
    asOf: '2026-04-30',
    sources: [DAWN],
    checkBy: '2026-11-28',
    page: 'posts',
  },
  QF4: {
    statement:
      'We found no page of the State Department, no section of the Foreign Affairs Manual and no court ruling on the two questions.',
    kind: 'practice',
    status: 'unknown',
    asOf: '2026-11-25',
    sources: [
      [
        "Our search of stored copies; an official page would be named among the State Department's visa news",
        '2026-11-25',
        'C',
        'https://travel.state.gov/content/travel/en/News/visas-news.html',
      ],
    ],
    checkBy: '2026-11-28',
    page: 'posts',
  },
  QF5: {
    statement: 'A deliberate false answer on a material point can bar a person for good.',
    kind: 'rule',
    asOf: '2026-10-07',
    sources: [
      MATERIAL_FALSEHOOD,
      readByProject(
        'Foreign Affairs Manual, 9 FAM 302.9',
        'https://fam.state.gov/fam/09FAM/09FAM030209.html',
        '2026-10-07',
      ),
    ],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
