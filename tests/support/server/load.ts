import { expect } from 'vitest'
import { CONNECT_TIMEOUT_MS } from '#api/database/connect.ts'
import { STORAGE_RETRY_SECONDS } from '#api/database/faults.ts'
import type { Reply } from './http-client.ts'

/** Of what a server under load is asked, so much at most may be told to come back. */
const REFUSED_SHARE = 1 / 4
/** So often in a row nobody is told to. */
const REFUSED_IN_A_ROW_MAX = 4

/** What a server under load answers, and how much of it says that it has too much to do. */
export interface Load {
  /**
   * Comes back when it is told to, as a client does; a refusal for any other reason fails the test. Nothing is
   * the answer of a server that was killed.
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

/** The shortest patience that the server has is with a connection to its database. */
function expectOutOfPatience({ body, headers }: Reply, tookMs: number) {
  expect(body).toMatchObject({ error: 'STORAGE_UNAVAILABLE' })
  expect(headers.get('Retry-After')).toBe(String(STORAGE_RETRY_SECONDS))
  expect(tookMs, 'waited before it refused').toBeGreaterThanOrEqual(CONNECT_TIMEOUT_MS)
}
