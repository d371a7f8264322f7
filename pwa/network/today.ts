import { serverNow } from './server-clock.ts'

/** The day in UTC, as the server counts it. */
export function readToday(): string {
  return new Date(serverNow()).toISOString().slice(0, 10)
}
