import { expect } from 'vitest'
import { CONNECT_TIMEOUT_MS } from '#api/database/connect.ts'
import { STORAGE_RETRY_SECONDS } from '#api/database/faults.ts'
import type { Reply } from './http-client.ts'

/** The greatest share of requests that a server under load is allowed to refuse. */
const REFUSED_SHARE = 1 / 4
/** The test fails when one request is refused this number of times in a row. */
const REFUSED_IN_A_ROW_MAX = 4

/** The answers of a server under load, and how many of them were refusals. */
export interface Load {
  /**
   * Sends the request again if the server says so, as a client does. A refusal for any other reason fails the
   * test. The answer of a server that was killed is undefined.
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
 * Checks that the server refused because of load. It must have waited for at least its shortest
 * timeout, the timeout for a connection to its database.
 */
function expectOutOfPatience({ body, headers }: Reply, tookMs: number) {
  expect(body).toMatchObject({ error: 'STORAGE_UNAVAILABLE' })
  expect(headers.get('Retry-After')).toBe(String(STORAGE_RETRY_SECONDS))
  expect(tookMs, 'waited before it refused').toBeGreaterThanOrEqual(CONNECT_TIMEOUT_MS)
}
