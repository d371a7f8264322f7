import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CLOCK } from '#tests/support/clock.ts'
import type { TestApp } from './app.ts'

export interface ImportWorker {
  /** Resolves to the signal that ended the process. */
  ended: Promise<NodeJS.Signals | null>
  kill(): Promise<void>
}

/**
 * Issues the lines of imports in a process separate from the app. `failpoint` names the point in
 * the code at which this process kills itself.
 */
export function startImportWorker(
  { services, databaseUrl = '' }: TestApp,
  failpoint = '',
): ImportWorker {
  const script = new URL('./work-on-imports.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: {
      PATH: process.env.PATH,
      ...CLOCK,
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
