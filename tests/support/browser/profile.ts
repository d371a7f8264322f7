import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, type Browser, type Opening } from './browser.ts'

export interface Profile {
  folder: string
  /**
   * The options that open a browser on this profile, with the service worker. The browser finds the
   * data that was stored earlier.
   */
  opening: Opening
  open(options?: Opening): Promise<Browser>
  /** Ends the browser without warning, as a power cut does. */
  kill(browser: Browser): Promise<void>
  remove(): void
}

/** Creates a profile of a browser on disk. The profile stays there after the browser has ended. */
export function createProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'visa-profile-'))
  const opening: Opening = { persistentDir: folder, serviceWorkers: 'allow' }
  return {
    folder,
    opening,
    open: (options) => openBrowser({ ...opening, ...options }),
    kill: async (browser) => {
      const closed = new Promise((done) => browser.context.once('close', done))
      const devtools = await browser.context.browser()?.newBrowserCDPSession()
      const { processInfo = [] } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? {}
      const pid = processInfo.find(({ type }) => type === 'browser')?.id
      if (!pid) throw new Error('The browser does not say which process it is.')
      process.kill(pid, 'SIGKILL')
      await closed
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
