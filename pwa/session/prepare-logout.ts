import { settleWithin } from '#pwa/ui/settle-within.ts'
import { workerAtRest } from './worker-at-rest.ts'

type Step = () => void | Promise<void>

const beforeLogout = new Set<Step>()

/** Registers work that must run before the session ends, such as sending the outbox. */
export function onBeforeLogout(step: Step): () => void {
  beforeLogout.add(step)
  return () => beforeLogout.delete(step)
}

/**
 * The longest time for this work, so that a slow network does not delay the log-out. After that,
 * the log-out also deletes data that was not sent.
 */
const PREPARE_WITHIN_MS = 2000

export async function prepareLogout(): Promise<void> {
  const steps = [...beforeLogout].map(async (step) => step())
  await settleWithin(PREPARE_WITHIN_MS, Promise.allSettled([...steps, workerAtRest()])).catch(
    () => undefined,
  )
}
