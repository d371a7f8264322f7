/**
 * The time in milliseconds without a code in the picture, after which the same code counts as new
 * again.
 */
export const FORGOTTEN_AFTER_MS = 3000

export interface SeenCode {
  /** Returns false for a code that has stayed in front of the camera since its last scan. */
  isNew: (text: string, now: number) => boolean
  /**
   * Is called when the camera starts again after a pause. The last code does not count as new,
   * because it may still be in front of the camera.
   */
  resume: (now: number) => void
}

/**
 * Remembers the last code. A code counts only once while it stays in front of the camera, even
 * after a verdict.
 */
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
