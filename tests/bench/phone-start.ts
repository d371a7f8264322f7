import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser } from '#tests/support/browser/browser.ts'
import { createProfile, type Profile } from '#tests/support/browser/profile.ts'
import buildApp from '#tests/support/browser/provide-app.ts'
import { watchUntilShown } from '#tests/support/browser/watch-until-shown.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { median } from './verifying.ts'

const ROUNDS = 5
const CPU_SLOWDOWN = 4
const SETTLE_MS = 60_000
const MOBILE = { bitsPerSecond: 1_600_000, latency: 150 }
const SLOW = { bitsPerSecond: 400_000, latency: 300 }
const PHONE = { width: 390, height: 844 }
const READY = /ready at (http:\/\/\S+)/
const DEMO_PASSWORD = /Demo holder.*password (\S+)/

interface Network {
  bitsPerSecond: number
  latency: number
}

interface Product {
  name: string
  url: string
  /**
   * A browser profile of the demo holder. It has stored everything that the app needs without a
   * connection.
   */
  wallet: Profile
  /** Ends the server, so that the phone has no connection. */
  cut(): Promise<void>
  remove(): void
}

/**
 * Measures two times on a phone: the time to its first answered press, and the time to a code
 * without a connection. Measures this product, and also a built checkout of another version in the
 * folder that `BENCH_AGAINST` names. The rounds of the two alternate.
 */
export async function measurePhoneStart() {
  buildApp()
  const before = process.env.BENCH_AGAINST
  const folders = { now: resolve('.'), ...(before && { before: resolve(before) }) }
  const products: Product[] = []
  for (const [name, folder] of Object.entries(folders)) products.push(await open(name, folder))

  const rows = [
    await compare(products, 'first visit of /: an answered question', (product) =>
      visit(product, {
        path: '/',
        network: MOBILE,
        press: '[aria-labelledby="taste-question"] button',
      }),
    ),
    await compare(products, 'first visit of /practice-test at 400 kbit/s: a question', (product) =>
      visit(product, { path: '/practice-test', network: SLOW, press: '#choose-visa ~ * button' }),
    ),
  ]
  for (const product of products) await product.cut()
  rows.push(await compare(products, 'offline start: a code', showCode))
  for (const product of products) product.remove()
  return rows
}

async function compare(
  products: readonly Product[],
  figure: string,
  measure: (product: Product) => Promise<number>,
) {
  const times = products.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, product] of products.entries()) times[at]?.push(await measure(product))
  }
  const medians = times.map((each) => Math.round(median(each)))
  const [now = NaN, before] = medians
  return {
    figure: `${figure}, ${String(CPU_SLOWDOWN)}x CPU (ms)`,
    ...Object.fromEntries(products.map(({ name }, at) => [name, medians[at]])),
    worst: Math.round(Math.max(...(times[0] ?? []))),
    ...(before !== undefined && { ratio: Math.round((now / before) * 100) / 100 }),
  }
}

/**
 * Returns the time until the page answers a press. Presses a control again and again, like a person
 * who waits for the page.
 */
async function visit(
  { url }: Product,
  { path, network, press }: { path: string; network: Network; press: string },
): Promise<number> {
  const browser = await openBrowser({ baseURL: url, serviceWorkers: 'allow', viewport: PHONE })
  const page = await browser.openPage()
  await slowDown(page, network)
  await pressUntilAnswered(page, press)
  const readAnsweredAt = await watchUntilShown(page, ANSWERED)
  await page.goto(path, { waitUntil: 'commit' })
  const answeredAt = await readAnsweredAt()
  await browser.close()
  return answeredAt
}

const ANSWERED = '[data-mark], [data-option]'

async function showCode({ url, wallet }: Product): Promise<number> {
  const browser = await wallet.open({ baseURL: url, viewport: PHONE })
  const page = await browser.openPage()
  await slowDown(page)
  await pressUntilAnswered(page, 'article button', 'Show QR')
  const readShownAt = await watchUntilShown(page, '[role="img"][aria-label="QR code"]')
  await page.goto('/wallet', { waitUntil: 'commit' })
  const shownAt = await readShownAt()
  await browser.close()
  return shownAt
}

async function pressUntilAnswered(page: Page, selector: string, text = ''): Promise<void> {
  await page.addInitScript(
    ({ wanted, label, answered }) => {
      const timer = setInterval(() => {
        if (document.querySelector(`${answered}, dialog[open]`)) clearInterval(timer)
        const controls = [...document.querySelectorAll<HTMLButtonElement>(wanted)]
        controls.find((one) => !one.disabled && one.textContent.includes(label))?.click()
      }, 50)
    },
    { wanted: selector, label: text, answered: ANSWERED },
  )
}

async function slowDown(page: Page, network?: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (!network) return
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bitsPerSecond / 8,
    uploadThroughput: network.bitsPerSecond / 8,
  })
}

async function open(name: string, folder: string): Promise<Product> {
  if (!existsSync(join(folder, 'dist-api/main.js'))) throw new Error(`${folder} is not built.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'visa-bench-'))
  const server = spawn(process.execPath, ['dist-api/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PROCESSES: '1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { url, password } = await readStart(server)
  const wallet = createProfile()
  await fillWallet(wallet, url, password)
  return {
    name,
    url,
    wallet,
    cut: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    remove: () => {
      wallet.remove()
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function readStart({ stdout }: ChildProcess): Promise<{ url: string; password: string }> {
  let output = ''
  for await (const chunk of stdout ?? []) {
    output += String(chunk)
    const [url, password] = [READY, DEMO_PASSWORD].map((pattern) => pattern.exec(output)?.[1])
    if (url && password) return { url, password }
  }
  throw new Error(`The product did not start:\n${output}`)
}

async function fillWallet(profile: Profile, url: string, password: string): Promise<void> {
  const browser = await profile.open({ baseURL: url })
  const page = await browser.openPage()
  const data = { username: 'demo', password }
  const answer = await page.request.post('/api/login', { data })
  if (!answer.ok()) throw new Error(`The log-in answered ${String(answer.status())}.`)
  await page.goto('/wallet')
  await waitForWorker(page)
  await page.getByText('Offline ready').waitFor({ timeout: SETTLE_MS })
  await browser.close()
}
