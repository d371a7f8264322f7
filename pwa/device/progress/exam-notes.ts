import { save } from '#pwa/device/storage/save.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { lineOf } from './device-notes.ts'
import { EXAM_ROWS } from './rows.ts'

export function examNotes(examId: string): string {
  return `${EXAM_ROWS}${examId}`
}

/** Deletes the answers on this device after the submission, because the server has them now. */
export function dropExamNotes(owner: string, examId: string): Promise<boolean> {
  const id = examNotes(examId)
  const drop = async () => (await openStore(owner)).answers.delete(id)
  return save(lineOf(owner, id), drop, { isWhole: true, holdsPage: false })
}
