import * as z from 'zod/mini'
import { openStore } from '#pwa/device/storage/store.ts'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { isServerReached } from '#pwa/network/connection.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { parseNotes } from './device-notes.ts'
import { INTERVIEW_NOTES } from './interview-notes.ts'
import { RECORDING_ROWS } from './recordings.ts'
import { words } from './words.ts'
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
    ...tell(codes.length, words.onlyHere.codes),
    ...tell(countTexts(rows, WORKSHEET_NOTES), words.onlyHere.worksheet),
    ...(countTexts(rows, INTERVIEW_NOTES) > 0 ? [words.onlyHere.interview] : []),
    ...tell(countTexts(rows, SIMULATOR_ROWS), words.onlyHere.simulator),
    ...tell(startingWith(rows, RECORDING_ROWS).length, words.onlyHere.recordings),
    ...(countTexts(rows, NATIONALITY_NOTES) > 0 ? [words.onlyHere.nationality] : []),
    ...(countTexts(rows, EXAM_ROWS) > 0 ? [words.onlyHere.exam] : []),
    ...(rows.some(isOpenRun) ? [words.onlyHere.openTest] : []),
    ...tell(countMissed(rows), words.onlyHere.missed),
    ...tell(unsent.length, words.onlyHere.unsent),
  ]
}

function tell(count: number, say: (count: number) => string): string[] {
  return count === 0 ? [] : [say(count)]
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
