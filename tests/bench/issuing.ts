import { performance } from 'node:perf_hooks'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { until } from '#tests/support/chain/anchoring.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const CREDENTIALS = 2_000
/**
 * The number of calls that run at the same time. Each call waits for its anchor, and calls at the
 * same time can share an anchor.
 */
const CALLS_AT_ONCE = 100

/**
 * Measures the issue of credentials through HTTP, with a chain of its own. Returns the time until
 * each call is answered, and the time until all credentials are anchored.
 */
export async function measureIssuing() {
  const app = await startTestApp({ chain: true })
  const { issue } = await setScene(app)
  const delays: number[] = []
  const beganAt = performance.now()
  let left = CREDENTIALS
  const issueOneByOne = async () => {
    while (left > 0) {
      left -= 1
      const askedAt = performance.now()
      await issue()
      delays.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, issueOneByOne))
  const answeredMs = performance.now() - beganAt
  await until(async () => (await AnchorLeaf.countUnanchored(app.services.database)) === 0)
  const anchoredMs = performance.now() - beganAt
  await app.close()

  delays.sort((one, other) => one - other)
  const delayAt = (share: number) => Math.round(delays[Math.floor(share * (CREDENTIALS - 1))] ?? 0)
  return [
    { figure: 'issued and answered, per second', value: perSecond(answeredMs) },
    { figure: 'issued and anchored, per second', value: perSecond(anchoredMs) },
    { figure: 'a call with its anchor, ms, p50', value: delayAt(0.5) },
    { figure: 'a call with its anchor, ms, p99', value: delayAt(0.99) },
  ]
}

function perSecond(milliseconds: number): number {
  return Math.round(CREDENTIALS / (milliseconds / 1000))
}
