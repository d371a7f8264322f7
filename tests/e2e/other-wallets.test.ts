import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import {
  BATCH,
  FOREIGN_CLIENTS,
  type Meeting,
  REDIRECT_URI,
} from '#tests/support/interop/issuance-clients.ts'
import { openWallet, test } from './wallet-holder.ts'

const ANY = { fetch, link: '', txCode: '', consent: () => Promise.reject(new Error('not asked')) }

/** A library of somebody else's plays the other wallet. */
function obtain(how: 'by an offer' | 'by consent', meeting: Partial<Meeting> & { origin: string }) {
  const client = FOREIGN_CLIENTS[`oauth4webapi, ${how}`]
  if (!client) throw new Error('no such client')
  return client({ ...ANY, ...meeting }, 'visa_sd_jwt')
}

function panel(page: Page) {
  return page.locator('section', { has: page.getByRole('heading', { name: 'Other wallets' }) })
}

describe('a holder', () => {
  test('adds a credential to another wallet by a code and six digits, and ends it there', async ({
    holder,
    page,
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
    expect(await obtain('by an offer', offered)).toHaveLength(BATCH)

    await page.goto('/profile')
    await panel(page).getByText('wallet.example').waitFor()
    await panel(page)
      .getByText(/Last given/)
      .waitFor()
    await panel(page).scrollIntoViewIfNeeded()
    await checkAccessibility(page)
    await panel(page).getByRole('button', { name: 'End wallet.example' }).click()
    await page.getByRole('button', { name: 'End wallet', exact: true }).click()
    await page.getByText('What it holds is revoked.').waitFor()
    await panel(page)
      .getByText(/Ended .*: you ended it\./)
      .waitFor()
    await expect(obtain('by an offer', offered)).rejects.toThrow()
  })

  test('is asked by a wallet, told who asks and where the answer goes, and says yes', async ({
    holder,
    page,
    server,
  }) => {
    await page.route('https://wallet.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'back in the wallet' }),
    )
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

  test('gives nothing to a wallet whose request is over', async ({ holder, page }) => {
    const over = '/authorize?client_id=x&request_uri=urn:ietf:params:oauth:request_uri:over'
    await signIn(page, holder, over)
    await page.getByRole('heading', { name: 'Nothing was given to the other wallet' }).waitFor()
    await page.getByText('has expired or was answered already').waitFor()
    await checkAccessibility(page)
  })
})
