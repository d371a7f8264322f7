import { useSyncExternalStore } from 'react'
import { createStore } from '#pwa/ui/create-store.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { StorageError } from './storage-error.ts'
import { reportStorage } from './storage-state.ts'

type Write = () => Promise<unknown>

/** Writes that follow each other, because each may depend on those before. */
interface Line {
  last: Promise<unknown>
  /** How many have not been answered yet. */
  open: number
  /** What the browser refused, and what was done after it: the oldest first. */
  refused: readonly Write[]
  /** Whether what was refused keeps the page from being loaded again. */
  holdsPage: boolean
}

/** `untouched`: nothing was done yet on this page. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'refused'

const lines = new Map<string, Line>()
const changes = createStore(0)
let release: (() => void) | null = null

/**
 * Brings to this device what somebody did on a screen. It answers when the database has it: only then
 * may the screen show it as done. False means that the browser refused it; the screen shows it all
 * the same, and that it is not saved, and it is tried again before the next write of its line and by
 * `saveAgain`. A write that `isWhole` takes the place of those that were refused before it. A line that
 * does not hold the page goes with it, refused or not.
 */
export function save(
  name: string,
  write: Write,
  { isWhole = false, holdsPage = true } = {},
): Promise<boolean> {
  const line = lines.get(name) ?? { last: Promise.resolve(), open: 0, refused: [], holdsPage }
  lines.set(name, line)
  line.open += 1
  tell()
  const answer = line.last
    .then(() => writeAll(name, line, isWhole ? [write] : [...line.refused, write]))
    .finally(() => {
      line.open -= 1
      tell()
    })
  line.last = answer.catch(() => undefined)
  return answer
}

async function writeAll(name: string, line: Line, due: readonly Write[]): Promise<boolean> {
  const wasRefused = line.refused.length > 0
  for (const [place, write] of due.entries()) {
    if (lines.get(name) !== line) return false
    try {
      await write()
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      line.refused = due.slice(place)
      return false
    }
  }
  line.refused = []
  if (wasRefused) reportStorage({ isFull: false, isLost: false })
  return true
}

/** Tries once more what the browser refused. */
export async function saveAgain(): Promise<void> {
  const refused = [...lines].filter(([, line]) => line.refused.length > 0)
  await Promise.all(refused.map(([name]) => save(name, () => Promise.resolve())))
}

/** Of a person who leaves nothing more is written; waits for what is being written. */
export async function forgetUnsaved(): Promise<void> {
  const left = [...lines.values()]
  lines.clear()
  tell()
  await Promise.all(left.map(({ last }) => last))
}

/** Whether the device has all that the screen has. */
export function isSaved(name: string): boolean {
  const line = lines.get(name)
  return !line || (line.open === 0 && line.refused.length === 0)
}

export function useSaveState(name: string): SaveState {
  const read = () => readState(name)
  return useSyncExternalStore(changes.follow, read, read)
}

function readState(name: string): SaveState {
  const line = lines.get(name)
  if (!line) return 'untouched'
  if (line.open > 0) return 'saving'
  return line.refused.length > 0 ? 'refused' : 'saved'
}

/** Of all that was done on this page. */
export function useSaving(): Exclude<SaveState, 'untouched'> {
  return useSyncExternalStore(changes.follow, () => {
    if (isAnyRefused()) return 'refused'
    return [...lines.values()].some(({ open }) => open > 0) ? 'saving' : 'saved'
  })
}

function isAnyRefused(): boolean {
  return [...lines.values()].some(({ refused }) => refused.length > 0)
}

function tell() {
  keepPage([...lines.values()].some(({ refused, holdsPage }) => holdsPage && refused.length > 0))
  changes.write(changes.read() + 1)
}

/** What is nowhere but on this page goes with it, so no update reloads it. */
function keepPage(isNeeded: boolean) {
  if (isNeeded) release ??= markBusy('not saved')
  else {
    release?.()
    release = null
  }
}
