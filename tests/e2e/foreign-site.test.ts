import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { HOLDER_NAME, openWallet, test as onPhone, waitForPass } from './wallet-holder.ts'

/**
 * Allows the browser's warning about the header `Origin-Agent-Cluster`. The browser logs this
 * warning if an origin first answers with a refusal of the API, and then with a page of the app.
 */
const test = onPhone.extend('forgiven', /Origin-Agent-Cluster/)

test('a form on another site can neither log somebody out nor empty the wallet', async ({
  server,
  holder,
  page,
  onTestFinished,
}) => {
  const foreign = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<form method="post" action="${server.url}/api/logout"><button>Win</button></form>`,
    )
  }).listen(0)
  onTestFinished(() => {
    foreign.close()
  })
  await once(foreign, 'listening')
  await openWallet(page, holder)
  await waitForPass(page)

  // For the browser, localhost and 127.0.0.1 are different sites. localhost is also a secure
  // context. From a secure context the browser tells the server which site has sent the form.
  const { port } = foreign.address() as AddressInfo
  await page.goto(`http://localhost:${String(port)}/`)
  await page.getByRole('button', { name: 'Win' }).click()
  await page.getByText('CROSS_ORIGIN').waitFor()

  await page.goto('/wallet')
  await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
  await waitForPass(page)
  expect(await page.evaluate(async () => (await fetch('/api/user')).status)).toBe(200)
})
