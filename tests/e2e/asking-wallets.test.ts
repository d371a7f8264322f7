import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { PASSWORD, register, signIn, signInKeeper } from '#tests/support/browser/sign-in.ts'
import {
  type Asked,
  bindBrowser,
  bindPosted,
  encrypt,
  fetchObject,
  type Held,
  hold,
  post,
  requestFor,
} from '#tests/support/interop/presenting.ts'
import { PLAIN, presenter } from '#tests/support/interop/asking.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { nameSomebody } from './journey.ts'
import { HOLDER_NAME, test as wallets } from './wallet-holder.ts'

const DESKTOP = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 2 }
const clock = { now: () => new Date() } as Parameters<typeof hold>[0]['clock']

/** Has an officer at a counter. The holder's credential is in a wallet of another product. */
const test = wallets
  .extend('opening', DESKTOP)
  .extend('officer', async ({ server }) => {
    const username = nameSomebody()
    const userId = await register(server.url, username)
    const keeper = await signInKeeper(server.url)
    await keeper.post(`/api/admin/users/${userId}/asking`, { mayAskNames: true })
    return { username, userId }
  })
  .extend('held', async ({ server: { url }, holder: { username, credentialId } }) => {
    const client = createHttpClient(url)
    await client.post('/api/login', { username, password: PASSWORD })
    return hold({ url, clock }, client, credentialId, url)
  })

async function openAsking(page: Page, officer: { username: string }) {
  await signIn(page, officer, '/qr-verify?tab=ask')
  await page.getByRole('heading', { name: "Ask the holder's wallet" }).waitFor()
}

/**
 * Answers the request behind `link` with a foreign library. The library stands for the holder's
 * wallet.
 */
async function scanAndAnswer(url: string, link: string, held: { sdJwt: Held; mdoc: Held }) {
  const { claims } = await fetchObject({ url }, link)
  if (!claims) throw new Error('no request object')
  const asked = claims.dcql_query.credentials[0]?.claims.flatMap(({ path: [name] }) => name ?? [])
  const vp_token = await presenter('@sd-jwt/sd-jwt-vc')(
    held,
    bindPosted({ clock }, claims),
    (asked ?? []) as typeof PLAIN,
  )
  const { status, body } = await post({ url }, claims, { response: encrypt(claims, { vp_token }) })
  expect(status).toBe(200)
  return (body as { redirect_uri?: string }).redirect_uri
}

/** Reads the link in the QR code on the screen. A wallet on a phone does the same. */
async function readCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show a QR code' }).click()
  const code = page.getByRole('img', { name: "QR code for the holder's wallet" })
  return (await readQr(new Uint8Array(await code.screenshot({ scale: 'device' })))) ?? ''
}

describe('an officer', () => {
  test('asks a wallet by a code, for the name too, and reads the same verdict', async ({
    officer,
    held,
    page,
    server: { url },
  }) => {
    await openAsking(page, officer)
    await page.getByLabel('Name', { exact: true }).check()
    await checkBothThemes(page)
    const link = await readCode(page)
    await checkBothThemes(page)
    await scanAndAnswer(url, link, held)
    await page.locator('[data-verdict="valid"]').waitFor()
    await page.getByText(HOLDER_NAME).waitFor()
    await page
      .getByRole('status')
      .getByText(/^Valid\./)
      .waitFor({ state: 'attached' })
    await checkBothThemes(page)
    await page.keyboard.press('n')
    await page.getByRole('button', { name: 'Show a QR code' }).waitFor()
    expect(await page.getByText(HOLDER_NAME).count()).toBe(0)
  })

  test('is told of a revocation, and of a wallet that gives nothing', async ({
    officer,
    held,
    holder,
    issuer,
    page,
    server: { url },
  }) => {
    await openAsking(page, officer)
    const { claims } = await fetchObject({ url }, await readCode(page))
    if (!claims) throw new Error('no request object')
    await post({ url }, claims, { error: 'access_denied' })
    await page.getByRole('alert').getByText('A wallet refused. This is not proven.').waitFor()
    await checkBothThemes(page)
    await post({ url }, claims, { response: encrypt(claims, { error: 'access_denied' }) })
    await page.getByRole('alert').getByText('The wallet gave nothing').waitFor()
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Ask again' }).click()
    await issuer.revoke(holder.credentialId)
    await scanAndAnswer(url, await readCode(page), held)
    await page.locator('[data-verdict="revoked"]').waitFor()
  })

  test('asks a wallet on the same device, finds the request again after a reload, and reads the answer where the wallet leads', async ({
    officer,
    held,
    page,
    server: { url },
  }) => {
    await openAsking(page, officer)
    await page.getByRole('button', { name: 'Ask a wallet on this device' }).click()
    const open = page.getByRole('link', { name: 'Open the wallet' })
    const link = await open.getAttribute('href')
    await checkBothThemes(page)
    await page.reload()
    expect(await open.getAttribute('href')).toBe(link)
    const next = await scanAndAnswer(url, link ?? '', held)
    await page.goto('about:blank')
    await page.goto(next ?? '')
    await page.locator('[data-verdict="valid"]').waitFor()
    expect(page.url()).toBe(`${url}/qr-verify?tab=ask`)
  })

  test('asks through the browser, whose wallet answers', async ({
    officer,
    held,
    page,
    server: { url },
    skip,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    const set = (params: object) =>
      devtools.send('DigitalCredentials.setVirtualWalletBehavior' as never, params as never)
    const isThere = await set({ action: 'clear' }).then(
      () => true,
      () => false,
    )
    skip(!isThere, 'This Chromium has no virtual wallet: the journey through it is not walked.')
    // The browser's virtual wallet needs its answer before the page asks the wallet. The server's
    // answer contains the new request. The test reads this request there, and then gives the wallet
    // its answer.
    await page.route('**/api/visa/requests', async (route) => {
      const answer = await route.fetch()
      if (route.request().method() === 'POST') {
        const asked = (await answer.json()) as Asked
        const protocol = 'openid4vp-v1-signed'
        const claims = requestFor(asked, protocol)
        const binding = bindBrowser({ clock }, claims, url)
        const vp_token = await presenter('@owf/mdoc')(held, binding, [...PLAIN])
        const response = { response: encrypt(claims, { vp_token }) }
        await set({ action: 'respond', protocol, response })
      }
      await route.fulfill({ response: answer })
    })
    await openAsking(page, officer)
    await page.getByRole('button', { name: 'Ask through this browser' }).click()
    await page.locator('[data-verdict="valid"]').waitFor()
    // Stops the countdown. Without this press, a slow machine could reach the end of the countdown
    // before both themes are checked. The verdict would then be cleared.
    await page.getByRole('button', { name: 'Keep' }).click()
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await set({ action: 'decline' })
    await page.unroute('**/api/visa/requests')
    await page.getByRole('button', { name: 'Ask through this browser' }).click()
    await page.getByRole('alert').getByText('The wallet gave nothing').waitFor()
  })
})

describe('somebody without the right', () => {
  test('is told why there is no name to ask for', async ({ holder, page }) => {
    await openAsking(page, holder)
    await page.getByText(/an owner of this service says who may/).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Name' }).count()).toBe(0)
  })
})
