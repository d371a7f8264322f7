import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Practice Test',
  trueCount: TRUE_COUNT_LINE,
  eachAnswer: 'Each answer comes with its reasons, its source and the day it was checked.',
  legal: LEGAL_LINE,
  loading: 'Loading questions...',
  setup: 'How to take the test',
  formats: {
    legend: 'Format',
    timed: {
      label: 'Timed test',
      hint: (minutes: number) => `${String(minutes)} minutes, like an exam`,
    },
    untimed: { label: 'Untimed', hint: 'All questions, no clock' },
    quick: {
      label: 'Quick check',
      hint: (questions: number, passScore: number) =>
        `${String(questions)} questions, pass mark ${String(passScore)}%`,
    },
  },
  reasons: {
    legend: 'Reasons',
    each: { label: 'After each answer', hint: 'Study: reasons at once' },
    end: { label: 'At the end', hint: 'Exam: answers can be changed' },
  },
  times: {
    legend: 'Time, if you need more of it',
    usual: (minutes: number) => `${String(minutes)} minutes`,
    more: (minutes: number) => `${String(minutes)} min`,
  },
  choose: 'Choose your visa type to start',
  nextTest: (number: number, count: number) =>
    `Your next test is number ${String(number)} of ${String(count)}, each with questions of its own.`,
  visas: {
    all: 'All',
    every: 'Every visa type',
    questions: (count: number) => `${String(count)} questions`,
  },
  review: {
    next: (time: string) => `Next review of missed questions: ${time}.`,
    due: (count: number) =>
      plural(count, {
        one: '1 missed question is due',
        other: `${String(count)} missed questions are due`,
      }),
    now: 'Review now',
    comeBack:
      'They come back until you know them, and before your interview if you entered its day.',
  },
}

export const words = wordsOf('practice', english)
