import { type Pin, PIN_PATTERN, parsePin } from '#contracts/trust/pin.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Returns true on a developer's machine, because each new database there has a new root. */
export function mayMeetAnotherRoot(): boolean {
  return LOOPBACK.has(location.hostname)
}

/**
 * Returns the root from which all stored data must follow: the build's root. A build without a root, and a
 * developer's machine, use the root of the first contact. Returns null when there is no root yet.
 */
export function choosePin(kept: string | null): Pin | null {
  const built = (import.meta.env.VITE_ROOT_KEY as string | undefined) ?? null
  const chosen = mayMeetAnotherRoot() ? (kept ?? built) : (built ?? kept)
  return chosen !== null && PIN_PATTERN.test(chosen) ? parsePin(chosen) : null
}
