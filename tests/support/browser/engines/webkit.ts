import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../free-port.ts'
import { requireProgram, startProgram, type Program } from './program.ts'
import { endStorageProcess, findInspector } from './webkit-processes.ts'
import { keyActions, pressActions, type EngineWindow } from './window.ts'

/**
 * Programs from Debian's packages webkit2gtk-driver, xvfb and dbus. The program of the window needs
 * further packages.
 */
const PROGRAMS = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  dbus: '/usr/bin/dbus-run-session',
}
const WINDOW_PROGRAM = join(import.meta.dirname, 'webkit-window.py')
/** The key of an element reference in W3C WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const POLL_MS = 50
const DRAWN_WITHIN_MS = 3000
/** A script that makes an invisible change to the page. WebKit then draws the page again. */
const DRAW = `(({ style }) => {
  style.outline = style.outline === '' ? '1px solid transparent' : ''
})(document.documentElement)`
const READY_WITHIN_MS = 60_000
/**
 * The longest time for an answer of the driver. A driver that has lost its page may never answer.
 */
const ANSWERS_WITHIN_MS = 60_000

/** Opens WebKitGTK in our own window program. Safari has the same engine. */
export async function openWebKit(): Promise<EngineWindow> {
  for (const [name, path] of Object.entries(PROGRAMS)) requireProgram(path, name)
  const port = await findFreePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', PROGRAMS.dbus, '--']
  const driver = startProgram({
    command: PROGRAMS.xvfb,
    args: () => [...screen, PROGRAMS['webkit2gtk-driver'], `--port=${String(port)}`],
    env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  try {
    return await openWindow(`http://127.0.0.1:${String(port)}`, driver)
  } catch (error) {
    await driver.end()
    throw error
  }
}

async function openWindow(address: string, program: Program): Promise<EngineWindow> {
  const { folder } = program
  const drivers = [program]
  const options = { binary: WINDOW_PROGRAM, args: [folder] }
  const first = await openSession(address, { 'webkitgtk:browserOptions': options })
  let { session } = first
  const post = (path: string, body: object = {}) => send(`${session}/${path}`, 'POST', body)
  const get = (path: string) => send(`${session}/${path}`, 'GET')
  let prints = 0

  const run = async (expression: string) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) + ' ' + String(error?.stack) }))`
    const { value, error } = (await post('execute/async', { script, args: [] })) as Answer
    if (error) throw new Error(error)
    return value
  }

  return {
    version: `WebKitGTK ${first.version}`,
    go: async (url) => {
      await post('url', { url })
    },
    reload: async () => {
      await post('refresh')
    },
    run,
    pressAt: async (x, y) => {
      await post('actions', { actions: pressActions(x, y) })
    },
    type: async (text) => {
      await post('actions', { actions: keyActions(text) })
    },
    attach: async (expression, path) => {
      const element = await post('execute/sync', { script: `return ${expression}`, args: [] })
      await post(`element/${(element as Record<string, string>)[ELEMENT] ?? ''}/value`, {
        text: path,
      })
    },
    picture: async () => {
      const picture = get('screenshot')
      // The driver takes the picture when WebKit next draws the page. WebKit does not draw an
      // unchanged page, so `DRAW` changes the page.
      for (;;) {
        const taken = await Promise.race([picture, setTimeout(DRAWN_WITHIN_MS)])
        if (typeof taken === 'string') return Buffer.from(taken, 'base64')
        await run(DRAW)
      }
    },
    resize: async (width, height) => {
      await post('window/rect', { width, height })
    },
    print: async () => {
      prints += 1
      const path = join(folder, `${String(prints)}.pdf`)
      await run(`webkit.messageHandlers.print.postMessage(${JSON.stringify(path)})`)
      await waitFor(() => existsSync(path))
      return readFileSync(path)
    },
    readComplaints: () => parseConsole(readFileSync(join(folder, 'console'), 'utf8')),
    loseStorage: async () => {
      const inspector = findInspector(program.pid)
      endStorageProcess(program.pid)
      // With the storage process, WebKit also ends the session of the driver. The page stays open.
      const again = await joinBrowser(inspector)
      drivers.push(again.driver)
      session = again.session
    },
    close: async () => {
      for (const driver of drivers.toReversed()) await driver.end()
    },
  }
}

/**
 * Starts another driver for a running browser. Opens a session on the page that this browser shows.
 */
async function joinBrowser(inspector: string) {
  const port = await findFreePort()
  const driver = startProgram({
    command: PROGRAMS['webkit2gtk-driver'],
    args: () => [`--port=${String(port)}`, `--target=${inspector}`],
  })
  const { session } = await openSession(`http://127.0.0.1:${String(port)}`, {})
  // A new session begins with an empty page. The page of the earlier session is in another window.
  for (const handle of (await send(`${session}/window/handles`, 'GET')) as string[]) {
    await send(`${session}/window`, 'POST', { handle })
    const url = await send(`${session}/url`, 'GET')
    if (String(url).startsWith('http')) return { driver, session }
  }
  throw new Error('The page has gone with its storage.')
}

interface Answer {
  value?: unknown
  error?: string
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** Waits until the driver answers, and then opens a session. */
async function openSession(driver: string, alwaysMatch: object) {
  await waitFor(() =>
    ask(`${driver}/status`, 'GET').then(
      () => true,
      () => false,
    ),
  )
  const { sessionId, capabilities } = (await send(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch },
  })) as Session
  return { session: `${driver}/session/${sessionId}`, version: capabilities.browserVersion }
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const { isOk, value } = await ask(url, method, body).catch((cause: unknown) => {
    throw new Error(`WebKit gave no answer to ${method} ${url}`, { cause })
  })
  if (!isOk) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

async function ask(url: string, method: string, body?: object) {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  return { isOk: response.ok, value }
}

async function waitFor(isThere: () => boolean | Promise<boolean>) {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (!(await isThere())) {
    if (Date.now() > giveUpAt) throw new Error('WebKit gave no answer in time')
    await setTimeout(POLL_MS)
  }
}

/**
 * Matches the console entries that report no fault. They report a refused request, or a policy
 * directive that this build does not know.
 */
const NO_FAULT = /Failed to load resource|Unrecognized Content-Security-Policy directive/

/** Returns the console entries that report an error or a warning. */
function parseConsole(written: string): string[] {
  return written
    .split(/^(?=(?:\S+: )?CONSOLE [A-Z])/m)
    .filter((entry) => /CONSOLE (JS |SECURITY )?(ERROR|WARN)/.test(entry) && !NO_FAULT.test(entry))
    .map((entry) => entry.trim())
}
