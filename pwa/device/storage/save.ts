import { useSyncExternalStore } from 'react'
import { createStore } from '#pwa/ui/create-store.ts'
import { markBusy } from '#pwa/device/worker/busy.ts'
import { StorageError } from './storage-error.ts'
import { reportStorage } from './storage-state.ts'

type Write = () => Promise<unknown>

/**
 * A queue of writes. They run one after another, because each write may depend on the writes before
 * it.
 */
interface Line {
  last: Promise<unknown>
  /** The number of writes that have not finished yet. */
  open: number
  /** The first refused write and all writes after it. The oldest is first. */
  refused: readonly Write[]
  /** True when refused writes block a reload of the page. */
  holdsPage: boolean
}

/** `untouched`: the line had no write on this page yet. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'refused'

const lines = new Map<string, Line>()
const changes = createStore(0)
let release: (() => void) | null = null

/**
 * Stores on this device the work that somebody did on a screen. All writes with the same `name` are
 * one line and run one after another. Resolves to true when the database has stored the work. Until
 * then, the screen must not show the work as done. Resolves to false when the browser refused the
 * write. The screen then shows the work as not saved. `saveAgain` and the next write of the line
 * repeat a refused write. A write with `isWhole` replaces the refused writes before it. A line with
 * `holdsPage: false` never blocks a reload.
 * Decision: `docs/decisions/17-kept-before-shown.md`.
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

/** Repeats the refused writes. */
export async function saveAgain(): Promise<void> {
  const refused = [...lines].filter(([, line]) => line.refused.length > 0)
  await Promise.all(refused.map(([name]) => save(name, () => Promise.resolve())))
}

/** Drops the waiting and refused writes at a log-out. Waits for the running writes. */
export async function forgetUnsaved(): Promise<void> {
  const left = [...lines.values()]
  lines.clear()
  tell()
  await Promise.all(left.map(({ last }) => last))
}

/** Checks whether the device has stored every write of this line. */
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

/** Returns the state of all lines on this page together. */
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

/**
 * Makes the page busy while it has work that is not stored. An update does not reload a busy page.
 */
function keepPage(isNeeded: boolean) {
  if (isNeeded) release ??= markBusy('not saved')
  else {
    release?.()
    release = null
  }
}
