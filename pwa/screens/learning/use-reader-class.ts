import { READER_CLASSES, type ReaderClass } from '#contracts/learning/learning.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { words } from './words.ts'

export const CLASS_OPTIONS = READER_CLASSES.map((value) => ({ value, label: value }))
/** The text before the first choice. The app never guesses a class. */
export const CLASS_PLACEHOLDER = words.chooseClass

/**
 * Reads and stores the reader's visa class in the notes of this device. Every learning screen uses this
 * class, because plan, questions and simulators must agree. The class does not follow to another device.
 */
export function useReaderClass(owner: string) {
  const { notes, write } = useNotes(owner, INTERVIEW_NOTES)
  return {
    isLoading: notes === undefined,
    /** Undefined before the first choice. */
    readerClass: toReaderClass(notes?.[INTERVIEW_VISA]),
    choose: (readerClass: string) => write(INTERVIEW_VISA, readerClass),
  }
}

function toReaderClass(text: string | undefined): ReaderClass | undefined {
  return READER_CLASSES.find((readerClass) => readerClass === text)
}
