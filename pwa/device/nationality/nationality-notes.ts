import { NATIONALITY_NOTES } from '#pwa/device/progress/rows.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'

const NAMES = 'names'
const CLASS = 'class'

/**
 * What was looked up on this device; nobody else is told. What a visitor chose joins the account that signs
 * in, as all that they wrote, and leaves the device with it.
 */
export function useNationalityNotes(owner: string) {
  const { notes, write, clear } = useNotes(owner, NATIONALITY_NOTES)
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
