import { expect } from 'vitest'
import { CONNECT_TIMEOUT_MS } from '#api/database/connect.ts'
import { STORAGE_RETRY_SECONDS } from '#api/database/faults.ts'
import type { Reply } from './http-client.ts'

/** A server under load may refuse at most this share of its requests. */
const REFUSED_SHARE = 1 / 4
/** The test fails if one request is refused this number of times in a row. */
const REFUSED_IN_A_ROW_MAX = 4

/** Sends requests to a server under load, and counts the refusals. */
export interface Load {
  /**
   * Sends a request. If the server refuses because of load, sends the request again, as a client
   * does. A refusal for another reason fails the test. A killed server gives no answer, and the
   * result is undefined.
   */
  ask<Answer extends Reply | undefined>(send: () => Promise<Answer>): Promise<Answer>
  expectFewRefused(): void
}

export function watchLoad(): Load {
  let asked = 0
  let refused = 0

  return {
    ask: async (send) => {
      for (let inARow = 1; ; inARow++) {
        const beganAt = performance.now()
        const reply = await send()
        asked += 1
        if (reply?.status !== 503) return reply
        refused += 1
        expectOutOfPatience(reply, performance.now() - beganAt)
        expect(inARow, 'refusals in a row').toBeLessThan(REFUSED_IN_A_ROW_MAX)
        await new Promise((resolve) => setTimeout(resolve, STORAGE_RETRY_SECONDS * 1_000))
      }
    },
    expectFewRefused: () => {
      expect(asked).toBeGreaterThan(0)
      expect(refused, `refused of ${String(asked)}`).toBeLessThanOrEqual(asked * REFUSED_SHARE)
    },
  }
}

/**
 * Expects a refusal because of load. The server must have waited for at least the timeout of a
 * connection to its database. This timeout is the server's shortest one.
 */
function expectOutOfPatience({ body, headers }: Reply, tookMs: number) {
  expect(body).toMatchObject({ error: 'STORAGE_UNAVAILABLE' })
  expect(headers.get('Retry-After')).toBe(String(STORAGE_RETRY_SECONDS))
  expect(tookMs, 'waited before it refused').toBeGreaterThanOrEqual(CONNECT_TIMEOUT_MS)
}
