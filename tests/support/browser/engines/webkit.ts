import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort, requireProgram, startProgram } from './program.ts'
import { keyActions, pressActions, type EngineWindow } from './window.ts'

/** Debian's packages webkit2gtk-driver, xvfb and dbus, and what the window program imports. */
const PROGRAMS = {
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/xvfb-run',
  dbus: '/usr/bin/dbus-run-session',
}
const WINDOW_PROGRAM = join(import.meta.dirname, 'webkit-window.py')
/** The key of an element's reference in W3C WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const POLL_MS = 50
const READY_WITHIN_MS = 60_000

/** WebKitGTK, the engine of Safari, in a window of our own. */
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
    return await openWindow(`http://127.0.0.1:${String(port)}`, driver.folder, driver.end)
  } catch (error) {
    await driver.end()
    throw error
  }
}

async function openWindow(
  driver: string,
  folder: string,
  end: () => Promise<void>,
): Promise<EngineWindow> {
  const { sessionId, capabilities } = await openSession(driver, folder)
  const post = (path: string, body: object = {}) =>
    send(`${driver}/session/${sessionId}/${path}`, 'POST', body)
  const get = (path: string) => send(`${driver}/session/${sessionId}/${path}`, 'GET')
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
    version: `WebKitGTK ${capabilities.browserVersion}`,
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
    picture: async () => Buffer.from((await get('screenshot')) as string, 'base64'),
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
    close: end,
  }
}

interface Answer {
  value?: unknown
  error?: string
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** Waits until the driver listens. */
async function openSession(driver: string, folder: string): Promise<Session> {
  const options = { binary: WINDOW_PROGRAM, args: [folder] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  await waitFor(() =>
    fetch(`${driver}/status`).then(
      () => true,
      () => false,
    ),
  )
  return (await send(`${driver}/session`, 'POST', { capabilities })) as Session
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

async function waitFor(isThere: () => boolean | Promise<boolean>) {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  while (!(await isThere())) {
    if (Date.now() > giveUpAt) throw new Error('WebKit gave no answer in time')
    await setTimeout(POLL_MS)
  }
}

/** What the browser itself reports of a refused request, and a policy's line that this build does not know. */
const NO_FAULT = /Failed to load resource|Unrecognized Content-Security-Policy directive/

/** The entries that tell of a fault. */
function parseConsole(written: string): string[] {
  return written
    .split(/^(?=(?:\S+: )?CONSOLE [A-Z])/m)
    .filter((entry) => /CONSOLE (JS |SECURITY )?(ERROR|WARN)/.test(entry) && !NO_FAULT.test(entry))
    .map((entry) => entry.trim())
}
