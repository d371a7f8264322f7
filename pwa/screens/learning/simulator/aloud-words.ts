import { wordsOf } from '#pwa/language/words.ts'

/** The words of the practice with the microphone, which loads later than the simulator. */
export const english = {
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
}

export const words = wordsOf('learning/simulator/aloud', english)
