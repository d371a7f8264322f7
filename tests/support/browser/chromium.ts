import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Root cannot use the sandbox; the rest keeps a headless browser quiet and away from the network. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** The browser the tests drive: `CHROMIUM_PATH` first, then the usual places. */
export function findChromium(): string {
  const path = searchChromium()
  if (path) return path
  throw new Error(
    'No Chromium found. Install it (`apt-get install chromium`) or set CHROMIUM_PATH.',
  )
}

export function searchChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
  const usual = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...(named ? [named] : usual), MAC].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
