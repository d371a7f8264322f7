import { type Pin, PIN_PATTERN, parsePin } from '#contracts/trust/pin.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns true on a developer's machine, where each new database has a new root. */
export function mayMeetAnotherRoot(): boolean {
  return LOOPBACK.has(location.hostname)
}

/**
 * Returns the root from which all stored data must follow. This is the root that was compiled into
 * the app. An app without such a root, and an app on a developer's machine, use the first root that
 * they received. Returns null when there is no root yet.
 */
export function choosePin(kept: string | null): Pin | null {
  const built = (import.meta.env.VITE_ROOT_KEY as string | undefined) ?? null
  const chosen = mayMeetAnotherRoot() ? (kept ?? built) : (built ?? kept)
  return chosen !== null && PIN_PATTERN.test(chosen) ? parsePin(chosen) : null
}
