import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 250
/**
 * The deadline for every wait. Even a slow machine needs less time, so only an event that never
 * comes exceeds it.
 */
const PATIENCE_MS = 300_000

/** Waits until `holds` returns true. After the deadline, throws an error with the text `what`. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await holds()) return
    await pause(EVERY_MS)
  }
  throw new Error(`This did not come about: ${what}.`)
}
