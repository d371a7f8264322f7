/** A code counts as new again after it was out of the picture for this time. */
export const FORGOTTEN_AFTER_MS = 3000

export interface SeenCode {
  /** Returns false for the code that is still in front of the camera. */
  isNew: (text: string, now: number) => boolean
  /**
   * Is called when the camera starts again after a pause. The last code may still be in front of the camera,
   * so it is not new yet.
   */
  resume: (now: number) => void
}

/** Counts a code only once while it stays in front of the camera, even after a verdict. */
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
