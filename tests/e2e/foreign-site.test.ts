import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import {
  HOLDER_NAME,
  openWallet,
  startWalletServer,
  waitForPass,
  type WalletServer,
} from './wallet-holder.ts'

let wallet: WalletServer
let browser: Browser
let foreign: Server

beforeAll(async () => {
  wallet = await startWalletServer()
  browser = await openBrowser({ baseURL: wallet.server.url })
  foreign = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<form method="post" action="${wallet.server.url}/api/logout"><button>Win</button></form>`,
    )
  }).listen(0)
  await once(foreign, 'listening')
})

afterAll(async () => {
  foreign.close()
  await browser.close()
  await wallet.server.close()
})

test('a form on another site can neither log somebody out nor empty the wallet', async () => {
  const holder = await wallet.register()
  await wallet.issue(holder)
  const page = await browser.openPage()
  await openWallet(page, holder)
  await waitForPass(page)

  // Another site than 127.0.0.1, and as trusted: the browser says where the form came from.
  const { port } = foreign.address() as AddressInfo
  await page.goto(`http://localhost:${String(port)}/`)
  await page.getByRole('button', { name: 'Win' }).click()
  await page.getByText('CROSS_ORIGIN').waitFor()

  await page.goto('/wallet')
  await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
  await waitForPass(page)
  expect(await page.evaluate(async () => (await fetch('/api/user')).status)).toBe(200)
})
