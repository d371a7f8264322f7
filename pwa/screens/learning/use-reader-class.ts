import { FAMILY_CLASSES } from '#contracts/learning/interview-question.ts'
import { READER_CLASSES, type ReaderClass } from '#contracts/learning/learning.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import {
  INTERVIEW_FAMILY,
  INTERVIEW_NOTES,
  INTERVIEW_VISA,
} from '#pwa/device/progress/interview-notes.ts'
import { words } from './words.ts'

export const CLASS_OPTIONS = READER_CLASSES.map((value) => ({ value, label: value }))
/** The text before the first choice. The app never guesses a class. */
export const CLASS_PLACEHOLDER = words.chooseClass

const YES = 'yes'

/** The person who is asked at the window. */
export interface Reader {
  readerClass: ReaderClass
  /** Whether the reader comes as the husband, wife or child of a person with this class. */
  isFamily: boolean
}

/**
 * Reads and stores the reader's visa class, and whether the reader comes as its family, in the notes of this device. Every learning screen uses this
 * class, because plan, questions and simulators must agree. The class does not follow to another device.
 */
export function useReaderClass(owner: string) {
  const { notes, write } = useNotes(owner, INTERVIEW_NOTES)
  const readerClass = toReaderClass(notes?.[INTERVIEW_VISA])
  const hasFamily = FAMILY_CLASSES.some((one) => one === readerClass)
  return {
    isLoading: notes === undefined,
    /** Undefined before the first choice. */
    readerClass,
    choose: (chosen: string) => write(INTERVIEW_VISA, chosen),
    /** Whether the bank has questions to the family of this class. */
    hasFamily,
    isFamily: hasFamily && notes?.[INTERVIEW_FAMILY] === YES,
    chooseFamily: (isFamily: boolean) => write(INTERVIEW_FAMILY, isFamily ? YES : ''),
  }
}

function toReaderClass(text: string | undefined): ReaderClass | undefined {
  return READER_CLASSES.find((readerClass) => readerClass === text)
}
