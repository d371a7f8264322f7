import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  page: {
    title: 'Simulator by Visa Class',
    read: 'Read the questions',
    chooseFirst: 'Choose your class to practise its questions',
  },
  practiseAloud: 'Practise aloud',
  yourAnswer: 'Your answer',
  officerWants: (visaClass: string) => `${visaClass}, what the officer wants to know:`,
  tips: 'Tips',
  ofClass: {
    practised: (done: number, all: number, visaClass: string) =>
      `${String(done)} of ${String(all)} questions for ${visaClass} practised`,
    progress: 'Questions practised',
    practiseInWriting: 'Practise in writing',
    throughAll: 'You have been through all of them',
    beginAgain: 'Begin again',
    noneTwice: (count: number, visaClass: string) =>
      `${String(count)} questions for ${visaClass}, none twice.`,
    others: 'Other questions',
    position: (position: number, count: number) =>
      `Question ${String(position)} of ${String(count)}`,
  },
  written: {
    next: 'Next Question',
    submit: 'Submit Answer',
    thatIsAll: 'That is all',
    skip: 'Skip',
  },
  isThatAll: {
    title: 'Is that all?',
    text: (least: number) =>
      `These are fewer than ${String(least)} words. Write what you would say at the window, or go on as it is.`,
  },
  check: {
    label: (question: string) => `Compare your answer: ${question}`,
    tick: 'Tick what your answer covered',
    strong: 'A strong answer, spoken',
    mayFollow: 'Questions that may follow',
    noneFollows: 'None of those that usually follow: your answer covered them.',
  },
  module: {
    visaType: 'Visa type',
    moreFor: (visaClass: string) => `More questions for ${visaClass}`,
    forYourClass: 'Questions for your class',
    mayFollow: 'A question that may follow:',
    compare: 'I have answered: compare',
    compareAsItIs: 'That is all: compare',
  },
  spoken: {
    player: (question: string) => `Your answer: ${question}`,
    saving: 'Saving…',
    notKept: {
      title: 'Not kept',
      text: 'There is no room on this device. You can listen until you leave this page. Delete other recordings or free some space, then try again.',
      tryAgain: 'Try again',
    },
    record: 'Record this one',
    recordAgain: 'Record again',
    remove: (question: string) => `Delete the recording of: ${question}`,
    notRemoved: {
      title: 'Not deleted',
      text: 'This device could not remove the recording. Please try again.',
    },
  },
  recordings: {
    title: 'Your recordings',
    text: 'They stay on this phone or computer. Logging out deletes them.',
    earlierQuestion: 'From an earlier edition',
    made: (moment: string, length: string) => `${moment}. Length ${length}`,
    compare: 'Compare',
    download: 'Download',
    downloadOf: (question: string) => `Download the recording of: ${question}`,
  },
  /** The words of the practice with the microphone, which loads later than the simulator. */
  aloud: {
    label: 'Practise aloud',
    intro: (questions: number, minutes: number) =>
      `Answer ${String(questions)} questions aloud in ${String(minutes)} minutes. What you say stays on this phone or computer: it is never uploaded, and logging out or Clear Data in the wallet settings deletes it.`,
    memoryOnly: 'This browser keeps nothing: it is gone when you close the page.',
    start: 'Start three minutes',
    tryAgain: 'Try again',
    faults: {
      refused: {
        title: 'The microphone is blocked',
        text: 'Allow it for this site in your browser’s settings, then try again.',
      },
      missing: {
        title: 'No microphone found',
        text: 'Connect one, then try again. You can also speak without recording.',
      },
      busy: {
        title: 'The microphone does not answer',
        text: 'Another app may be using it. Close that app, then try again.',
      },
      unsupported: {
        title: 'This browser cannot record',
        text: 'Speak without recording, or write your answers below. Newer browsers can record on a secure page.',
      },
      broken: {
        title: 'The recording stopped',
        text: 'A call or another app may have taken the microphone. What was recorded until then is kept.',
      },
    },
    speaking: {
      recording: 'Recording',
      position: (position: number, count: number) =>
        `Question ${String(position)} of ${String(count)}`,
      timeIsUp: 'Time is up',
      finish: 'Finish',
      next: 'Next question',
      stop: 'Stop here',
    },
  },
}

export const words = wordsOf('learningSimulator', english)
