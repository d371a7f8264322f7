import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countPages, joinPdfs } from '../pdf.ts'
import { connect, type Session } from './bidi.ts'
import { requireProgram, startProgram } from './program.ts'
import { keyActions, pressActions, type EngineWindow } from './window.ts'

const READY = /WebDriver BiDi listening on (ws:\/\/\S+)/
/**
 * The settings of Firefox. They turn off animations, the browser's own dialogs and its own network
 * requests. Scroll bars take no space, as on a phone. BiDi itself sets the other preferences that
 * it needs.
 */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'intl.accept_languages': 'en-US, en',
}
const A4_CM = { width: 21, height: 29.7 }
/**
 * The greatest number of pages in one print command. A printed page has 600 kB. Firefox fails if
 * one answer contains all pages of a book.
 */
const PAGES_AT_ONCE = 100

/** Opens Firefox ESR. The tests control it by WebDriver BiDi, which needs no driver program. */
export async function openFirefox(): Promise<EngineWindow> {
  const path = requireProgram('/usr/bin/firefox-esr', 'firefox-esr')
  let written = ''
  let tellAddress: (address: string) => void
  const address = new Promise<string>((done) => (tellAddress = done))
  const program = startProgram({
    command: path,
    args: (folder) => {
      writeFileSync(join(folder, 'user.js'), describePreferences())
      return ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
    },
    onWritten: (text) => {
      written += text
      const [, found] = READY.exec(written) ?? []
      if (found) tellAddress(found)
    },
  })
  try {
    const session = await connect(`${await address}/session`)
    return await openWindow(session, program.end)
  } catch (error) {
    await program.end()
    throw error
  }
}

async function openWindow(session: Session, end: () => Promise<void>): Promise<EngineWindow> {
  const { send } = session
  const { capabilities } = await send<Started>('session.new', { capabilities: {} })
  const complaints: string[] = []
  session.on('log.entryAdded', (entry) => {
    const { type, level, text, source, stackTrace } = entry as LogEntry
    const isOfNote = level === 'error' || (type === 'console' && level === 'warn')
    if (!isOfNote) return
    const frames = stackTrace?.callFrames ?? []
    const places = frames.map(({ url, lineNumber, columnNumber }) =>
      [url, lineNumber, columnNumber].join(':'),
    )
    // A message without a context comes from a worker.
    const where = source.context ? 'page' : 'worker'
    complaints.push([`${type} ${level} (${where}): ${text}`, ...places].join('\n  '))
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context ?? ''

  const evaluate = async (expression: string) => {
    const answer = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    go: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    run: async (expression) => {
      // BiDi encodes most values in a format of its own. It does not change a text, so the values
      // are sent as JSON text.
      const { value } = await evaluate(
        `(async () => JSON.stringify({ value: await (${expression}) }))()`,
      )
      return (JSON.parse(value ?? '') as { value?: unknown }).value
    },
    pressAt: async (x, y) => {
      await send('input.performActions', { context, actions: pressActions(x, y) })
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: keyActions(text) })
    },
    attach: async (expression, path) => {
      const { sharedId } = await evaluate(expression)
      await send('input.setFiles', { context, element: { sharedId }, files: [path] })
    },
    picture: async () => decode(await send('browsingContext.captureScreenshot', { context })),
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    print: () => printInParts(send, context),
    readComplaints: () => [...complaints],
    close: async () => {
      session.close()
      await end()
    },
  }
}

/**
 * Prints one range of pages after another. A range with fewer pages than `PAGES_AT_ONCE` is the
 * last one.
 */
async function printInParts(send: Session['send'], context: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let first = 1; ; first += PAGES_AT_ONCE) {
    const pageRanges = [`${String(first)}-${String(first + PAGES_AT_ONCE - 1)}`]
    const part = decode(await send('browsingContext.print', { context, page: A4_CM, pageRanges }))
    parts.push(part)
    if (countPages(part) < PAGES_AT_ONCE) return joinPdfs(parts)
  }
}

interface Started {
  capabilities: { browserVersion: string }
}

interface LogEntry {
  type: string
  level: string
  text: string
  source: { context?: string }
  stackTrace?: { callFrames: { url: string; lineNumber: number; columnNumber: number }[] }
}

type Evaluated =
  | { type: 'success'; result: { value?: string; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

function decode({ data }: { data: string }): Buffer {
  return Buffer.from(data, 'base64')
}

function describePreferences(): string {
  const entries = Object.entries(PREFERENCES)
  return entries
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}
