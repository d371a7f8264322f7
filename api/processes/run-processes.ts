import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { read, ToPrimary } from './messages.ts'
import { openRelay, send } from './relay.ts'

const RETRY_MIN_MS = 1_000
const RETRY_MAX_MS = 16_000
/** The greatest number of failed starts in a row. The pauses between them take half a minute in total. */
const FAILED_STARTS_MAX = 6
/** The time after which a process that has not ended is killed. */
const STOP_MS = 12_000

interface Program {
  count: number
  log: Logger
  /** Called when all processes are ready at this address. */
  onReady: (url: string) => void
  /** Called when no process is left. */
  onEnd: (code: number) => void
  /** Called when the program cannot continue. The sentence gives the reason. */
  onFault: (sentence: string) => void
}

/**
 * Runs this program as several processes on one port. At first, only one process starts. It does the work of
 * the program's start, and then becomes the leader, which does the shared work. The other processes start only
 * when the work of the start has ended, because this work must run only once. A process that ends is replaced.
 * If the leader ends, another ready process becomes the leader.
 */
export function runProcesses({ count, log, onReady, onEnd, onFault }: Program) {
  const alive = new Set<Worker>()
  const ready = new Set<Worker>()
  const relay = openRelay()
  let leader: Worker | undefined
  let isComplete = false
  let failedStarts = 0
  let endsWith: number | undefined
  const pauses = new Set<NodeJS.Timeout>()

  function start() {
    const worker = cluster.fork()
    alive.add(worker)
    // A process can end while it is being sent a message. The exit event reports its end.
    worker.on('error', () => undefined)
    worker.on('message', (said: unknown) => {
      const message = read(ToPrimary, said)
      if (message) handleMessage(worker, message)
    })
    worker.on('exit', (code: number | null, signal: string | null) =>
      handleExit(worker, code, signal),
    )
  }

  function handleMessage(worker: Worker, message: ToPrimary) {
    if (message.type === 'ready') handleReady(worker, message.url)
    if (message.type === 'leading' && !isComplete) for (let i = 1; i < count; i++) start()
    if (message.type === 'question') relay.ask(worker, message, ready)
    if (message.type === 'answer') relay.answer(worker, message)
  }

  function handleReady(worker: Worker, url: string) {
    failedStarts = 0
    ready.add(worker)
    chooseLeader()
    if (isComplete || ready.size < count) return
    isComplete = true
    onReady(url)
  }

  function chooseLeader() {
    if (leader || endsWith !== undefined) return
    ;[leader] = ready
    if (leader) send(leader, { type: 'lead', isStart: !isComplete })
  }

  function handleExit(worker: Worker, code: number | null, signal: string | null) {
    alive.delete(worker)
    relay.leave(worker)
    if (!ready.delete(worker)) failedStarts += 1
    if (endsWith !== undefined) {
      endsWith = Math.max(endsWith, code ?? (signal === 'SIGTERM' ? 0 : 1))
      if (alive.size === 0) onEnd(endsWith)
      return
    }
    if (leader === worker) leader = undefined
    chooseLeader()
    replace({ code, signal })
  }

  function replace(end: { code: number | null; signal: string | null }) {
    // A process ended during the start of the program. The whole program then stops. The process has already
    // printed the reason.
    if (!isComplete) {
      stop(1)
      return
    }
    log.error(end, 'a process ended and will be replaced')
    if (failedStarts >= FAILED_STARTS_MAX) {
      onFault(
        `${String(failedStarts)} processes in a row ended before they were ready. The log of each process says why. The other processes are stopped too.`,
      )
      stop(1)
      return
    }
    const pause = setTimeout(
      () => {
        pauses.delete(pause)
        start()
      },
      Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failedStarts),
    )
    pauses.add(pause)
  }

  /** Each process finishes the requests that it has begun. */
  function stop(code = 0) {
    if (endsWith !== undefined) return
    endsWith = code
    pauses.forEach(clearTimeout)
    if (alive.size === 0) onEnd(code)
    for (const worker of alive) worker.process.kill('SIGTERM')
    setTimeout(() => {
      for (const worker of alive) worker.process.kill('SIGKILL')
    }, STOP_MS)
  }

  // Each process accepts connections itself. If the primary process passed a connection to a process that is
  // ending, the connection would stay open for ever. The price: the busier process may get the next connection.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // JSON would turn a NaN or Infinity in a measurement into null.
  cluster.setupPrimary({ serialization: 'advanced' })
  // This object counts the rate limits for all processes.
  new RateLimiterClusterMaster()
  start()
  return { stop }
}
