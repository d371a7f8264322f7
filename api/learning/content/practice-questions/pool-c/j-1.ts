import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForJ1: Written<PracticeQuestion>[] = [
  dateBy('exchange', ['V14'], {
    id: 84,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'A J-1 intern would like to travel in the US when the program has ended. How long is the time of grace?',
    options: ['None at all', 'Ninety days', 'Sixty days', 'Thirty days'],
    correctAnswer: 3,
    reasons: [
      'There is a time of grace after the program.',
      'The grace for J-1 is a third of that.',
      'The grace for J-1 is half of that, whatever a friend in F-1 has.',
      'Right: after the program there are 30 days of grace for J-1.',
    ],
    explanation:
      'The time of grace is for travel and for leaving, so it is short: 30 days for J-1. A friend in F-1 has another rule. Check with your sponsor.',
    aiInsight: 'When the officer asks about afterwards, name the day you fly home.',
  }),
  dateBy('exchange', ['L6'], {
    id: 85,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'A government paid for your J-1 program. Your husband, in J-2, wants to apply for H-1B soon after. What should you both know?',
    options: [
      'The two-year rule can bind him as it binds you',
      'The rule binds only the one who was paid',
      'A J-2 leaves the rule when he finds an employer',
      'The rule ends for him when his own visa does',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: when the J-1 is bound, the J-2 dependants are bound too.',
      'He got no money, but J-2 dependants are bound with the J-1.',
      'A job offer does not lift the rule; a waiver may.',
      'The end of a visa is not the end of the rule.',
    ],
    explanation:
      'INA 212(e) can ask for two years at home before H, L or K visas, permanent residence, or most changes of status. Government funding is one of its grounds, even when it is indirect. J-2 dependants are bound too. Waivers exist.',
    aiInsight: 'Ask the sponsor and a licensed lawyer before he applies.',
  }),
  dateBy('onlinePresence', ['S9', 'S3', 'SM4'], {
    id: 86,
    visaType: 'J-1',
    category: 'Social Media',
    difficulty: 'medium',
    question:
      'The night before your J-1 interview a friend urges you to erase an old account. Its content is harmless. What is the sensible step?',
    options: [
      'Erase it, and open a fresh account with a clean start',
      'Keep it, set to public and in line with your form',
      'Keep it, but private until the visa is printed',
      'Rename it, so that nobody can find it by your name',
    ],
    correctAnswer: 1,
    reasons: [
      'Erasing just before the interview can look evasive.',
      'Right: J applicants were told to set profiles to public.',
      'J applicants were told the opposite: public, so that officers can look.',
      'A new name would no longer be the identifier in your form.',
    ],
    explanation:
      'The State Department told F, M and J applicants to set their profiles to public. Erasing content just before applying can look evasive. A law firm advises keeping profiles public until the decision.',
    aiInsight: 'Check that jobs and schools online match your form.',
  }),
]
