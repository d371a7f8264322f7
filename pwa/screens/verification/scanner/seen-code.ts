/** A code that was out of the picture for this long may count again. */
export const FORGOTTEN_AFTER_MS = 3000

export interface SeenCode {
  /** False for the code that is still held before the camera. */
  isNew: (text: string, now: number) => boolean
  /** The camera was off until now, so the former code may still be there. */
  resume: (now: number) => void
}

/** Counts a code that is held before the camera only once, also across verdicts. */
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
