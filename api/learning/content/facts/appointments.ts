import { FAST_INTERVIEW } from './cited-pages.ts'
import { register, type WrittenFact } from './written-fact.ts'

/** The facts about the wait for an interview, and about an earlier date. */
export const appointments = {
  AP1: {
    statement:
      'The State Department prints two figures for each post. "Next available appointment" is a forecast for a new booking. "Average wait time" is how long people waited last month, from the fee to the interview. Months have 30 days there. The page promises no date. Posts add slots, so a booked date can be moved forward.',
    kind: 'practice',
    asOf: '2026-06-18',
    sources: [
      [
        'State Department, "Global Visa Wait Times", edition of 17 September 2025; we read a copy on another address of the Department',
        '2025-09-17',
        'A',
        'https://childabduction.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
      ],
      [
        'BAL, a law firm, "Global visa wait times as of June 18"',
        '2026-06-18',
        'B',
        'https://www.bal.com/immigration-news/united-states-global-visa-wait-times-as-of-june-18/',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'waits',
  },
  AP2: {
    statement:
      'Three ways to an earlier interview usually cost nothing, the State Department wrote on {AP2.day}. They are a referral by a senior employee of the US government, a priority appointment request, and your own request for humanitarian reasons.',
    values: { day: '2026-06-09' },
    kind: 'practice',
    asOf: '2026-06-09',
    sources: [
      FAST_INTERVIEW,
      register('2026-11513', 'the notice itself, of which we read the abstract only', '2026-06-09'),
    ],
    verifiedOn: '2026-11-30',
    page: 'posts',
  },
  AP3: {
    statement:
      'A request for an earlier date comes after the fee and a regular booking. Each post sets its own grounds, such as urgent medical care, a death in the family or the start of a course. A request can be denied; then the booked date stays.',
    kind: 'practice',
    asOf: '2026-06-18',
    sources: [
      [
        'American Immigration Lawyers Association, advice on expedited appointments, printed by Gardi, a law firm',
        'undated',
        'B',
        'https://www.gardilaw.com/heres-how-you-can-seek-visa-appointments-to-maximize-your-chances-of-working-with-consulates/',
      ],
      [
        'Cornell University, "Visa Appointment Delays"',
        'undated',
        'B',
        'https://international.globallearning.cornell.edu/alerts/visa-appointment-delays',
      ],
      [
        'Garfinkel, a law firm, on the wait for an appointment',
        'undated',
        'B',
        'https://www.garfinkelimmigration.com/faq/how-long-does-it-take-to-schedule-a-visa-appointment-at-the-u-s-consulate/',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
