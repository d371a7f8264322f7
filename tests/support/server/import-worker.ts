import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestApp } from './app.ts'
import { bareEnvironment } from './program.ts'

export interface ImportWorker {
  /** Resolves when the process has ended. The value is the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>
  kill(): Promise<void>
}

/**
 * Issues the lines of imports in a separate process. The process kills itself at the point in the
 * code that `failpoint` names.
 */
export function startImportWorker(
  { services, databaseUrl = '' }: TestApp,
  failpoint = '',
): ImportWorker {
  const script = new URL('./work-on-imports.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      ...bareEnvironment(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: services.env.dataDir,
      FAILPOINT: failpoint,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const ended = once(child, 'exit').then(([, signal]) => {
    process.off('exit', endWithUs)
    return signal as NodeJS.Signals | null
  })
  return {
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
