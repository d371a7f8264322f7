import type { ReactNode } from 'react'
import { plural, wordsOf } from '#pwa/language/words.ts'

export const english = {
  page: {
    title: 'Interview Questions',
    practise: 'Practise them',
    written: (count: number) => `${String(count)} questions, written by us.`,
  },
  everyVisaClass: 'Every visa class',
  everyClass: 'Every class',
  chapter: {
    count: (count: number) =>
      plural(count, { one: '1 question', other: `${String(count)} questions` }),
    open: (title: string) => `Open the questions: ${title}`,
    close: (title: string) => `Close the questions: ${title}`,
  },
  details: {
    howOften: 'How often it is asked',
    assessed: 'What is assessed',
    outline: 'What to cover, in this order',
    weak: 'A weak answer',
    strong: 'A strong answer',
    mayFollow: 'What may follow',
    redFlags: 'Red flags',
    documents: 'Documents',
    facts: 'Facts behind it',
    asOf: (day: string) => `As of ${day}.`,
  },
  reported: {
    /** `places` is a list: first the accounts of applicants, then the published lists. */
    sentence: (places: string) =>
      `Applicants report this question: we found it in ${places}. No official list exists.`,
    accounts: (found: number, read: number) =>
      `${String(found)} of ${String(read)} accounts by applicants`,
    listsRead: (found: number, read: number) =>
      `${String(found)} of ${String(read)} published lists`,
    lists: (found: number) =>
      plural(found, { one: '1 published list', other: `${String(found)} published lists` }),
  },
  example: {
    of: (who: ReactNode): ReactNode => <>Example: {who}</>,
    note: 'An example, not a script. Your own truth counts.',
    listen: 'Listen',
    stop: 'Stop',
  },
  /** The words of the choice of a class. */
  choice: {
    visaClass: {
      label: 'Your visa class',
      hint: 'Kept on this device. The plan, the questions and the simulator follow it.',
    },
    toSee: 'Choose your class to see its questions',
    first: 'Each class has questions of its own, and those that every class is asked.',
    family: (visaClass: string) =>
      `I come as the husband, wife or child of a person with ${visaClass}`,
  },
}

export const words = wordsOf('learningBank', english)
