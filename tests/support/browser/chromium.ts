import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The user root cannot use the sandbox. The other arguments stop a headless browser from writing
 * messages and from using the network by itself.
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/**
 * Returns the path of the full browser. `CHROMIUM_PATH` names it, or it is in one of the usual
 * folders.
 */
export function findChromium(): string {
  const path = searchChromium()
  if (path) return path
  throw new Error(
    'No Chromium found. Install it (`apt-get install chromium`) or set CHROMIUM_PATH.',
  )
}

/**
 * Returns the path of Chromium without a user interface, which starts in half the time. If it is
 * missing, returns the path of the full browser.
 */
export function findHeadlessShell(): string {
  return searchHeadlessShell() ?? findChromium()
}

export function searchHeadlessShell(): string | undefined {
  return readNamed() ?? search(['chromium-headless-shell', 'chrome-headless-shell'])
}

export function searchChromium(): string | undefined {
  return readNamed() ?? search(NAMES) ?? [MAC].find(isExecutable)
}

function readNamed(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? ''].find(isExecutable)
}

function search(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
