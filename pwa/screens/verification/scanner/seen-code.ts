/** A code that has not been before the camera for this long may come again. */
export const FORGOTTEN_AFTER_MS = 3000

export interface SeenCode {
  /** Whether this code is new before the camera; the one that is still held there is not. */
  isNew: (text: string, now: number) => boolean
  /** The camera was off until now: what was before it may be there still. */
  resume: (now: number) => void
}

/** Lets one code that is held before the camera count once, verdicts in between or not. */
export function createSeenCode(): SeenCode {
  let last: { text: string; at: number } | null = null
  return {
    isNew: (text, now) => {
      const isHeld = last?.text === text && now - last.at < FORGOTTEN_AFTER_MS
      last = { text, at: now }
      return !isHeld
    },
    resume: (now) => {
      if (last) last.at = now
    },
  }
}
