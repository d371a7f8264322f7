import * as z from 'zod/mini'
import { openStore } from '#pwa/device/storage/store.ts'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { isServerReached } from '#pwa/network/connection.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { parseNotes } from './device-notes.ts'
import { INTERVIEW_NOTES } from './interview-notes.ts'
import { RECORDING_ROWS } from './recordings.ts'
import { parseHistory, REVIEW_HISTORY, TEST_ROW } from './review-history.ts'
import { EXAM_ROWS, NATIONALITY_NOTES, SIMULATOR_ROWS, WORKSHEET_NOTES } from './rows.ts'

const OpenRun = z.object({ finishedAt: z.null() })

/**
 * Lists the data that exists only on this device and that a log-out deletes. Examples: "9
 * recordings", "the day and class of your interview".
 */
export async function listOnlyHere(userId: string): Promise<string[]> {
  const stores = await Promise.all([openStore(userId), openStore(VISITOR)])
  const rows = (await Promise.all(stores.map(async ({ answers }) => answers.toArray()))).flat()
  const unsent = isServerReached() ? [] : await stores[0].outbox.toArray()
  const codes = await stores[0].madeCodes.toArray()
  return [
    ...tell(codes.length, 'note of a code that you showed', 'notes of codes that you showed'),
    ...tell(countTexts(rows, WORKSHEET_NOTES), 'answer of your DS-160', 'answers of your DS-160'),
    ...(countTexts(rows, INTERVIEW_NOTES) > 0 ? ['the day and class of your interview'] : []),
    ...tell(countTexts(rows, SIMULATOR_ROWS), 'written answer', 'written answers'),
    ...tell(startingWith(rows, RECORDING_ROWS).length, 'recording', 'recordings'),
    ...(countTexts(rows, NATIONALITY_NOTES) > 0 ? ['your nationality'] : []),
    ...(countTexts(rows, EXAM_ROWS) > 0 ? ['your answers to an exam that is not submitted'] : []),
    ...(rows.some(isOpenRun) ? ['a practice test that is not finished'] : []),
    ...tell(countMissed(rows), 'missed question to review', 'missed questions to review'),
    ...tell(unsent.length, 'change that is not sent yet', 'changes that are not sent yet'),
  ]
}

function tell(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`]
}

function startingWith(rows: readonly KeptRow[], name: string): KeptRow[] {
  return rows.filter(({ id }) => id.startsWith(name))
}

function countTexts(rows: readonly KeptRow[], name: string): number {
  return startingWith(rows, name)
    .flatMap(({ value }) => Object.values(parseNotes(value) ?? {}))
    .filter((text) => text.trim() !== '').length
}

function isOpenRun({ id, value }: KeptRow): boolean {
  return id === TEST_ROW && OpenRun.safeParse(value).success
}

function countMissed(rows: readonly KeptRow[]): number {
  return rows
    .filter(({ id }) => id === REVIEW_HISTORY)
    .flatMap(({ value }) => Object.keys(parseHistory(value))).length
}
