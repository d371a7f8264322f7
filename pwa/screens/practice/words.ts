import { LEGAL_LINE, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { analysisOf, type headlineOf, type ratingOf } from '#contracts/learning/practice.ts'
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
    minutes: (count: number) => `${String(count)} minutes`,
  },
  choose: 'Choose your visa type to start',
  nextTest: (number: number, count: number) =>
    `Your next test is number ${String(number)} of ${String(count)}, each with questions of its own.`,
  visas: {
    all: 'All',
    every: 'Every visa type',
    own: 'Your visa class',
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
  study: {
    exam: {
      title: 'Next: the final exam',
      text: 'Every answer was right. The final exam opens when all modules are complete.',
      open: 'Go to the final exam',
    },
    themes: 'Study these themes',
  },
  test: {
    changeVisa: 'Change Visa Type',
    allVisas: 'All visa types',
    /** The words that the question screen and the results share. */
    answers: {
      right: 'Right answer',
      chosen: 'Your answer',
      chosenRight: 'Your answer, right',
      none: 'You gave no answer.',
    },
    explanation: { title: 'Why', aiInsight: 'AI Insight:' },
    question: {
      place: (number: number, total: number) => `Question ${String(number)} of ${String(total)}`,
      progress: 'Progress',
      difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
      right: 'Right.',
      notRight: 'Not right.',
      previous: 'Previous',
      results: 'View Final Results',
      next: 'Continue',
      select: 'Select an answer to continue',
      keys: 'Keys: 1 to 4 choose, arrows move, Enter continues.',
      end: 'End test',
      endNow: 'End the test now?',
      allAnswered: 'All questions are answered.',
      open: (count: number, total: number) =>
        `${String(count)} of ${String(total)} questions are not answered. They count as wrong.`,
    },
    timer: {
      label: 'Time left',
      isUp: 'Time is up.',
      seconds: (count: number) => `${String(count)} seconds left`,
      minutes: (count: number) =>
        plural(count, { one: '1 minute left', other: `${String(count)} minutes left` }),
    },
    resume: {
      title: 'You have a test in progress',
      answered: (visas: string, count: number, total: number) =>
        `${visas}: ${String(count)} of ${String(total)} questions answered.`,
      saved: 'Everything is saved on this device.',
      clock: 'The clock goes on, also while the page is closed:',
      resume: 'Resume test',
      startOver: 'Start over',
      discardThis: 'Discard this test?',
      removed: 'Its answers are removed and it does not count.',
      discard: 'Discard test',
    },
    results: {
      headlines: {
        Outstanding: 'Outstanding',
        'Good Job': 'Good Job',
        'Keep Studying': 'Keep Studying',
      } satisfies Record<ReturnType<typeof headlineOf>, string>,
      kind: (visas: string, format: string) => `${visas}, ${format}`,
      formats: {
        timed: 'timed practice test',
        untimed: 'untimed practice test',
        quick: 'quick check',
        review: 'review of missed questions',
      },
      ranOut: 'Time ran out',
      submitted: 'The answers you had given were submitted.',
      score: 'Score',
      percent: (score: number) => `${String(score)}%`,
      rating: 'Rating',
      ratings: {
        Excellent: 'Excellent',
        'Very Good': 'Very Good',
        Good: 'Good',
        'Needs Improvement': 'Needs Improvement',
      } satisfies Record<ReturnType<typeof ratingOf>, string>,
      correct: 'Correct',
      ofTotal: (count: number, total: number) => `${String(count)} of ${String(total)}`,
      timeSpent: 'Time spent',
      passMark: (score: number) => `Pass mark ${String(score)}%`,
      passed: 'Passed',
      notPassed: 'Not passed',
      retake: 'Retake Test',
      next: 'Take the next test',
      toDashboard: 'Back to Dashboard',
      toHome: 'Back to Home',
      onlyHere: 'This result is on this device only',
      save: 'Save this result',
      account: 'A free account keeps it, and shows how you do from test to test.',
      analysis: 'AI Analysis',
      /** The texts in the order of the scores. The text for the best score is first. */
      analyses: [analysisOf(100), analysisOf(70), analysisOf(0)] as const,
      ofCategory: (word: string, count: number, total: number, score: number) =>
        `${word} · ${String(count)} of ${String(total)} · ${String(score)}%`,
      everyQuestion: 'Every question and its reasons',
      right: 'Right:',
      wrong: 'Wrong:',
    },
  },
}

export const words = wordsOf('practice', english)
