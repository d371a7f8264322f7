import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { z } from 'zod'

/**
 * Sends requests over connections that stay open, each request once. This is a separate process, so
 * that its processor time can be measured separately. Argument: a file with a body in each line.
 */
const bodies = readFileSync(process.argv[2] ?? '', 'utf8')
  .trimEnd()
  .split('\n')

const Order = z.object({
  host: z.string(),
  port: z.number(),
  path: z.string(),
  from: z.number(),
  count: z.number(),
  connections: z.number(),
  /**
   * The number of requests per second, sent at even intervals. If it is undefined, each request
   * starts after an earlier answer.
   */
  perSecond: z.optional(z.number()),
})
type Order = z.infer<typeof Order>

interface Line {
  /** Resolves when the whole answer was received. */
  ask(body: string): Promise<void>
  close(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')

function openLine({ host, port, path }: Order): Promise<Line> {
  const socket = connect(port, host).setNoDelay(true)
  let answered: (() => void) | undefined
  let failed: ((cause: Error) => void) | undefined
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const length = lengthOf(received)
    if (length === undefined || received.length < length) return
    if (received.toString('latin1', 9, 12) === '200') answered?.()
    else failed?.(new Error(`Answered: ${received.toString('utf8')}`))
    received = Buffer.alloc(0)
  })
  socket.on('error', (cause) => failed?.(cause))
  socket.on('close', () => failed?.(new Error('The server closed a connection')))
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}:${String(port)}\r\nContent-Type: application/json\r\nContent-Length: `
  const line: Line = {
    ask: (body) =>
      new Promise((resolve, reject) => {
        answered = resolve
        failed = reject
        socket.write(`${head}${String(Buffer.byteLength(body))}\r\n\r\n${body}`)
      }),
    close: () => {
      failed = undefined
      socket.destroy()
    },
  }
  return opened(socket).then(() => line)
}

function opened(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
}

/**
 * Returns the length of the whole answer. Returns undefined until the head of the answer is
 * complete.
 */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return undefined
  const named = /content-length: (\d+)/i.exec(received.toString('latin1', 0, end))?.[1]
  if (named === undefined) throw new Error('An answer without its length')
  return end + HEAD_END.length + Number(named)
}

/**
 * Sends the requests as fast as possible. Each connection sends a share of the requests, and starts
 * the next request after each answer. Returns the milliseconds until each answer.
 */
async function flood(order: Order, lines: Line[]): Promise<number[]> {
  const share = Math.floor(order.count / lines.length)
  const waits: number[] = []
  const work = lines.map(async (line, at) => {
    for (let own = 0; own < share; own++) {
      const askedAt = performance.now()
      await line.ask(bodies[order.from + at * share + own] ?? '')
      waits.push(performance.now() - askedAt)
    }
  })
  await Promise.all(work)
  return waits
}

/**
 * Sends the requests at even intervals. Returns the milliseconds from the time at which each
 * request was due until its answer. A wait for a free connection is included.
 */
async function pace(order: Order, lines: Line[], perSecond: number): Promise<number[]> {
  const idle = [...lines]
  const due: number[] = []
  const waits: number[] = []
  const startedAt = performance.now()
  let next = 0
  return new Promise((resolve, reject) => {
    function send() {
      while (due.length > 0) {
        // Takes the connection that was idle for the longest time, because the server closes idle
        // connections after some seconds.
        const line = idle.shift()
        if (!line) return
        const index = due.shift() ?? 0
        line.ask(bodies[order.from + index] ?? '').then(() => {
          waits.push(performance.now() - startedAt - (index * 1_000) / perSecond)
          idle.push(line)
          if (waits.length === order.count) resolve(waits)
          else send()
        }, reject)
      }
    }
    function tick() {
      const elapsed = performance.now() - startedAt
      while (next < order.count && (next * 1_000) / perSecond <= elapsed) due.push(next++)
      send()
      if (next < order.count) setTimeout(tick, 1)
    }
    tick()
  })
}

async function work(order: Order) {
  if (order.from + order.count > bodies.length) throw new Error('There are too few codes.')
  const lines = await Promise.all(Array.from({ length: order.connections }, () => openLine(order)))
  const cpu = process.cpuUsage()
  const startedAt = performance.now()
  const waits = order.perSecond
    ? await pace(order, lines, order.perSecond)
    : await flood(order, lines)
  const seconds = (performance.now() - startedAt) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  for (const line of lines) line.close()
  waits.sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0
  return {
    answered: waits.length,
    perSecond: waits.length / seconds,
    cpuMicros: (user + system) / waits.length,
    latency: { p50: at(0.5), p99: at(0.99), max: at(1) },
  }
}

process.on('message', (message) => {
  work(Order.parse(message)).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
