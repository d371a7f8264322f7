import { serverNow } from './server-clock.ts'

/** Returns the day in UTC, by the server's clock. */
export function readToday(): string {
  return new Date(serverNow()).toISOString().slice(0, 10)
}
