import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { signIn, startKeptServer } from '#tests/support/browser/sign-in.ts'
import { BATCH, type Issuance, REDIRECT_URI } from '#tests/support/interop/issuance.ts'
import { FOREIGN_CLIENTS } from '#tests/support/interop/issuance-clients.ts'
import { readStatuses } from '#tests/support/interop/read-statuses.ts'
import { copyPostgres, dropDatabase } from '#tests/support/server/database.ts'
import { openWallet, test as holding } from './wallet-holder.ts'

const test = holding
  .extend('databaseUrl', { scope: 'file' }, async ({}, { onCleanup }) => {
    const url = await copyPostgres()
    onCleanup(() => dropDatabase(url))
    return url
  })
  .extend('server', { scope: 'file' }, async ({ databaseUrl }, { onCleanup }) => {
    const server = await startKeptServer('postgres', { DATABASE_URL: databaseUrl })
    onCleanup(server.close)
    return server
  })
  /** Makes every status list 15 minutes older. The server then signs a new list. */
  .extend('passQuarter', { scope: 'file' }, ({ databaseUrl }) => async () => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(`update wallet_lists set signed_at = signed_at - interval '15 minutes'`)
    await client.end()
  })

const ANY = { fetch, link: '', txCode: '', consent: () => Promise.reject(new Error('not asked')) }

/** Obtains a credential with a foreign library. The library stands for the other wallet. */
function obtain(
  how: 'by an offer' | 'by consent',
  issuance: Partial<Issuance> & { origin: string },
) {
  const client = FOREIGN_CLIENTS[`oauth4webapi, ${how}`]
  if (!client) throw new Error('no such client')
  return client({ ...ANY, ...issuance }, 'visa_sd_jwt')
}

function panel(page: Page) {
  return page.locator('section', { has: page.getByRole('heading', { name: 'Other wallets' }) })
}

/** Reads the credential. Returns the number of its status list and its index in this list. */
function placeOf(credential: string) {
  const [, payload = ''] = credential.split('.')
  const { status } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    status: { status_list: { uri: string; idx: number } }
  }
  const { uri, idx } = status.status_list
  return { list: Number(uri.slice(uri.lastIndexOf('/') + 1)), index: idx }
}

const ALL = (status: number) => ({
  jwt: new Array<number>(BATCH).fill(status),
  cwt: new Array<number>(BATCH).fill(status),
})

/** Answers requests to the other wallet's site. The browser is redirected to this site. */
async function answerAsWallet(page: Page) {
  await page.route('https://wallet.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'back in the wallet' }),
  )
}

describe('a holder', () => {
  test('adds a credential to another wallet by a code and six digits, and ends it there, which others see in the next list', async ({
    holder,
    page,
    passQuarter,
    server,
  }) => {
    await openWallet(page, holder)
    await page.getByRole('button', { name: 'Details' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add to another wallet' }).click()
    const code = dialog.getByRole('img', { name: 'QR code for another wallet' })
    await code.scrollIntoViewIfNeeded()
    await checkAccessibility(page)
    const link = await readQr(new Uint8Array(await code.screenshot({ scale: 'device' })))
    const open = dialog.getByRole('link', { name: 'open it on this device' })
    expect(await open.getAttribute('href')).toBe(link)
    const txCode = (await dialog.getByLabel('Digits').textContent()) ?? ''
    expect(txCode).toMatch(/^\d{6}$/)

    const offered = { origin: server.url, link: link ?? '', txCode }
    const places = (await obtain('by an offer', offered)).map(placeOf)
    expect(await readStatuses(server, places)).toEqual(ALL(0))

    await page.goto('/profile')
    await panel(page).getByText('Another wallet', { exact: true }).waitFor()
    await panel(page)
      .getByText(/Last given/)
      .waitFor()
    await panel(page).scrollIntoViewIfNeeded()
    await checkAccessibility(page)
    await panel(page).getByRole('button', { name: 'End Another wallet' }).click()
    await page.getByRole('button', { name: 'End wallet', exact: true }).click()
    await page.getByText('What it holds is revoked.').waitFor()
    await panel(page)
      .getByText(/Ended .*: you ended it\./)
      .waitFor()
    await expect(obtain('by an offer', offered)).rejects.toThrow()

    expect(await readStatuses(server, places)).toEqual(ALL(0))
    await passQuarter()
    await expect.poll(() => readStatuses(server, places)).toEqual(ALL(1))
  })

  test('lets the browser pass the offer to a wallet, and keeps the code for one that is not there', async ({
    holder,
    page,
    skip,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    const set = (params: object) =>
      devtools.send('DigitalCredentials.setVirtualWalletBehavior' as never, params as never)
    const isThere = await set({ action: 'decline' }).then(
      () => true,
      () => false,
    )
    skip(!isThere, 'This Chromium has no virtual wallet: the journey through it is not walked.')
    await openWallet(page, holder)
    await page.getByRole('button', { name: 'Details' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add to another wallet' }).click()
    const choose = dialog.getByRole('button', { name: 'Choose a wallet in this browser' })
    await choose.click()
    await dialog.getByText('The browser gave the offer to no wallet.').waitFor()
    await checkAccessibility(page)
    await dialog.getByRole('img', { name: 'QR code for another wallet' }).waitFor()
    await set({ action: 'respond', protocol: 'openid4vci-v1', response: {} })
    await choose.click()
    await dialog.getByText('The wallet has the offer. Go on there.').waitFor()
  })

  test('is asked by a wallet, told who asks and where the answer goes, and says yes', async ({
    holder,
    page,
    server,
  }) => {
    await answerAsWallet(page)
    const consent = async (address: string) => {
      await page.goto(address)
      await page.getByText('Another wallet asks for a credential').waitFor()
      await checkAccessibility(page)
      await signIn(page, holder, address.slice(server.url.length))
      await page.getByRole('heading', { name: 'Give a credential to wallet.example?' }).waitFor()
      await page.getByText('The answer goes to wallet.example.').waitFor()
      await checkAccessibility(page)
      await page.getByRole('button', { name: 'Give it' }).click()
      await page.waitForURL(`${REDIRECT_URI}?**`)
      return page.url()
    }
    expect(await obtain('by consent', { origin: server.url, consent })).toHaveLength(BATCH)
  })

  test('says no, and the wallet is told so and gets nothing', async ({ holder, page, server }) => {
    await answerAsWallet(page)
    const consent = async (address: string) => {
      await signIn(page, holder, address.slice(server.url.length))
      await page.getByRole('button', { name: 'Give nothing' }).click()
      await page.getByRole('heading', { name: 'Nothing was given to the other wallet' }).waitFor()
      expect(page.url()).toContain(server.url)
      await page.getByRole('link', { name: 'Tell wallet.example' }).click()
      await page.waitForURL(`${REDIRECT_URI}?**`)
      expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
      return page.url()
    }
    await expect(obtain('by consent', { origin: server.url, consent })).rejects.toThrow()
    await page.goto('/profile')
    await panel(page).getByText('None.').waitFor()
  })

  test('gives nothing to a wallet whose request is over', async ({ holder, page }) => {
    const over = '/authorize?client_id=x&request_uri=urn:ietf:params:oauth:request_uri:over'
    await signIn(page, holder, over)
    await page.getByRole('heading', { name: 'Nothing was given to the other wallet' }).waitFor()
    await page.getByText('has expired or was answered already').waitFor()
    await checkAccessibility(page)
  })
})
