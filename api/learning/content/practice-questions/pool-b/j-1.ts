import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForJ1: Written<PracticeQuestion>[] = [
  dateBy('exchange', ['T2', 'V5'], {
    id: 54,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'The officer asks a J-1 trainee what she will do at the host. What shows that she knows her program?',
    options: [
      'That the host is known all over the world',
      'What her tasks, hours and pay will be',
      'That her English will become much better',
      'That the sponsor has checked all the papers',
    ],
    correctAnswer: 1,
    reasons: [
      'Fame says little about what she will do there.',
      'Right: duties, hours and pay are usual themes of the interview.',
      'Many hope for that, and it is not what the program is for.',
      'The sponsor checks the papers, and the officer asks what she knows.',
    ],
    explanation:
      'Usual themes for J-1 are aim and sponsor, host and place, duties, hours and pay, and the use at home. Accounts and published lists name them. Trainees bring form DS-7002, the training plan, so the answer should agree with it.',
    aiInsight: 'Describe an ordinary day at the host in three sentences.',
  }),
  dateBy('exchange', ['L7', 'L6'], {
    id: 55,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'Only the Skills List bound a former J-1. In December 2024 her country left the list, years after her program. What follows?',
    options: [
      'Nothing, as the list of her program year counts',
      'She stays bound, as she signed for the rule then',
      'The change can free her too, since it reaches back',
      'She is bound until her sponsor writes to her',
    ],
    correctAnswer: 2,
    reasons: [
      'The revision is retroactive, so it reaches earlier programs.',
      'What she signed points to the rule, and the rule follows the revised list.',
      'Right: the revision is retroactive, and no other ground binds her.',
      'The sponsor can explain the rule, but does not decide when it ends.',
    ],
    explanation:
      'The Skills List was revised on 9 December 2024, retroactively: 37 countries left it. The change frees nobody whose program a government funded or who had graduate medical training. The notice says so, and a university lists the names.',
    aiInsight: 'Ask the sponsor in writing which grounds apply to you.',
  }),
  dateBy('exchange', ['L6'], {
    id: 56,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'easy',
    question: 'What does the two-year rule ask of a J-1 visitor who is bound by it?',
    options: [
      'Two years of work for the sponsor after the program',
      'Two years without any visit to the United States',
      'Two years abroad, in any country but the US itself',
      'Two years at home before H, L, K or permanent residence',
    ],
    correctAnswer: 3,
    reasons: [
      'The rule asks for no work for the sponsor.',
      'The rule holds back H, L, K and permanent residence, not every visit.',
      'A third country is not home, so time there does not count.',
      'Right: two years in total, unless a waiver is given.',
    ],
    explanation:
      'INA 212(e) counts time at home: in the country of nationality or last residence. A third country adds nothing to it. The rule holds back H, L and K visas and permanent residence, and not every visit. Not every J-1 is bound, and waivers exist.',
    aiInsight: 'Find out whether it binds you before you plan the next step.',
  }),
]
