import { NATIONALITY_NOTES } from '#pwa/device/progress/rows.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'

const NAMES = 'names'
const CLASS = 'class'

/**
 * The nationalities that the reader looked up. This list never leaves the device. When a visitor signs in,
 * the list moves to the account's data on this device, like all other notes. A log-out deletes the list.
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
