import * as z from 'zod/mini'
import { estimateRoom } from '#pwa/device/storage/persistence.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/** A spoken answer of the learner. Like the notes, it never leaves this device. */
const Recording = z.object({ sound: z.instanceof(Blob), seconds: z.number() })
export type Recording = z.infer<typeof Recording>

export const RECORDING_ROWS = 'recording '

/** Reads the recordings of a module, by question id. `name` is the name of the module. */
export async function readRecordings(
  owner: string,
  name: string,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, Recording>> {
  const { answers } = await openStore(owner)
  const found = questionIds.map(async (id): Promise<[string, Recording][]> => {
    const recording = Recording.safeParse((await answers.get(rowOf(name, id)))?.value).data
    return recording ? [[id, recording]] : []
  })
  return new Map((await Promise.all(found)).flat())
}

export interface KeptRecording {
  /** The name of the module. */
  name: string
  questionId: string
  recording: Recording
  /** The time of storing, by the device's clock. */
  at: number
}

/** The newest is first. */
export async function listRecordings(owner: string): Promise<KeptRecording[]> {
  const { answers } = await openStore(owner)
  const rows = await answers.toArray()
  return rows
    .filter(({ id }) => id.startsWith(RECORDING_ROWS))
    .flatMap(({ id, value, at }) => {
      const recording = Recording.safeParse(value).data
      const place = id.lastIndexOf('/')
      const name = id.slice(RECORDING_ROWS.length, place)
      return recording ? [{ name, questionId: id.slice(place + 1), recording, at }] : []
    })
    .toSorted((one, other) => other.at - one.at)
}

/**
 * Returns false when the disk has no room for it. Checks the room first, because a write to a full disk makes
 * the app delete learning content.
 */
export async function keepRecording(
  owner: string,
  { name, questionId }: { name: string; questionId: string },
  recording: Recording,
): Promise<boolean> {
  if (!(await hasRoomFor(recording.sound.size))) return false
  const { answers } = await openStore(owner)
  await answers.put({ id: rowOf(name, questionId), value: recording, at: Date.now() })
  return true
}

export async function removeRecording(
  owner: string,
  { name, questionId }: { name: string; questionId: string },
): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.delete(rowOf(name, questionId))
}

export async function removeAllRecordings(owner: string): Promise<void> {
  const { answers } = await openStore(owner)
  const rows = (await answers.toArray()).filter(({ id }) => id.startsWith(RECORDING_ROWS))
  for (const { id } of rows) await answers.delete(id)
}

function rowOf(name: string, questionId: string): string {
  return `${RECORDING_ROWS}${name}/${questionId}`
}

/**
 * Requires twice the size, because the browser only estimates the free space. Returns true when there is no
 * estimate.
 */
async function hasRoomFor(bytes: number): Promise<boolean> {
  const room = await estimateRoom()
  return room === null || room.quotaBytes - room.usedBytes > bytes * 2
}
