import { LEGAL_LINE, OUTLINE_HEADING, TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  notLoaded: (reason: string) => `The questions could not be loaded. ${reason}`,
  loadAgain: 'Try again',
  count: (shown: number, all: string) => `${String(shown)} of ${all} interview questions.`,
  trueCountLine: TRUE_COUNT_LINE,
  question: {
    visaType: 'Visa type',
    place: (number: number, total: number) => `Question ${String(number)} of ${String(total)}`,
    progress: 'Interview progress',
    difficulties: { Basic: 'Basic', Intermediate: 'Intermediate', Advanced: 'Advanced' },
    tip: 'Tip:',
    answer: 'Your answer',
    answerHint: 'It stays on this page and is sent to nobody.',
    next: 'Next Question',
    submit: 'Submit Answer',
    restart: 'Restart',
  },
  feedback: {
    title: 'Feedback',
    assesses: (visaType: string) => `${visaType}, what the officer wants to know:`,
    outline: OUTLINE_HEADING,
    followUp: 'A question that may follow:',
  },
  end: {
    title: 'Interview practice complete',
    answered: (count: number) => `You answered all ${String(count)} questions.`,
    getTheGuide: (price: string) => `Get Full Guide - ${price}`,
    tryAgain: 'Try Again',
    legalLine: LEGAL_LINE,
  },
}

export const words = wordsOf('interview', english)
