import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  openCompanion: 'Open the DS-160 companion',
  progress: {
    label: 'Progress',
    completed: 'Completed',
    inProgress: 'In Progress',
    facts: (position: number, count: number, minutes: number) =>
      `Module ${String(position)} of ${String(count)} · ${String(minutes)} minutes`,
    bar: 'Learning path',
  },
  notSupported: 'Content type not supported yet',
  notices: 'Dated notices',
  foot: {
    previous: 'Previous',
    check: 'Check Answers',
    finishLater: 'Finish Later',
    goOn: 'Continue',
    completePath: 'Complete Learning Path',
    completeAndGoOn: 'Complete & Continue',
  },
  questions: {
    title: 'Two questions on what you read',
    lead: 'They are not scored. Right or not, you go on afterwards.',
    right: (right: number, count: number) => `${String(right)} of ${String(count)} right`,
    complete: 'This module is complete.',
    choose: 'Choose an answer.',
    yourRightAnswer: 'Your answer, right',
    rightAnswer: 'Right answer',
    yourAnswer: 'Your answer',
  },
}

export const words = wordsOf('learningPath', english)
