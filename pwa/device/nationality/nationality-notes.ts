import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { NATIONALITY_NOTES } from '#pwa/device/progress/rows.ts'

const NAMES = 'names'

const CLASS = 'class'

/**
 * Reads and changes the nationalities and the visa class that the reader has looked up. These notes
 * never leave the device. When a visitor signs in, the notes move to the account's data on this
 * device. A log-out deletes them.
 */
export function useNationalityNotes(owner: string) {
  const { notes, write, clear } = useNotes(owner, NATIONALITY_NOTES)
  const kept = notes?.[NAMES] ?? ''
  return {
    isLoading: notes === undefined,
    nationalities: kept === '' ? [] : kept.split('\n'),
    visaClass: notes?.[CLASS],
    choose: (names: readonly string[]) => write(NAMES, names.join('\n')),
    chooseClass: (visaClass: string) => write(CLASS, visaClass),
    clear,
  }
}
