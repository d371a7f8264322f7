import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, type Browser, type Opening } from './browser.ts'

export interface Profile {
  folder: string
  /** The whole browser on this profile, with the service worker; what it stored before is still there. */
  opening: Opening
  open(options?: Opening): Promise<Browser>
  /** Ends the browser as a power cut would. */
  kill(browser: Browser): Promise<void>
  remove(): void
}

/** A browser's profile on disk, which outlives the browser. */
export function createProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'visa-profile-'))
  const opening: Opening = { persistentDir: folder, serviceWorkers: 'allow', isWhole: true }
  return {
    folder,
    opening,
    open: (options) => openBrowser({ ...opening, ...options }),
    kill: async (browser) => {
      const closed = new Promise((done) => browser.context.once('close', done))
      // The lock of the profile is a link to `host-pid`.
      const pid = Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1))
      process.kill(pid, 'SIGKILL')
      await closed
      rmSync(join(folder, 'SingletonLock'), { force: true })
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
