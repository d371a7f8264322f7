import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 250
/** For what never comes: a machine that is merely slow gets there. */
const PATIENCE_MS = 300_000

/** Asks until it is so, and names what was waited for when that does not come. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await holds()) return
    await pause(EVERY_MS)
  }
  throw new Error(`This did not come about: ${what}.`)
}
