import { VISITOR } from '#pwa/session/visitor.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'

const NOTES = 'nationality'
const NAMES = 'names'
const CLASS = 'class'

/** What was looked up on this device, whoever is signed in; nobody else is told. */
export function useNationalityNotes() {
  const { notes, write, clear } = useNotes(VISITOR, NOTES)
  const kept = notes?.[NAMES] ?? ''
  return {
    isLoading: notes === undefined,
    nationalities: kept === '' ? [] : kept.split('\n'),
    visaClass: notes?.[CLASS],
    choose: (names: readonly string[]) => {
      write(NAMES, names.join('\n'))
    },
    chooseClass: (visaClass: string) => {
      write(CLASS, visaClass)
    },
    clear,
  }
}
