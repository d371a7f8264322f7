import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Linux gives the ports from 32768 on to outgoing connections and to servers that ask for any port. A program
 * that stops and starts again on its port could find it taken there.
 */
const FIRST_PORT = 11_000
const PORTS_OF_WORKER = 4_000

/** Each worker of a run has ports of its own. */
const worker = Number(process.env.VITEST_POOL_ID ?? 0)
let next = randomInt(PORTS_OF_WORKER)

/** Returns a port on which nobody listens. A program may stop and start again on this port. */
export async function findFreePort(): Promise<number> {
  const port = FIRST_PORT + worker * PORTS_OF_WORKER + (next++ % PORTS_OF_WORKER)
  return (await isFree(port)) ? port : findFreePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', () => {
      answer(false)
    })
    server.listen(port, '127.0.0.1', () =>
      server.close(() => {
        answer(true)
      }),
    )
  })
}
