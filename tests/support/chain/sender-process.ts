import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { DrainTask } from './drain-anchoring.ts'

export interface SenderProcess {
  pid: number
  /** Resolves when the process has ended. The value is the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>
  kill: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a sender in another process. The process kills itself at the point in the code that
 * `failpoint` names.
 */
export function startSender(task: DrainTask, failpoint = ''): SenderProcess {
  const script = new URL('./drain-anchoring.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(task)], {
    env: { ...process.env, FAILPOINT: failpoint },
    stdio: 'ignore',
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(([, signal]) => {
    process.off('exit', endWithUs)
    return signal as NodeJS.Signals | null
  })
  return {
    pid: child.pid ?? 0,
    ended,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}
