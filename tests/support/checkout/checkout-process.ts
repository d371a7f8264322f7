import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeAfter } from '../closing.ts'
import { findFreePort } from '../free-port.ts'
import { bareEnvironment } from '../server/program.ts'

export interface CheckoutProcess {
  url: string
  /** Resolves when the process has ended. The value is the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>
  kill(): Promise<void>
}

/**
 * Starts the server in another process. The process kills itself at the point in the code that
 * `FAILPOINT` names. With `AS_IN_PRODUCTION`, the server follows the rules of production.
 */
export async function startCheckout(env: Record<string, string>): Promise<CheckoutProcess> {
  const script = new URL('./serve-checkout.ts', import.meta.url).pathname
  const port = String(await findFreePort())
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...bareEnvironment(), RATE_LIMIT_FACTOR: '100000', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(([, signal]) => {
    process.off('exit', endWithUs)
    return signal as NodeJS.Signals | null
  })
  const url = await new Promise<string>((ready, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /ready at (\S+)/.exec(chunk.toString())?.[1]
      if (found !== undefined) ready(found)
    })
    void ended.then(() => {
      fail(new Error('the server ended before it was ready'))
    })
  })
  return {
    url,
    ended,
    kill: closeAfter(async () => {
      child.kill('SIGKILL')
      await ended
    }),
  }
}
