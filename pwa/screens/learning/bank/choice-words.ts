import { wordsOf } from '#pwa/language/words.ts'

/** The words of the choice of a class, and of the panel on the dashboard. */
export const english = {
  visaClass: {
    label: 'Your visa class',
    hint: 'Kept on this device. The plan, the questions and the simulator follow it.',
  },
  panel: {
    title: 'Interview questions',
    text: 'By visa class: what each question assesses, an outline, the patterns of weak and strong answers, what may follow, and red flags.',
    read: 'Read the questions',
    practise: 'Practise the questions',
  },
}

export const words = wordsOf('learning/bank/choice', english)
