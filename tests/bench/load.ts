import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const CONNECTIONS = 32

const Loaded = z.object({
  answered: z.number(),
  perSecond: z.number(),
  /** The processor time of the process that sends the load, for each request. */
  cpuMicros: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number(), max: z.number() }),
})
export type Loaded = z.infer<typeof Loaded>
const Answer = z.union([z.object({ result: Loaded }), z.object({ failed: z.string() })])

interface Order {
  url: string
  /**
   * The position of the first body to send. The load sends `count` bodies from there on, each of
   * them once.
   */
  from: number
  count: number
  /**
   * The number of requests per second, sent at even intervals. If it is undefined, each request
   * starts after an earlier answer.
   */
  perSecond?: number
}

export interface Load {
  run(order: Order): Promise<Loaded>
  stop(): void
}

/**
 * Starts a process that sends these bodies as `POST` to one path. The server is chosen at each run.
 */
export function startLoad(path: string, bodies: readonly string[]): Load {
  const folder = mkdtempSync(join(tmpdir(), 'visa-load-'))
  const file = join(folder, 'bodies')
  writeFileSync(file, bodies.join('\n'))
  const program = new URL('./programs/load.ts', import.meta.url)
  const child = fork(program, [file], { execArgv: ['--import', 'tsx'] })
  return {
    run: async ({ url, ...order }) => {
      const { hostname, port } = new URL(url)
      const answered = once(child, 'message')
      const where = { host: hostname, port: Number(port), path }
      child.send({ ...where, ...order, connections: CONNECTIONS })
      const [message] = (await answered) as [unknown]
      const answer = Answer.parse(message)
      if ('failed' in answer) throw new Error(answer.failed)
      return answer.result
    },
    stop: () => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}
