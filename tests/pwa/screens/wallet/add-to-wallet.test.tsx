// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { offerCredential } from '#contracts/interop/calls.ts'
import { AddToWallet } from '#pwa/screens/wallet/add-to-wallet.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'

const OFFER = {
  link: 'openid-credential-offer://?credential_offer_uri=x',
  txCode: '123456',
  offer: { credential_issuer: 'https://visa.example' },
  expiresAt: '2026-11-30T12:00:00.000Z',
}
const CHOOSE = 'Choose a wallet in this browser'

afterEach(() => {
  vi.stubGlobal('DigitalCredential', undefined)
})

/** Makes the browser one that can pass a credential to a wallet by these protocols. */
function knowProtocols(...known: string[]) {
  const userAgentAllowsProtocol = (protocol: string) => known.includes(protocol)
  vi.stubGlobal('DigitalCredential', { userAgentAllowsProtocol })
  const create = vi.fn<(options: unknown) => Promise<unknown>>()
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
  return create
}

async function offerIt(offer: typeof OFFER | Omit<typeof OFFER, 'offer'> = OFFER) {
  answer(offerCredential, () => offer, { credentialId: CARD.credentialId })
  const page = await showScreen(<AddToWallet credential={CARD} />)
  fireEvent.click(page.getByRole('button', { name: 'Add to another wallet' }))
  await page.findByLabelText(/Digits/)
  return page
}

test('a browser that knows the protocol is given the offer, beside code and digits', async () => {
  const create = knowProtocols('openid4vci-v1')
  create.mockResolvedValueOnce({})
  const page = await offerIt()
  fireEvent.click(page.getByRole('button', { name: CHOOSE }))
  await page.findByText('The wallet has the offer. Go on there.')
  const requests = [{ protocol: 'openid4vci-v1', data: OFFER.offer }]
  expect(create.mock.calls).toEqual([[{ digital: { requests } }]])
  await page.findByRole('img', { name: 'QR code for another wallet' })
})

test('a browser in which nobody chose a wallet leaves the code to scan', async () => {
  knowProtocols('openid4vci-v1').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const page = await offerIt()
  fireEvent.click(page.getByRole('button', { name: CHOOSE }))
  await page.findByText(/The browser gave the offer to no wallet/)
  await page.findByRole('img', { name: 'QR code for another wallet' })
})

test('any other browser, and the offer of an older server, has code and digits alone', async () => {
  const page = await offerIt()
  expect(page.queryByRole('button', { name: CHOOSE })).toBeNull()
  page.unmount()
  knowProtocols('openid4vp-v1-signed')
  const other = await offerIt()
  expect(other.queryByRole('button', { name: CHOOSE })).toBeNull()
  other.unmount()
  knowProtocols('openid4vci-v1')
  const { offer: _new, ...older } = OFFER
  expect((await offerIt(older)).queryByRole('button', { name: CHOOSE })).toBeNull()
})
