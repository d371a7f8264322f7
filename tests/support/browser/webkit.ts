import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Debian's package webkit2gtk-driver, with a screen and a bus for a machine that has none. */
const PROGRAMS = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session']
const READY_WITHIN_MS = 30_000

/** WebKitGTK stands in for Safari where it is installed; nothing installs it. */
export function hasWebKit(): boolean {
  return PROGRAMS.every((program) => existsSync(`/usr/bin/${program}`))
}

/** What `expression` comes to in a page of WebKit that has run `script`. */
export async function evaluateInWebKit(script: string, expression: string): Promise<unknown> {
  // Only a secure context has WebCrypto, and a page of this machine is one.
  const site = createServer((_request, response) => response.end(`<p>A page`))
  const page = `http://127.0.0.1:${String(await listen(site))}/`
  const port = await findFreePort()
  const driver = spawn(
    'xvfb-run',
    ['-a', 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${String(port)}`],
    {
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
      detached: true,
    },
  )
  const ended = once(driver, 'exit')
  try {
    return await drive(`http://127.0.0.1:${String(port)}`, page, script, expression)
  } finally {
    // The group, for the driver's own browser and screen end with it.
    process.kill(-Number(driver.pid))
    await ended
    site.close()
  }
}

/** Plain WebDriver (W3C). */
async function drive(driver: string, page: string, script: string, expression: string) {
  const { sessionId } = await openSession(driver)
  const session = `${driver}/session/${sessionId}`
  await send(`${session}/url`, { url: page })
  const { value } = await send(`${session}/execute/async`, {
    script: `${script}
      const done = arguments[arguments.length - 1]
      Promise.resolve(${expression}).then(done, (error) => done(String(error)))`,
    args: [],
  })
  await fetch(session, { method: 'DELETE' })
  return value
}

async function openSession(driver: string): Promise<{ sessionId: string }> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  for (;;) {
    try {
      const { value } = await send(`${driver}/session`, { capabilities: {} })
      return value as { sessionId: string }
    } catch (error) {
      // The driver is not listening yet.
      if (!(error instanceof TypeError) || Date.now() > giveUpAt) throw error
    }
  }
}

async function send(url: string, body: unknown): Promise<{ value: unknown }> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const answer = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(answer.value))
  return answer
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
