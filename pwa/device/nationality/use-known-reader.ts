import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { useNationalityNotes } from './nationality-notes.ts'

/** What the device knows about the reader. */
export interface KnownReader {
  /** The classes that the reader has chosen or looked up. */
  classes: readonly string[]
  nationalities: readonly string[]
}

/** Returns undefined until the device has read its notes. */
export function useKnownReader(owner: string): KnownReader | undefined {
  const { notes: interview } = useNotes(owner, INTERVIEW_NOTES)
  const { isLoading, nationalities, visaClass = '' } = useNationalityNotes(owner)
  if (interview === undefined || isLoading) return undefined
  const { [INTERVIEW_VISA]: chosen = '' } = interview
  return { classes: [chosen, visaClass].filter((name) => name !== ''), nationalities }
}
